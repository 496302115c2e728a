"""The end of a chapter: symbols score, timelines are cleared, some cards are kept."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.options import Keep, UseSkill
from korchma.games.ronin.rules.gaining import gain_vp, gain_xp
from korchma.games.ronin.rules.laying import append
from korchma.games.ronin.rules.playing import resolve_waiting
from korchma.games.ronin.rules.setup import begin_chapter
from korchma.games.ronin.rules.skills import offers, usable, use
from korchma.games.ronin.state import LAST_CHAPTER, Player, RoninTable, counts, people
from korchma.kernel import SAFE, Ask, AskAll, Flow


def score(t: RoninTable) -> Flow[None]:
    """Skills first, then experience, then points; after the third the game ends. [24, 61-64]"""
    s = t.state
    yield from _last_skills(t)
    seats = people(s)
    scored = {seat: would_score(t, s.players[seat]) for seat in seats}
    for seat in seats:
        xp, points = scored[seat]
        t.tell(e.Scored(seat, s.players[seat].character, xp, points))
        gain_xp(t, seat, xp)
    for seat in seats:
        gain_vp(t, seat, scored[seat][1], f"chapter-{s.chapter + 1}")
    s.phase = "keep" if s.chapter < LAST_CHAPTER else "quest"


def would_score(t: RoninTable, player: Player) -> tuple[int, int]:
    """Experience for the more numerous active symbol, points for the other. [61, 62]"""
    have = counts(t, player)
    low, high = sorted((have[t.state.left], have[t.state.right]))
    return high, low


def _last_skills(t: RoninTable) -> Flow[None]:
    """Offered in initiative order, and again until everybody passes. [24]"""
    s = t.state
    while s.queue:
        seat = s.queue[0]
        skills = usable(t, seat, "score")
        if not skills:
            s.queue.pop(0)
            continue
        yield SAFE
        match (yield Ask(seat, "skill", offers(t, skills), rule="23")):
            case UseSkill(skill):
                yield from use(t, seat, skill)
                rest = s.queue[1:]
                s.queue = rest + [other for other in people(s) if other not in rest]
            case _:
                s.queue.pop(0)


def keep(t: RoninTable) -> Flow[None]:
    """Tokens and lost markers go; in secret all keep a card, after II two. [65-68, 71, 88]"""
    s = t.state
    for player in s.players:
        player.tokens = [0] * len(player.tokens)
        player.lost = [0] * len(player.lost)
        if player.automa:
            _clear(t, player, [])
    n, keeps = s.chapter + 1, t.content.keeps
    yield SAFE
    seats = people(s)
    pick = (n, n) if n > 1 else None
    answers = yield AskAll(
        tuple(
            Ask(
                seat,
                "keep",
                [keeps[card] for card in s.players[seat].row],
                pick=pick,
                ordered=n > 1,
                rule="67" if n > 1 else "66",
            )
            for seat in seats
        )
    )
    assert isinstance(answers, dict)
    t.learn()
    for seat in seats:
        answer = answers[seat]
        chosen = answer if isinstance(answer, tuple) else (answer,)
        _clear(t, s.players[seat], [each.card for each in chosen if isinstance(each, Keep)], seat)
    s.queue = seats
    s.chapter += 1
    if not t.options.kept_under_old_pair:
        begin_chapter(t)
    s.phase = "kept"


def _clear(t: RoninTable, player: Player, kept: list[str], seat: int = -1) -> None:
    """The rest of a timeline is discarded; kept cards open the next one, uncovered. [66, 67, 93]"""
    t.state.discard += [card for card in player.row if card not in kept]
    player.row, player.lost, player.todo, player.tea = [], [], [], []
    if kept:
        t.tell(e.Kept(seat, player.character, tuple(kept)))
        append(t, seat, kept)
    player.first = len(player.row)


def kept_effects(t: RoninTable) -> Flow[None]:
    """Standard effects of kept cards, before the next turn; tea effects wait. [69]"""
    s = t.state
    while s.queue:
        yield from resolve_waiting(t, s.queue[0])
        s.queue.pop(0)
    if t.options.kept_under_old_pair:
        begin_chapter(t)
    s.phase = "refill"
