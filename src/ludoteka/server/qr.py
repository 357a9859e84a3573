"""Addresses for the cameras of phones: as SVG for the page, as blocks for the terminal."""

import io

import segno


def picture(text: str) -> str:
    """Black on white in light and dark alike: cameras want it so."""
    out = io.BytesIO()
    code = segno.make(text, micro=False, error="m")
    code.save(out, kind="svg", xmldecl=False, omitsize=True, nl=False, dark="#000", light="#fff")
    return out.getvalue().decode()


def blocks(text: str) -> str:
    """For a terminal, two rows of squares to a line."""
    out = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(out=out, border=2, compact=True)
    return out.getvalue()
