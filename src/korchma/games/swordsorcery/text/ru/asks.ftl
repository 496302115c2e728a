### Вопросы: как их слышит тот, кого спрашивают, и как остальные.

ask-hero = { $you ->
        [yes] Чью жизнь вы поведёте?
       *[other] { $seat } выбирает героя.
    }
ask-party = { $you ->
        [yes] Кто идёт на это задание? Кто-то может остаться, кто-то — присоединиться.
       *[other] { $seat } решает, кто идёт.
    }
ask-learn = { $you ->
        [yes] { $hero }: какому умению научиться?
       *[other] { $seat } выбирает умение.
    }
ask-talent = { $you ->
        [yes] { $hero }: какой навык взять?
       *[other] { $seat } выбирает навык.
    }
ask-start = { $you ->
        [yes] { $hero }: откуда начать?
       *[other] { $seat } выбирает, откуда начать.
    }
ask-shop = { $you ->
        [yes] { $hero } в эмпориуме: купить, продать, переодеться?
       *[other] { $seat } в эмпориуме.
    }
ask-souls = { $you ->
        [yes] Частицы душ: кому подняться, кому вернуться?
       *[other] { $seat } считает частицы душ.
    }
ask-next = { $you ->
        [yes] Кто ходит следующим?
       *[other] { $seat } решает, кто ходит следующим.
    }
ask-turn = { $you ->
        [yes] { $hero }: что дальше?
       *[other] { $seat } думает.
    }
ask-ghost = { $you ->
        [yes] { $hero } — призрачная душа: что дальше?
       *[other] { $seat } ведёт призрачную душу.
    }
ask-reorganize = { $you ->
        [yes] { $hero }: что куда надеть?
       *[other] { $seat } меняет снаряжение.
    }
ask-exchange = { $you ->
        [yes] Что отдать, что взять?
       *[other] { $seat } меняется.
    }
ask-companion = { $you ->
        [yes] Компаньон действует: идти, кусать?
       *[other] { $seat } ведёт компаньона.
    }

ask-ammo = { $you ->
        [yes] Особые стрелы для этого выстрела?
       *[other] { $seat } выбирает стрелу.
    }
ask-spend = { $you ->
        [yes] На что потратить символы?
       *[other] { $seat } тратит символы.
    }
ask-spend-enemy = { $you ->
        [yes] Враг обязан потратить символы. На что сначала?
       *[other] { $seat } тратит символы за врага.
    }
ask-guard = { $you ->
        [yes] На что потратить символы защиты?
       *[other] { $seat } защищается.
    }
ask-reroll = { $you ->
        [yes] Какой кубик перебросить?
       *[other] { $seat } может перебросить.
    }
ask-second-chance = { $you ->
        [yes] Трое слушают. Какой кубик перебросить?
       *[other] { $seat } может перебросить по молитве.
    }
ask-also = { $you ->
        [yes] Кого ещё заденет тот же бросок?
       *[other] { $seat } называет ещё одну цель.
    }
ask-follow = { $you ->
        [yes] Ещё одна атака. По кому?
       *[other] { $seat } может атаковать ещё раз.
    }
ask-bash = { $you ->
        [yes] Толкнуть цель, и куда?
       *[other] { $seat } может толкнуть.
    }
ask-pushed = { $you ->
        [yes] Куда отлетает цель?
       *[other] { $seat } выбирает, куда отлететь.
    }
ask-condition = { $you ->
        [yes] Какое состояние?
       *[other] { $seat } выбирает состояние.
    }
ask-cure = { $you ->
        [yes] Что снять?
       *[other] { $seat } выбирает, что снять.
    }
ask-blink = { $you ->
        [yes] Куда перенестись?
       *[other] { $seat } выбирает, куда перенестись.
    }
ask-led = { $you ->
        [yes] Куда пойдёт ваш герой?
       *[other] { $seat } может пройти.
    }
ask-rope = { $you ->
        [yes] Через какой барьер?
       *[other] { $seat } бросает верёвку.
    }
ask-rune = { $you ->
        [yes] Какую руну?
       *[other] { $seat } выбирает руну.
    }
ask-turn-power = { $you ->
        [yes] Какое использованное умение повернуть?
       *[other] { $seat } поворачивает умение.
    }
ask-pickpocket = { $you ->
        [yes] Что перенести?
       *[other] { $seat } шарит по чужим карманам.
    }
ask-pickpocket-to = { $you ->
        [yes] Куда?
       *[other] { $seat } выбирает, где это найдётся.
    }
ask-keep = { $you ->
        [yes] Какое сокровище оставить?
       *[other] { $seat } выбирает сокровище.
    }
ask-soul-weapon = { $you ->
        [yes] Какое оружие души взять?
       *[other] { $seat } выбирает оружие души.
    }
ask-trap = { $you ->
        [yes] Ловушек две. Которая сработает?
       *[other] { $seat } выбирает из ловушек.
    }

ask-react-ally-attacked = { $you ->
        [yes] Атакуют товарища. Принять удар на себя?
       *[other] { $seat } может принять удар.
    }
ask-react-attacked = { $you ->
        [yes] Ещё одна атака, другой рукой?
       *[other] { $seat } может ударить ещё раз.
    }
ask-react-defends = { $you ->
        [yes] Вас атакуют. Парировать?
       *[other] { $seat } может парировать.
    }
ask-react-turn-end = { $you ->
        [yes] Ход окончен. Медитировать?
       *[other] { $seat } может медитировать.
    }

ask-shadow = { $you ->
        [yes] Видно несколько теней. Какая сначала?
       *[other] { $seat } открывает тени.
    }
ask-gate = { $you ->
        [yes] Подходят два места появления. Какое?
       *[other] { $seat } выбирает место появления.
    }
ask-order = { $you ->
        [yes] Какой враг ходит первым?
       *[other] { $seat } решает, кто из врагов первый.
    }
ask-target = { $you ->
        [yes] На кого идёт враг?
       *[other] { $seat } выбирает за врага.
    }
ask-way = { $you ->
        [yes] Каким путём пойдёт враг?
       *[other] { $seat } выбирает путь врага.
    }
ask-retreat = { $you ->
        [yes] Куда он отступает?
       *[other] { $seat } выбирает, куда отступает враг.
    }

ask-story = { $you ->
        [yes] Решать вам.
       *[other] { $seat } решает.
    }
ask-vote = { $you ->
        [yes] Решают все. За что вы?
       *[other] { $seat } голосует.
    }
ask-drum = { $you ->
        [yes] Чем ударить по барабану?
       *[other] { $seat } бьёт по барабану.
    }
ask-crossbows = { $you ->
        [yes] Самострелы готовы. По кому?
       *[other] { $seat } наводит самострелы.
    }
