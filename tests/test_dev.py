"""dev.py's own judgement: what must be done again, which browser, and what it says when something is wrong."""

import ast
import importlib.util
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import dev
from tools import browser, nginx, packages, shell

ROOT = Path(__file__).parents[1]


# --- steps -------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "src" / "deep").mkdir(parents=True)
    (tmp_path / "src" / "a.ts").write_text("a")
    (tmp_path / "src" / "deep" / "b.ts").write_text("b")
    return tmp_path / "src"


def test_digest_is_the_same_until_something_changes(tree: Path):
    before = dev.digest([tree])
    assert dev.digest([tree]) == before

    (tree / "deep" / "b.ts").write_text("B")
    changed = dev.digest([tree])
    (tree / "deep" / "b.ts").rename(tree / "deep" / "c.ts")
    renamed = dev.digest([tree])
    (tree / "deep" / "c.ts").unlink()
    removed = dev.digest([tree])
    assert len({before, changed, renamed, removed, dev.digest([tree], "3.11.7")}) == 5


def test_digest_cannot_confuse_where_one_file_ends(tmp_path: Path):
    one, other = tmp_path / "1", tmp_path / "2"
    for folder, contents in ((one, ("ab", "c")), (other, ("a", "bc"))):
        folder.mkdir()
        for name, content in zip("xy", contents, strict=True):
            (folder / name).write_text(content)
    assert dev.digest([one / "x", one / "y"]) != dev.digest([other / "x", other / "y"])


def test_digest_leaves_out_what_tools_leave_behind(tree: Path):
    before = dev.digest([tree])
    (tree / "node_modules").mkdir()
    (tree / "node_modules" / "index.js").write_text("!")
    assert dev.digest([tree]) == before


def test_every_input_of_a_step_exists():
    for path in (*dev.PLAY_LOCKS, *dev.DEV_LOCKS, *dev.PACKAGE_INPUTS, *dev.NPM_INPUTS, *dev.CLIENT_INPUTS):
        assert path.exists(), path


def test_a_step_is_done_once_and_again_when_its_inputs_or_its_product_change(tmp_path: Path, capsys):
    product, stamp = tmp_path / "product", tmp_path / "stamps" / "step"
    done: list[str] = []

    def action() -> None:
        done.append("done")
        product.touch()

    assert dev.step("Making it", stamp, "one", product, action)
    assert not dev.step("Making it", stamp, "one", product, action)
    assert dev.step("Making it", stamp, "two", product, action)
    product.unlink()
    assert dev.step("Making it", stamp, "two", product, action)
    assert len(done) == 3
    assert re.fullmatch(r"(Making it \.\.\. \d+\.\d s\n){3}", capsys.readouterr().out)


@pytest.mark.parametrize("reason", [KeyboardInterrupt, SystemExit, shell.Failure])
def test_a_step_broken_off_leaves_no_stamp(tmp_path: Path, reason: type[BaseException]):
    product, stamp = tmp_path / "product", tmp_path / "stamp"
    dev.step("Making it", stamp, "old", product, product.touch)

    def action() -> None:
        raise reason

    with pytest.raises(reason):
        dev.step("Making it", stamp, "new", product, action)
    assert not stamp.exists()
    assert not dev.fresh(stamp, "old", product)


