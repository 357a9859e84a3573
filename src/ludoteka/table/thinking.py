"""The process in which bots think, and the words in which it is asked: `python -m ludoteka.table.thinking`.

It reads questions from its standard input and writes an answer to each; it ends with the process that asks. A question
brings everything: what the seat sees, and the bot as it was after its last answer. So it does not matter which process
a bot thinks in, and nothing is lost with one. Bots are unpickled here only, and only as an earlier answer had them.
"""

import logging
import os
import pickle
import signal
import struct
import sys
import traceback
from typing import IO

import msgspec

from ludoteka.core.game import Game
from ludoteka.core.room import Bot, Observation
from ludoteka.games import find_game

_LENGTH = struct.Struct(">I")


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What to do, `memory` being the bot as it was after its last answer: empty before the first. With a record: what
    there is to find out about that finished game (`postgame.analyse`), for the seat `viewer`. With neither level nor
    record: get ready for this game."""

    game: str
    level: str = ""
    seed: int = 0
    memory: bytes = b""
    parts: bytes = b""
    state: bytes = b""
    viewer: int = 0
    legal: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    asked: bool = True
    people: tuple[int, ...] = ()
    analysis: str = ""
    record: str = ""
    share: tuple[int, int] = (0, 1)  # of the moves, where they are looked at one by one


class Answer(msgspec.Struct, frozen=True, array_like=True):
    action: int = 0
    memory: bytes = b""
    fault: str = ""  # a stack trace, for the server's log
    found: bytes = b""  # of an analysis, as JSON


_QUESTIONS = msgspec.msgpack.Decoder(Question)
_ANSWERS = msgspec.msgpack.Decoder(Answer)


def ask(question: Question, to: IO[bytes], back: IO[bytes]) -> Answer:
    """Put a question to such a process; EOFError or OSError if it has gone."""
    write(to, question)
    return _ANSWERS.decode(read(back))


def write(stream: IO[bytes], message: Question | Answer) -> None:
    data = msgspec.msgpack.encode(message)
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()


def read(stream: IO[bytes]) -> bytes:
    return _exactly(stream, *_LENGTH.unpack(_exactly(stream, _LENGTH.size)))


def _exactly(stream: IO[bytes], size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return data


def answer(question: Question) -> Answer:
    try:
        if question.record:
            return _analyse(question)
        game = find_game(question.game)
        return _think(game, question) if question.level else _get_ready(game)
    except Exception:  # noqa: BLE001 a bot may be anybody's program; the server logs the fault
        return Answer(fault=traceback.format_exc())


def _think(game: Game, question: Question) -> Answer:
    known = question.memory
    bot: Bot = pickle.loads(known) if known else game.bot(question.level, question.seed)  # noqa: S301 our own
    parts = game.room.parts
    p, s = parts.Parts.of_bytes(question.parts), parts.State.of_bytes(question.state)
    names, asked, people = question.names, question.asked, question.people
    observation = Observation(p, s, question.viewer, question.legal, names, asked=asked, people=people)
    action = int(bot.choose(observation))
    return Answer(action=action, memory=pickle.dumps(bot, pickle.HIGHEST_PROTOCOL))


def _analyse(question: Question) -> Answer:
    from .postgame import analyse  # which asks such processes itself

    return Answer(found=analyse(question.analysis, question.record, question.viewer, question.share))


def _get_ready(game: Game) -> Answer:
    """Read from the compiler's cache what the bots compute with. What is not there is not compiled now."""
    from ludoteka.sim.warm import warm_bots

    if game.fast_kernel is not game.kernel:
        for options in dict.fromkeys(game.usual_options(seats) for seats in game.seats):
            warm_bots(game, options)
    return Answer()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    logging.disable()
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # a bot that prints must not spoil the answers
    while True:
        try:
            question = _QUESTIONS.decode(read(questions))
        except EOFError:
            return
        write(answers, answer(question))


if __name__ == "__main__":
    main()
