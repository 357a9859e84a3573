### As regras em 30 segundos: objetivo, jogada, pontos.

rulebook-mini-fits-brief = Encha linhas inteiras do seu quadro, em duas rondas.
    .turn = Todos recebem a mesma peça: rode-a, vire-a e deslize-a a direito para baixo. Ou ponha-a de lado de vez.
    .points = Uma linha cheia vale 1 ponto. Na ronda 2, três símbolos da mesma cor à vista valem 3.
