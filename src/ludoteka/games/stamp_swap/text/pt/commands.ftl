### What the commands of this room say.

sts-pack-new = { $file } está escrito. Preencha-o e depois veja o que falta: ludoteka pack check { $file }
sts-pack-more = { $count ->
    [1] … e mais um.
   *[other] … e mais { $count }.
}
sts-pack-title = «{ $title }»
sts-pack-sizes = Selos
sts-pack-stacks = Pilhas
sts-pack-backs = Um selo virado mostra
sts-pack-backs-size = só o tamanho
sts-pack-backs-rare = o tamanho e se é raro
sts-pack-backs-double = o tamanho e se é duplo
sts-pack-backs-rare-double = o tamanho e se é raro ou duplo
sts-pack-colours = Cores
sts-pack-themes = Temas
sts-pack-marks = Marcas
sts-pack-values = Valores
sts-pack-attendees = Cartas de participante
sts-pack-pools = Cartas de evento para 2–5 jogadores
sts-pack-level = Nível
sts-pack-games = Jogos
sts-pack-won = Ganhos
sts-pack-mine = Pontos
sts-pack-hers = Pinzetta
sts-pack-contest = Concurso
sts-pack-scores = O que pontua
sts-pack-entered = Escolhido
sts-pack-sound = «{ $title }» é válido: pode-se jogar com ele.
