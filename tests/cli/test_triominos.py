"""Triominos in the terminal."""


def test_a_tile_named_turns_itself_where_it_fits(ludoteka):
    view = ludoteka("play", "triominos", "--bots", "casual", "--seed", "c0ffee", typed="455\n345\n").output
    assert "for example 001@0,0;" in view
    assert "455@0,0: +14" in view
    assert "453@-2,0: +12" in view
