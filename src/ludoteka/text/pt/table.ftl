### O cabeçalho da mesa e o que ela diz antes e depois de uma jogada.

ui-goal-with = com { $names }
ui-in-force = Regras em vigor
ui-in-force-rule = Regra { $rule }
ui-warn-again = Escolha outra vez para o fazer.
ui-warn-do = Fazer mesmo assim
ui-undo-none-yet = Nada a desfazer: ainda não jogou.
ui-undo-drawn = Tarde demais para desfazer: algo novo saiu depois da sua jogada.
ui-undo-seen = Tarde demais para desfazer: outros já jogaram.
ui-undo-shown = Tarde demais para desfazer: desde a sua jogada foi mostrado algo que estava escondido.
ui-undo-watching = Está a assistir: não há nada a desfazer.
ui-story-dealt = A distribuição ({ $count } linhas)
