### O ajudante ao lado da caixa.

## O ajudante, para uma automa numa mesa a sério

ui-companion = Ajudante
ui-box-companion = Ao jogar { $game } com o jogo físico, o ajudante joga pela automa: você regista o que está na mesa, ele mostra o que ela faz e porquê, e conta os pontos.
ui-companion-lead = Você joga com o jogo físico, o ajudante joga pela automa. Explica a preparação, pergunta uma coisa de cada vez, mostra o que ela faz e porquê, e conta os pontos dela. Tudo fica neste navegador.
ui-companion-kept = Os seus jogos
ui-companion-new = Jogo novo
ui-companion-name = Nome
ui-companion-unnamed = Jogo sem nome
ui-companion-entries = { $count ->
    [1] { $count } registo
   *[other] { $count } registos
}
ui-companion-forget = Apagar
ui-companion-forget-sure = Apagar mesmo?
ui-companion-cards = Quem tira as cartas da automa?
ui-companion-cards-none = Eu
ui-companion-cards-none-about = Você tira-as da caixa e regista o que mostram.
ui-companion-cards-own = O meu pacote
ui-companion-cards-own-about = O ajudante tira-as do pacote com que o servidor foi iniciado.
ui-companion-cards-built-in = Pacote da Ludoteka
ui-companion-cards-built-in-about = O ajudante tira cartas desenhadas por nós: para um jogo com o nosso pacote, não com as cartas da caixa.
ui-companion-quick = Só tirar cartas
ui-companion-quick-about = Sem perguntas nem pontos.
ui-companion-begin = Começar
ui-companion-all = Todos os jogos
ui-companion-help = Cartas de ajuda
ui-companion-points = Os pontos da automa
ui-companion-steps = O que já aconteceu
ui-companion-items = Itens, da esquerda para a direita
ui-companion-none = Ainda nada foi registado.

ui-companion-value = valor { $value }
ui-companion-rare = raro
ui-companion-down = virado para baixo
ui-companion-size-missing = falta o tamanho
ui-companion-remove = Retirar
ui-companion-remove-this = Retirar { $item }
ui-companion-which-size = Que tamanho?
ui-companion-add = Juntar o item seguinte
ui-companion-enter = { $count ->
    [0] Não há nada, continuar
    [1] É tudo: { $count } item
   *[other] É tudo: { $count } itens
}
ui-companion-chosen = Escolhidos: { $count }
ui-companion-chosen-of = Escolhidos: { $count } de { $most }
ui-companion-done = Pronto
ui-companion-first = Primeiro faça isto
ui-companion-you = Você
ui-companion-draw = Tirar a carta
ui-companion-drawn = Já tirei a carta
ui-companion-entry = Registo { $number }.
ui-companion-correct = Editar
ui-companion-undo = Desfazer
ui-companion-undo-from = Desfazer a partir daqui
ui-companion-leave = Cancelar
ui-companion-waiting = O registo { $number } espera até o anterior voltar a servir.
ui-companion-over = O jogo terminou.
