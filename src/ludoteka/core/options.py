"""A game's options: a frozen dataclass per room, read from text, checked, and described to whatever offers them.

@dataclass(frozen=True)
class Options(BaseOptions):
    board: Literal["base", "valve"] = option("base", always=True)
    mirrored: bool = option(False, rule="XY-6", assumed=True, needs={"board": "valve"})
    partners: bool = option(False, seats=(4, 6))
    scoring: Literal["all", "best"] = option("all", choices_at={"best": range(2, 7)})
"""

from collections.abc import Mapping, Sequence
from dataclasses import Field, dataclass, field, fields, replace
from typing import Any, Literal, Self, get_args, get_origin, get_type_hints

import msgspec

from .errors import Refused

YES_NO = ("no", "yes")


class Unanswered(Refused):
    """Nothing is wrong with the options, but one of them is for the players to choose: `refused-<option>-asked`."""


def option(
    default: Any,
    *,
    rule: str = "",
    assumed: bool = False,
    always: bool = False,
    needs: Mapping[str, str] | None = None,
    among: range | None = None,
    cardboard: bool = True,
    by_seats: bool = False,
    seats: Sequence[int] = (),
    choices_at: Mapping[str, Sequence[int]] | None = None,
    asked_at: Sequence[int] = (),
) -> Any:
    """One option: the rule it comes from; `assumed` if no rulebook says it; `always` written even when default;
    `needs`: it means something only together with these values; `among`: the values of a whole number; `cardboard`: it
    means something to owners of the box, for the caller and the score sheet; `by_seats`: only its default and the
    number of seats make sense; `seats`: the numbers of seats at which it means something, if not at all of them: at
    others it keeps its default; `choices_at`: those at which a choice can be made, for choices that are not for all;
    `asked_at`: those at which its default is no answer, because the rules leave the choice to the players.
    """
    facts = {"rule": rule, "assumed": assumed, "always": always, "needs": needs or {}, "among": among}
    where = {"seats": tuple(seats), "choices_at": {name: tuple(at) for name, at in (choices_at or {}).items()}}
    where["asked_at"] = tuple(asked_at)
    return field(default=default, metadata={**facts, "cardboard": cardboard, "by_seats": by_seats, **where})


