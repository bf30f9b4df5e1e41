"""The query part of a PostgreSQL address: whether the line is secret, and whom it trusts."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from iseki.server.serve import serve
from iseki.server.start_errors import BadCertificate, BadDatabaseParameter, DatabaseUnusable
from iseki.server.store.address import address_of, shown
from iseki.server.store.database import Database
from iseki.server.store.tls import MODES, line_of
from tests.server.postgres import PASSWORD, Postgres, running

ADDRESS = "postgresql://ann:open-sesame@db/iseki"
SECRET = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"


@pytest.mark.parametrize(
    ("query", "fault"),
    [
        ("sslmode=maybe", "'sslmode' of the database's address cannot be 'maybe'; it is one of " + ", ".join(MODES)),
        ("sslmode=require&sslmode=disable", "'sslmode' of the database's address stands there twice; give it once"),
        ("password=open-sesame", "'password' of the database's address is none that iseki knows; it knows sslmode, sslrootcert,"),
        ("sslmode=require&channel_binding=require", "'channel_binding' of the database's address is none that iseki knows"),
    ],
)
def test_a_parameter_that_cannot_be_used_is_named_with_the_remedy_and_no_password_is(page: Path, query: str, fault: str) -> None:
    with pytest.raises(BadDatabaseParameter) as raised:
        serve(port=0, db=f"{ADDRESS}?{query}", static=page)

    assert fault in str(raised.value)
    assert PASSWORD not in str(raised.value)


@pytest.mark.parametrize("mode", MODES)
def test_an_address_with_parameters_is_shown_without_them(mode: str) -> None:
    assert shown(address_of(f"{ADDRESS}?sslmode={mode}")) == "postgresql://ann@db/iseki"


@pytest.mark.parametrize(("mode", "context"), [("disable", False), ("allow", None), ("prefer", None), ("require", True)])
def test_without_verification_the_driver_needs_no_certificate(mode: str, context: bool | None) -> None:
    assert line_of(address_of(f"{ADDRESS}?sslmode={mode}")).arguments() == {"ssl_context": context}


@pytest.mark.parametrize(("mode", "names"), [("verify-ca", False), ("verify-full", True)])
def test_with_verification_the_certificate_must_be_trusted_and_in_full_carry_the_name(mode: str, names: bool) -> None:
    context = line_of(address_of(f"{ADDRESS}?sslmode={mode}&sslrootcert=system")).context()

    assert isinstance(context, ssl.SSLContext)
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, names)


@pytest.mark.parametrize("parameter", ["sslrootcert", "sslcert"])
def test_a_certificate_that_is_not_there_or_is_none_is_named(page: Path, tmp_path: Path, parameter: str) -> None:
    (tmp_path / "empty.crt").write_text("")
    for name in ("missing.crt", "empty.crt"):
        with pytest.raises(BadCertificate, match=f"cannot read the certificate {tmp_path / name}: .*; name a file in PEM with {parameter}"):
            serve(port=0, db=f"{ADDRESS}?sslmode=verify-ca&{parameter}={tmp_path / name}", static=page)


# ---------------------------------------------------------------- a real server
@pytest.fixture(scope="module")
def secret() -> Iterator[tuple[Postgres, Path]]:
    """A server that offers TLS, and the file of the authority of its certificate."""
    with running() as server:
        yield server, server.offer_tls()


def is_secret(address: str) -> bool:
    database = Database(address)
    found = bool(database.transaction(lambda rows: rows.execute(text(SECRET)).scalar()))
    database.close()
    return found


@pytest.mark.long
def test_the_line_is_as_secret_as_the_address_says(secret: tuple[Postgres, Path]) -> None:
    server, root = secret
    address = server.new_database()

    found = {mode: is_secret(f"{address}?sslmode={mode}") for mode in MODES[:4]}
    found["verify-ca"] = is_secret(f"{address}?sslmode=verify-ca&sslrootcert={root}")
    found["verify-full"] = is_secret(f"{address.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert={root}")

    assert found == {mode: mode != "disable" for mode in MODES}


@pytest.mark.long
@pytest.mark.parametrize("query", ["sslmode=verify-ca", "sslmode=verify-full&sslrootcert={root}"])
def test_a_server_that_cannot_be_trusted_is_not_spoken_to(secret: tuple[Postgres, Path], query: str) -> None:
    """By an authority that nobody knows, and under another name than the certificate's."""
    server, root = secret

    with pytest.raises(DatabaseUnusable, match=r"CERTIFICATE_VERIFY_FAILED; name the authority") as raised:
        Database(f"{server.new_database()}?{query.format(root=root)}")

    assert PASSWORD not in str(raised.value)


@pytest.mark.long
def test_a_server_without_tls_is_named_with_the_remedy(postgres: Postgres) -> None:
    with pytest.raises(DatabaseUnusable, match="Server refuses SSL; turn on TLS there, or let the line be open with sslmode=prefer"):
        Database(f"{postgres.new_database()}?sslmode=require")
    assert not is_secret(f"{postgres.new_database()}?sslmode=prefer")
