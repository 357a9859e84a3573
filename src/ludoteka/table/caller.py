"""The caller: draws the pieces for people who play with the box."""

from typing import Any

from ludoteka.core.actors import CHANCE
from ludoteka.core.chance import new_seed
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.options import BaseOptions
from ludoteka.core.room import Sheet
from ludoteka.core.scene import Piece
from ludoteka.games import find_game

from .wire import Calls, NewCalls


def calls(wanted: NewCalls, components: str = "") -> Calls:
    """Everything that chance turns up in one round, in order: it is played through without anybody, but for what the
    room wants people to be asked. `components`: the owner's file of what is printed on the pieces, if it differs from
    ours."""
    game = find_game(wanted.game)
    sheet = game.room.sheet
    if sheet is None:
        raise Refused("no-caller", place=game.name)
    match = Match(_table(game, game.options.of(wanted.options), wanted.seats, components))
    first, caller = match.scene(), Caller(match, sheet, new_seed(), list(wanted.chosen))
    for _ in range(1, wanted.round):
        caller.skip_round()
    asked = caller.call_round()
    question = match.scene(asked) if asked >= 0 else None
    return Calls(
        game=game.name,
        options=match.setting.options.given(),
        seats=len(match.setting.seats),
        round=wanted.round,
        pieces=tuple(caller.pieces),
        tallies=first.tallies,
        left=tuple(caller.left),
        shapes=first.shapes,
        tones=first.tones,
        heading=sheet.heading(match.parts, wanted.round),
        more=not match.over and asked < 0,
        dealt=tuple(sorted(caller.dealt, key=lambda piece: piece.seat)),
        skipped=(*caller.skipped, tuple(caller.discarded)),
        asked=asked,
        choices=question.targets if question else (),
        tray=question.tray if question else (),
    )


class Caller:
    """Plays a match through for the sake of what chance turns up in it."""

    def __init__(self, match: Match, sheet: Sheet, seed: bytes, chosen: list[str]) -> None:
        self._match, self._sheet, self._seed, self._chosen = match, sheet, seed, chosen
        self.pieces, self.left = list[Piece](), list[tuple[int, ...]]()
        self.dealt, self.discarded = list[Piece](), list[Piece]()  # discarded: since the last call
        self.skipped = list[tuple[Piece, ...]]()

    def skip_round(self) -> None:
        """To the end of the round; nobody listens."""
        while not self._paused():
            if self._match.over:
                raise Refused("no-such-round", place=self._match.game.name)
            self._act()
        self._begin()

    def call_round(self) -> int:
        """To the end of the round, noting what is turned up; or to a question that has no answer yet: whose it is."""
        match = self._match
        while not match.over and not self._paused():
            actor, before = match.to_act()[0], match.observation().state
            if actor != CHANCE and self._sheet.asks(match.parts, before):
                if not self._chosen:
                    return actor
                self._note(before, match.submit(actor, match.read(actor, self._chosen.pop(0))).action)
            elif actor == CHANCE:
                self._note(before, match.draw(self._seed).action)
            else:
                self._act()
        return -1

    def _paused(self) -> bool:
        """Is a round over, so that what follows is another one?"""
        match = self._match
        return not match.over and match.to_act()[0] == CHANCE and match.pauses()

    def _begin(self) -> None:
        """Out of the pause: what chance does now belongs to the new round."""
        before = self._match.observation().state
        self._note(before, self._match.draw(self._seed).action)

    def _act(self) -> None:
        match = self._match
        actor = match.to_act()[0]
        if actor == CHANCE:
            match.draw(self._seed)
        else:
            match.submit(actor, match.legal(actor)[0])

    def _note(self, before: Any, action: int) -> None:
        """What an action has turned up, and what can still come."""
        scene = self._match.scene(0)
        called = self._sheet.turned_up(self._match.parts, before, action)
        left = tuple(tally.left for tally in scene.tallies)
        for piece in scene.tray if called is None else called:
            if piece.state == "dealt":
                self.dealt.append(piece)
            elif piece.state == "discarded":
                self.discarded.append(piece)
            else:
                self.pieces.append(piece)
                self.left.append(left)
                self.skipped.append(tuple(self.discarded))
                self.discarded.clear()


def _table(game: Game, options: BaseOptions, seats: int, components: str) -> Setting:
    """For so many, or (0) for as few as these options allow: mostly what is called is the same for any number."""
    count = seats or game.fewest_seats(options)
    return Setting(game, options, (Seat("human", ""),) * count, components)
