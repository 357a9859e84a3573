"""What people write, made fit for one line of a record, a log or a terminal: everything in it can be seen.

Joiners cannot, but some words and pictures need them: families of emoji, Persian and Indic words. They are fine where
they do something, and nowhere else, so that nobody hides one in a name to look like somebody else.
"""

import unicodedata

NON_JOINER, JOINER = "\u200c", "\u200d"
VARIATION = "\ufe0f"  # the letter before it is a picture
VIRAMA = 9  # combining class of the sign after which Indic letters join
SCRIPTS = (
    "ARABIC",
    "SYRIAC",
    "MONGOLIAN",
    "NKO",
    "DEVANAGARI",
    "BENGALI",
    "GURMUKHI",
    "GUJARATI",
    "ORIYA",
    "TAMIL",
    "TELUGU",
    "KANNADA",
    "MALAYALAM",
    "SINHALA",
    "KHMER",
    "MYANMAR",
    "TIBETAN",
)


def plain(text: str, instead: str = " ") -> str:
    """The text with `instead` in the place of each letter that cannot be seen, or would leave the line."""
    if text.isprintable():
        return text
    done = ""
    for at, letter in enumerate(text):
        fine = letter.isprintable() or _joins(letter, done[-1:], text[at + 1 : at + 2])
        done += letter if fine else instead
    return done


def is_plain(text: str) -> bool:
    return plain(text, "") == text


def cut(text: str, most: int) -> str:
    """So many letters of a plain text, and no joiner that has lost what it joins."""
    return plain(text[:most], "")


def _joins(letter: str, before: str, after: str) -> bool:
    """Is it a joiner, between two that it joins?"""
    if letter not in (NON_JOINER, JOINER) or not before:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    if letter == JOINER and (_is_picture(before) or before == VARIATION) and _is_picture(after):
        return True
    return _is_of_joining_script(before) and _is_of_joining_script(after)


def _is_picture(letter: str) -> bool:
    return letter != "" and not letter.isascii() and unicodedata.category(letter).startswith("S")


def _is_of_joining_script(letter: str) -> bool:
    if not letter or unicodedata.category(letter)[0] not in "LM":
        return False
    return unicodedata.name(letter, "").partition(" ")[0] in SCRIPTS
