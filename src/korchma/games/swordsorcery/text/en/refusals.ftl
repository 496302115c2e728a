### Why something that looks possible is not.

refused-not-next = { $area } is not next to where you stand. A move goes area by area.
refused-wall = A wall stands between here and there: { $area }.
refused-door-shut = The door between here and there is shut: { $area }. Open it first.
refused-barrier = The barrier is crossed one way only, and not this one: { $area }.
refused-hard-ground = Difficult ground takes two movement points: { $area }.
refused-no-points = No movement points are left. A dash would give one more.
refused-moved = The move of this turn is over.
refused-move-begun = The move has begun; it is too late to make it another one.
refused-lying = Stand up first: a movement point does it, or a dash.
refused-lying-fights = Nobody fights lying on the ground. Stand up first.
refused-slowed = A slowed hero has one action a turn, and that one is gone.
refused-no-combat = No combat action is left this turn.
refused-no-act = No special action is left this turn.
refused-duel = { $figure } fights a duel, and it is not yours.
refused-engaged = An enemy stands in your own area. Until it is gone, you can attack only there: { $figure } has to wait.
refused-melee-only = What you hold reaches no further than your own area: { $figure }.
refused-out-of-sight = There is no clear line from you to there: { $figure }. Walls, shut doors and enemies in between hide it.
refused-out-of-range = { $figure } is too far off. Your weapon reaches { $n ->
        [one] { $n } area
       *[other] { $n } areas
    }.
refused-cooling = { $power } cools down: { $n ->
        [one] { $n } round more
       *[other] { $n } rounds more
    }.
refused-reaction-only = { $power } is a reaction: it offers itself when its moment comes.
refused-wrong-weapon = { $power } asks for another kind of weapon in your hand.
refused-nobody-for-it = { $power }: nobody is in reach whom it would do anything for.
refused-few-shards = { $item } sleeps. To wake it takes { $n ->
        [one] { $n } soul shard
       *[other] { $n } soul shards
    }, and the party has fewer.
refused-wrong-style = { $item } is not made for your fighting style.
refused-not-worn = { $item } works only where it is worn, not in the pack.
refused-no-charges = { $item } has no charges left for that.
refused-item-nobody = { $item }: nobody is in reach whom it would do anything for.
refused-no-key = A magic lock holds it shut. The key of its colour takes it off, nothing else.
refused-hands-full = Not with an enemy in your area. Deal with it first, or go elsewhere.
refused-elsewhere = { $hero } stands in another area. Things change hands only side by side.
refused-nothing-to-give = Neither you nor { $hero } has anything in the pack or the purse.
refused-asleep = Asleep, and calls nobody: { $shrine }.
refused-dear-rank = The next rank for { $hero } takes { $n ->
        [one] { $n } soul shard
       *[other] { $n } soul shards
    }, and the party has fewer.
refused-dear-return = To bring { $hero } back takes { $n ->
        [one] { $n } soul shard
       *[other] { $n } soul shards
    }, and the party has fewer.
refused-no-shrine = { $hero } comes back only at a shrine that is awake.
refused-top-rank = { $hero } has the highest rank this quest allows.
refused-ahead = Others rise first: nobody runs ahead of the lowest rank, and { $hero } is above it.
refused-bought-enough = { $item } stays here: you have bought as much as this visit allows.
refused-pack-full = { $item } finds no room. Capacity is what it says.
refused-few-crowns = { $item } costs { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }, and that is more than you have.
