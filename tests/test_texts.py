"""The texts: three languages with the same content, every word the program asks for, and correct plurals."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludoteka
from ludoteka.core.options import YES_NO
from ludoteka.core.words import COMMON, LANGUAGES
from ludoteka.games import GAMES

SOURCES = Path(ludoteka.__file__).parent
PACKAGES = (COMMON, *(game.package for game in GAMES.values()))
ROOMS = [game.package for game in GAMES.values()]
ASSUMED = {"en": "Assumed", "pl": "Założenie", "pt": "Suposição"}
OPTION = {"en": "option", "pl": "opcj", "pt": "opç"}

# Messages whose ids are put together: what the braces can stand for, or for which facts what. Those of a room are in
# its `tests/text_families.py`.
Filling = tuple[str, ...] | dict[tuple[str, ...], tuple[str, ...]]
GENERIC_FAMILIES: dict[str, Filling] = {
    "cli-games-{}": ("game", "players", "presets", "options", "bots"),
    "cli-review-{}": ("move", "chosen", "better", "cost"),
    "cli-simulate-{}": ("bot", "games", "points", "sd", "range", "won"),
    "cli-bench-{}": ("engine", "steps", "ratio"),
    "cli-topic-{}": ("playing", "notation", "records", "hosting", "exit-codes", "completion"),
    "cli-{}": (),  # found where the terminal calls Texts.cli
}
# Tables in the sources that hold codes of refusals, and on which side.
TABLES_OF_CODES = {"STATUS": "keys", "CODES": "values"}


# -- reading the text files -------------------------------------------------------------------------------------


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from nodes(each)


class Part:
    """A message or an attribute: the variables, references, selectors and plain text in it."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        found = list(nodes(pattern))
        self.variables = {node.id.name for node in found if isinstance(node, ftl.VariableReference)}
        self.references = {node.id.name for node in found if isinstance(node, ftl.MessageReference)}
        self.selectors = [
            {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            }
            for node in found
            if isinstance(node, ftl.SelectExpression)
        ]
        self.text = "{}".join(node.value for node in found if isinstance(node, ftl.TextElement))


def folder_of(package) -> Path:
    return Path(str(files(package)))


def folder(package, language):
    return folder_of(package) / language if package == COMMON else folder_of(package) / "text" / language


def parsed(path):
    return FluentParser(with_spans=False).parse(path.read_text("utf-8")).body


@cache
def parts(package, language) -> dict[str, Part]:
    """Every message and attribute (`id.attribute`) of a package in a language."""
    found = {}
    for path in sorted(folder(package, language).glob("*.ftl")):
        for entry in parsed(path):
            if isinstance(entry, ftl.Message):
                if entry.value:
                    found[entry.id.name] = Part(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Part(attribute.value)
    return found


@cache
def everything(language) -> dict[str, Part]:
    return {message_id: part for package in PACKAGES for message_id, part in parts(package, language).items()}


def needed(message_id, language) -> set[str]:
    """The variables a message needs, those of the messages it refers to included."""
    part = everything(language)[message_id]
    return part.variables.union(*(needed(other, language) for other in part.references))


def text_files():
    return [path for package in PACKAGES for language in LANGUAGES for path in folder(package, language).glob("*.ftl")]


@pytest.mark.parametrize("path", text_files(), ids=lambda path: "/".join(path.parts[-4:]))
def test_a_text_file_is_sound(path):
    entries = parsed(path)
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language):
    entries = [entry for path in text_files() if path.parent.name == language for entry in parsed(path)]
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, ftl.Message))
    assert [message_id for message_id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(package, language):
    ours, theirs = parts(package, "en"), parts(package, language)
    assert sorted(ours) == sorted(theirs)
    assert {message_id: needed(message_id, "en") for message_id in ours} == {
        message_id: needed(message_id, language) for message_id in theirs
    }


def test_polish_plurals_are_whole():
    for message_id, part in everything("pl").items():
        for keys in part.selectors:
            if keys & {"zero", "one", "two", "few", "many"}:
                assert keys >= {"one", "few", "many", "other"}, message_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language):
    for message_id, part in everything(language).items():
        prose = re.sub(r"(?m)^  .*$", "", part.text)  # lines set apart are to be copied
        assert not re.search(r"""["']|\.\.\.| - |  | [,.;:!?]""", prose), f"{message_id}: {part.text}"


# -- what the program uses --------------------------------------------------------------------------------------


def calls() -> Iterator[tuple[str, ast.Call]]:
    outside = [path for package in ROOMS for path in folder_of(package).rglob("*.py")]  # rooms that are not ours
    for path in sorted({*SOURCES.rglob("*.py"), *outside}):
        if path.parent.name != "tests":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                    yield name, node