class OptionField(msgspec.Struct, frozen=True, gc=False):
    """An option as it is offered to people."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    assumed: bool
    needs: dict[str, str]
    cardboard: bool  # means something for the caller and the score sheet, too
    by_seats: bool  # offer the default and the number of seats; it belongs to the table, not to a variant
    seats: tuple[int, ...]  # it means something at these numbers of seats; none here: at any
    choices_at: dict[str, tuple[int, ...]]  # a choice can be made at these; not here: at any
    asked_at: tuple[int, ...]  # at these the default is no answer: somebody has to choose


@dataclass(frozen=True)
class BaseOptions:
    """What all rooms' options share. A room adds fields, and overrides `check` for what fields alone cannot say."""

    def check(self, seats: int) -> None:
        """Refuse a combination that the rules do not allow at a table of `seats`. What a room adds comes first: it has
        better words."""
        for f in fields(self):
            allowed = _allowed_at(f, _text(getattr(self, f.name)))
            if allowed and seats not in allowed:
                place = f"{f.name}={_text(getattr(self, f.name))}"
                raise Refused("option-seats", rule=f.metadata["rule"], place=place, seats=seats, allowed=span(allowed))
        for f in self.unanswered(seats):
            raise Unanswered(f"{f.name}-asked", rule=f.metadata["rule"], place=f.name, seats=seats)

    def unanswered(self, seats: int) -> tuple[Field[Any], ...]:
        """The options about which somebody has to decide before a table of `seats` can play."""
        asked = (f for f in fields(self) if seats in f.metadata["asked_at"])
        return tuple(f for f in asked if getattr(self, f.name) == f.default)

    def fits(self, seats: int) -> bool:
        """Can this be played at a table of `seats`, once all that is asked there has been answered?"""
        try:
            self.check(seats)
        except Unanswered:
            return True
        except Refused:
            return False
        return True

    def seated(self, seats: int) -> Self:
        """The same at a table of `seats`: what went by their number still does."""
        moved = {
            f.name: seats
            for f in fields(self)
            if f.metadata["by_seats"] and getattr(self, f.name) != f.default and seats in f.metadata["among"]
        }
        return replace(self, **moved)

    def variant(self, *, unanswered: bool = False) -> Self:
        """The same without what belongs to a table; `unanswered`: also without what some tables are asked."""
        of_tables = (f for f in fields(self) if f.metadata["by_seats"] or (unanswered and f.metadata["asked_at"]))
        return replace(self, **{f.name: f.default for f in of_tables})

    @classmethod
    def read(cls, text: str) -> Self:
        """From `key=value key=value` (spaces or commas between)."""
        pairs: dict[str, str] = {}
        for word in text.replace(",", " ").split():
            name, equals, value = word.partition("=")
            if not equals:
                raise Refused("option-form", place=word)
            if name in pairs:
                raise Refused("option-twice", place=name)
            pairs[name] = value
        return cls.of(pairs)

    @classmethod
    def of(cls, pairs: Mapping[str, str]) -> Self:
        """From names and values as text; every mistake is refused with its place."""
        offered = {entry.name: entry for entry in cls.offered()}
        for name, value in pairs.items():
            if name not in offered:
                raise Refused("option-unknown", place=name, known=", ".join(offered))
            if value not in offered[name].choices:
                choices = ", ".join(offered[name].choices)
                raise Refused("option-value", rule=offered[name].rule, place=f"{name}={value}", choices=choices)
        types = get_type_hints(cls)
        options = cls(**{name: _value(types[name], text) for name, text in pairs.items()})
        options._check_needs()
        return options

    def write(self) -> str:
        """The canonical text: what is always written, then what differs from the default."""
        return " ".join(f"{name}={value}" for name, value in self.given().items())

    def given(self) -> dict[str, str]:
        return {
            f.name: _text(getattr(self, f.name))
            for f in fields(self)
            if f.metadata["always"] or getattr(self, f.name) != f.default
        }

    @classmethod
    def offered(cls) -> tuple[OptionField, ...]:
        types = get_type_hints(cls)
        return tuple(_offered(f, types[f.name]) for f in fields(cls))

    def _check_needs(self) -> None:
        for f in fields(self):
            if getattr(self, f.name) == f.default:
                continue
            for other, value in f.metadata["needs"].items():
                if _text(getattr(self, other)) != value:
                    raise Refused("option-needs", rule=f.metadata["rule"], place=f.name, needs=f"{other}={value}")


def _offered(f: Field[Any], kind: Any) -> OptionField:
    return OptionField(
        name=f.name,
        choices=_choices(f, kind),
        default=_text(f.default),
        rule=f.metadata["rule"],
        assumed=f.metadata["assumed"],
        needs=dict(f.metadata["needs"]),
        cardboard=f.metadata["cardboard"],
        by_seats=f.metadata["by_seats"],
        seats=f.metadata["seats"],
        choices_at=dict(f.metadata["choices_at"]),
        asked_at=f.metadata["asked_at"],
    )


def _allowed_at(f: Field[Any], value: str) -> tuple[int, ...]:
    """The numbers of seats at which an option can have this value; none: any."""
    usual: tuple[int, ...] = () if value == _text(f.default) else f.metadata["seats"]
    allowed: tuple[int, ...] = f.metadata["choices_at"].get(value, usual)
    return allowed


def span(numbers: Sequence[int]) -> str:
    """Numbers to be read: `1–6`, or each of them where some between are missing."""
    least, most = numbers[0], numbers[-1]
    if len(numbers) == most - least + 1:
        return f"{least}–{most}" if most > least else str(least)
    return ", ".join(str(number) for number in numbers)


def _choices(f: Field[Any], kind: Any) -> tuple[str, ...]:
    if kind is bool:
        return YES_NO
    if get_origin(kind) is Literal:
        return tuple(str(choice) for choice in get_args(kind))
    if kind is int and f.metadata["among"]:
        return tuple(str(number) for number in f.metadata["among"])
    raise TypeError(f"option {f.name}: a bool, a Literal or an int among a range, not {kind!r}")


def _value(kind: Any, text: str) -> Any:
    if kind is bool:
        return text == "yes"
    return int(text) if kind is int else text


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return YES_NO[value]
    return str(value)
