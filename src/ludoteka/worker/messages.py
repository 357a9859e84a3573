"""What questions and answers are in Redis, inside their signature."""

import msgspec
from taskiq import BrokerMessage, TaskiqMessage
from taskiq.abc.formatter import TaskiqFormatter

REPLY_TO = "reply_to"  # the label that names the node that asks
STREAM = "queue_name"  # the label that names the stream; taskiq's own word


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A question on its way. `content`: of `table.thinking`, in MessagePack."""

    id: str
    task: str
    reply_to: str
    content: bytes


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """The question is named inside the signature: no answer can be taken for that to another question."""

    id: str
    content: bytes


_ASKED = msgspec.msgpack.Decoder(Asked)


class Formatter(TaskiqFormatter):
    """Small, and without pickle: taskiq would write JSON, and the memory of a bot is bytes."""

    def dumps(self, message: TaskiqMessage) -> BrokerMessage:
        (content,) = message.args
        asked = Asked(message.task_id, message.task_name, message.labels[REPLY_TO], content)
        encoded = msgspec.msgpack.encode(asked)
        return BrokerMessage(
            task_id=message.task_id, task_name=message.task_name, message=encoded, labels=message.labels
        )

    def loads(self, message: bytes) -> TaskiqMessage:
        asked = _ASKED.decode(message)
        labels = {REPLY_TO: asked.reply_to}
        return TaskiqMessage(task_id=asked.id, task_name=asked.task, labels=labels, args=[asked.content], kwargs={})