def literals(node) -> Iterator[str]:
    """The strings an argument can be; an f-string with `{}` where it is filled."""
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def facts(node) -> frozenset[str] | None:
    """The names of what a call passes on (a refusal's place is one of them); None if it passes on what it was given."""
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(names) - {"rule"}


def facts_of_refusal(node) -> frozenset[str] | None:
    """Those of an entry in a room's table: none, or what a function makes (its own tests see to that)."""
    return None if len(node.args) > 2 else frozenset()


@cache
def families() -> dict[str, Filling]:
    found = dict(GENERIC_FAMILIES)
    for package in ROOMS:
        if (folder_of(package) / "tests" / "text_families.py").exists():
            found |= import_module(f"{package}.tests.text_families").FAMILIES
    return found


def members(family, given) -> Iterator[str]:
    filling = families()[family]
    if isinstance(filling, dict):
        filling = filling[next(key for key in filling if set(key) == given)]
    return (family.replace("{}", word) for word in filling)


@cache
def answer() -> dict[str, list[frozenset[str] | None]]:
    """Every message that the sources ask for, with the facts given at each place."""
    found = defaultdict(list)
    for name, node in calls():
        if name == "message" and node.args:
            for message_id in literals(node.args[0]):
                for each in members(message_id, facts(node)) if "{}" in message_id else (message_id,):
                    found[each].append(facts(node))
        elif name == "_ask_where" and node.args:  # the terminal's question, by its name
            for message_id in literals(node.args[0]):
                found[f"cli-{message_id}"].append(facts(node))
        elif name == "cli" and node.args:  # the terminal's Texts.cli("hint") is the message cli-hint
            for message_id in literals(node.args[0]):
                for each in members(f"cli-{message_id}", facts(node)) if "{}" in message_id else (f"cli-{message_id}",):
                    found[each].append(facts(node))
        elif name in ("Refused", "Refusal", "BadRecord"):
            at = 1 if name == "BadRecord" else 0
            for code in literals(node.args[at]) if len(node.args) > at else ():
                found[f"refused-{code}"].append(facts_of_refusal(node) if name == "Refusal" else facts(node))
    for code in codes_in_tables():
        found[f"refused-{code}"].append(None)
    return dict(found)


def codes_in_tables() -> Iterator[str]:
    for path in (SOURCES / "server").glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
                side = TABLES_OF_CODES.get(getattr(node.targets[0], "id", ""))
                for each in getattr(node.value, side) if side else ():
                    yield from literals(each)


def test_the_scan_sees_something():
    assert len(answer()) > 90
    assert {"refused-record-cut", "refused-must-touch"} <= set(answer())


