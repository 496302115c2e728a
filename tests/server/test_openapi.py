"""Every route, whatever is sent to it: an answer, never a broken server."""

from __future__ import annotations

import re
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.inn import Person, RunningInn


def test_nothing_sent_to_any_route_breaks_the_server(inn: RunningInn) -> None:
    person = Person(inn)
    person.set_table("me", "bot:random")
    cookie = {"Cookie": f"korchma={person.http.cookies['korchma']}"}
    schema: Any = schemathesis.openapi.from_url(f"{inn.url}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path == "/api/logout":
            continue

        @given(case=operation.as_strategy())
        @settings(
            max_examples=12,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        def answers(case: Any) -> None:
            response = case.call(headers=cookie)
            assert response.status_code < 500, f"{case.method} {case.path}: {response.text}"
            assert "Traceback" not in response.text

        answers()
        tried += 1
    assert tried >= 18


def test_the_page_of_the_api_needs_no_other_host_and_no_script(inn: RunningInn) -> None:
    page = httpx.get(f"{inn.url}/schema").text
    assert not re.findall(r"(?:https?:)?//[\w.]+", page)
    assert "<script" not in page
    schema = httpx.get(f"{inn.url}/schema/openapi.json").json()
    assert all(path in page for path in schema["paths"])
    assert all(f'id="{name}"' in page for name in schema["components"]["schemas"])
    links = set(re.findall(r'href="#(\w+)"', page))
    assert links
    assert links <= set(schema["components"]["schemas"])
    assert "TableInfo" in page
