### ludoteka help: topics in a few lines. The first line of a topic is its title.

cli-help-topics = Topics (ludoteka help TOPIC):
cli-help-more = Also: a game ({ $games }), a command, or the id of a rule.
cli-topic-playing =
    Playing in the terminal
    “ludoteka play GAME” starts a game against one bot. You see your board and a prompt. Type a move as the screen names it: a square, a tile, or a number from the list. A cell’s name is enough where it means only one move.

      ludoteka play take-it-easy --bots expert
      ludoteka play sequence --name Ana --name Rui
      ludoteka play stamp-swap --preset full

    At the prompt, “?” lists what else you can type: “moves” shows everything you can do, “what” describes the table in words, “why c3” quotes the rule that forbids a move, “undo” takes a move back.
    “quit” asks where to save. Ctrl-C saves without asking and says how to continue.
cli-topic-notation =
    How moves are written
    A move is a piece, a sign and a place. The same notation is used at the prompt, in records and in --tiles.

      take-it-easy   978@c3, 978@aside, done
      sequence       KD>e5 (chip on e5), JS<e5 (remove a chip), dead KD
      triominos      135@1,0 (a tile on a cell), draw, pass
      mini-fits      F@1, F2@3 (turned twice, leftmost column 3)
      stamp-swap     reserve 17, split 17 44 card 3, take large, 17@c4, contest 14

    “ludoteka legal FILE” lists every move that is possible at the end of a record. docs/format.md explains all of them.
cli-topic-records =
    Records of games
    A record (.ludo) is a text file with the setting, every move and, at the end, the result and the seed of all draws.

      ludoteka play take-it-easy --record evening.ludo
      ludoteka play evening.ludo
      ludoteka replay evening.ludo
      ludoteka replay evening.ludo --check
      ludoteka review evening.ludo

    “--check” plays every move again and proves the draws. Its exit code is 0 for a sound and finished record, 1 for a wrong one, 3 for one that is sound so far but has no end.
cli-topic-hosting =
    Playing in the browser, with others
    “ludoteka serve” opens the table in the browser. The games stay on this machine, in the folder that “ludoteka doctor” names.

      ludoteka serve --lan
      ludoteka serve --port 8080 --no-browser --name play.example.org
      ludoteka backup games.tar
      ludoteka restore games.tar

    “--lan” lets in every device on the same network and prints a QR code. A public server needs a proxy with HTTPS in front of it: see docs/operations.md.
cli-topic-exit-codes =
    What a command returns
    Every command ends with one of these exit codes.

      0    done
      1    replay --check: the record is wrong; doctor: something is missing
      2    refused: the sentence on standard error says why
      3    replay --check: the record is sound, but the game is unfinished
      70   a fault of Ludoteka itself
      130  stopped with Ctrl-C
cli-topic-completion =
    Tab completion in bash, zsh and fish
    Once for your shell, then open a new terminal:

      ludoteka --install-completion

    After that Tab completes commands, options, games, presets and bots. “ludoteka --show-completion” prints the script instead.
