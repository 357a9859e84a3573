"""A game in words: who did what, and how the points come about."""

from collections.abc import Callable, Iterator

from rich.text import Text

from ludoteka.cli.texts import Texts, printable
from ludoteka.core.actors import AUTOMA, CHANCE, SPECTATOR
from ludoteka.core.match import Match
from ludoteka.core.scene import Scene, SeatScore
from ludoteka.core.words import message


def namer(match: Match, texts: Texts) -> Callable[[int], str]:
    """Names an actor: a seat by its name (its number where it has none), chance and an automa by what they are."""

    def name(actor: int) -> str:
        if actor in (CHANCE, AUTOMA):
            return texts(message("chance" if actor == CHANCE else "automa"))
        return printable(match.setting.seats[actor].name) or str(actor + 1)

    return name


def setting_lines(match: Match, texts: Texts) -> Iterator[str]:
    """The game, its variant (by the preset's name if it has one) and who sits where."""
    setting = match.setting
    preset = next((name for name, options in match.game.presets.items() if options == setting.options), "")
    variant = texts.named(f"preset-{match.game.name}-{preset}", preset) if preset else setting.options.write()
    yield f"{texts.named(f'game-{match.game.name}', match.game.name)}: {variant}"
    yield ", ".join(f"{number}. {namer(match, texts)(number - 1)}" for number in range(1, len(setting.seats) + 1))


def story_lines(match: Match, texts: Texts, viewer: int = SPECTATOR) -> Iterator[Text]:
    """What the viewer may know of the game so far, one entry to a line."""
    name = namer(match, texts)
    story = match.story(viewer)
    width = max((len(name(entry.actor)) for entry in story), default=0)
    for number, entry in enumerate(story, start=1):
        line = Text(f"{number:4}  {name(entry.actor):{width}}  ")
        line.append(texts(entry.words), "dim" if entry.actor == CHANCE else "")
        yield line


def explained(scene: Scene, cell: str, texts: Texts) -> str:
    """Why nothing can be done at a cell of the board, with the rule; empty if there is nothing to explain."""
    why = next((no for no in scene.refusals if cell.casefold() in no.cells), None)
    return f"{cell}: {texts(why.words)} [{why.rule}]" if why else ""


def score_lines(score: SeatScore, name: str, texts: Texts) -> Iterator[Text]:
    """A seat's points, explained: one line for each of its reasons, then the sum."""
    yield Text(name, "bold")
    reasons = [texts(line.words) for line in score.lines]
    total = texts.cli("score-total")
    width = max(len(reason) for reason in (*reasons, total))
    for reason, line in zip(reasons, score.lines, strict=True):
        story = Text(f"  {reason:{width}}  {line.points:5}")
        yield (
            story.append("   " + " ".join(line.data.get("tiles", ())), "bright_black")
            if line.data.get("tiles")
            else story
        )
    yield Text(f"  {total:{width}}  {score.points:5}", "bold")
