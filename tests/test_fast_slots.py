"""What compiled rules remember of classes, modules and dicts is forgotten when those change."""

from __future__ import annotations

import gc
import shutil
import subprocess
import sys
import sysconfig
from functools import cached_property
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest

from korchma.fast import HOME, SUFFIX

TOYS = Path(__file__).parent / "toys"
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]
HEADERS = sysconfig.get_paths()["include"]

pytestmark = pytest.mark.skipif(
    not shutil.which(COMPILER) or not Path(HEADERS, "Python.h").exists(),
    reason="there is no compiler, or Python's headers are missing",
)


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A module with one place of each kind."""
    file = tmp_path_factory.mktemp("slots") / f"places{SUFFIX}"
    where = [f"-I{folder}" for folder in (HEADERS, TOYS, HOME)]
    flags = ["-shared", "-fPIC", "-O2", "-Wall", "-Werror"]
    subprocess.run([COMPILER, *flags, *where, TOYS / "slots.c", "-o", file], check=True)
    spec = spec_from_file_location("places", file)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


class Pair(NamedTuple):
    """Two things."""

    first: object
    second: object


def slotted(**values: object) -> Any:
    """A thing of a class of its own, with slots."""
    thing = type("Thing", (), {"__slots__": (*values,)})()
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def test_fields_are_found_where_they_lie(places: Any) -> None:
    struct: Any = msgspec.defstruct("Card", [("name", str), ("n", int)])
    for one in (struct("a", 1), struct("b", 2), slotted(n=3), Pair(4, 5), struct("c", 6)):
        name = "second" if isinstance(one, Pair) else "n"
        for _ in range(3):
            assert places.attribute(one, name) == getattr(one, name)
        with pytest.raises(AttributeError):
            places.attribute(one, "missing")


def test_what_is_remembered_is_neither_kept_nor_lost(places: Any) -> None:
    value = object()
    before = sys.getrefcount(value)
    thing, words = slotted(x=value), {"x": value}
    module: Any = ModuleType("words")
    module.x = value
    held = sys.getrefcount(value)
    for _ in range(100):
        for one in (thing, module):
            assert places.attribute(one, "x") is value
        assert places.word(words, "x") is value
    assert sys.getrefcount(value) == held == before + 3


def test_an_empty_slot_is_an_error_and_a_filled_one_is_not(places: Any) -> None:
    thing = slotted(x=1)
    assert places.attribute(thing, "x") == 1
    del thing.x
    with pytest.raises(AttributeError):
        places.attribute(thing, "x")
    thing.x = 2
    assert places.attribute(thing, "x") == 2


def test_a_class_that_changes_is_looked_at_again(places: Any) -> None:
    thing = slotted(x=1)
    assert places.attribute(thing, "x") == 1
    cls: Any = type(thing)
    slot = cls.x
    cls.x = property(lambda self: 7)
    assert places.attribute(thing, "x") == 7
    cls.x = slot
    assert places.attribute(thing, "x") == 1
    cls.__getattribute__ = lambda self, name: 8
    assert places.attribute(thing, "x") == 8


def test_a_slot_of_another_class_is_refused(places: Any) -> None:
    thing = slotted(x=1)
    type(thing).y = type(slotted(y=3)).y
    with pytest.raises(TypeError):
        places.attribute(thing, "y")


class Chest:
    """A box that works things out once."""

    lid: object = "shut"

    def __init__(self, cards: object) -> None:
        self.cards = cards

    @cached_property
    def count(self) -> object:
        """Looked at once."""
        return object()

    @property
    def colour(self) -> str:
        """Not kept anywhere."""
        return "brown"


def test_what_a_box_keeps_is_found_again(places: Any) -> None:
    cards = object()
    one, other = Chest(cards), Chest([])
    before = sys.getrefcount(cards)
    for _ in range(3):
        assert places.attribute(one, "cards") is cards
        assert places.attribute(other, "cards") == []
    for chest in (one, other, one, one):
        first = places.attribute(chest, "count")
        for _ in range(3):
            assert places.attribute(chest, "count") is first is chest.count
            assert places.attribute(chest, "cards") is chest.cards
            assert places.attribute(chest, "colour") == "brown"
            assert places.attribute(chest, "lid") == "shut"
    assert sys.getrefcount(cards) == before


def test_what_changes_in_a_box_is_looked_at_again(places: Any) -> None:
    chest: Any = Chest(1)
    assert chest.count is chest.count
    assert [places.attribute(chest, "cards") for _ in range(3)] == [1, 1, 1]
    chest.cards = 2
    assert places.attribute(chest, "cards") == 2
    assert places.attribute(chest, "lid") == "shut"
    chest.lid = "open"
    assert places.attribute(chest, "lid") == "open"
    del chest.cards
    with pytest.raises(AttributeError):
        places.attribute(chest, "cards")
    chest.__dict__ = {"cards": 3}
    assert places.attribute(chest, "cards") == places.attribute(chest, "cards") == 3


def test_a_class_may_come_to_decide_what_its_boxes_show(places: Any) -> None:
    cls: Any = type("Crate", (Chest,), {})
    crate = cls(1)
    assert crate.count is crate.count
    assert [places.attribute(crate, "cards") for _ in range(3)] == [1, 1, 1]
    cls.cards = property(lambda self: 5)
    assert places.attribute(crate, "cards") == 5
    del cls.cards
    assert places.attribute(crate, "cards") == 1


class Knight(msgspec.Struct):
    """Something that can change."""

    wounds: int
    cards: list[object]


class Loose(msgspec.Struct):
    """Something that may hold anything."""

    wounds: Any
    cards: Any


class Fixed(msgspec.Struct, frozen=True):
    """Something that cannot."""

    wounds: int


def test_fields_are_set_where_they_lie(places: Any) -> None:
    old, new = object(), object()
    before = sys.getrefcount(old), sys.getrefcount(new)
    for one in (Knight(1, []), slotted(wounds=1), Knight(2, [])):
        for value in (old, 3, new):
            places.set_attribute(one, "wounds", value)
            assert one.wounds is value
    del one, value
    assert (sys.getrefcount(old), sys.getrefcount(new)) == before
    with pytest.raises(AttributeError):
        places.set_attribute(Knight(1, []), "missing", 1)


def test_what_cannot_change_does_not(places: Any) -> None:
    fixed = Fixed(1)
    for one in (fixed, Pair(1, 2), fixed):
        with pytest.raises(AttributeError):
            places.set_attribute(one, "wounds", 2)
    assert fixed.wounds == 1


def test_a_class_that_comes_to_watch_its_fields_is_asked(places: Any) -> None:
    thing = slotted(wounds=1)
    places.set_attribute(thing, "wounds", 2)
    cls: Any = type(thing)
    seen = []
    cls.__setattr__ = lambda self, name, value: seen.append((name, value))
    places.set_attribute(thing, "wounds", 3)
    assert (thing.wounds, seen) == (2, [("wounds", 3)])


def test_the_collector_hears_of_a_struct_that_may_come_to_hold_itself(places: Any) -> None:
    places.set_attribute(Loose([], []), "wounds", 2)
    plain = msgspec.convert({"wounds": 1, "cards": None}, Loose)
    assert not gc.is_tracked(plain)
    places.set_attribute(plain, "wounds", [plain])
    places.set_attribute(plain, "wounds", [plain])
    assert gc.is_tracked(plain)


def test_words_of_a_module_that_change_are_looked_at_again(places: Any) -> None:
    one: Any = ModuleType("one")
    other: Any = ModuleType("other")
    one.x, other.x = 1, 2
    assert [places.attribute(each, "x") for each in (one, one, other, one)] == [1, 1, 2, 1]
    one.x = 3
    assert places.attribute(one, "x") == 3
    assert places.attribute(one, "__name__") == "one"
    del one.x
    with pytest.raises(AttributeError):
        places.attribute(one, "x")
    one.__getattr__ = lambda name: 9
    assert places.attribute(one, "x") == 9


def test_dicts_that_change_are_looked_at_again(places: Any) -> None:
    words = {"x": 1}
    assert places.word(words, "x") == places.word(words, "x") == 1
    words["x"] = 2
    assert places.word(words, "x") == 2
    assert places.word(words.copy() | {"x": 3}, "x") == 3
    words.clear()
    with pytest.raises(KeyError):
        places.word(words, "x")


def test_a_metaclass_may_come_to_decide_who_is_an_instance(places: Any) -> None:
    meta: Any = type("Meta", (type,), {})
    cls = meta("Thing", (), {})
    child = meta("Child", (cls,), {})
    assert places.is_instance(child(), cls)
    assert not places.is_instance(1, cls)
    meta.__instancecheck__ = lambda self, one: one == 1
    assert places.is_instance(1, cls)
    assert not places.is_instance(child(), cls)
    assert places.is_instance(1, int | str)


class Blow(NamedTuple):
    """A named tuple with something to fall back on."""

    by: object
    hits: object = 1
    lethal: object = None


GIVEN: tuple[tuple[tuple[object, ...], dict[str, object]], ...] = (
    ((1, 2, 3), {}),
    ((1,), {}),
    ((), {"by": 4}),
    ((1,), {"lethal": 5}),
    ((), {"lethal": 6, "hits": 7, "by": 8}),
    ((), {}),
    ((1, 2, 3, 4), {}),
    ((1,), {"by": 2}),
    ((1,), {"wounds": 2}),
)


@pytest.mark.parametrize(("given", "named"), GIVEN)
def test_named_tuples_are_made_as_they_make_themselves(
    places: Any, given: tuple[object, ...], named: dict[str, object]
) -> None:
    def outcome(make: Any) -> object:
        try:
            return make()
        except TypeError as error:
            return str(error)

    blow: Any = Blow
    for _ in range(3):
        made = outcome(lambda: places.call(blow, *given, **named))
        assert made == outcome(lambda: blow(*given, **named))
        assert type(made) in (Blow, str)


def test_a_named_tuple_holds_its_things_once(places: Any) -> None:
    thing = object()
    before = sys.getrefcount(thing)
    made = [places.call(Blow, thing, lethal=thing) for _ in range(50)]
    assert sys.getrefcount(thing) == before + 100
    assert all(gc.is_tracked(each) for each in made)
    del made
    assert sys.getrefcount(thing) == before


def child_of(cls: type) -> Any:
    """A class of its own that adds nothing."""
    return type("Child", (cls,), {})


def test_a_named_tuple_that_comes_to_make_itself_otherwise_is_asked(places: Any) -> None:
    cls = child_of(Blow)
    assert places.call(cls, 1) == (1, 1, None)
    assert type(places.call(cls, 1)) is cls
    made_by: Any = vars(Blow)["__new__"].__func__
    type.__setattr__(cls, "__new__", lambda cls, by: made_by(cls, by, 9))
    assert places.call(cls, 1) == (1, 9, None)
    type.__setattr__(cls, "__new__", made_by)
    assert places.call(cls, 1) == (1, 1, None)
    cls.__init__ = lambda self, by: setattr(self, "seen", by)
    assert places.call(cls, 1).seen == 1
    blow: Any = Blow
    old, blow.__new__.__defaults__ = blow.__new__.__defaults__, (5, 6)
    try:
        assert places.call(blow, 1) == (1, 5, 6)
    finally:
        blow.__new__.__defaults__ = old
    assert places.call(tuple, [1, 2]) == (1, 2)
    assert places.call(lambda x: x, 3) == 3
