# «Ронін» у браузері.

## Хід і дорога

web-ronin-where = Розділ { $chapter ->
    [1] I
    [2] II
   *[3] III
}, хід { $turn } із 3
web-ronin-step-take = Узяття
web-ronin-step-play = Розігрування
web-ronin-step-tea = Чай
web-ronin-symbols = Активні символи за розділами
web-ronin-chapter = Розділ { $n ->
    [1] I
    [2] II
   *[3] III
}
web-ronin-left-active = лівий активний
web-ronin-right-active = правий активний

## Пари, колода, черга

web-ronin-deck = Колода
web-ronin-deck-left = { $n ->
    [one] лишилася { $n } карта
    [few] лишилося { $n } карти
    [many] лишилося { $n } карт
   *[other] лишилося { $n } карти
}
web-ronin-pair = Пара { $n }
web-ronin-lowest = +1 ОД відразу
web-ronin-lowest-note = Найнижче місце: відразу 1 ОД, але останнім у черзі
web-ronin-order = Черга зараз
web-ronin-took = Уже взято: { $who }

## Ви і ваш ряд хронології

web-ronin-timeline = Ваш ряд хронології
web-ronin-timeline-of = Ряд хронології: { $who }
web-ronin-kept = залишена
web-ronin-covered = утрачено
web-ronin-tokens = Жетони
web-ronin-if-now = Якби розділ скінчився зараз
web-ronin-xp = ОД
web-ronin-vp = ПО
web-ronin-golden = Золотий маркер на { $n }
web-ronin-to-skill = До наступного вміння { $n } ОД
web-ronin-to-gold = До золотого маркера { $n } ОД
web-ronin-in-hand = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
    [many] { $n } карт на руці
   *[other] { $n } карти на руці
}

## Уміння

web-ronin-skills = Уміння
web-ronin-skill-ready = готове
web-ronin-skill-used = вжито
web-ronin-skill-locked = з { $n } ОД

## Партнери

web-ronin-partner-left = Ліворуч
web-ronin-partner-right = Праворуч
web-ronin-across = Навпроти
web-ronin-automa = Автома
web-ronin-partnership-of = { $one } і { $other }
web-ronin-level = Рівень { $n } із 12
web-ronin-counts = рахується наприкінці
web-ronin-worth = зараз { $n } ПО
web-ronin-cup-for-you = На вас чекає чашка
web-ronin-choosing = вибирає
web-ronin-ready = вибір зроблено
web-ronin-pairs-tab = Пари
web-ronin-ready-count = Вибрали { $n } із { $all }

## Вибір двох карт

web-ronin-hidden = Видно лише вам, доки всі не готові
web-ronin-what-happens = Що буде
web-ronin-after = Після ваших карт
web-ronin-tea-after = За чаєм
web-ronin-track-change = { $from } → { $to }
web-ronin-nothing-happens = нічого
web-ronin-either-order = У зворотному порядку — те саме
web-ronin-order-matters = У зворотному порядку:
web-ronin-plain = Без ефекту

## Питання

web-ronin-group-take-pair = Узяти пару…
    .short = Пара
web-ronin-group-use-skill = Застосувати вміння…
    .short = Уміння
web-ronin-group-train = Колір і символ…
    .short = Колір
web-ronin-group-trade = Обміняти…
    .short = Обмін
web-ronin-group-move-to = Місце в черзі…
    .short = Місце
web-ronin-confirm-play = { $n ->
    [0] Виберіть дві карти
    [1] Ще одна карта
   *[other] Покласти долілиць
}
web-ronin-confirm-keep = { $n ->
    [0] Виберіть, що залишити
   *[other] Залишити вибране
}
web-ronin-confirm-toss = { $n ->
    [0] Виберіть, що скинути
   *[other] Скинути вибране
}
web-ronin-confirm-pick = { $n ->
    [0] Виберіть, що взяти
   *[other] Узяти вибране
}
web-ronin-confirm-uncover = { $n ->
    [0] Не відкривати: 2 ліві символи
    [1] Відкрити 1: і 1 лівий символ
   *[other] Відкрити символів: { $n }
}
web-ronin-confirm-again = { $n ->
    [0] Виберіть одну чи дві карти
   *[other] Ще раз
}
web-ronin-confirm-lose-token = { $n ->
    [0] Нічого не втрачати
   *[other] Утратити символів: { $n }
}
web-ronin-confirm-cover = { $n ->
    [0] Нічого не втрачати
   *[other] Утратити символів: { $n }
}
web-ronin-help-character = Пропонують двох, другий повернеться до решти.
web-ronin-help-automa = Грає сама; карти її вмінь можуть дістатися вам.
web-ronin-help-board = Що промине маркер, отримаєте обоє.
web-ronin-help-take = Біля колоди ви ходите раніше за всіх; найнижча пара відразу дає 1 ОД.
web-ronin-help-play = Таємно: розкриють усі разом. Спершу спрацьовує ліва.
web-ronin-help-lose = Поверніть жетон або накрийте надрукований.
web-ronin-help-keep = Таємно. З неї почнеться новий розділ, і ефект спрацює знову.
web-ronin-help-quest = Таємно. Рахуються лише карти на руці.
web-ronin-help-skill = Кожне — раз за гру.
web-ronin-help-partner = Рахуються до 3 карт, за кожну очко.
web-ronin-help-track = Наприкінці рахується лише слабше партнерство.
web-ronin-help-bonus-skill = Карта на один раз; партнер нічого не втрачає.

## Усі відкривають карти

web-ronin-reveal = Усі відкривають карти
web-ronin-reveal-order = { $where }. Ефекти — у цьому порядку.
web-ronin-reveal-kept = Що залишили
web-ronin-reveal-kept-next = Цими картами відкриється наступний ряд; подіють вони, коли почнеться розділ.
web-ronin-reveal-active = Активні
web-ronin-reveal-tea = Чай: { $names }
web-ronin-reveal-rise = Їхня шкала зростає: { $from } → { $to }
