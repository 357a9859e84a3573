"""Messages that make no sense, by the hundred thousand: does the server stand, answer all of them, and keep its memory?

    .venv/bin/python bench/fuzz.py --messages 200000

A third are proper messages with values that make no sense, a third are broken (fields, types, numbers, letters,
brackets), a third are noise; in text and binary frames, over a few sockets at tables of all rooms. Every one must get
an answer that is no `fault`, and at the end a person must be able to play.
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
from harness import memory, server, write_result
from people import ROOMS, VIEWS, Seat, create, frame, load, sit

from ludoteka.table.wire import ClientMessage

WINDOW = 50  # messages on their way at a time
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    10**30,
    1.5,
    -0.0,
    "",
    "x",
    "0",
    [],
    {},
    [[]],
    {"a": {}},
    "\ud7ff",
    "é" * 99,
)
MESSAGES = get_args(ClientMessage)
TEXTS = ("", "x", "978@c3", "draw", "pass", "open", "bot:club", "hello", "0" * 64, "é" * 99)
NUMBERS = (-1, 0, 0, 1, 1, 2, 3, 4, 2**40)
KINDS = ("enter", "move", "undo", "next", "pace", "look", "ready", "sit", "say", "dance", "", "shown")
FIELDS = ("id", "seat", "decision", "action", "token", "seconds", "by_hand", "name", "phrase", "text", "type", "cheat")


class Fuzzer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.sent = self.answered = 0

    def received(self, _: Seat, message: bytes) -> None:
        answer = VIEWS.decode(message)
        if answer.type == "denied":
            self.answered += 1
            self.answers[answer.problem["code"]] += 1
        elif answer.type in ("accepted", "welcome"):
            self.answered += 1
            self.answers[answer.type] += 1

    def message(self) -> bytes:
        dice = self.random
        chosen = dice.random()
        if chosen < 0.33:
            return self._proper()
        if chosen < 0.66:
            return self._broken()
        size = int(2 ** dice.uniform(0, 13.9))
        if dice.random() < 0.5:
            return dice.randbytes(size)
        return "".join(dice.choices('{}[]",:0123456789eE+-.truefalsnil\\u \n', k=size)).encode()

    def _proper(self) -> bytes:
        """What a client could say, at a time and with values that make no sense."""
        kind = self.random.choice(MESSAGES)
        values = {field.encode_name: self._value(field.type) for field in msgspec.structs.fields(kind)}
        return msgspec.json.encode({"type": kind.__struct_config__.tag, **values})

    def _value(self, kind: Any) -> Any:
        kind = get_args(kind)[0] if get_args(kind) else kind
        if kind is bool:
            return self.random.random() < 0.5
        if kind in (int, float):
            return self.random.choice(NUMBERS)
        return self.random.choice(TEXTS)

    def _broken(self) -> bytes:
        dice = self.random
        answer: dict[str, Any] = {"type": dice.choice(KINDS)}
        for _ in range(dice.randrange(6)):
            answer[dice.choice(FIELDS)] = dice.choice(VALUES)
        if dice.random() < 0.3:
            answer |= {
                "seat": dice.randrange(3),
                "decision": dice.randrange(4),
                "action": dice.choice(("978@c3", "x", "9")),
            }
        data = bytearray(json.dumps(answer).encode())
        for _ in range(dice.choice((0, 0, 1, 3))):
            data[dice.randrange(len(data))] = dice.randrange(256)
        if dice.random() < 0.1:
            del data[dice.randrange(len(data)) :]
        return bytes(data)

    def frame(self) -> bytes:
        data = self.message()
        try:
            data.decode()
        except UnicodeDecodeError:
            return frame(data, 2)  # as text, the protocol itself would end the socket
        return frame(data, self.random.choice((1, 1, 1, 2)))


async def flood(fuzzer: Fuzzer, port: int, game: str, count: int) -> None:
    """So many messages over one socket."""
    name, token = await asyncio.to_thread(create, port, game)
    mine = Fuzzer(fuzzer.random.randrange(1 << 30))
    socket = await sit(port, None, name, token, 0, mine.received)
    mine.sent = 2  # to enter and to look
    waited = 0.0
    while mine.sent < count + 2:
        if socket.gone:
            raise AssertionError("a socket was closed")
        while mine.sent - mine.answered < WINDOW and mine.sent < count + 2:
            socket.transport.write(mine.frame())
            mine.sent += 1
        before = mine.answered
        await asyncio.sleep(0.001)
        waited = 0.0 if mine.answered > before else waited + 0.001
        if waited > 60:
            raise AssertionError("no answer for a long time")
    while mine.answered < mine.sent:
        await asyncio.sleep(0.01)
    socket.transport.close()
    fuzzer.sent += mine.sent
    fuzzer.answered += mine.answered
    fuzzer.answers += mine.answers


async def play(port: int, game: str) -> None:
    """After all that, somebody makes a move."""
    name, token = await asyncio.to_thread(create, port, game)
    moved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def received(seat: Seat, message: bytes) -> None:
        view = VIEWS.decode(message)
        if view.decisions.get("0", 0) > 0 and not moved.done():
            moved.set_result(None)
        elif 0 in view.waiting and view.viewer == 0 and view.scene.targets:
            seat.send("move", seat=0, decision=0, action=view.scene.targets[0].action)
        elif 1 in view.waiting and view.viewer == 0:
            seat.send("look", seat=1)
        elif view.viewer == 1 and view.scene.targets:
            action = view.scene.targets[0].action
            seat.send("move", seat=1, decision=view.decisions["1"], action=action)
            seat.send("look", seat=0)

    socket = await sit(port, None, name, token, 0, received)
    await asyncio.wait_for(moved, 60)
    socket.transport.close()


async def run(port: int, pid: int, messages: int, seed: int) -> dict[str, Any]:
    fuzzer, rooms, samples = Fuzzer(seed), ROOMS, []
    rounds = 10
    for number in range(rounds):
        share = messages // rounds // 4
        await asyncio.gather(*(flood(fuzzer, port, rooms[n % len(rooms)], share) for n in range(4)))
        samples.append(round(memory(pid), 1))
        print(f"{number + 1}/{rounds}: {fuzzer.answered} answered, {samples[-1]} MB", flush=True)
    for game in rooms:
        await play(port, game)
    if fuzzer.answers["fault"]:
        raise AssertionError(f"{fuzzer.answers['fault']} faults")
    settled = samples[len(samples) // 3 :]
    if settled[-1] > settled[0] * 1.2 + 10:
        raise AssertionError(f"memory grows: {samples}")
    return {"messages": fuzzer.sent, "answered": fuzzer.answered, "answers": dict(fuzzer.answers), "memory_mb": samples}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--messages", type=int, default=200_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", action="store_true", help="write the results to bench/results")
    given = options.parse_args()
    before = load()
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as (process, port):
        result = asyncio.run(run(port, process.pid, given.messages, given.seed))
        if process.poll() is not None:
            raise AssertionError("the server has ended")
    print(result)
    if given.keep:
        write_result("fuzz", {"seed": given.seed, "load_before": before, **result})


if __name__ == "__main__":
    main()
