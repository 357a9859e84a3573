"""What a shell offers after Tab, where it is not an option or a command. No game is loaded for it."""

import typer

from ludoteka.games import Summary, summaries


def game_names(incomplete: str) -> list[str]:
    return [game.name for game in summaries() if game.name.startswith(incomplete)]


def presets(context: typer.Context, incomplete: str) -> list[str]:
    """Those of the game that is named already; else those of all games."""
    return sorted({name for game in _meant(context) for name in game.presets if name.startswith(incomplete)})


def bots(context: typer.Context, incomplete: str) -> list[str]:
    """Levels, also behind others: `club,exp`."""
    before, comma, last = incomplete.rpartition(",")
    levels = dict.fromkeys(level for game in _meant(context) for level in game.bots)
    return [f"{before}{comma}{level}" for level in levels if level.startswith(last)]


def _meant(context: typer.Context) -> list[Summary]:
    named = str(context.params.get("game") or "").replace("_", "-").lower()
    return [game for game in summaries() if game.name == named] or summaries()
