"""Who can write to Redis, but has no key, runs no code and answers nothing."""

import asyncio
import pickle
import sys
from pathlib import Path

import msgspec
import pytest
import redis

from ludoteka.core.errors import Refused
from ludoteka.table.thinking import Answer
from ludoteka.worker.messages import Answered, Asked
from ludoteka.worker.node import TASK
from ludoteka.worker.seal import ANSWER, LENGTH, QUESTION, Forged, Seal, key_of, read_key, secret_in

from .conftest import KEY, NAMES, SEEN, Node, Start, begun, question, until
from .slow_bot import Poison

OTHER = key_of(b"another server")


def poisoned(file: Path) -> bytes:
    asked = question(memory=pickle.dumps(Poison(file)))
    return msgspec.msgpack.encode(Asked("1" * 32, TASK, "nobody", msgspec.msgpack.encode(asked)))


def changed(sealed: bytes) -> bytes:
    return sealed[:-1] + bytes([sealed[-1] ^ 1])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no Redis for tests")
async def test_a_question_that_no_node_has_signed_is_dropped_and_never_unpickled(
    bus: str, node: Node, start: Start, tmp_path: Path
):
    worker, file = start(bus), tmp_path / "poisoned"
    content = poisoned(file)
    forged = {
        "unsigned": content,
        "by another": Seal(OTHER).close(QUESTION, content),
        "as an answer": Seal(KEY).close(ANSWER, content),
        "changed": changed(Seal(KEY).close(QUESTION, content)),
        "nothing": b"",
        "signed nonsense": Seal(KEY).close(QUESTION, b"nonsense"),
    }
    with redis.Redis.from_url(bus) as client:
        for sealed in forged.values():
            client.xadd(NAMES.waited_for, {"data": sealed})
        client.xadd(NAMES.waited_for, {"other": "field"})
        await node.has_workers()
        await node.thinkers.ask(question())  # comes after them
        assert not file.exists()
        assert worker.errors.read_text().count("is not signed by a node of this server") == 1
        client.xadd(NAMES.waited_for, {"data": Seal(KEY).close(QUESTION, content)})
        await until(file.exists)  # so it would have been, with the key
        await until(lambda: client.xlen(NAMES.waited_for) == 0)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no Redis for tests")
async def test_an_answer_that_no_worker_has_signed_for_this_question_is_dropped(
    bus: str, node: Node, start: Start, tmp_path: Path
):
    start(bus)
    await node.has_workers()
    asked = node.ask(tmp_path)
    await begun(tmp_path, 1)
    (name,) = node.queue._asked
    wrong = msgspec.msgpack.encode(Answer(action=SEEN.legal[0], memory=pickle.dumps(Poison(tmp_path / "poisoned"))))
    content, other = (msgspec.msgpack.encode(Answered(which, wrong)) for which in (name, "2" * 32))
    forged = [
        content,
        Seal(OTHER).close(ANSWER, content),
        Seal(KEY).close(QUESTION, content),
        Seal(KEY).close(ANSWER, b"nonsense"),
        changed(Seal(KEY).close(ANSWER, content)),
    ]
    with redis.Redis.from_url(bus) as client:
        client.rpush(NAMES.mailbox(node.queue._answers.node), Seal(KEY).close(ANSWER, other), *forged)
        await until(lambda: node.queue.stats.dropped == len(forged))
    assert not asked.done()
    (tmp_path / "go").touch()
    assert (await asyncio.wait_for(asked, 30)).action == SEEN.legal[-1]


def test_what_is_sealed_is_opened_as_what_it_was_sealed():
    seal = Seal(KEY)
    sealed = seal.close(QUESTION, b"content")
    assert seal.open(QUESTION, sealed) == b"content"
    for other, kind in ((Seal(OTHER), QUESTION), (seal, ANSWER)):
        with pytest.raises(Forged):
            other.open(kind, sealed)


def test_the_key_of_the_workers_is_not_the_secret(tmp_path: Path):
    secret = bytes(LENGTH)
    (tmp_path / "secret").write_bytes(secret)
    assert secret_in(tmp_path / "secret") == secret
    assert key_of(secret) != secret
    assert read_key(key_of(secret).hex()) == key_of(secret)


@pytest.mark.parametrize("text", ["", "secret", "00" * 31, "00" * 33, "0x" + "00" * 31])
def test_what_is_no_key(text: str):
    with pytest.raises(Refused, match="worker-key"):
        read_key(text)
