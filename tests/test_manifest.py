"""What a phone learns before it installs the page."""

import json
import re
import struct
from pathlib import Path

from ludoteka.core.words import LANGUAGES

WEB = Path(__file__).resolve().parents[1] / "web"
PUBLIC = WEB / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
PAGE = (WEB / "index.html").read_text("utf-8")


def size_of(path: Path) -> str:
    """Of a PNG, as its first bytes say."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG"), path
    return "{}x{}".format(*struct.unpack(">II", head[16:24]))


def test_it_opens_at_home_in_a_window_of_its_own():
    assert (MANIFEST["id"], MANIFEST["start_url"], MANIFEST["scope"]) == ("/", "/", "/")
    assert MANIFEST["display"] == "standalone"


def test_its_name_fits_below_an_icon():
    assert 0 < len(MANIFEST["short_name"]) <= 12
    assert MANIFEST["lang"] in LANGUAGES


def test_the_icons_are_as_large_as_it_says_and_one_may_be_cut_round():
    for icon in MANIFEST["icons"]:
        assert size_of(PUBLIC / icon["src"].lstrip("/")) == icon["sizes"]
    usual = {icon["sizes"] for icon in MANIFEST["icons"] if icon.get("purpose", "any") == "any"}
    assert usual >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in MANIFEST["icons"])
    assert size_of(PUBLIC / "apple-touch-icon.png") == "180x180"


def test_the_page_names_it_and_has_its_colours():
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in PAGE
    light = re.search(r'name="theme-color" media="[^"]*light[^"]*" content="([^"]*)"', PAGE)
    assert light
    assert light[1] == MANIFEST["theme_color"] == MANIFEST["background_color"]
