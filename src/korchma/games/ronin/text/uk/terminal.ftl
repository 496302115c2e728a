# Ронін у терміналі.

term-tab-dangers = Шлях
term-ronin-bar = Розділ { $chapter ->
    [1] I
    [2] II
   *[3] III
}, хід { $turn }: { $step } · { $left } | { $right }
term-ronin-step = { $phase ->
    [characters] вибір персонажів
    [automas] вибір Автом
    [boards] вибір полів
    [start] приготування
    [refill] узяття
    [take] узяття
    [order] узяття
    [choose] розігрування
    [effects] розігрування
    [tea] чай
    [score] підрахунок
    [keep] кінець розділу
    [kept] кінець розділу
    [quest] завдання
   *[over] кінець
}
term-ronin-vp = { $n } ПО
term-ronin-xp = { $n } ОД
term-ronin-golden = золотий маркер { $n }
term-ronin-xp-word = ОД
term-ronin-held = рука { $n }
term-ronin-automa = Автома
term-ronin-would = → { $xp } ОД, { $vp } ПО
term-ronin-chapter = { $chapter ->
    [1] I
    [2] II
   *[3] III
}: ліворуч { $left }, праворуч { $right }
term-ronin-quest = Додаткове завдання: { $symbols }
term-ronin-deck = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
term-ronin-discard = у скиді { $n }
term-ronin-lowest = +1 ОД
term-ronin-colour = { $colour ->
    [red] Ч
    [green] З
    [blue] С
    [pink] Р
   *[yellow] Ж
}
term-ronin-both = { $text } ({ $names })
term-ronin-waits = Її ефект чекає на чайну церемонію.
term-ronin-skill = { $name } ({ $state ->
    [ready] { $card ->
        [yes] від партнера, готове
       *[no] готове
    }
    [locked] { $card ->
        [yes] для партнерів
       *[no] від { $xp } ОД
    }
   *[used] використане
})
term-ronin-track = рівень { $level }, { $points } ПО; { $space ->
    [0] бонусів більше немає
   *[other] на { $space }: { $bonus }
}
term-ronin-standing = { $place }; тут: { $names }.
term-ronin-order = Ініціатива: { $names }.
term-ronin-row = Ряд хронології: { $cards }.
term-ronin-covered = { $card }, накрито: { $what }
term-ronin-tokens = Жетони: { $tokens }.
term-ronin-have = Разом: { $counts }.
term-ronin-ended = Якби розділ закінчився зараз: { $xp } ОД і { $vp } ПО; слабше партнерство дає { $partners } ПО.
term-ronin-skills = Уміння: { $skills }.
term-ronin-known = У руці точно є: { $cards }.
term-ronin-symbol = { $name } ({ $side ->
    [left] активний ліворуч
    [right] активний праворуч
   *[none] неактивний
}): у вас { $have }; карт із ним у руці: { $hand }.
term-ronin-in-row = { $name } у вашому ряді: { $n }.
term-ronin-if-played = якщо зіграти одразу: { $changes }
term-ronin-then = Стане: { $counts }; наприкінці розділу { $xp } ОД і { $vp } ПО.
term-ronin-at-tea = За чаєм: { $changes }.
term-ronin-turned = У зворотному порядку: { $changes }.
term-ronin-legend =
    Ч, З, С, Р, Ж: червона, зелена, синя, рожева або жовта карта
    ✦ магія, ✿ дипломатія, ▲ дослідження, ✕ бій; бліді в цьому розділі очок не дають
    ! ефект під час розігрування; ~ ефект за чаєм; ◂u чашка ліворуч, u▸ чашка праворуч
    ░ накрито жетоном утраченого символу
    Ч=2 рівно 2 червоні карти, Ч≥2 2 або більше, Ч×n за кожну до 3, ↔Ч×n за кожну в партнера
    ✿−1 утратити 1, ✿−n утратити до 3; ◌ будь-який неактивний символ
    →2✦ отримати 2, →n✦ стільки, скільки налічено; ↑ очко на один трек, ↑↑ на обидва
    (1): перший за ініціативою. ●: фігурка. До │ жетони, після другої │ карти цього ходу.
    → 5 ОД, 3 ПО: що ви отримали б, якби розділ закінчився зараз
    Підкреслено: можна вибрати. Виділено: варіант під вказівником.
