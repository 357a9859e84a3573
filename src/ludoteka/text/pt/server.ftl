### O que o servidor e as suas mesas recusam.

## À mesa

refused-table-unknown = Essa mesa não existe aqui.
refused-not-your-seat = Esse lugar não é seu.
refused-enter-first = Primeiro entre na mesa.
refused-undo-nothing = Não há nada que possa desfazer agora.
refused-undo-too-often = Já desfez { $most } jogadas neste jogo e não pode desfazer mais.
refused-conflict = Alguém está a alterar esta mesa ao mesmo tempo. Tente de novo.
refused-game-unfinished = O jogo ainda não acabou. O registo fica disponível quando acabar.
refused-begun = O jogo já começou: os lugares ficam como estão.
refused-gathering = O jogo ainda não começou.
refused-seat-taken = Este lugar está ocupado. Escolha outro.
refused-host-only = Só quem abriu a mesa o pode fazer.
refused-no-watching = Esta mesa não permite espectadores. Quando o jogo acabar, todos o podem ver.
refused-deal-sealed = Pode haver quem ainda jogue esta distribuição, por isso fica oculta por agora.
refused-daily-stays = O desafio do dia fica até ao fim do dia. O seu nome pode ser retirado já.
refused-guest-key-used = Esta ligação pessoal já foi usada, ou o lugar já não está reservado. Se não foi você, fale com o anfitrião.
refused-share-form = Uma parte são 64 dígitos hexadecimais. Recarregue a página e diga de novo que está pronto.
refused-talk-empty = Escolha uma frase da lista ou escreva uma mensagem.
refused-talk-phrases-only = Nesta mesa só se podem usar as frases da lista.
refused-talk-long = É demasiado longo: no máximo { $most } caracteres.
refused-phrase-unknown = Essa frase não existe.

## Uma mesa nova

refused-seat-kind = Isto não pode ocupar o lugar. Escolha entre: { $known }.
refused-seat-name = Um nome é uma só linha, com { $most } caracteres no máximo e sem «#».
refused-webhooks-off = O dono deste servidor não deixa as mesas chamar outros servidores.
refused-webhook-address = Uma mesa só pode chamar um endereço que comece por http:// ou https:// e que todos possam alcançar.
refused-webhook-port = Uma mesa só pode chamar estas portas: { $ports }. Tire a porta do endereço ou peça ao dono deste servidor.
refused-duplicate-seats = Nas mesas com a mesma distribuição os lugares são livres ou de bots, e pelo menos um é livre; você senta-se a uma delas como os outros.
refused-no-duplicate = Nenhuma outra mesa tem a mesma distribuição.
refused-no-rematch = Ainda ninguém pediu a desforra.
refused-date = Um dia escreve-se assim: 2026-01-31.

## Quem pode o quê

refused-token-missing = Para ver isto, precisa da chave do seu lugar.
refused-token-bad = Esta chave não serve em nenhum lugar daqui.
refused-token-other-table = Esta chave é de outra mesa.
refused-origin = Este pedido vem de outra página e foi recusado.
refused-host = Este servidor não tem esse nome.

## Mensagens, páginas e ficheiros

refused-message-bad = Esta mensagem não é válida: { $why }
refused-language-unknown = Não há textos nessa língua. As que há: { $known }.
refused-page-unknown = Aqui não há nada.
refused-method = Isso não se pode fazer aqui.
refused-too-large = Isto é demasiado grande.
refused-too-many-requests = Demasiados pedidos. Tente de novo daqui a um minuto.
refused-too-many-tables = Foram criadas demasiadas mesas a partir daqui. Tente de novo mais tarde.
refused-too-many-sockets = Há aqui demasiadas ligações abertas.
refused-record-encoding = Isto não é um texto em UTF-8.
refused-fault = Algo correu mal no servidor. Nada se perdeu; tente de novo. Se voltar a acontecer, indique este número a quem gere o servidor: { $request }
refused-store-away = O servidor não consegue aceder aos jogos neste momento. Nada se perdeu; tente daqui a pouco.
refused-draining = O servidor está prestes a reiniciar e não abre mesas novas. Tente daqui a pouco.
refused-data-newer = Os jogos guardados são de uma versão mais recente da Ludoteka. Instale essa versão ou escolha outra pasta de dados.
refused-data-in-use = Já há outra Ludoteka a usar { $place } (processo { $process }). Feche-a ou escolha outra pasta com --data.
refused-table-damaged = Este jogo está danificado no disco do servidor e não pode ser aberto. O dono do servidor talvez tenha uma cópia de segurança.
refused-secret-broken = O ficheiro «{ $place }» está danificado. Reponha-o de uma cópia ou apague-o; nesse caso, todos precisam de chaves novas para os seus lugares.
refused-stop-unknown = A repetição tem { $stops } paragens, contadas a partir de 0.
refused-no-caller = Neste jogo não se cantam peças.
refused-no-companion = Este jogo não tem ajudante.
refused-no-sheet = Este jogo não tem folha de pontos.
refused-sheet-names = A folha tem { $boards } tabuleiros, mas não o mesmo número de nomes.
refused-no-such-round = O jogo não tem essa ronda.
refused-sheet-rounds = Uma folha deste jogo é para { $rounds ->
    [1] { $rounds } ronda
   *[other] { $rounds } rondas
}, cada uma com um tabuleiro para cada jogador.
refused-no-solver = Para este jogo não é possível calcular o melhor resultado.
refused-solve-unfinished = O jogo ainda não acabou. O melhor possível calcula-se no fim.
refused-no-adviser = Este jogo não tem treinador.
refused-review-unfinished = O jogo ainda não acabou. O treinador avalia-o no fim.
refused-seat-unknown = Lugares nesta mesa: { $seats }, contados a partir de 0.

## O que as pessoas dizem umas às outras

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-done = Muito bem!
phrase-thanks = Obrigado!
phrase-moment = Um momento, por favor.
phrase-your-turn = É a sua vez.
phrase-oops = Ups!
phrase-sorry = Desculpe!
phrase-good-game = Bom jogo!
phrase-again = Jogamos outra vez?
phrase-bye = Até à próxima!

## Quem é quem neste servidor

refused-profile-missing = Para isto é preciso um perfil. É criado quando se senta a uma mesa pela primeira vez.
refused-profile-unknown = Este servidor já não conhece o seu perfil.
refused-profile-key = Isto não é a chave de um perfil: uma chave tem 64 dígitos hexadecimais.
refused-pairing-void = Este código já foi usado, expirou ou não está certo. Crie outro no seu outro dispositivo.
refused-one-seat-per-deal = Já tem lugar noutra mesa com esta distribuição. Cada pessoa joga-a uma só vez.
refused-push-off = Este servidor não envia notificações.
refused-push-subscription = Isto não é o que um navegador cria ao ativar as notificações.
refused-push-too-many = Tem notificações em demasiados navegadores. Desative-as num deles.

# Notifications
push-your-turn = É a sua vez
