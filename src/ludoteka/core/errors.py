"""What goes wrong in a way that a person should hear about. Never a stack trace: a code, a rule, a place."""

from typing import Any

from .words import Words


class Refused(Exception):
    """Something was asked that cannot be done.

    `code` is stable and names the message `refused-<code>` in the text files; `rule` is the id of the rule that
    forbids it, `place` says where in the input, `facts` fill the message.
    """

    def __init__(self, code: str, *, rule: str = "", place: str = "", **facts: Any) -> None:
        self.code = code
        self.rule = rule
        self.place = place
        self.facts = facts
        super().__init__(code)

    def __str__(self) -> str:
        facts = "".join(f" {name}={value!r}" for name, value in self.facts.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.place}: {self.code}{rule}{facts}" if self.place else f"{self.code}{rule}{facts}"

    def words(self) -> Words:
        """The sentence for people. The place is a fact like the others; what is no word or number becomes text."""
        facts = {"place": self.place, **self.facts}
        plain = {
            name: value if isinstance(value, str | int | float | Words) else str(value) for name, value in facts.items()
        }
        return Words(f"refused-{self.code}", plain)

    def at(self, place: str) -> "Refused":
        """The same refusal, with the place where it was met."""
        return Refused(self.code, rule=self.rule, place=place, **self.facts)
