"""A guest logs in: all that they have is from now on the account's."""

from __future__ import annotations

from sqlalchemy import Column, Table, delete, select, update

from korchma.server.protocol import Me
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import campaigns, chat, readings, sitters, tables
from korchma.server.storage.regulars import blocks, invitations, played, rated, ratings


def go_along(guest: Me, me: Me) -> list[Write]:
    """All that a guest has, from now on an account's; what the account has already stays its."""
    named = (sitters.c.person == guest.id, sitters.c.name == guest.name)
    plain = (
        (sitters, sitters.c.person),
        (sitters, sitters.c.was),
        (tables, tables.c.host),
        (campaigns, campaigns.c.host),
        (readings, readings.c.person),
        (played, played.c.person),
        (chat, chat.c.person),
        (invitations, invitations.c.inviter),
    )
    return [
        (update(sitters).where(*named).values(name=me.name), None),
        *(_moved(table, whose, guest, me) for table, whose in plain),
        *_once(blocks, blocks.c.person, blocks.c.blocked, guest, me),
        *_once(blocks, blocks.c.blocked, blocks.c.person, guest, me),
        (delete(blocks).where(blocks.c.person == me.id, blocks.c.blocked == me.id), None),
        *_once(invitations, invitations.c.person, invitations.c.code, guest, me),
        *_once(ratings, ratings.c.who, ratings.c.game, guest, me),
        *_once(rated, rated.c.who, rated.c.code, guest, me),
    ]


def _moved(table: Table, whose: Column[str], guest: Me, me: Me) -> Write:
    return update(table).where(whose == guest.id).values({whose.name: me.id}), None


def _once(
    table: Table, whose: Column[str], what: Column[str], guest: Me, me: Me
) -> tuple[Write, Write]:
    """The same where there may be one of each only: then the account's own stays."""
    mine = table.alias()
    own = select(mine.c[what.name]).where(mine.c[whose.name] == me.id)
    twice = delete(table).where(whose == guest.id, what.in_(own))
    return (twice, None), _moved(table, whose, guest, me)
