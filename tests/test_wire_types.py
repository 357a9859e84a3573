"""The client's types are made from the wire; `npm test` in web/ checks the second half of the way."""

from pathlib import Path

from ludoteka.table import schema

KEPT = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "schema.json"


def test_the_schema_in_the_client_is_that_of_the_wire():
    again = "python -m ludoteka.table.schema > web/src/lib/schema.json, then npm run types in web/"
    assert KEPT.read_text("utf-8") == schema.text(), f"out of date: {again}"
