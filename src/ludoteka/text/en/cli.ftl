### The terminal: what `ludoteka` says of its own accord. Words to type (why, moves, quit …) are the same in every language.

## People

cli-player = Player { $number }

## ludoteka games

cli-games-game = Game
cli-games-players = Players
cli-games-presets = Presets
cli-games-bots = Bots
cli-games-options = Options (--variant name=value,…)
cli-games-assumed = { $source }, assumed

## ludoteka replay

cli-check-ok = { $file }: the record is valid, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-check-result = Result: { $result }.
cli-check-unfinished = The game is not over yet.
cli-check-proved = The seed matches its commitment, and every draw follows from it.
cli-check-unproved = The record reveals no seed, so its draws cannot be proved.

## ludoteka legal

cli-legal-over = The game is over: there is nothing left to do.
cli-legal-actor = { $name }: { $count ->
    [one] { $count } legal action
   *[other] { $count } legal actions
}
cli-legal-scores = Points: { $scores }

## ludoteka solve

cli-solve-proved = { $score } points, proved: nothing scores more.
cli-solve-bounded = { $score } points are the best found; more than { $most } is impossible.
cli-solve-patterns = { $patterns ->
    [one] One pattern reaches that.
   *[other] { $patterns } patterns reach that.
}

## ludoteka review

cli-review-seat = { $name }: { $cost } points lost compared with the expert in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-review-flawless = Even the expert would hardly have played better.
cli-review-move = Move
cli-review-chosen = Chosen (expected)
cli-review-better = Better (expected)
cli-review-cost = Cost

## ludoteka simulate, ludoteka bench

cli-simulate-playing = Playing
cli-simulate-bot = Bot
cli-simulate-games = Games
cli-simulate-points = Points
cli-simulate-sd = Spread
cli-simulate-range = Range
cli-simulate-won = Won
cli-simulate-records = { $count ->
    [one] One game is written to { $folder }.
   *[other] { $count } games are written to { $folder }.
}
cli-bench-engine = Engine
cli-bench-steps = Steps a second
cli-bench-ratio = Times OpenSpiel

## ludoteka serve

cli-serve-open = Ludoteka is open: { $address } (Ctrl-C closes it)
cli-serve-closed = Ludoteka has closed. All games are saved.
cli-serve-running = Ludoteka is already running: { $address }
cli-serve-port-taken = Port { $port } is taken by another program; using { $other } instead.
cli-serve-network = For other devices on this network: { $address }
cli-serve-no-network = This computer is not on a network, so other devices cannot reach it.

## ludoteka worker

cli-worker-open = This worker is ready: { $processes ->
    [one] one question
   *[other] { $processes } questions
} at once, from { $bus } (Ctrl-C closes it)
cli-worker-closed = This worker has closed.

## ludoteka backup, ludoteka restore

cli-backup-made = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} saved in { $file }. It holds secrets of running games: keep it to yourself.
cli-restore-made = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored to { $folder }.

## ludoteka copy

cli-copy-made = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
} copied to { $place }. Both sides were read again and are equal.

## ludoteka doctor

cli-doctor-fine = Nothing that Ludoteka needs is missing.
cli-doctor-in = { $version } in { $place }
cli-doctor-installation = installation
cli-doctor-not-installed = not installed
cli-doctor-install = Install it: { $command }
cli-doctor-install-again = Install it again: { $command }
cli-doctor-compiler = compiler
cli-doctor-llvm = LLVM { $version } for { $processor }
cli-doctor-data = data
cli-doctor-cache = cache
cli-doctor-folder-later = { $folder } (made when first needed)
cli-doctor-not-writable = { $folder } cannot be written to
cli-doctor-make-writable = Make sure that you can write to { $folder }.
cli-doctor-games = games
cli-doctor-sound = no damage found
cli-doctor-damaged = The database is damaged.
cli-doctor-lost = Games that cannot be opened any more: { $games }.
cli-doctor-restore = Restore a backup: ludoteka restore FILE --replace --data { $folder }
cli-doctor-client = web client
cli-doctor-not-built = not built
cli-doctor-build = In a checkout, build it: python3 dev.py web
cli-doctor-browser = browser for tests
cli-doctor-no-browser = none on the path (only dev.py test needs one, and gets it itself)
cli-doctor-no-node = none (only building the web client needs it)

## Points and the end

cli-score-total = Total

## At the prompt

cli-left = Still to come
cli-hint = Type where to place it, for example { $example }; “?” lists what else you can type.
cli-hint-name = Type what stands in front of the item you want, for example { $example }; “?” lists what else you can type.
cli-hint-number = Type the number of what you want to do, for example { $example }; “?” lists what else you can type.
cli-hand-over = Hand over to { $name }: press Enter.
cli-may-act = { $name } can act too, for example: { $example }
cli-pause = Press Enter for the next round.
cli-help = Type a move ({ $action }, or in short { $short }), or one of these:
cli-help-help = this help
cli-help-why = why c3: whether this is allowed, and if not, by which rule
cli-help-moves = every move on offer, and what it would do
cli-help-score = everyone’s points, explained
cli-help-bag = what can still come up
cli-help-board = your board once more
cli-help-boards = everyone’s boards
cli-help-what = everything on the table, in words
cli-help-log = what has happened so far
cli-help-undo = take back your last move, as long as nothing was revealed since
cli-help-quit = leave, and save the game if you like
cli-why-what = Name a move, for example: why c3.
cli-why-fine = { $action } is allowed.
cli-undo-none = There is nothing to take back: something has been revealed since.

