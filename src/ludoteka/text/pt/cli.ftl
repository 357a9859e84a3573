### O terminal: o que o `ludoteka` diz por si. As palavras para escrever (why, moves, quit ...) são iguais em todas as línguas.

## Pessoas

cli-player = Jogador { $number }

## ludoteka games

cli-games-game = Jogo
cli-games-players = Jogadores
cli-games-presets = Variantes
cli-games-bots = Bots
cli-games-options = Opções (--variant nome=valor,…)
cli-games-assumed = { $source }, presumido

## ludoteka replay

cli-check-ok = { $file }: o registo é válido, { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}.
cli-check-result = Resultado: { $result }.
cli-check-unfinished = O jogo ainda não acabou.
cli-check-proved = A semente corresponde ao compromisso, e todos os sorteios decorrem dela.
cli-check-unproved = O registo não revela a semente; por isso não é possível provar os sorteios.

## ludoteka legal

cli-legal-over = O jogo acabou: não há mais nada a fazer.
cli-legal-actor = { $name }: { $count ->
    [one] { $count } jogada permitida
   *[other] { $count } jogadas permitidas
}
cli-legal-scores = Pontos: { $scores }

## ludoteka solve

cli-solve-proved = { $score } pontos, provado: nada dá mais.
cli-solve-bounded = O melhor encontrado são { $score } pontos; mais de { $most } é impossível.
cli-solve-patterns = { $patterns ->
    [one] Há { $patterns } disposição que lá chega.
   *[other] Há { $patterns } disposições que lá chegam.
}

## ludoteka review

cli-review-seat = { $name }: { $cost } pontos perdidos face às escolhas do especialista, em { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}.
cli-review-flawless = Nem o especialista teria feito muito melhor.
cli-review-move = Jogada
cli-review-chosen = Escolhida (esperado)
cli-review-better = Melhor (esperado)
cli-review-cost = Custo

## ludoteka simulate, ludoteka bench

cli-simulate-playing = A jogar
cli-simulate-bot = Bot
cli-simulate-games = Jogos
cli-simulate-points = Pontos
cli-simulate-sd = Dispersão
cli-simulate-range = Intervalo
cli-simulate-won = Vitórias
cli-simulate-records = { $count ->
    [one] Um jogo gravado na pasta { $folder }.
   *[other] { $count } jogos gravados na pasta { $folder }.
}
cli-bench-engine = Motor
cli-bench-steps = Passos por segundo
cli-bench-ratio = Vezes o OpenSpiel

## ludoteka serve

cli-serve-open = A Ludoteka está aberta: { $address } (Ctrl-C fecha-a)
cli-serve-closed = A Ludoteka fechou. Todos os jogos estão guardados.
cli-serve-running = A Ludoteka já está a funcionar: { $address }
cli-serve-port-taken = A porta { $port } está ocupada por outro programa; é usada a porta { $other }.
cli-serve-network = Para outros dispositivos nesta rede: { $address }
cli-serve-no-network = Este computador não está em nenhuma rede; por isso, outros dispositivos não o encontram.

## ludoteka worker

cli-worker-open = Este processo de trabalho está pronto: { $processes ->
    [one] uma pergunta
   *[other] { $processes } perguntas
} de cada vez, de { $bus } (Ctrl-C fecha-o)
cli-worker-closed = Este processo de trabalho fechou.

## ludoteka backup, ludoteka restore

cli-backup-made = { $tables ->
    [one] { $tables } mesa guardada
   *[other] { $tables } mesas guardadas
} em { $file }. O ficheiro contém segredos de jogos em curso: não o dê a ninguém.
cli-restore-made = { $tables ->
    [one] { $tables } mesa reposta
   *[other] { $tables } mesas repostas
} em { $folder }.

## ludoteka copy

cli-copy-made = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} com { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
} de registo: cópia feita para { $place }. Ambos os lados foram lidos de novo e são iguais.

## ludoteka doctor

