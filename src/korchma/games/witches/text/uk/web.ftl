# Відьми в браузері.

web-witches-target = Ціль
web-witches-limit = Межа руки
web-witches-solved = Розв’язано
web-witches-odds = { $chance } самими кубиками, { $best } з усіма картами
web-witches-elves = Ельфи на волі: { $n } із 3
web-witches-dungeon = Підземелля
web-witches-count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
web-witches-count-cackles = { $n ->
    [one] { $n } хихотіння
    [few] { $n } хихотіння
    [many] { $n } хихотінь
   *[other] { $n } хихотіння
}
web-witches-count-aliss = { $n ->
    [one] { $n } Чорна Алісса
    [few] { $n } Чорні Алісси
    [many] { $n } Чорних Алісс
   *[other] { $n } Чорні Алісси
}
web-witches-count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очки
}
web-witches-count-easy = { $n ->
    [one] { $n } проста проблема
    [few] { $n } прості проблеми
    [many] { $n } простих проблем
   *[other] { $n } прості проблеми
}
web-witches-count-hard = { $n ->
    [one] { $n } складна проблема
    [few] { $n } складні проблеми
    [many] { $n } складних проблем
   *[other] { $n } складні проблеми
}
web-witches-count-crises = { $n ->
    [one] { $n } криза
    [few] { $n } кризи
    [many] { $n } криз
   *[other] { $n } кризи
}
web-witches-danger = кризи на мапі
web-witches-map = Ланкр
web-witches-dangers = Як справи в Ланкрі
web-witches-move = Шлях { $n }
web-witches-problem = { $token }, ціль { $target }
web-witches-empty = Тут порожньо
web-witches-new = З’явилася цього ходу
web-witches-tea = На вас чекає чай
web-witches-bonus = +{ $n } до кожної суми
web-witches-once = раз на гру
web-witches-spent = уже використано
web-witches-use-fly = летіти
web-witches-use-toss = скинути
web-witches-use-slip = пройти повз
web-witches-use-vanish = зникнути
web-witches-use-leave = вибратися
web-witches-use-peek = підгледіти
web-witches-or = або
web-witches-first-roll = Перший кидок
web-witches-second-roll = Другий кидок
web-witches-reroll = { $n ->
    [0] Позначте, що перекинути
    [one] Перекинути { $n } кубик
    [few] Перекинути { $n } кубики
    [many] Перекинути { $n } кубиків
   *[other] Перекинути { $n } кубика
}
web-witches-to-come = ще не кинуто
web-witches-so-far = Поки що
web-witches-to-go = ще { $n }
web-witches-enough = Вистачає
web-witches-dice = Кубики
web-witches-hard-solved = За розв’язані складні
web-witches-benefits = Карти
web-witches-must-second = Другий кидок має дати
web-witches-must-four = Чотири кубики мають дати
web-witches-chart = Наскільки ймовірна кожна сума
web-witches-as-it-stands = як є
web-witches-every-card = з усіма картами
web-witches-makes-it = { $total } проти { $target }: вистачає.
web-witches-falls-short = { $total } проти { $target }: бракує { $n }.
web-witches-due = { $n ->
    [0] Хихотіння поки немає
    [one] Після спроби: { $n } хихотіння
    [few] Після спроби: { $n } хихотіння
    [many] Після спроби: { $n } хихотінь
   *[other] Після спроби: { $n } хихотіння
}
web-witches-exact = Точно: { $n } із { $all }
web-witches-success = { $n ->
    [one] Успіх: { $n } очко
    [few] Успіх: { $n } очки
    [many] Успіх: { $n } очок
   *[other] Успіх: { $n } очка
}
web-witches-failure = Провал: { $what ->
    [dungeon] { $cackles }, потім Підземелля
    [all-to-dungeon] { $cackles }, і всі підуть до Підземелля
    [crisis] { $cackles } і ще одна криза тут
    [black-aliss] { $cackles } і Чорна Алісса
    [winter] { $cackles }, і в усіх поменшає карт
   *[none] { $cackles } і відступ
}
web-witches-why-not-your-turn = Не ваш хід
web-witches-why-wrong-enemy = Ворог не той
web-witches-why-symbols-too-late = Уже пізно
web-witches-why-brooms-only-fly = Лише літати
web-witches-why-only-in-attempt = Лише в ділі
web-witches-why-nothing-closed = Закритих немає
web-witches-why-no-crisis = Криз немає
web-witches-why-no-cackles = Хихотіння немає
web-witches-why-only-after-failure = Після провалу
web-witches-why-only-when-passing = Лише в дорозі
web-witches-why-only-when-moving = Лише пішки
web-witches-why-not-now = Не зараз
web-witches-benefit-bonus-any = Після чотирьох кубиків.
web-witches-benefit-bonus-elves = Після чотирьох кубиків.
web-witches-benefit-bonus-magpyrs = Після чотирьох кубиків.
web-witches-benefit-bonus-wintersmith = Після чотирьох кубиків.
web-witches-benefit-borrowing = Погляньте на дві закриті.
web-witches-benefit-death = Одразу розв’язує «Смерть».
web-witches-benefit-escape = Втекти після невдачі.
web-witches-benefit-extra-cards = Візьміть дві карти.
web-witches-benefit-extra-cards-cackle = Візьміть дві.
web-witches-benefit-extra-movement = Ще дві місцини пішки.
web-witches-benefit-help = Зніміть одну кризу.
web-witches-benefit-invisibility = Пройти непомітно.
web-witches-benefit-reroll = Один або обидва кубики.
web-witches-benefit-introspection = Поверніть до двох хихотінь.
web-witches-benefit-shamble = Відкрийте закриту.
web-witches-benefit-sick-pig = Одразу лікує свиню.
web-witches-benefit-sick-sheep = Одразу лікує вівцю.
web-witches-benefit-transmutation = Змініть карти, і ще одна.

