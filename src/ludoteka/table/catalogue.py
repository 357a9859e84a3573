"""The games as they are offered."""

from ludoteka.core.game import Game

from .wire import GameInfo, Preset


def game_info(game: Game) -> GameInfo:
    room = game.room
    return GameInfo(
        name=game.name,
        seats=tuple(game.seats),
        presets=tuple(
            Preset(name=name, options=options.given(), seats=game.seats_for(options))
            for name, options in game.presets.items()
        ),
        options=game.options.offered(),
        bots=tuple(game.bots),
        usual_bot=game.usual_bot,
        cardboard=room.sheet is not None,
        called_by_seats=room.sheet is not None and room.sheet.CALLED_BY_SEATS,
        ledger=room.ledger is not None,
        companion=room.companion is not None,
        hindsight=room.hindsight is not None,
        coach=room.adviser is not None,
    )
