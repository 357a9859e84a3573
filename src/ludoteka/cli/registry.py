"""The commands: where each is, what it is for, and how it is used. A command is loaded when it is called, so help and
completion know no more of the others than this; tests compare the sentences and try the examples."""

from typing import NamedTuple

from ludoteka.games import summaries

FIRST = ("play take-it-easy", "serve", "games", "help", "play --help")  # what to try first
ROOM = "room:"  # where a command is that belongs to a game


class Entry(NamedTuple):
    """`place`: the module of `commands` and the function, or the group, in it."""

    place: str
    about: str
    examples: tuple[str, ...]


COMMANDS = {
    "play": Entry(
        "play:play",
        "Play a game in the terminal, or go on with one from its record.",
        (
            "play take-it-easy",
            "play sequence --bots club",
            "play triominos --name Ana --name Rui --preset tournament",
            "play take-it-easy --variant board=valve,rounds=3 --record evening.ludo",
            "play evening.ludo",
        ),
    ),
    "games": Entry(
        "games:games",
        "List the games, how many can play them, their presets and their bots; or one game in detail.",
        ("games", "games triominos", "games --json"),
    ),
    "rules": Entry(
        "rules:rules",
        "Print the rulebook of a game, or some of its rules.",
        ("rules sequence", "rules sequence SEQ-5 SEQ-6", "rules mini-fits --pictures --language pl"),
    ),
    "help": Entry(
        "help:help_on",
        "Explain a topic: playing, notation, records, hosting, completion; or a game, a command, a rule.",
        ("help", "help notation", "help stamp-swap", "help simulate"),
    ),
    "replay": Entry(
        "replay:replay",
        "Retell a record in words, or check it: every move, the result, the commitment, the draws.",
        ("replay evening.ludo", "replay evening.ludo --check", "replay - --check --json"),
    ),
    "legal": Entry(
        "legal:legal",
        "Show the legal actions for the position at the end of a record.",
        ("legal evening.ludo", "legal evening.ludo --json"),
    ),
    "solve": Entry(
        "solve:solve",
        "Find the best way to place known pieces, or the most that a game can bring, and whether it is proved.",
        ("solve take-it-easy --maximum", "solve take-it-easy --tiles 978,156,532"),
    ),
    "review": Entry(
        "review:review_file",
        "Print what the expert expected of each move, and which moves cost most.",
        ("review evening.ludo", "review evening.ludo --seat 1 --all"),
    ),
    "simulate": Entry(
        "simulate:simulate",
        "Play many games between bots on all cores, and print how they fared.",
        (
            "simulate take-it-easy --games 200",
            "simulate sequence --bots expert,club --games 1000 --seed 1 --rotate",
            "simulate triominos --games 50 --out result.json --records games",
        ),
    ),
    "bench": Entry("bench:bench", "Measure what Ludoteka claims.", ("bench engine", "bench engine --game sequence")),
    "backup": Entry(
        "backup:backup",
        "Write all games into one file; the server may be running.",
        ("backup games.tar", "backup games.tar --force"),
    ),
    "restore": Entry(
        "backup:restore",
        "Bring back all games from a file; the server must not be running.",
        ("restore games.tar", "restore games.tar --replace --data /srv/ludoteka"),
    ),
    "copy": Entry(
        "copy:copy",
        "Copy all games into another store; no server may be running on either.",
        ("copy /srv/ludoteka postgresql://ludoteka@db/ludoteka",),
    ),
    "doctor": Entry("doctor:doctor", "Print what is installed, where the data is, and what is missing.", ("doctor",)),
    "serve": Entry(
        "serve:serve",
        "Start the server for the games in the browser.",
        ("serve", "serve --lan", "serve --port 8080 --no-browser --name play.example.org"),
    ),
    "worker": Entry(
        "worker:worker",
        "Let bots of a server with several nodes think on this machine.",
        ("worker --bus redis://bus:6379/0", "worker --print-key"),
    ),
}


def commands() -> dict[str, Entry]:
    """These, and what rooms add."""
    of_rooms = {
        name: Entry(f"{ROOM}{game.name}", about, examples)
        for game in summaries()
        for name, (about, examples) in game.commands.items()
    }
    return {**COMMANDS, **of_rooms}


def epilog(examples: tuple[str, ...]) -> str:
    r"""The end of a help text; \b: lines are not joined."""
    return "\b\nExamples:\n" + "\n".join(f"  ludoteka {example}" for example in examples)
