### Запитання: як їх чує той, кого питають, і як решта.

ask-hero = { $you ->
        [yes] Чиє життя ви поведете?
       *[other] { $seat } обирає героя.
    }
ask-party = { $you ->
        [yes] Хто йде на це завдання? Хтось може лишитися, хтось — приєднатися.
       *[other] { $seat } вирішує, хто йде.
    }
ask-learn = { $you ->
        [yes] { $hero }: якого вміння навчитися?
       *[other] { $seat } обирає вміння.
    }
ask-talent = { $you ->
        [yes] { $hero }: який хист узяти?
       *[other] { $seat } обирає хист.
    }
ask-start = { $you ->
        [yes] { $hero }: звідки почати?
       *[other] { $seat } обирає, звідки почати.
    }
ask-shop = { $you ->
        [yes] { $hero } в емпорії: купити, продати, перевдягтися?
       *[other] { $seat } в емпорії.
    }
ask-souls = { $you ->
        [yes] Частки душ: кому піднятися, кому повернутися?
       *[other] { $seat } лічить частки душ.
    }
ask-next = { $you ->
        [yes] Хто ходить наступним?
       *[other] { $seat } вирішує, хто ходить наступним.
    }
ask-turn = { $you ->
        [yes] { $hero }: що далі?
       *[other] { $seat } думає.
    }
ask-ghost = { $you ->
        [yes] { $hero } — примарна душа: що далі?
       *[other] { $seat } веде примарну душу.
    }
ask-reorganize = { $you ->
        [yes] { $hero }: що куди вдягти?
       *[other] { $seat } міняє спорядження.
    }
ask-exchange = { $you ->
        [yes] Що віддати, що взяти?
       *[other] { $seat } міняється.
    }
ask-companion = { $you ->
        [yes] Супутник діє: іти, кусати?
       *[other] { $seat } веде супутника.
    }

ask-ammo = { $you ->
        [yes] Особливі стріли для цього пострілу?
       *[other] { $seat } обирає стрілу.
    }
ask-spend = { $you ->
        [yes] На що витратити символи?
       *[other] { $seat } витрачає символи.
    }
ask-spend-enemy = { $you ->
        [yes] Ворог мусить витратити символи. На що спершу?
       *[other] { $seat } витрачає символи за ворога.
    }
ask-guard = { $you ->
        [yes] На що витратити символи захисту?
       *[other] { $seat } захищається.
    }
ask-reroll = { $you ->
        [yes] Який кубик перекинути?
       *[other] { $seat } може перекинути.
    }
ask-second-chance = { $you ->
        [yes] Троє слухають. Який кубик перекинути?
       *[other] { $seat } може перекинути за молитвою.
    }
ask-also = { $you ->
        [yes] Кого ще зачепить той самий кидок?
       *[other] { $seat } називає ще одну ціль.
    }
ask-follow = { $you ->
        [yes] Ще одна атака. На кого?
       *[other] { $seat } може атакувати ще раз.
    }
ask-bash = { $you ->
        [yes] Штовхнути ціль, і куди?
       *[other] { $seat } може штовхнути.
    }
ask-pushed = { $you ->
        [yes] Куди відлітає ціль?
       *[other] { $seat } обирає, куди відлетіти.
    }
ask-condition = { $you ->
        [yes] Який стан?
       *[other] { $seat } обирає стан.
    }
ask-cure = { $you ->
        [yes] Що зняти?
       *[other] { $seat } обирає, що зняти.
    }
ask-blink = { $you ->
        [yes] Куди перенестися?
       *[other] { $seat } обирає, куди перенестися.
    }
ask-led = { $you ->
        [yes] Куди піде ваш герой?
       *[other] { $seat } може пройти.
    }
ask-rope = { $you ->
        [yes] Через який бар’єр?
       *[other] { $seat } кидає мотузку.
    }
ask-rune = { $you ->
        [yes] Яку руну?
       *[other] { $seat } обирає руну.
    }
ask-turn-power = { $you ->
        [yes] Яке використане вміння повернути?
       *[other] { $seat } повертає вміння.
    }
ask-pickpocket = { $you ->
        [yes] Що перенести?
       *[other] { $seat } нишпорить по чужих кишенях.
    }
ask-pickpocket-to = { $you ->
        [yes] Куди?
       *[other] { $seat } обирає, де це знайдеться.
    }
ask-keep = { $you ->
        [yes] Який скарб лишити?
       *[other] { $seat } обирає скарб.
    }
ask-soul-weapon = { $you ->
        [yes] Яку зброю душі взяти?
       *[other] { $seat } обирає зброю душі.
    }
ask-trap = { $you ->
        [yes] Пасток дві. Котра спрацює?
       *[other] { $seat } обирає з пасток.
    }

ask-react-ally-attacked = { $you ->
        [yes] Атакують товариша. Прийняти удар на себе?
       *[other] { $seat } може прийняти удар.
    }
ask-react-attacked = { $you ->
        [yes] Ще одна атака, другою рукою?
       *[other] { $seat } може вдарити ще раз.
    }
ask-react-defends = { $you ->
        [yes] Вас атакують. Парирувати?
       *[other] { $seat } може парирувати.
    }
ask-react-turn-end = { $you ->
        [yes] Хід скінчено. Медитувати?
       *[other] { $seat } може медитувати.
    }

ask-shadow = { $you ->
        [yes] Видно кілька тіней. Котра спершу?
       *[other] { $seat } відкриває тіні.
    }
ask-gate = { $you ->
        [yes] Пасують два місця появи. Котре?
       *[other] { $seat } обирає місце появи.
    }
ask-order = { $you ->
        [yes] Котрий ворог ходить першим?
       *[other] { $seat } вирішує, хто з ворогів перший.
    }
ask-target = { $you ->
        [yes] На кого йде ворог?
       *[other] { $seat } обирає за ворога.
    }
ask-way = { $you ->
        [yes] Яким шляхом піде ворог?
       *[other] { $seat } обирає шлях ворога.
    }
ask-retreat = { $you ->
        [yes] Куди він відступає?
       *[other] { $seat } обирає, куди відступає ворог.
    }

ask-story = { $you ->
        [yes] Вирішувати вам.
       *[other] { $seat } вирішує.
    }
ask-vote = { $you ->
        [yes] Вирішують усі. За що ви?
       *[other] { $seat } голосує.
    }
ask-drum = { $you ->
        [yes] Чим ударити по барабану?
       *[other] { $seat } б’є по барабану.
    }
ask-crossbows = { $you ->
        [yes] Арбалети готові. По кому?
       *[other] { $seat } наводить арбалети.
    }
