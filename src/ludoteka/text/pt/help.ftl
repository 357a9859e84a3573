### ludoteka help: temas em poucas linhas. A primeira linha de um tema é o título.

cli-help-topics = Temas (ludoteka help TEMA):
cli-help-more = Também: um jogo ({ $games }), um comando ou o número de uma regra.
cli-topic-playing =
    Jogar no terminal
    «ludoteka play JOGO» começa um jogo contra um bot. Vê o tabuleiro e uma linha para escrever. Escreva a jogada como o ecrã lhe chama: uma casa, uma peça ou um número da lista. O nome da casa basta quando só pode ser uma jogada.

      ludoteka play take-it-easy --bots expert
      ludoteka play sequence --name Ana --name Rui
      ludoteka play stamp-swap --preset full

    «?» mostra o que mais pode escrever: «moves» lista tudo o que pode fazer, «what» descreve a mesa por palavras, «why c3» cita a regra que proíbe uma jogada, «undo» anula uma jogada.
    «quit» pergunta onde guardar. Ctrl-C guarda sem perguntar e diz como continuar.
cli-topic-notation =
    Como se escrevem as jogadas
    Uma jogada é uma peça, um sinal e um lugar. A notação é a mesma ao jogar, nos registos e em --tiles.

      take-it-easy   978@c3, 978@aside, done
      sequence       KD>e5 (ficha em e5), JS<e5 (retirar uma ficha), dead KD
      triominos      135@1,0 (uma peça numa casa), draw, pass
      mini-fits      F@1, F2@3 (rodada duas vezes, primeira coluna 3)
      stamp-swap     reserve 17, split 17 44 card 3, take large, 17@c4, contest 14

    «ludoteka legal FICHEIRO» lista as jogadas possíveis no fim de um registo. docs/format.md explica-as todas.
cli-topic-records =
    Registos de jogos
    Um registo (.ludo) é um ficheiro de texto com as opções, todas as jogadas e, no fim, o resultado e a semente dos sorteios.

      ludoteka play take-it-easy --record serao.ludo
      ludoteka play serao.ludo
      ludoteka replay serao.ludo
      ludoteka replay serao.ludo --check
      ludoteka review serao.ludo

    «--check» repete todas as jogadas e prova os sorteios. O código de saída é 0 para um registo certo e terminado, 1 para um errado, 3 para um que está certo mas não tem fim.
cli-topic-hosting =
    Jogar no navegador, com outras pessoas
    «ludoteka serve» abre a mesa no navegador. Os jogos ficam nesta máquina, na pasta que «ludoteka doctor» indica.

      ludoteka serve --lan
      ludoteka serve --port 8080 --no-browser --name play.example.org
      ludoteka backup jogos.tar
      ludoteka restore jogos.tar

    «--lan» deixa entrar todos os dispositivos da mesma rede e mostra um código QR. Um servidor público precisa de um proxy com HTTPS à frente: veja docs/operations.md.
cli-topic-exit-codes =
    O que um comando devolve
    Cada comando termina com um destes códigos de saída.

      0    feito
      1    replay --check: o registo está errado; doctor: falta alguma coisa
      2    recusado: a frase na saída de erros diz porquê
      3    replay --check: o registo está certo, mas o jogo não acabou
      70   uma falha da própria Ludoteka
      130  interrompido com Ctrl-C
cli-topic-completion =
    Completar com Tab em bash, zsh e fish
    Uma vez para a sua shell; depois abra um novo terminal:

      ludoteka --install-completion

    A partir daí, Tab completa comandos, opções, jogos, variantes e bots. «ludoteka --show-completion» apenas mostra o script.
