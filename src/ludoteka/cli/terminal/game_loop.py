"""A whole game at one terminal: chance and the bots act by themselves, people are asked in turn."""

from dataclasses import dataclass, field
from pathlib import Path

from ludoteka.cli.seating import check_level
from ludoteka.cli.terminal.in_words import by_name, numbered
from ludoteka.cli.terminal.log_text import explained, namer, score_lines
from ludoteka.cli.terminal.prompt_commands import COMMANDS, Command
from ludoteka.cli.terminal.screen import Screen
from ludoteka.cli.terminal.typed_input import read_line, shortest, understand
from ludoteka.cli.texts import Texts
from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.room import WAIT, Bot
from ludoteka.core.scene import Scene
from ludoteka.table.players import bot_seed
from ludoteka.table.setup import BOT

from . import saving


class Leave(Exception):
    """The player goes; `asked`: by the word, so there is time for a question."""

    def __init__(self, *, asked: bool) -> None:
        self.asked = asked
        super().__init__()


@dataclass
class Table:
    """A match at this terminal: its chance, its bots, and where its record goes."""

    match: Match
    seed: bytes
    screen: Screen
    texts: Texts
    record: Path | None = None
    bots: dict[int, Bot] = field(init=False)
    _seen: dict[int, int] = field(default_factory=dict)  # how much of the story each person has seen
    _hinted: set[str] = field(default_factory=set)
    _asked: int | None = None  # who sits at the terminal

    def __post_init__(self) -> None:
        self.bots = {}
        for seat, sitting in enumerate(self.match.setting.seats):
            if sitting.kind.startswith(BOT):
                level = sitting.kind.removeprefix(BOT)
                check_level(self.match.game, level)
                self.bots[seat] = self.match.game.bot(level, bot_seed(self.seed, seat))
        self._seen = {seat: len(self.match.story(seat)) for seat in self.humans}

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.match.setting.seats)) if seat not in self.bots]

    @property
    def names(self) -> list[str]:
        return [namer(self.match, self.texts)(seat) for seat in range(len(self.match.setting.seats))]

    # -- the course of a game -----------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game, or until the player leaves."""
        try:
            self._autosave()
            while not self.match.over:
                self._step()
            self._finish()
        except Leave as leaving:
            self._leave(asked=leaving.asked)
        except KeyboardInterrupt:
            self._leave(asked=False)
        except Exception:  # a fault of ours should not cost the player the game
            self._leave(asked=False)
            raise

    def _step(self) -> None:
        """One action of one of those who must act; people before bots, so that they can take back."""
        waiting = self.match.to_act()
        if CHANCE in waiting:
            self._pause()
            self.match.draw(self.seed)
        elif self._offer_to_bots():
            return
        elif people := [seat for seat in waiting if seat in self.humans]:
            self._ask(people[0])
        elif waiting[0] == AUTOMA:
            self.match.submit(AUTOMA, self.match.legal(AUTOMA)[0])
        else:
            self.match.submit(waiting[0], self.bots[waiting[0]].choose(self.match.observation(waiting[0])))

    def _offer_to_bots(self) -> bool:
        """Bots that may act, but need not: return whether one of them did."""
        match = self.match
        for seat in sorted(set(match.may_act()) & set(self.bots) - set(match.to_act())):
            action = self.bots[seat].choose(match.observation(seat))
            if action != WAIT:
                match.submit(seat, action)
                return True
        return False

    def _pause(self) -> None:
        """Between rounds: look at the boards before they are cleared."""
        scene = self.match.scene()
        if scene.pause and self.humans:
            self.screen.show_boards(scene)
            self.screen.write("")
            self.screen.write(self.texts(scene.words), "bold")
            self._write_scores()
            self._read(self.texts.cli("pause") + " ")

    def _ask(self, seat: int) -> None:
        """Show the table to a person and take lines until one of them was an action or an undo."""
        scene = self.match.scene(seat)
        self._hand_over(seat, scene)
        self._write_news(seat)
        self.screen.show_turn(scene, seat, self.names)
        self.screen.write("")
        self._hint(scene)
        for other in self._others_who_may_act(seat):
            facts = {"name": self.names[other], "example": f"{other + 1} {self.match.scene(other).targets[0].action}"}
            self.screen.write(self.texts.cli("may-act", **facts), "bright_black")
        while not self._answer(seat, self._read(f"{self.names[seat]}> ")):
            pass
        self._autosave()

    def _hint(self, scene: Scene) -> None:
        """What can be typed: when a game begins, and when it is asked for in another way for the first time."""
        names = list(by_name(scene))
        kind = "hint-name" if names else "hint-number" if numbered(scene) else "hint"
        if scene.targets and kind not in self._hinted:
            self._hinted.add(kind)
            example = names[0] if names else "1" if numbered(scene) else shortest(scene.targets)
            self.screen.write(self.texts.cli(kind, example=example), "bright_black")

    def _hand_over(self, seat: int, scene: Scene) -> None:
        """Several people at one terminal, and cards that only one of them may see: the next one sits down first."""
        if self._asked not in (seat, None) and scene.secret:
            self.screen.out.clear()
            self._read(self.texts.cli("hand-over", name=self.names[seat]) + " ")
        self._asked = seat

    def _others_who_may_act(self, seat: int) -> list[int]:
        return [other for other in self.match.may_act() if other in self.humans and other != seat]

    def _answer(self, seat: int, line: str) -> bool:
        """Deal with a line; return whether the game has moved."""
        if not line:
            return False
        command = COMMANDS.get(line.split(maxsplit=1)[0].casefold())
        try:
            if command is not None:
                return self._obey(command, seat, line.partition(" ")[2].strip())
            self._act(seat, line)
        except Refused as why:
            self.screen.write(self._sorry(seat, line, why), "red")
            return False
        return True

    def _sorry(self, seat: int, line: str, why: Refused) -> str:
        """A line that is no move may still name a cell: then the reason is why nothing can be done there."""
        about_cell = "" if why.rule else explained(self.match.scene(seat), line, self.texts)
        return about_cell or self.texts.refused(why)

    def _obey(self, command: Command, seat: int, rest: str) -> bool:
        outcome = command(self, seat, rest)
        if outcome == "leave":
            raise Leave(asked=True)
        return outcome == "moved"

    def _act(self, seat: int, line: str) -> None:
        number, _, rest = line.partition(" ")
        if number in {str(other + 1) for other in self._others_who_may_act(seat)}:
            seat, line = int(number) - 1, rest
        scene = self.match.scene(seat)
        text = understand(self.match, seat, line, scene)
        self.match.submit(seat, self.match.read(seat, text))
        target = next((target for target in scene.targets if target.action == text), None)
        if target and target.effects:
            effects = ", ".join(self.texts(effect.words) for effect in target.effects)
            self.screen.write(f"{target.action}: {effects}", "green")

    def _write_news(self, seat: int) -> None:
        """What others did since somebody was last asked, in words: one to a line. An automa names itself."""
        story = self.match.story(seat)
        name = namer(self.match, self.texts)
        for entry in story[self._seen[seat] :]:
            if entry.actor not in (CHANCE, seat):
                who = "" if entry.actor == AUTOMA else f"{name(entry.actor)}: "
                self.screen.write(who + self.texts(entry.words), "bright_black")
        self._seen[seat] = len(story)

    def _read(self, prompt: str) -> str:
        try:
            return read_line(prompt)
        except (EOFError, KeyboardInterrupt):
            self.screen.write("")
            raise Leave(asked=False) from None

    # -- the end ------------------------------------------------------------------------------------------------

    def _write_scores(self) -> None:
        for score in self.match.scene().scores:
            self.screen.write("")
            for line in score_lines(score, self.names[score.seat], self.texts):
                self.screen.out.print(line)

    def _finish(self) -> None:
        scene = self.match.scene()
        self.screen.show_boards(scene)
        self._write_scores()
        self.screen.write("")
        if scene.ending:
            self.screen.write(self.texts(scene.ending))
        self.screen.write(self.texts(scene.words), "bold")
        if self.record is None and self.humans:
            self.record = self._ask_where()
        if self.record:
            self._save(self.record)
            self.screen.write_unwrapped(self.texts.cli("saved", file=str(self.record)))

    def _leave(self, *, asked: bool) -> None:
        """Save where it was agreed, else where the player says, else (gone without a word) in a place of our own."""
        path = self.record or (self._spare_file(asked=asked) if self._played() else None)
        if path is None:
            self.screen.write(self.texts.cli("left-unsaved" if self._played() else "left-unplayed"))
            return
        self._save(path)
        self.screen.write_unwrapped(self.texts.cli("left-saved", file=str(path)))
        self.screen.write_unwrapped(f"  ludoteka play {_quoted(path)}")

    def _played(self) -> bool:
        return any(entry.actor in self.humans for entry in self.match.log.entries)

    def _spare_file(self, *, asked: bool) -> Path | None:
        spare = saving.spare_file(self.match)
        return self._ask_where("save-leaving", spare) if asked else spare

    def _ask_where(self, question: str = "save-where", usual: Path | None = None) -> Path | None:
        """The file for the record; nothing typed: the usual one; a dash: none."""
        while True:
            try:
                name = read_line(self.texts.cli(question) + " ")
            except (EOFError, KeyboardInterrupt):
                self.screen.write("")
                return usual
            if not name or name == "-":
                return None if name else usual
            path = Path(name).expanduser()
            if not path.exists() and path.parent.is_dir():
                return path
            problem = "save-exists" if path.exists() else "save-no-folder"
            self.screen.write_unwrapped(self.texts.cli(problem, file=name, folder=str(path.parent)))

    def _autosave(self) -> None:
        """With a record agreed on, nothing is lost even if the machine is."""
        if self.record:
            self._save(self.record)

    def _save(self, path: Path) -> None:
        saving.save(self.match, self.seed, path)


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
