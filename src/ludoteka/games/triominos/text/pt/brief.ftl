### As regras em 30 segundos: objetivo, jogada, pontos.

rulebook-triominos-brief = Faça mais pontos e livre-se primeiro das suas peças.
    .turn = Coloque uma peça de modo a que os números de cada lado comum coincidam. Se não puder, tire: cada peça custa 5, no máximo três.
    .points = Uma peça vale os seus três números, uma ponte mais 40, um hexágono mais 50. Quem acabar recebe 25 e tudo o que sobrou aos outros.
