"""The benches that break things, small: `bench/chaos.py` kills the server, `bench/fuzz.py` sends it nonsense."""

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="kills, limits and /proc"),
]


def bench(*arguments: str) -> str:
    command = [sys.executable, str(BENCH / arguments[0]), *arguments[1:]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_nothing_acknowledged_is_lost_or_doubled_by_kills_and_a_full_disk():
    reported = bench("chaos.py", "--kills", "2", "--tables", "3")
    assert "'lost': 0, 'doubled': 0" in reported


def test_nonsense_is_answered_and_costs_no_memory():
    reported = bench("fuzz.py", "--messages", "1200")
    assert "fault" not in reported