cli-doctor-fine = Não falta nada do que a Ludoteka precisa.
cli-doctor-in = { $version } em { $place }
cli-doctor-installation = instalação
cli-doctor-not-installed = não instalado
cli-doctor-install = Instale: { $command }
cli-doctor-install-again = Instale de novo: { $command }
cli-doctor-compiler = compilador
cli-doctor-llvm = LLVM { $version } para { $processor }
cli-doctor-data = dados
cli-doctor-cache = cache
cli-doctor-folder-later = { $folder } (criada quando for precisa)
cli-doctor-not-writable = não é possível escrever em { $folder }
cli-doctor-make-writable = Dê a si próprio permissão para escrever em { $folder }.
cli-doctor-games = jogos
cli-doctor-sound = nenhum dano encontrado
cli-doctor-damaged = A base de dados está danificada.
cli-doctor-lost = Jogos que já não podem ser abertos: { $games }.
cli-doctor-restore = Reponha uma cópia de segurança: ludoteka restore FICHEIRO --replace --data { $folder }
cli-doctor-client = cliente web
cli-doctor-not-built = por construir
cli-doctor-build = Numa cópia do repositório, construa-o: python3 dev.py web
cli-doctor-browser = navegador para testes
cli-doctor-no-browser = nenhum encontrado (só dev.py test precisa dele, e obtém um sozinho)
cli-doctor-no-node = nenhum encontrado (só é preciso para construir o cliente web)

## Pontos

cli-score-total = Total

## À espera de uma jogada

cli-left = Ainda pode sair
cli-hint = Escreva para onde vai, por exemplo { $example }; «?» mostra o que mais pode escrever.
cli-hint-name = Escreva o que está à frente do que quer, por exemplo { $example }; «?» mostra o que mais pode escrever.
cli-hint-number = Escreva o número do que quer fazer, por exemplo { $example }; «?» mostra o que mais pode escrever.
cli-hand-over = Passe a { $name }: prima Enter.
cli-may-act = { $name } também pode agir, por exemplo: { $example }
cli-pause = Prima Enter para a ronda seguinte.
cli-help = Escreva uma jogada ({ $action }, ou só { $short }) ou uma destas palavras:
cli-help-help = esta ajuda
cli-help-why = why c3: se é permitido e, se não, que regra o proíbe
cli-help-moves = todas as jogadas possíveis e o que fariam
cli-help-score = os pontos de todos, explicados
cli-help-bag = o que ainda pode sair
cli-help-board = o seu tabuleiro outra vez
cli-help-boards = os tabuleiros de todos
cli-help-what = tudo o que está na mesa, por palavras
cli-help-log = o que aconteceu até agora
cli-help-undo = desfazer a sua última jogada, enquanto nada foi revelado depois
cli-help-quit = sair e, se quiser, guardar o jogo
cli-why-what = Indique uma jogada, por exemplo: why c3.
cli-why-fine = { $action }: esta jogada é permitida.
cli-undo-none = Não há nada para desfazer: entretanto algo foi revelado.

## Guardar e sair

cli-save-where = Em que ficheiro guardar o registo? (Enter: em nenhum)
cli-save-leaving = Em que ficheiro guardar o jogo? (Enter: na pasta da Ludoteka; -: não guardar)
cli-save-exists = O ficheiro { $file } já existe. Escolha outro nome.
cli-saved = O registo está em { $file }.
cli-left-unsaved = Até à próxima. Nada foi guardado.
cli-left-saved = Até à próxima. O jogo está guardado em { $file }. Para continuar:
cli-seed-lost = A semente deste jogo não está neste computador. Os sorteios seguintes são novos, por isso no fim não será possível prová-los.

## Recusas

