### The game itself, its ways to play, and small things that are named in sentences.

game-title = Sword & Sorcery
    .full = Sword & Sorcery: Immortal Souls
    .about = Five dead heroes, a broken window, a valley that remembers them otherwise. Together against the game, one quest or seven.

mode-ford = Embers at the Ford
    .text = The first quest by itself.
mode-toll = The Toll Road
    .text = The second quest by itself.
mode-salt = Salt Cellars
    .text = The third quest by itself.
mode-drums = Green Banners
    .text = The fourth quest by itself.
mode-hill = Under the Hill
    .text = The fifth quest by itself.
mode-wall = Broken Wall
    .text = The sixth quest by itself.
mode-court = Court of the Fang
    .text = The seventh quest by itself.
mode-campaign = Campaign
    .text = All seven quests in turn: ranks, items, crowns and what you did go with you.

slot-main = main hand
    .brief = main hand
slot-off = off hand
    .brief = off hand
slot-armour = armour
slot-artifact = artefact

ground-normal = firm ground again
ground-difficult = difficult ground
ground-dangerous = dangerous ground

gate-state-open = open
gate-state-closed = closed
gate-state-gone = gone

reason-only = nobody else fits the row
reason-illusion = it takes the illusion for a hero
reason-taunt = it was challenged
reason-richest = the richest hero
reason-most-wounded = the most wounded hero
reason-nearest = the nearest hero
reason-priority = the holder of the priority token
reason-agility = a hero of Agility
reason-faith = a hero of Faith
reason-magic = a hero of Magic
reason-strength = a hero of Strength
reason-wounds = most wounds
reason-life-left = least life left
reason-instead = the one it looks for is not to be had
reason-row = by its scroll
reason-follows = one more attack
reason-chief = at the chief’s signal
reason-reaction = a blow after whoever leaves

cause-attack = an attack
cause-fire = fire
cause-dangerous = dangerous ground
cause-story = the story
cause-search = the search

step-attack = attack

die-number = die { $n }
face-miss = miss
face-hit = hit
face-hit-power = hit + power
face-hit-magic = hit + magic
face-hit-hit = two hits
face-hit-legend = hit + legend
face-power-magic = power + magic
face-shield = shield
face-shield-power = shield + power
face-shield-magic = shield + magic
face-shield-hit = shield + hit
face-legend-magic = legend + magic

## What a card is compared by

gauge-sure = sure hits
gauge-red = red dice
gauge-blue = blue dice
gauge-mean = hits on average
gauge-range = range
gauge-armour = armour
gauge-shields = magic shields
gauge-defence = defence dice
gauge-stops = stops on average
gauge-charges = charges
gauge-life = life
gauge-combat = combat actions
gauge-act = special actions
gauge-powers = powers
gauge-talents = talents
