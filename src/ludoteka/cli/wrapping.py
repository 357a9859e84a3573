"""Text in lines, broken between words only."""


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most this width, except for a word that is longer; no word is cut."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
    return lines
