### Jogar com pessoas noutros lugares: mesas que se juntam, companhia, conversa, a sala de espera e o desafio do dia.

## Quem joga

ui-online = Online
ui-with = Com quem
ui-with-bots = Bots
ui-with-friends = Amigos por ligação
ui-with-screen = Um ecrã
ui-friend = Alguém, por ligação
ui-friend-about = Entra com a sua ligação.
ui-open-table = Abrir a mesa

## As condições da mesa

ui-terms = Definições da mesa
ui-terms-who = Quem pode entrar
ui-terms-private = Privada
ui-terms-public = Pública
ui-terms-private-about = Só quem tem a ligação.
ui-terms-public-about = A mesa está na lista deste servidor, aberta a todos.
ui-clock = Relógio
ui-clock-none = Nenhum
ui-clock-move = Por jogada
ui-clock-game = Por jogo
ui-clock-time = Tempo
ui-clock-more = Extra por jogada
ui-clock-no-more = nenhum
ui-clock-about = Quando o seu tempo acaba, um bot joga por si.
ui-clock-left = faltam { $time }
ui-clock-days = { $days } d { $hours } h
ui-takeover = Um bot joga por si após
ui-never = nunca
ui-terms-watch-allow = Outros podem assistir
ui-delay = Atraso para quem assiste
ui-delay-none = nenhum
ui-terms-talking = Conversa
ui-terms-phrases = Só frases prontas
ui-terms-talk = Texto livre
ui-webhook = Avisar outro servidor de cada jogada
ui-webhook-about = Um endereço chamado em cada jogada, se o dono deste servidor o permitir. Na dúvida, deixe vazio.
ui-terms-no-clock = Sem relógio
ui-terms-per-move = { $time } por jogada
ui-terms-per-game = { $time } por jogo
ui-terms-per-game-more = { $time } por jogo, mais { $more } por jogada
ui-terms-takeover = Bot substituto após { $time }
ui-terms-no-takeover = Sem bot substituto
ui-terms-watch = Espectadores permitidos
ui-terms-watch-late = Quem assiste vê { $time } depois
ui-terms-no-watch = Sem espectadores
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
ui-my-name-first = Indique primeiro o seu nome.
ui-gather-full = Todos os lugares estão ocupados.
ui-gather-full-watch = Todos os lugares estão ocupados. Fique aqui para assistir.
ui-gather-free = { $count ->
    [1] Ainda há { $count } lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
ui-gather-ready = Prontos: { $ready } de { $of }. O jogo começa quando estiverem todos.
ui-gather-begins = Estão todos prontos. A começar…
ui-seat-free = Lugar livre
ui-sit-here = Sentar-se aqui
ui-sit-at = Sentar-se aqui, lugar { $number }
ui-move-here = Sentar-se aqui
ui-move-to = Sentar-se aqui, lugar { $number }
ui-swap = Trocar
ui-swap-with = Trocar de lugar com { $name }
ui-swap-asked = Pedido
ui-swap-wish = { $name } pede para trocar de lugar consigo.
ui-swap-yes = Trocar de lugar
ui-you = você
ui-here = à mesa
ui-away = ausente
ui-is-ready = pronto
ui-is-not-ready = ainda não
ui-ready = Podemos começar
ui-not-ready = Ainda não
ui-leave-seat = Sair do lugar
ui-add-seat = Mais um lugar
ui-seat-change = Mudar o lugar { $number }
ui-seat-clear = Libertar o lugar
ui-seat-remove = Remover o lugar
ui-gathers = à espera de jogadores
ui-keep-for = Reservar para alguém…
ui-keep-title = Reservar este lugar
ui-keep-name = Para quem?
ui-keep-do = Reservar o lugar
ui-keep-about = O lugar está reservado. Envie a { $name } esta ligação: abre só este lugar e funciona uma vez. Depois ninguém mais o pode abrir, nem você.
ui-keep-link = Ligação pessoal de { $name }
ui-invite = Convidar
ui-invite-about = Quem tiver esta ligação pode ocupar um lugar livre. Sem conta, basta um nome.
ui-link = Ligação para a mesa
ui-link-copy = Copiar a ligação
ui-link-title = { $game }: um lugar para si
ui-link-of-table = Ligação para esta mesa
ui-link-watch = Quem tiver esta ligação pode assistir, se a mesa o permitir. Depois do jogo, todos veem o resultado e a repetição.
ui-qr = A ligação como código QR
ui-fair = Sorteio verificável: como é feito
ui-fair-about = Antes de alguém se sentar, o servidor escolheu uma semente para os sorteios; a impressão digital dela está abaixo. Cada jogador junta uma parte secreta quando está pronto. Depois do jogo tudo está no registo, e qualquer um pode verificar cada sorteio.
ui-fair-shared = Várias mesas jogam esta distribuição, por isso só conta a semente do servidor; a impressão digital dela foi fixada antes de alguém se sentar. Depois do jogo qualquer um pode verificar cada sorteio.
ui-fair-changed = A impressão digital da semente do servidor não é a que este navegador viu antes. Um servidor honesto nunca a muda: é melhor jogar noutro sítio.
ui-proof-working = A ler o registo…
ui-proof-none = Este jogo continuou a partir de um registo, por isso os seus sorteios não se podem verificar.
ui-proof-about = { $draws ->
    [1] O único sorteio deste jogo resulta
   *[other] Todos os { $draws } sorteios deste jogo resultam
} da semente do servidor, fixada antes do jogo, e das partes dos jogadores. O servidor acabou de o verificar.
ui-proof-here = Este navegador também verificou:
ui-proof-found = Este navegador verificou:
ui-proof-commit-good = A semente do servidor tem a impressão digital que este navegador viu antes do jogo.
ui-proof-commit-unknown = A semente do servidor tem a impressão digital abaixo. Este navegador não a viu antes do jogo.
ui-proof-commit-wrong = A impressão digital não é a que este navegador viu antes do jogo, ou não corresponde à semente do servidor.
ui-proof-share-good = A sua parte foi usada, tal como este navegador a escolheu.
ui-proof-share-wrong = A sua parte não foi usada tal como este navegador a escolheu. Escolheu «Podemos começar» noutro dispositivo?
ui-proof-draws-good = Cada sorteio resulta da semente e das partes, e é o que a mesa mostrou.
ui-proof-draws-wrong = O sorteio { $number } não resulta da semente e das partes, ou não é o que a mesa mostrou.
ui-proof-wrong = Isto não corresponde ao prometido. Guarde o registo e mostre-o aos outros.
ui-proof-cannot = Este navegador só o pode verificar em páginas que venham por https ou deste computador.
ui-proof-before = Impressão digital mostrada antes do jogo
ui-proof-after = Semente do servidor, revelada depois do jogo
ui-proof-share = Parte de { $name }
ui-proof-yourself = Para verificar sem este servidor, guarde o registo e execute:

## Companhia durante o jogo

ui-company = Jogadores
ui-people = Jogadores à mesa
ui-thinking = a pensar
ui-stand-in = ausente, joga um bot
ui-turn-yours = a sua vez
ui-title-turn = A sua vez
ui-watchers = { $count ->
    [1] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
ui-watching-late = Está a assistir com um pequeno atraso.
ui-undo-ask = Pedir para desfazer
ui-undo-waiting = Pediu para desfazer a jogada. À espera dos outros…
ui-undo-asked = { $name } pede para desfazer a última jogada.
ui-undo-agreed = Concordou que { $name } desfaça a última jogada.
ui-undo-yes = Concordo
ui-undo-no = Recuso
ui-undo-withdraw = Cancelar
ui-undo-refused = Alguém recusou: a sua jogada fica.
ui-talk = Conversa
ui-talk-unread = { $count ->
    [1] Conversa, { $count } mensagem nova
   *[other] Conversa, { $count } mensagens novas
}
ui-talk-said = Mensagens
ui-talk-none = Ainda não há mensagens.
ui-talk-passing = As mensagens não ficam guardadas: desaparecem quando todos saírem.
ui-phrases = Frases prontas; cada um lê-as na sua língua
ui-talk-write = Escreva uma mensagem
ui-talk-send = Enviar
ui-mute-title = Silenciar jogadores
ui-mute = Silenciar { $name }
ui-muted = { $name } em silêncio
ui-device = Noutro dispositivo
ui-device-about = Abra esta ligação no telemóvel ou noutro computador e continue lá com os seus lugares.
ui-device-link = A sua ligação pessoal
ui-device-qr = A sua ligação pessoal como código QR
ui-device-secret = Quem a tiver pode jogar por si, por isso não a dê a ninguém. A chave vem depois do «#»; os navegadores nunca enviam essa parte a um servidor.

## Depois do jogo

ui-rematch-rotate = Rodar lugares
ui-rematch-rotate-about = Desforra: cada um avança um lugar
ui-rematch-join = Entrar na desforra
ui-rematch-waits = Os outros querem uma desforra. O seu lugar está reservado.
ui-sealed = Outros ainda estão a jogar a mesma distribuição. A repetição e o registo ficam disponíveis quando acabarem.
ui-sealed-daily = Outros ainda estão a jogar o desafio de hoje. Para eles, a repetição e o registo ficam fechados até amanhã.
ui-end-lasting = Ligação permanente: quem a tiver vê o resultado e a repetição.
ui-forget-me = Apagar os meus dados desta página
ui-forget-title = Apagar aqui o seu nome?
ui-forget-about = O seu nome e todas as suas mensagens nesta mesa são apagados para sempre. O jogo fica, com um jogador sem nome.
ui-forget-yes = Apagar
ui-forget-done = O seu nome foi apagado.

## A sala de espera

ui-friends = Com amigos
ui-join = Entrar na mesa de um amigo
ui-join-hint = Ligação ou código
ui-join-go = Entrar
ui-join-lost = Nenhuma mesa encontrada. Cole a ligação inteira ou a última parte.
ui-lobby = Mesas abertas
ui-lobby-free = { $count ->
    [1] { $count } lugar livre
   *[other] { $count } lugares livres
}
ui-lobby-watch = Assistir

## O desafio do dia

ui-daily = Desafio do dia
ui-daily-date = Desafio de { $date }
ui-daily-about = A mesma distribuição para todos, uma tentativa para cada um.
ui-daily-about-bots = A mesma distribuição para todos, uma tentativa para cada um contra um bot.
ui-daily-game = Jogo
ui-daily-day = Dia
ui-today = Hoje
ui-yesterday = Ontem
ui-daily-play = Jogar o desafio de hoje
ui-daily-done = Tem { $score }: { $place }.º lugar até agora.
ui-daily-board = Resultados
ui-daily-none = Ainda não há resultados. O primeiro pode ser o seu.
ui-daily-nobody = Ninguém jogou.
ui-daily-more = { $count ->
    [1] e mais { $count }
   *[other] e mais { $count }
}
ui-nobody = Alguém

# As mesmas peças em várias mesas
ui-together-tables = Mesas com a mesma distribuição
ui-together-about = Todas as mesas recebem a mesma distribuição; os resultados aparecem quando todas acabarem. Você senta-se numa delas como os outros.
ui-open-tables = { $tables ->
    [1] Abrir { $tables } mesa
   *[other] Abrir { $tables } mesas
}
ui-together-title = A mesma distribuição
ui-together-links = Ligações para as mesas
ui-together-table = Mesa { $number }
ui-together-open = Abrir
ui-together-goes-on = Progresso
ui-together-results = Resultados
ui-together-waits = Os pontos e as ligações aparecem quando acabar o último jogo.
ui-together-others = As outras mesas com a mesma distribuição
ui-pace-host = A velocidade dos bots e do sorteio é decidida por quem abriu a mesa.
ui-other-key = Ligação para outro lugar
ui-other-key-about = Este navegador já tem um lugar nesta mesa. Esta ligação muda-o para o outro; para voltar, use a sua ligação pessoal.
ui-other-key-take = Ocupar o outro lugar
