"""Golden playthroughs: a whole game as text, stored next to its room and reviewed as a diff when rules change.

`python -m ludoteka.sim.playthrough` writes them again, one for each preset of each room.
"""

import hashlib
import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from ludoteka.core.actors import CHANCE, write_actor
from ludoteka.core.chance import commitment
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.core.words import Translator
from ludoteka.games import GAMES


def playthrough(game: Game, preset: str) -> str:
    """The same text each time, for as long as the rules are the same."""
    seed = hashlib.sha256(f"playthrough {game.name} {preset}".encode()).digest()
    match = _table(game, preset, seed)
    dice = random.Random(seed)
    lines = [f"# {game.name}, preset {preset}: a random game, step by step."]
    while not match.over:
        lines.append(_position(match))
        actor = dice.choice(match.to_act())
        if actor == CHANCE:
            match.draw(seed)
        else:
            match.submit(actor, dice.choice(match.legal(actor)))
        lines.append(f"> {write_actor(actor)} {match.text_at(-1)}")
    lines += [_position(match), "", "## Explained", *_explained(match), "", "## Record", write_record(match, seed)]
    return "\n".join(lines)


def folder(game: Game) -> Path:
    return Path(str(files(game.package) / "playthroughs"))


def _table(game: Game, preset: str, seed: bytes) -> Match:
    """The smallest table of at least two that the preset allows."""
    options = game.presets[preset]
    count = min(game.seats_for(options), key=lambda seats: (seats < 2, seats))
    seats = tuple(Seat("human", f"Player {number + 1}") for number in range(count))
    return Match(Setting(game, options, seats, commit=commitment(seed)))


def _position(match: Match) -> str:
    waiting = " ".join(f"{write_actor(actor)}:{len(match.legal(actor))}" for actor in match.to_act())
    scores = " ".join(str(points) for points in match.scores())
    digest = hashlib.sha256(match.secret_state().tobytes()).hexdigest()[:12]
    return f"to act (and how many ways) {waiting or 'nobody'}; points {scores}; state {digest}"


def _explained(match: Match) -> Iterator[str]:
    translate = Translator("en", [match.game.package])
    for score in match.scene().scores:
        yield f"seat {score.seat + 1}: {score.points}"
        for line in score.lines:
            yield f"  {line.points:4} {translate(line.words)}"


def main() -> None:
    for game in GAMES.values():
        folder(game).mkdir(exist_ok=True)
        for preset in game.presets:
            path = folder(game) / f"{preset}.txt"
            path.write_text(playthrough(game, preset), "utf-8")
            print(path)


if __name__ == "__main__":
    main()
