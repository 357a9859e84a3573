### Jogar com pessoas noutros lugares: mesas que se juntam, companhia, conversa, a sala de espera e o desafio do dia.

## Quem joga

ui-online = Em linha
ui-with = Com quem
ui-with-bots = Bots
ui-with-friends = Amigos por ligação
ui-with-screen = Um ecrã
ui-friend = Alguém, pela ligação
ui-friend-about = Toma o lugar pela sua ligação.
ui-open-table = Abrir a mesa

## As condições da mesa

ui-terms = Condições da mesa
ui-terms-who = Quem pode vir
ui-terms-private = Privada
ui-terms-public = Pública
ui-terms-private-about = Só quem tem a ligação.
ui-terms-public-about = A mesa aparece na sala de espera deste servidor, aberta a todos.
ui-clock = Relógio
ui-clock-none = Nenhum
ui-clock-move = Por jogada
ui-clock-game = Por jogo
ui-clock-time = Tempo
ui-clock-more = Mais em cada jogada
ui-clock-no-more = nada
ui-clock-about = Quem fica sem tempo é ajudado por um bot.
ui-clock-left = faltam { $time }
ui-clock-days = { $days } d { $hours } h
ui-takeover = Um bot joga por quem se ausentou há
ui-never = nunca
ui-terms-watch-allow = Outros podem assistir
ui-delay = Veem o jogo com atraso
ui-delay-none = sem atraso
ui-terms-talking = Conversa
ui-terms-phrases = Só frases feitas
ui-terms-talk = Conversa livre
ui-webhook = Avisar outro servidor de quem é a vez
ui-webhook-about = Um endereço chamado em cada jogada, se quem gere este servidor o permitir. Deixe vazio se isto não lhe diz nada.
ui-terms-no-clock = Sem relógio
ui-terms-per-move = { $time } por jogada
ui-terms-per-game = { $time } por jogo
ui-terms-per-game-more = { $time } por jogo, mais { $more } em cada jogada
ui-terms-takeover = Um bot substitui após { $time }
ui-terms-no-takeover = Nenhum bot substitui
ui-terms-watch = Pode-se assistir
ui-terms-watch-late = Quem assiste vê { $time } depois
ui-terms-no-watch = Sem espetadores
ui-seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}
ui-minutes = { $count ->
    [1] { $count } minuto
   *[other] { $count } minutos
}
ui-hours = { $count ->
    [1] { $count } hora
   *[other] { $count } horas
}
ui-days = { $count ->
    [1] { $count } dia
   *[other] { $count } dias
}

## A mesa junta-se

