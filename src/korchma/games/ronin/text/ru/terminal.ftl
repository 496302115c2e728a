# Ронин в терминале.

term-tab-dangers = Путь
term-ronin-bar = Глава { $chapter ->
    [1] I
    [2] II
   *[3] III
}, ход { $turn }: { $step } · { $left } | { $right }
term-ronin-step = { $phase ->
    [characters] выбор персонажей
    [automas] выбор Автом
    [boards] выбор полей
    [start] подготовка
    [refill] взятие
    [take] взятие
    [order] взятие
    [choose] розыгрыш
    [effects] розыгрыш
    [tea] чай
    [score] подсчёт
    [keep] конец главы
    [kept] конец главы
    [quest] задание
   *[over] конец
}
term-ronin-vp = { $n } ПО
term-ronin-xp = { $n } ОО
term-ronin-golden = золотой маркер { $n }
term-ronin-xp-word = ОО
term-ronin-held = рука { $n }
term-ronin-automa = Автома
term-ronin-would = → { $xp } ОО, { $vp } ПО
term-ronin-chapter = { $chapter ->
    [1] I
    [2] II
   *[3] III
}: слева { $left }, справа { $right }
term-ronin-quest = Дополнительное задание: { $symbols }
term-ronin-deck = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
term-ronin-discard = в сбросе { $n }
term-ronin-lowest = +1 ОО
term-ronin-colour = { $colour ->
    [red] К
    [green] З
    [blue] С
    [pink] Р
   *[yellow] Ж
}
term-ronin-both = { $text } ({ $names })
term-ronin-waits = Её эффект ждёт чайной церемонии.
term-ronin-skill = { $name } ({ $state ->
    [ready] { $card ->
        [yes] от партнёра, готово
       *[no] готово
    }
    [locked] { $card ->
        [yes] для партнёров
       *[no] с { $xp } ОО
    }
   *[used] использовано
})
term-ronin-track = уровень { $level }, { $points } ПО; { $space ->
    [0] бонусов больше нет
   *[other] на { $space }: { $bonus }
}
term-ronin-standing = { $place }; здесь: { $names }.
term-ronin-order = Инициатива: { $names }.
term-ronin-row = Хронология: { $cards }.
term-ronin-covered = { $card }, закрыто: { $what }
term-ronin-tokens = Жетоны: { $tokens }.
term-ronin-have = Всего: { $counts }.
term-ronin-ended = Если бы глава закончилась сейчас: { $xp } ОО и { $vp } ПО; более слабое партнёрство даёт { $partners } ПО.
term-ronin-skills = Умения: { $skills }.
term-ronin-known = В руке точно есть: { $cards }.
term-ronin-symbol = { $name } ({ $side ->
    [left] активный слева
    [right] активный справа
   *[none] неактивный
}): у вас { $have }; карт с ним в руке: { $hand }.
term-ronin-in-row = { $name } в вашей хронологии: { $n }.
term-ronin-if-played = если сыграть сразу: { $changes }
term-ronin-then = Станет: { $counts }; в конце главы { $xp } ОО и { $vp } ПО.
term-ronin-at-tea = За чаем: { $changes }.
term-ronin-turned = В обратном порядке: { $changes }.
term-ronin-legend =
    К, З, С, Р, Ж: красная, зелёная, синяя, розовая или жёлтая карта
    ✦ магия, ✿ дипломатия, ▲ исследование, ✕ бой; бледные в этой главе очков не дают
    ! эффект при розыгрыше; ~ эффект за чаем; ◂u чашка налево, u▸ чашка направо
    ░ закрыто жетоном потери
    К=2 ровно 2 красные карты, К≥2 2 или больше, К×n за каждую до 3, ↔К×n за каждую у партнёра
    ✿−1 потерять 1, ✿−n потерять до 3; ◌ любой неактивный символ
    →2✦ получить 2, →n✦ столько, сколько насчитано; ↑ очко на один трек, ↑↑ на оба
    (1): первый по инициативе. ●: фигурка. До │ жетоны, после второй │ карты этого хода.
    → 5 ОО, 3 ПО: что вы получили бы, закончись глава сейчас
    Подчёркнуто: можно выбрать. Выделено: вариант под указателем.