## Saving and leaving

cli-save-where = Save the record in which file? (Enter: nowhere)
cli-save-leaving = Save the game in which file? (Enter: in Ludoteka’s own folder; -: do not save)
cli-save-exists = { $file } exists already. Choose another name.
cli-saved = The record is in { $file }.
cli-left-unsaved = Goodbye. Nothing was saved.
cli-left-saved = Goodbye. The game is saved in { $file }. To continue:
cli-seed-lost = The seed of this game is not on this computer. New random draws are used from here on, so they cannot be proved at the end.

## Refusals

cli-refused = This cannot be done ({ $code }).
refused-file-missing = There is no such file.
refused-file-folder = This is a folder, not a file.
refused-folder-not = This is a file, not a folder.
refused-records-there = Records of these games exist already (files: { $count }). Nothing was played; with --replace they are replaced.
refused-file-forbidden = You are not allowed to open this file.
refused-file-not-text = This is not UTF-8 text (see byte { $byte }), so it cannot be read.
refused-file-too-long = This file is too long: at most { $most } characters can be read.
refused-file-exists = This file exists already. Choose another name, or continue that game: ludoteka play FILE.
refused-file-kept = This file exists already: nothing was written.
refused-file-trouble = The file cannot be used ({ $trouble }).
refused-short-form = This can mean several moves. Choose one: { $actions }.
refused-rule-unknown = There is no such rule. There are: { $known }.
refused-preset-unknown = There is no such preset. There are: { $known }.
refused-bot-unknown = There is no such bot. There are: { $known }.
refused-seats-few = There are not enough seats (people: { $people }, bots: { $bots }).
refused-seed-form = A seed is an even number of hexadecimal digits, { $most } at most: for example c0ffee.
refused-play-settled = The record already sets who plays what. Use only --seed, --record and --language.
refused-play-over = This game is over. To replay it: ludoteka replay FILE.
refused-parts-form = Write the game and the file, for example: take-it-easy=my-box.csv
refused-seat-none = The seats are numbered 1 to { $seats }.
refused-solve-what = Choose what to solve: --maximum, or --tiles with the pieces in the order in which they come.
refused-backup-nothing = There are no games here to back up.
refused-backup-bad = This is not a backup of Ludoteka, or it is damaged ({ $why }).
refused-restore-there = There are games here already. With --replace they are replaced.
refused-restore-running = A server is running on this database. Close it first.
refused-backup-elsewhere = The games are in PostgreSQL, not in a data folder. To back them up and restore them, use pg_dump and pg_restore.
refused-copy-nothing = There are no games here to copy.
refused-copy-there = There are games here already. Copy into a folder or a database that has none.
refused-copy-running = A server is running on this folder. Close it first.
refused-copy-differs = What was read back differs from what was to be copied, so nothing was copied. Is a server running on one of them?
refused-store-url = A store is written like this: postgresql://user@host/database
refused-store-driver = PostgreSQL needs a package that is not installed: pip install ludoteka[postgresql]
refused-store-unreachable = The store { $store } cannot be opened: { $why }.
refused-bus-url = A bus is written like this: redis://host:6379
refused-bus-driver = The bus needs packages that are not installed: pip install ludoteka[cluster]
refused-bus-alone = A bus is for several servers that share a store: give --store, too.
refused-port-none = No port is free.
refused-serve-name = A name is written without “http://” and without a port, for example: play.example.org
refused-serve-proxy = A proxy is given by its address or its network, for example: 10.0.0.2 or 10.0.0.0/24
refused-bus-none = Where are the nodes? Give --bus redis://host:6379, or set LUDOTEKA_BUS.
refused-bus-unreachable = The bus { $bus } cannot be reached ({ $why }).
refused-worker-key = LUDOTEKA_WORKER_KEY has to be what “ludoteka worker --print-key” prints on the server: 64 hexadecimal digits.
refused-worker-secret = There is no secret at { $place }. A worker needs that of its server: --store URL, --data DIR, --secret FILE, or LUDOTEKA_WORKER_KEY.
refused-node-name = A node’s name consists of at most 40 letters without accents, digits, dots, hyphens and underscores.
refused-tracing-missing = Traces are wanted (OTEL_EXPORTER_OTLP_ENDPOINT), but OpenTelemetry is not installed: pip install ludoteka[tracing]

## Files, mistyped names, and being stopped

cli-did-you-mean = Did you mean “{ $near }”?
cli-see-games = “ludoteka games” lists them.
cli-save-no-folder = There is no folder { $folder }. Choose another name.
cli-left-unplayed = Goodbye. Nothing was saved: you had not moved yet.
cli-simulate-stopped = Stopped: these are the results of { $done } of { $deals } deals.
refused-folder-missing = There is no such folder. Make it first, or choose another.
refused-backup-exists = This file exists already. With --force it is replaced.
refused-backup-source = The games cannot be read ({ $why }). “ludoteka doctor” says more.
refused-topic-unknown = There is no such topic. “ludoteka help” lists them.