ui-gather-host = A sua mesa está aberta
ui-gather-seated = Tem um lugar
ui-gather-guest = Escolha um lugar
ui-my-name = O seu nome
ui-my-name-first = Diga primeiro o seu nome aos outros.
ui-gather-full = Todos os lugares estão ocupados.
ui-gather-full-watch = Todos os lugares estão ocupados. Fique aqui e verá o jogo.
ui-gather-free = { $count ->
    [1] Ainda há { $count } lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
ui-gather-ready = Prontos: { $ready } de { $of }. O jogo começa quando estiverem todos.
ui-gather-begins = Estão todos prontos. Vamos a isto…
ui-seat-free = Lugar livre
ui-sit-here = Sentar-se
ui-sit-at = Sentar-se no lugar { $number }
ui-move-here = Mudar
ui-move-to = Mudar para o lugar { $number }
ui-swap = Trocar
ui-swap-with = Trocar de lugar com { $name }
ui-swap-asked = Pedido
ui-swap-wish = { $name } gostava de trocar de lugar consigo.
ui-swap-yes = Trocar de lugar
ui-you = você
ui-here = à mesa
ui-away = fora da mesa
ui-is-ready = a postos
ui-is-not-ready = ainda não
ui-ready = Podemos começar
ui-not-ready = Afinal ainda não
ui-leave-seat = Levantar-se
ui-add-seat = Mais um lugar
ui-seat-change = Mudar o lugar { $number }
ui-seat-clear = Libertar o lugar
ui-seat-remove = Tirar o lugar
ui-gathers = espera por pessoas
ui-keep-for = Guardar para alguém…
ui-keep-title = Guardar este lugar
ui-keep-name = Para quem?
ui-keep-do = Guardar o lugar
ui-keep-about = O lugar está guardado. Envie a { $name } esta ligação: abre esse lugar e mais nenhum. Funciona uma só vez; depois o lugar é só dessa pessoa, e nem você o pode abrir.
ui-keep-link = Ligação pessoal de { $name }
ui-invite = Convidar
ui-invite-about = Quem abrir esta ligação pode tomar um lugar livre. Sem conta, basta um nome.
ui-link = Ligação para a mesa
ui-link-copy = Copiar a ligação
ui-link-title = { $game }: um lugar para si
ui-link-local = Este endereço só funciona neste computador. Para telemóveis na mesma rede, inicie o servidor assim:
ui-link-of-table = Ligação para esta mesa
ui-link-watch = Quem abrir esta ligação assiste, se a mesa o permitir; no fim do jogo, todos veem o resultado e a repetição.
ui-qr = A ligação como código para uma câmara
ui-fair = Porque ninguém pode viciar o baralho
ui-fair-about = Antes de alguém se sentar, o servidor fixou a sua parte no acaso deste jogo e mostra aqui a impressão digital dela. Cada pessoa que diz que está pronta junta uma parte secreta sua. Depois do jogo todas as partes estão no registo, e qualquer um pode verificar cada sorteio.
ui-fair-shared = Várias mesas jogam esta distribuição, por isso o acaso é só do servidor; a impressão digital foi fixada antes de alguém se sentar. Depois do jogo qualquer um pode verificar cada sorteio.
ui-fair-changed = A impressão digital da parte do servidor não é a que este navegador viu aqui antes. Um servidor honesto nunca a muda: é melhor jogar noutro sítio.
ui-proof-working = A ler o registo…
ui-proof-none = Este jogo continuou a partir de um registo, por isso o seu acaso não se pode verificar.
ui-proof-about = { $draws ->
    [1] O único sorteio deste jogo resulta
   *[other] Todos os { $draws } sorteios deste jogo resultam
} do que está em baixo: do que o servidor fixou antes de alguém jogar e das partes dos jogadores. O servidor acabou de o verificar.
ui-proof-here = Este navegador também verificou:
ui-proof-found = Este navegador verificou:
ui-proof-commit-good = A parte do servidor tem a impressão digital que este navegador viu antes do jogo.
ui-proof-commit-unknown = A parte do servidor tem a impressão digital abaixo. Este navegador não a viu antes do jogo.
ui-proof-commit-wrong = A impressão digital não é a que este navegador viu antes do jogo, ou a parte do servidor não a tem.
ui-proof-share-good = A sua parte está lá, tal como este navegador a escolheu.
ui-proof-share-wrong = A sua parte não está lá tal como este navegador a escolheu; terá dito noutro aparelho que podiam começar?
ui-proof-draws-good = Cada sorteio resulta das partes e é o que a mesa mostrou.
ui-proof-draws-wrong = O sorteio { $number } não resulta das partes, ou não é o que a mesa mostrou.
ui-proof-wrong = Algo aqui não está como prometido. Guarde o registo e mostre-o aos outros.
ui-proof-cannot = Este navegador só o pode verificar em páginas que venham por https ou deste computador.
ui-proof-before = Impressão digital mostrada antes do jogo
ui-proof-after = Parte do servidor, revelada depois
ui-proof-share = Parte de { $name }
ui-proof-yourself = Para verificar sem este servidor, guarde o registo e execute:

## Companhia durante o jogo

ui-company = A companhia
ui-people = Pessoas à mesa
ui-thinking = a pensar
ui-stand-in = fora da mesa, joga um bot
ui-turn-yours = a sua vez
ui-title-turn = A sua vez
ui-watchers = { $count ->
    [1] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
ui-watching-late = Está a assistir, um pouco depois do jogo.
ui-sound = Som quando os outros esperam por mim
ui-undo-ask = Pedir para voltar atrás
ui-undo-waiting = Pediu para voltar atrás. Os outros estão a pensar…
ui-undo-asked = { $name } gostava de voltar atrás na última jogada.
ui-undo-agreed = Concordou que { $name } volte atrás na última jogada.
ui-undo-yes = Concordo
ui-undo-no = Recuso
ui-undo-withdraw = Deixe estar
ui-undo-refused = Alguém disse que não: a sua jogada fica.
ui-talk = Conversa
ui-talk-unread = { $count ->
    [1] Conversa, { $count } frase nova
   *[other] Conversa, { $count } frases novas
}
ui-talk-said = O que foi dito
ui-talk-none = Ainda ninguém disse nada.
ui-talk-passing = O que aqui se diz não fica guardado: desaparece quando todos saírem.
ui-phrases = Frases feitas; cada um as lê na sua língua
ui-talk-write = Diga alguma coisa
ui-talk-send = Enviar
ui-mute-title = Quem se ouve
ui-mute = Silenciar { $name }
ui-muted = { $name } em silêncio
ui-device = Noutro dispositivo
ui-device-about = Abra esta ligação no telemóvel ou noutro computador e continue lá com os seus lugares.
ui-device-link = A sua ligação pessoal
ui-device-qr = A sua ligação pessoal como código para uma câmara
ui-device-secret = Quem a tiver joga por si, por isso não a dê a ninguém. A chave está depois do “#”: os navegadores guardam essa parte para si e não a enviam a nenhum servidor.

## Depois do jogo

ui-rematch-rotate = Rodar lugares
ui-rematch-rotate-about = Desforra: cada um avança um lugar
ui-rematch-join = Entrar na desforra
ui-rematch-waits = Os outros querem uma desforra. O seu lugar está guardado.
ui-sealed = Outros ainda estão a jogar a mesma distribuição. A repetição e o registo vêm quando acabarem.
ui-sealed-daily = Outros ainda estão a jogar a distribuição de hoje. Para eles, a repetição e o registo ficam fechados até amanhã.
ui-end-lasting = Esta página fica: quem tiver a ligação vê o resultado e a repetição.
ui-forget-me = Apagar os meus dados dela
ui-forget-title = Apagar aqui o seu nome?
ui-forget-about = O seu nome e tudo o que disse nesta mesa são apagados para sempre. O jogo fica, com alguém sem nome.
ui-forget-yes = Apagar
ui-forget-done = O seu nome foi apagado.

## A sala de espera

ui-friends = Com amigos
ui-join = Para a mesa de amigos
ui-join-hint = Ligação ou código
ui-join-go = Ir
ui-join-lost = Isto não leva a nenhuma mesa. Cole a ligação inteira, ou a última parte dela.
ui-lobby = Mesas abertas
ui-lobby-none = Ninguém está à espera neste momento. Abra uma mesa sua: escolha um jogo, depois “Amigos por ligação”, e torne-a pública nas condições.
ui-lobby-free = { $count ->
    [1] { $count } lugar livre
   *[other] { $count } lugares livres
}
ui-lobby-watch = Assistir

## O desafio do dia

ui-daily = Desafio do dia
ui-daily-date = A distribuição do dia: { $date }
ui-daily-about = A mesma distribuição para todos aqui, uma tentativa para cada um.
ui-daily-about-bots = A mesma distribuição para todos aqui, uma tentativa para cada um contra um bot.
ui-daily-game = Jogo
ui-daily-day = Dia
ui-today = Hoje
ui-yesterday = Ontem
ui-daily-play = Jogar a de hoje
ui-daily-done = Tem { $score }: lugar { $place } até agora.
ui-daily-board = Como correu a todos
ui-daily-none = Ainda ninguém a acabou. Pode ser o primeiro nome aqui.
ui-daily-nobody = Ninguém jogou.
ui-daily-more = { $count ->
    [1] e mais { $count }
   *[other] e mais { $count }
}
ui-nobody = Alguém

# As mesmas peças em várias mesas
ui-together-tables = Mesas com a mesma partida
ui-together-about = Todas as mesas recebem as mesmas peças e ficam a saber das outras quando todas acabarem. Quem abre as mesas senta-se numa delas como toda a gente.
ui-open-tables = { $tables ->
    [1] Abrir { $tables } mesa
   *[other] Abrir { $tables } mesas
}
ui-together-title = A mesma partida
ui-together-links = Ligações para as mesas
ui-together-table = Mesa { $number }
ui-together-open = Abrir
ui-together-goes-on = Em que ponto estão
ui-together-results = Como correu a cada um
ui-together-waits = Os pontos e as ligações aparecem quando acabar o último jogo.
ui-together-others = As outras mesas com a mesma partida
ui-pace-host = O ritmo dos bots e das chamadas é decidido por quem abriu a mesa.
ui-other-key = A chave de outro lugar
ui-other-key-about = Este navegador já tem um lugar nesta mesa. Com esta ligação passa a sentar-se no outro; para voltar, use a sua ligação pessoal.
ui-other-key-take = Ocupar o outro lugar
