### As regras em 30 segundos: objetivo, jogada, pontos.

rulebook-take-it-easy-brief = Forme no seu tabuleiro linhas com um só número, de ponta a ponta.
    .turn = Todos recebem a mesma peça e cada um coloca-a numa casa vazia do seu tabuleiro. Já não se move.
    .points = Uma linha completa vale o seu número por cada peça; com um número diferente não vale nada. Ganha o total mais alto.