def test_every_family_is_asked_for():
    """In all its members: otherwise a room would still list words that it has given up."""
    for family, filling in families().items():
        words = sum(filling.values(), ()) if isinstance(filling, dict) else filling
        assert {family.replace("{}", word) for word in words} <= set(answer())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text(language):
    assert [message_id for message_id in answer() if message_id not in everything(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_get_all_the_facts_they_need(language):
    for message_id, places in answer().items():
        for given in places:
            if given is not None:
                assert needed(message_id, language) <= given, message_id


CLIENT = SOURCES.parents[1] / "web" / "src"
MESSAGE = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
PUT_TOGETHER = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")  # t(`ui-order-${one}`)


@cache
def asked_by_client() -> tuple[frozenset[str], tuple[str, ...]]:
    """The messages that the client names, and how those begin that it puts together."""
    sources = [path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    whole = {message_id for source in sources for message_id in MESSAGE.findall(source)}
    return frozenset(whole), tuple({begin for source in sources for begin in PUT_TOGETHER.findall(source)})


def is_asked_by_client(message_id, package) -> bool:
    """As it is, put together, or in the words of a game that has its own (`own` in the client)."""
    whole, begins = asked_by_client()
    generic = message_id.removesuffix(f"-{package.rpartition('.')[2].replace('_', '-')}")
    return message_id in whole or message_id.startswith(begins) or generic in whole


@pytest.mark.parametrize("package", ROOMS)
def test_a_room_has_no_words_that_nobody_says(package):
    asked = set(answer()) | ids_of_games() | rule_ids(package)
    messages = {message_id.partition(".")[0] for message_id in parts(package, "en")}
    assert [each for each in sorted(messages - asked) if not is_asked_by_client(each, package)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_client_says_has_words(language):
    calls = re.compile(r"\bt\(\s*'([a-z][a-z0-9-]*)'")
    sources = (path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    asked = {message_id for source in sources for message_id in calls.findall(source)}
    assert len(asked) > 300
    assert sorted(asked - set(everything(language))) == []


# -- what the rooms offer ---------------------------------------------------------------------------------------


def ids_of_games() -> set[str]:
    found = set()
    for game in GAMES.values():
        found |= {f"game-{game.name}", f"game-{game.name}-about"}
        for preset in game.presets:
            found |= {f"preset-{game.name}-{preset}", f"preset-{game.name}-{preset}-about"}
        for option in game.options.offered():
            found |= {f"option-{game.name}-{option.name}", f"option-{game.name}-{option.name}-about"}
            found |= {f"choice-{game.name}-{option.name}-{choice}" for choice in option.choices}
            found |= {f"refused-{option.name}-asked"} if option.asked_at else set()
    return found


def may_lack(message_id) -> bool:
    """An option need not be explained unless it is assumed; yes and no have words of their own."""
    for game in GAMES.values():
        for option in game.options.offered():
            if message_id == f"option-{game.name}-{option.name}-about":
                return not option.assumed
            if option.choices == YES_NO and message_id.startswith(f"choice-{game.name}-{option.name}-"):
                return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_offer_has_a_name(language):
    known = everything(language)
    assert [message_id for message_id in ids_of_games() if message_id not in known and not may_lack(message_id)] == []
    bots = {level for game in GAMES.values() for level in game.bots}
    own = {f"bot-{level}" for level in bots} | {f"choice-{word}" for word in YES_NO}
    own |= {f"language-{code}" for code in LANGUAGES} | {"chance", "automa"}
    assert own - set(known) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_assumed_options_are_labelled(language):
    for game in GAMES.values():
        for option in game.options.offered():
            about = everything(language).get(f"option-{game.name}-{option.name}-about")
            assert option.assumed == bool(about and ASSUMED[language] in about.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_an_assumed_option_names_it(language):
    """As the page of the rules promises."""
    known = everything(language)
    rules = {option.rule for game in GAMES.values() for option in game.options.offered() if option.assumed}
    assert sorted(rule for rule in rules if OPTION[language] not in known[rule].text.lower()) == []


# -- the rulebook -----------------------------------------------------------------------------------------------


def sections(package) -> tuple[tuple[str, tuple[str, ...]], ...]:
    listed: tuple[tuple[str, tuple[str, ...]], ...] = import_module(f"{package}.rulebook").SECTIONS
    return listed


def rule_ids(package) -> set[str]:
    name = next(game.name for game in GAMES.values() if game.package == package)
    rules = {rule for _, rules in sections(package) for rule in rules}
    return rules | {f"rulebook-{name}-{section}" for section, _ in sections(package)}


@pytest.mark.parametrize("package", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_a_title(package, language):
    known = parts(package, language)
    assert [message_id for message_id in rule_ids(package) if message_id not in known] == []
    listed = [rule for _, rules in sections(package) for rule in rules]
    assert len(listed) == len(set(listed))
    for rule in listed:
        assert known[f"{rule}.title"].text
        assert (f"{rule}.assumed" in known) == (ASSUMED[language] in known[rule].text), rule


@pytest.mark.parametrize("package", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_rulebooks_name_the_same_numbers(package, language):
    for rule in (rule for _, rules in sections(package) for rule in rules):
        ours, theirs = (set(re.findall(r"\d+", parts(package, each)[rule].text)) for each in ("en", language))
        assert ours == theirs, rule


@pytest.mark.parametrize("package", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_lists_every_assumption_and_no_other(package, language):
    known = parts(package, language)
    labelled = {rule for _, rules in sections(package) for rule in rules if f"{rule}.assumed" in known}
    assert assumptions_listed(package) == labelled


def assumptions_listed(package) -> set[str]:
    """The rules in the first column of the room's table of assumptions."""
    readme = (folder_of(package) / "README.md").read_text("utf-8")
    table = readme.partition("## Assumptions")[2].partition("\n## ")[0]
    return {rule for row in re.findall(r"^\| ([A-Z]{3}-[^|]+) \|", table, re.MULTILINE) for rule in row.split(", ")}


@pytest.mark.parametrize("package", ROOMS)
def test_rules_named_in_the_sources_are_in_the_rulebook(package):
    listed = {rule for _, rules in sections(package) for rule in rules}
    prefix = next(iter(listed)).partition("-")[0]
    named = {
        rule
        for path in folder_of(package).glob("*.py")
        for rule in re.findall(rf"{prefix}-[CR]?\d+", path.read_text("utf-8"))
    }
    assert named - listed == set()
