"""The games as they are offered."""

from ludoteka.core.game import Game

from .wire import GameInfo, Preset


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        seats=tuple(game.seats),
        presets=tuple(
            Preset(name=name, options=options.said(), seats=game.seats_for(options))
            for name, options in game.presets.items()
        ),
        options=game.options.offered(),
        bots=tuple(game.bots),
        usual_bot=game.usual_bot,
        cardboard=game.has_sheet,
        called_by_seats=game.called_by_seats,
        ledger=game.has_ledger,
        companion=game.has_companion,
        hindsight=game.has_hindsight,
        coach=game.has_adviser,
    )
