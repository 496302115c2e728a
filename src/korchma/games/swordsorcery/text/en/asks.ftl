### The questions, as the one who is asked hears them, and as the others do.

ask-hero = { $you ->
        [yes] Whose life will you lead?
       *[other] { $seat } chooses a hero.
    }
ask-party = { $you ->
        [yes] Who goes on this quest? Somebody may stay behind, somebody may join.
       *[other] { $seat } decides who goes.
    }
ask-learn = { $you ->
        [yes] Which power does { $hero } learn?
       *[other] { $seat } chooses a power.
    }
ask-talent = { $you ->
        [yes] Which talent for { $hero }?
       *[other] { $seat } chooses a talent.
    }
ask-start = { $you ->
        [yes] Where does { $hero } begin?
       *[other] { $seat } chooses where to begin.
    }
ask-shop = { $you ->
        [yes] { $hero } at the emporium: buy, sell, change clothes?
       *[other] { $seat } is at the emporium.
    }
ask-souls = { $you ->
        [yes] Soul shards: shall somebody rise, or return?
       *[other] { $seat } counts the soul shards.
    }
ask-next = { $you ->
        [yes] Who goes next?
       *[other] { $seat } decides who goes next.
    }
ask-turn = { $you ->
        [yes] { $hero }: what next?
       *[other] { $seat } is thinking.
    }
ask-ghost = { $you ->
        [yes] { $hero } is a ghost: what next?
       *[other] { $seat } leads a ghost.
    }
ask-reorganize = { $you ->
        [yes] { $hero }: what goes where?
       *[other] { $seat } changes equipment.
    }
ask-exchange = { $you ->
        [yes] What do you give, what do you take?
       *[other] { $seat } exchanges.
    }
ask-companion = { $you ->
        [yes] The companion acts: walk, bite?
       *[other] { $seat } leads the companion.
    }

ask-ammo = { $you ->
        [yes] Special arrows for this shot?
       *[other] { $seat } picks an arrow.
    }
ask-spend = { $you ->
        [yes] What do the symbols buy?
       *[other] { $seat } spends symbols.
    }
ask-spend-enemy = { $you ->
        [yes] The enemy must spend. On what first?
       *[other] { $seat } spends for the enemy.
    }
ask-guard = { $you ->
        [yes] What do the symbols of the defence buy?
       *[other] { $seat } defends.
    }
ask-reroll = { $you ->
        [yes] Which die again?
       *[other] { $seat } may roll again.
    }
ask-second-chance = { $you ->
        [yes] The Three are listening. Which die again?
       *[other] { $seat } may roll again, by prayer.
    }
ask-also = { $you ->
        [yes] Who else is hit by the same roll?
       *[other] { $seat } names a further target.
    }
ask-follow = { $you ->
        [yes] One more attack. At whom?
       *[other] { $seat } may attack once more.
    }
ask-bash = { $you ->
        [yes] Push the target, and where to?
       *[other] { $seat } may push.
    }
ask-pushed = { $you ->
        [yes] Where are they pushed?
       *[other] { $seat } chooses where to fall.
    }
ask-condition = { $you ->
        [yes] Which condition?
       *[other] { $seat } chooses a condition.
    }
ask-cure = { $you ->
        [yes] What goes away?
       *[other] { $seat } chooses what goes away.
    }
ask-blink = { $you ->
        [yes] Where to, in a blink?
       *[other] { $seat } chooses where to appear.
    }
ask-led = { $you ->
        [yes] Where do they walk?
       *[other] { $seat } may walk.
    }
ask-rope = { $you ->
        [yes] Over which barrier?
       *[other] { $seat } throws the rope.
    }
ask-rune = { $you ->
        [yes] Which rune?
       *[other] { $seat } chooses a rune.
    }
ask-turn-power = { $you ->
        [yes] Which used power is turned?
       *[other] { $seat } turns a power.
    }
ask-pickpocket = { $you ->
        [yes] What moves?
       *[other] { $seat } has light fingers.
    }
ask-pickpocket-to = { $you ->
        [yes] Where to?
       *[other] { $seat } chooses where it turns up.
    }
ask-keep = { $you ->
        [yes] Which treasure do you keep?
       *[other] { $seat } chooses a treasure.
    }
ask-soul-weapon = { $you ->
        [yes] Which soul weapon do you take?
       *[other] { $seat } chooses a soul weapon.
    }
ask-trap = { $you ->
        [yes] Two traps. Which one goes off?
       *[other] { $seat } chooses between traps.
    }

ask-react-ally-attacked = { $you ->
        [yes] A friend is attacked. Take the blow?
       *[other] { $seat } may step in.
    }
ask-react-attacked = { $you ->
        [yes] One more attack, with the other hand?
       *[other] { $seat } may strike once more.
    }
ask-react-defends = { $you ->
        [yes] You are attacked. Parry?
       *[other] { $seat } may parry.
    }
ask-react-turn-end = { $you ->
        [yes] The turn ends. Meditate?
       *[other] { $seat } may meditate.
    }

ask-shadow = { $you ->
        [yes] Several shadows are in sight. Which one first?
       *[other] { $seat } turns the shadows.
    }
ask-gate = { $you ->
        [yes] Two gates fit. Which one?
       *[other] { $seat } chooses a gate.
    }
ask-order = { $you ->
        [yes] Which enemy acts first?
       *[other] { $seat } orders the enemies.
    }
ask-target = { $you ->
        [yes] Whom does the enemy go for?
       *[other] { $seat } chooses for the enemy.
    }
ask-way = { $you ->
        [yes] Which way does the enemy go?
       *[other] { $seat } chooses a way for the enemy.
    }
ask-retreat = { $you ->
        [yes] Where does it fall back?
       *[other] { $seat } chooses where the enemy falls back.
    }

ask-story = { $you ->
        [yes] It is for you to decide.
       *[other] { $seat } decides.
    }
ask-vote = { $you ->
        [yes] All decide. What are you for?
       *[other] { $seat } votes.
    }
ask-drum = { $you ->
        [yes] Strike the drum, with what?
       *[other] { $seat } strikes the drum.
    }
ask-crossbows = { $you ->
        [yes] The crossbows are ready. At whom?
       *[other] { $seat } points the crossbows.
    }
