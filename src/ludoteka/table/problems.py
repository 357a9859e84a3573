"""A refusal as it is sent to a client."""

from ludoteka.core.errors import Refused

from .wire import Problem


def problem(why: Refused) -> Problem:
    return Problem(code=why.code, words=why.words(), rule=why.rule, place=why.place)