def test_only_one_set_up_at_a_time(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(dev, "SETUP_LOCK", tmp_path / "dev" / "lock")
    with dev.alone(), (tmp_path / "dev" / "lock").open("wb") as second:
        assert not dev.claim(second)
    with (tmp_path / "dev" / "lock").open("wb") as third:
        assert dev.claim(third)


# --- packages ----------------------------------------------------------------


def test_uv_gets_what_pip_was_given_about_indexes():
    settings = (
        ":env:.index-url='https://mirror.example/simple'\n"
        ":env:.timeout='180'\n"
        "global.extra-index-url='file:///one\\nfile:///two'\n"
        "global.index-url='https://pypi.example/simple'\n"
    )
    assert packages.uv_options(settings) == [
        "--index-url=https://mirror.example/simple",
        "--extra-index-url=file:///one",
        "--extra-index-url=file:///two",
    ]
    assert packages.uv_options("") == []
    assert packages.uv_options("global.no-index='true'\n") is None, "pip does what uv was not told"
    assert packages.uv_options("freeze.no-index='true'\n") == []


def test_uv_comes_from_the_lock_with_its_hashes():
    entry = packages.uv_entry([ROOT / "requirements" / "run.txt", ROOT / "requirements" / "dev.txt"])
    assert re.fullmatch(r"uv==[\d.]+ \\\n(    --hash=sha256:[0-9a-f]{64}( \\)?\n)+", entry)
    assert packages.uv_entry([ROOT / "requirements" / "run.txt"]) == ""


@pytest.mark.parametrize("failing", ["nothing", "uv's installation", "uv"])
def test_pip_installs_what_uv_does_not(failing: str, monkeypatch, tmp_path: Path):
    installed: list[str] = []
    monkeypatch.setattr(packages, "UV_LOCK", tmp_path / "dev" / "uv.txt")

    def run(command: list[str | Path], **more: object) -> tuple[int, str]:
        asked = "settings" if "config" in command else "uv" if "uv" in command else "uv's installation"
        installed.append(asked)
        return int(asked == failing), ""

    monkeypatch.setattr(packages, "capture", run)
    monkeypatch.setattr(packages, "must", lambda command, advice: installed.append("pip"))
    packages.install_locked([ROOT / "requirements" / "dev.txt"])
    assert (installed[-1] == "pip") == (failing != "nothing")
    assert ("uv" in installed) == (failing != "uv's installation")


# --- browsers ----------------------------------------------------------------


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder for PATH, with programs that do nothing."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("google-chrome", "my-browser"):
        program = folder / name
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
    return folder


posix = pytest.mark.skipif(os.name == "nt", reason="programs have no suffix here")


@posix
def test_a_named_browser_comes_first(programs: Path):
    env = {"PATH": str(programs), "LUDOTEKA_BROWSER": "my-browser", "CHROME": "google-chrome"}
    assert browser.named_browser(env) == programs / "my-browser"
    assert browser.named_browser({"PATH": "", "CHROME": str(programs / "google-chrome")}) == programs / "google-chrome"
    assert browser.named_browser({"PATH": str(programs)}) is None


def test_a_named_browser_that_is_not_there_is_reported():
    with pytest.raises(shell.Failure, match="CHROME names no-such-browser, which is no program"):
        browser.named_browser({"PATH": "", "CHROME": "no-such-browser"})


@posix
def test_the_system_s_browser_is_looked_for_by_its_names(programs: Path):
    assert browser.system_browser({"PATH": str(programs)}) == programs / "google-chrome"
    (programs / "chromium").symlink_to(programs / "my-browser")
    assert browser.system_browser({"PATH": str(programs)}) == programs / "chromium"
    (programs / "chromium-headless-shell").symlink_to(programs / "my-browser")
    assert browser.system_browser({"PATH": str(programs)}) == programs / "chromium-headless-shell"
    assert browser.system_browser({"PATH": "/nowhere"}, "linux") is None


def test_browsers_that_are_on_no_path_are_looked_for_where_they_install(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("ProgramFiles", str(tmp_path))
    chrome = tmp_path / "chrome.exe"
    monkeypatch.setitem(browser.BROWSER_PATHS, "elsewhere", ("$ProgramFiles/chrome.exe",))
    assert browser.system_browser({"PATH": "/nowhere"}, "elsewhere") is None
    chrome.touch()
    assert browser.system_browser({"PATH": "/nowhere"}, "elsewhere") == chrome


@posix
def test_the_next_source_is_asked_when_one_has_no_browser(programs: Path, monkeypatch):
    asked: list[str] = []

    def source(name: str, answer: Path | None):
        def ask() -> Path | None:
            asked.append(name)
            return answer

        return ask

    monkeypatch.setattr(browser, "named_browser", lambda env: None)
    monkeypatch.setattr(browser, "system_browser", lambda env: programs / "broken")
    monkeypatch.setattr(browser, "playwright_browser", source("playwright", None))
    monkeypatch.setattr(browser, "download_browser", source("download", None))
    monkeypatch.setattr(browser, "apt_browser", source("apt", programs / "my-browser"))
    assert browser.find_browser() == programs / "my-browser"
    assert asked == ["playwright", "download", "apt"]

    monkeypatch.setattr(browser, "apt_browser", source("apt", None))
    with pytest.raises(shell.Failure, match=r"none could be found or installed.*LUDOTEKA_BROWSER"):
        browser.find_browser()


# --- running and saying ------------------------------------------------------


def test_a_failed_tool_is_quoted_by_its_last_lines_and_explained():
    script = "import sys; print('\\n'.join(f'line {n}' for n in range(100))); sys.exit(3)"
    with pytest.raises(shell.Failure) as failure:
        shell.must([sys.executable, "-c", script], "The tool is broken.")
    lines = str(failure.value).splitlines()
    assert lines[0] == "    line 75"
    assert lines[-2:] == ["    line 99", "The tool is broken."]


def test_a_missing_venv_module_is_explained(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(shell.Failure, match=r"comes without ensurepip[^$]*sudo apt install python3-venv"):
        dev.make_venv()


def test_the_environment_of_tools_keeps_what_the_user_set(monkeypatch):
    monkeypatch.setenv("SOME_PROXY", "kept")
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PYTHONHOME", "/elsewhere")
    env = shell.child_env(EXTRA="added")
    assert (env["SOME_PROXY"], env["EXTRA"], env["PIP_USER"]) == ("kept", "added", "0")
    assert env["PATH"].startswith(str(shell.PYTHON.parent))
    assert "PYTHONHOME" not in env


def test_an_unknown_command_is_a_sentence(capsys):
    assert dev.main(["plya"]) == 2
    assert "no command 'plya'" in capsys.readouterr().err


def test_help_lists_every_command_in_one_line_each(capsys):
    assert dev.main([]) == 0
    lines = capsys.readouterr().out.splitlines()[2:]
    assert [line.split()[0] for line in lines] == list(dev.COMMANDS)


@pytest.mark.parametrize(("raised", "code"), [(KeyboardInterrupt(), 130), (shell.Failure("A sentence."), 1)])
def test_a_command_ends_without_a_traceback(monkeypatch, capsys, raised, code):
    def broken(args: list[str]) -> int:
        raise raised

    monkeypatch.setitem(dev.COMMANDS, "broken", broken)
    monkeypatch.setattr(signal, "signal", lambda *args: None)
    assert dev.main(["broken"]) == code
    assert capsys.readouterr().err == (f"{raised}\n" if code == 1 else "")


@posix
def test_what_was_started_ends_with_us():
    script = "import sys; sys.path.insert(0, sys.argv[1]); import dev; dev.COMMANDS['sleep'] = lambda args: "
    script += "dev.stream([sys.executable, '-c', 'print(\"up\", flush=True); import time; time.sleep(60)']); "
    script += "sys.exit(dev.main(['sleep']))"
    process = subprocess.Popen([sys.executable, "-c", script, str(ROOT)], stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        started = time.monotonic()
        process.terminate()
        assert process.stdout.read() == ""  # the child has closed it, so it is gone as well
        assert process.wait(timeout=10) == 128 + 15
        assert time.monotonic() - started < 5


# --- what must hold of the files themselves ----------------------------------


def test_older_pythons_can_read_far_enough_for_the_message():
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    statements = ast.parse(source, feature_version=(3, 7)).body
    listed = next(n for n, statement in enumerate(statements) if isinstance(statement, ast.If))
    assert "sys.exit" in ast.unparse(statements[listed])
    assert all(ast.unparse(statement) == "import sys" for statement in statements[1:listed])


def test_locks_name_no_registry_and_carry_hashes():
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text, lock
        assert "index-url" not in text, lock
        pins = re.findall(r"^[a-z0-9].*==.*$", text, re.MULTILINE | re.IGNORECASE)
        assert pins
        assert all(pin.endswith("\\") for pin in pins), f"{lock} has a pin without a hash"
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


def test_every_command_has_its_make_target():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    assert set(phony[1].split()) == set(dev.COMMANDS)


# --- nginx -------------------------------------------------------------------


def test_the_nginx_that_the_user_names_must_be_there(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LUDOTEKA_NGINX", "no-such-nginx")
    with pytest.raises(shell.Failure, match="LUDOTEKA_NGINX names no-such-nginx"):
        nginx.find_nginx()


def test_where_no_nginx_is_to_be_had_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.delenv("LUDOTEKA_NGINX", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(nginx, "SBIN", ())
    monkeypatch.setattr(nginx, "UNPACKED", tmp_path / "nginx")
    assert nginx.find_nginx() is None
