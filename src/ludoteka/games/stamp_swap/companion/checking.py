"""What an answer must fulfil, whatever the rules say about it later."""

from collections.abc import Sequence

from ludoteka.core.companion import Answer, EnteredItem, Question
from ludoteka.core.errors import Refused

LEAST_VALUE, MOST_VALUE = -9, 9


def items_of(question: Question, entry: Answer) -> Sequence[EnteredItem]:
    """The items of an answer, if each of them can be."""
    if not question.least <= len(entry.items) <= question.most:
        raise Refused("companion-count", rule="STS-4", least=question.least, most=question.most)
    for number, item in enumerate(entry.items, start=1):
        _check_item(question, item, number)
    return entry.items


def _check_item(question: Question, item: EnteredItem, number: int) -> None:
    kind = next((each for each in question.kinds if each.size == item.size), None)
    if kind is None:
        raise Refused("companion-size", rule="STS-8", number=number)
    if (item.rare and not kind.rare) or (item.down and not kind.down):
        raise Refused("companion-plain", rule="STS-8", number=number)
    needed = kind.valued and not item.down and bool(question.rare_values if item.rare else question.values)
    if item.value is None and needed:
        raise Refused("companion-no-value", rule="STS-8", number=number)
    if item.value is not None and not LEAST_VALUE <= item.value <= MOST_VALUE:
        raise Refused("companion-value", rule="STS-8", number=number, least=LEAST_VALUE, most=MOST_VALUE)


def chosen_of(question: Question, entry: Answer) -> tuple[int, ...]:
    """The numbers of the choices, if they are on offer, each once, and as many as were asked for."""
    chosen = entry.numbers
    if not question.least <= len(chosen) <= question.most:
        raise Refused("companion-count", rule="STS-18", least=question.least, most=question.most)
    if len(set(chosen)) != len(chosen) or set(chosen) - {choice.number for choice in question.choices}:
        raise Refused("companion-choice", rule="STS-18")
    return chosen


def numbers_of(question: Question, entry: Answer) -> tuple[int, ...]:
    """One number for each field, within its bounds."""
    if len(entry.numbers) != len(question.fields):
        raise Refused("companion-count", rule="STS-18", least=len(question.fields), most=len(question.fields))
    for number, field in zip(entry.numbers, question.fields, strict=True):
        if not field.least <= number <= field.most:
            raise Refused("companion-number", rule="STS-18", number=number, least=field.least, most=field.most)
    return entry.numbers