cli-refused = Isto não pode ser feito ({ $code }).
refused-file-missing = Este ficheiro não existe.
refused-file-folder = Isto é uma pasta, não um ficheiro.
refused-folder-not = Isto é um ficheiro, não uma pasta.
refused-records-there = Já existem registos destes jogos (ficheiros: { $count }). Nada foi jogado; com --replace são substituídos.
refused-file-forbidden = Não tem permissão para abrir este ficheiro.
refused-file-not-text = Isto não é texto em UTF-8 (veja o byte { $byte }); por isso não pode ser lido.
refused-file-too-long = Este ficheiro é demasiado longo: podem ser lidos no máximo { $most } caracteres.
refused-file-exists = Este ficheiro já existe. Escolha outro nome ou continue o jogo: ludoteka play FICHEIRO.
refused-file-kept = Este ficheiro já existe: nada foi escrito.
refused-file-trouble = Não é possível usar o ficheiro ({ $trouble }).
refused-short-form = Isto pode ser mais do que uma jogada. Escolha uma: { $actions }.
refused-rule-unknown = Não existe essa regra. Existem: { $known }.
refused-preset-unknown = Não existe essa variante. Existem: { $known }.
refused-bot-unknown = Não existe esse bot. Existem: { $known }.
refused-seats-few = Não há lugares que cheguem (pessoas: { $people }, bots: { $bots }).
refused-seed-form = Uma semente é um número par de dígitos hexadecimais, { $most } no máximo: por exemplo c0ffee.
refused-play-settled = O registo já define quem joga o quê. Use só --seed, --record e --language.
refused-play-over = Este jogo acabou. Para o ver: ludoteka replay FICHEIRO.
refused-parts-form = Escreva o jogo e o ficheiro, por exemplo: take-it-easy=a-minha-caixa.csv
refused-seat-none = Os lugares vão de 1 a { $seats }.
refused-solve-what = Escolha o que resolver: --maximum, ou --tiles com as peças pela ordem em que vêm.
refused-backup-nothing = Aqui não há jogos para guardar.
refused-backup-bad = Isto não é uma cópia de segurança da Ludoteka, ou está danificado ({ $why }).
refused-restore-there = Aqui já há jogos. Com --replace são substituídos.
refused-restore-running = Há um servidor a usar esta base de dados. Feche-o primeiro.
refused-backup-elsewhere = Os jogos estão no PostgreSQL e não numa pasta de dados. Para os guardar e repor, use pg_dump e pg_restore.
refused-copy-nothing = Aqui não há jogos para copiar.
refused-copy-there = Aqui já há jogos. Copie para uma pasta ou uma base de dados que não tenha nenhum.
refused-copy-running = Há um servidor a usar esta pasta. Feche-o primeiro.
refused-copy-differs = O que foi lido de novo difere do que devia ser copiado, por isso nada foi copiado. Há um servidor a usar um dos lados?
refused-store-url = A base de dados indica-se assim: postgresql://user@host/database
refused-store-driver = O PostgreSQL precisa de um pacote que não está instalado: pip install ludoteka[postgresql]
refused-store-unreachable = Não é possível abrir a base de dados { $store }: { $why }.
refused-bus-url = O barramento indica-se assim: redis://host:6379
refused-bus-driver = O barramento precisa de pacotes que não estão instalados: pip install ludoteka[cluster]
refused-bus-alone = O barramento liga servidores que partilham uma base de dados: indique também --store.
refused-port-none = Nenhuma porta está livre.
refused-serve-name = Um nome escreve-se sem «http://» e sem porta, por exemplo: play.example.org
refused-serve-proxy = Um proxy indica-se pelo endereço ou pela rede, por exemplo: 10.0.0.2 ou 10.0.0.0/24
refused-bus-none = Onde estão os nós? Indique --bus redis://host:6379 ou defina LUDOTEKA_BUS.
refused-bus-unreachable = O barramento { $bus } não está acessível ({ $why }).
refused-worker-key = LUDOTEKA_WORKER_KEY tem de ser o que «ludoteka worker --print-key» escreve no servidor: 64 dígitos hexadecimais.
refused-worker-secret = Não há segredo em { $place }. Um processo de trabalho precisa do segredo do seu servidor: --store URL, --data DIR, --secret FILE ou LUDOTEKA_WORKER_KEY.
refused-node-name = O nome de um nó tem no máximo 40 letras sem acentos, algarismos, pontos, hífenes e traços inferiores.
refused-tracing-missing = Pediu-se rastreio (OTEL_EXPORTER_OTLP_ENDPOINT), mas o OpenTelemetry não está instalado: pip install ludoteka[tracing]

## Ficheiros, enganos e interrupções

cli-did-you-mean = Queria dizer «{ $near }»?
cli-see-games = «ludoteka games» mostra a lista.
cli-save-no-folder = Não existe a pasta { $folder }. Escolha outro nome.
cli-left-unplayed = Até à próxima. Nada foi guardado: ainda não tinha jogado.
cli-simulate-stopped = Interrompido: são os resultados de { $done } de { $deals } distribuições.
refused-folder-missing = Essa pasta não existe. Crie-a ou escolha outra.
refused-backup-exists = Este ficheiro já existe. Com --force é substituído.
refused-backup-source = Não é possível ler os jogos ({ $why }). «ludoteka doctor» diz mais.
refused-topic-unknown = Não existe esse tema. «ludoteka help» mostra a lista.
