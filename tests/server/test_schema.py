"""Schemathesis: whatever the HTTP schema allows, and what it does not, gets an answer that is no fault of ours."""

from typing import Any

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.long, pytest.mark.filterwarnings("ignore")]


def test_nothing_that_the_schema_allows_is_a_fault(place: Any):
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from schemathesis.checks import not_a_server_error

    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{place.port}/api/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=8,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
        )
        @given(case=operation.as_strategy())
        def try_it(case: Any) -> None:
            case.call_and_validate(base_url=f"http://127.0.0.1:{place.port}", checks=[not_a_server_error])

        try_it()
        tried += 1
    described = place.http.get("/api/schema/openapi.json").json()["paths"].values()
    assert tried == sum(len(operations) for operations in described)