## Чим скінчилася спроба

web-witches-verdict-solved = Розв’язано
web-witches-verdict-failed = Не вийшло
web-witches-verdict-spare = { $n ->
    [0] { $total } проти { $target }: якраз досить
    [one] { $total } проти { $target }: із запасом у { $n }
    [few] { $total } проти { $target }: із запасом у { $n }
    [many] { $total } проти { $target }: із запасом у { $n }
   *[other] { $total } проти { $target }: із запасом у { $n }
}
web-witches-verdict-short = { $n ->
    [one] { $total } проти { $target }: забракло { $n }
    [few] { $total } проти { $target }: забракло { $n }
    [many] { $total } проти { $target }: забракло { $n }
   *[other] { $total } проти { $target }: забракло { $n }
}
web-witches-verdict-sure = Обійшлося без кубиків
web-witches-verdict-who = { $name }, { $at }
web-witches-in-all = разом
web-witches-gain-points = { $n ->
    [0] Без очок
    [one] +{ $n } очко
    [few] +{ $n } очки
    [many] +{ $n } очок
   *[other] +{ $n } очка
}
web-witches-lose-points = { $n ->
    [one] −{ $n } очко
    [few] −{ $n } очки
    [many] −{ $n } очок
   *[other] −{ $n } очка
}
web-witches-gain-cackles = { $n ->
    [0] Без хихотінь
    [one] { $n } хихотіння
    [few] { $n } хихотіння
    [many] { $n } хихотінь
   *[other] { $n } хихотіння
}
web-witches-gain-crises = { $n ->
    [0] Без кризи
    [one] +{ $n } криза
    [few] +{ $n } кризи
    [many] +{ $n } криз
   *[other] +{ $n } кризи
}
web-witches-lose-crises = { $n ->
    [one] −{ $n } криза
    [few] −{ $n } кризи
    [many] −{ $n } криз
   *[other] −{ $n } кризи
}
web-witches-stands = як і було, { $n }
web-witches-left-stands = лишилося { $n }
web-witches-left-change = лишилося { $from } → { $to }
web-witches-change = { $from } → { $to }
web-witches-because = { $why }: { $change }
web-witches-by-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
    [many] { $n } кубиків
   *[other] { $n } кубика
}
web-witches-by-magic = магія — { $n }
web-witches-by-failing = невдача — { $n }
