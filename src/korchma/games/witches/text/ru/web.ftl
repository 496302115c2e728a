# Ведьмы в браузере.

web-witches-target = Цель
web-witches-limit = Предел руки
web-witches-solved = Решено
web-witches-odds = { $chance } одними кубиками, { $best } со всеми картами
web-witches-elves = Эльфы на воле: { $n } из 3
web-witches-dungeon = Подземелье
web-witches-count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
web-witches-count-cackles = { $n ->
    [one] { $n } хихиканье
    [few] { $n } хихиканья
    [many] { $n } хихиканий
   *[other] { $n } хихиканья
}
web-witches-count-aliss = { $n ->
    [one] { $n } Чёрная Алиссия
    [few] { $n } Чёрные Алиссии
    [many] { $n } Чёрных Алиссий
   *[other] { $n } Чёрные Алиссии
}
web-witches-count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
web-witches-count-easy = { $n ->
    [one] { $n } простая проблема
    [few] { $n } простые проблемы
    [many] { $n } простых проблем
   *[other] { $n } простые проблемы
}
web-witches-count-hard = { $n ->
    [one] { $n } сложная проблема
    [few] { $n } сложные проблемы
    [many] { $n } сложных проблем
   *[other] { $n } сложные проблемы
}
web-witches-count-crises = { $n ->
    [one] { $n } кризис
    [few] { $n } кризиса
    [many] { $n } кризисов
   *[other] { $n } кризиса
}
web-witches-danger = кризисы на поле
web-witches-map = Ланкр
web-witches-dangers = Как дела в Ланкре
web-witches-move = Путь { $n }
web-witches-problem = { $token }, цель { $target }
web-witches-empty = Здесь пусто
web-witches-new = Появилась в этот ход
web-witches-tea = Вас ждёт чай
web-witches-bonus = +{ $n } к любой сумме
web-witches-once = раз за игру
web-witches-spent = уже потрачено
web-witches-use-fly = лететь
web-witches-use-toss = сбросить
web-witches-use-slip = пройти мимо
web-witches-use-vanish = исчезнуть
web-witches-use-leave = выбраться
web-witches-use-peek = подсмотреть
web-witches-or = или
web-witches-first-roll = Первый бросок
web-witches-second-roll = Второй бросок
web-witches-reroll = { $n ->
    [0] Отметьте, что перебросить
    [one] Перебросить { $n } кубик
    [few] Перебросить { $n } кубика
    [many] Перебросить { $n } кубиков
   *[other] Перебросить { $n } кубика
}
web-witches-to-come = ещё не брошен
web-witches-so-far = Пока
web-witches-to-go = ещё { $n }
web-witches-enough = Хватает
web-witches-dice = Кубики
web-witches-hard-solved = За решённые сложные
web-witches-benefits = Карты
web-witches-must-second = Второй бросок должен дать
web-witches-must-four = Четыре кубика должны дать
web-witches-chart = Насколько вероятна каждая сумма
web-witches-as-it-stands = как есть
web-witches-every-card = со всеми картами
web-witches-makes-it = { $total } против { $target }: хватает.
web-witches-falls-short = { $total } против { $target }: не хватает { $n }.
web-witches-due = { $n ->
    [0] Хихиканья пока нет
    [one] После попытки: { $n } хихиканье
    [few] После попытки: { $n } хихиканья
    [many] После попытки: { $n } хихиканий
   *[other] После попытки: { $n } хихиканья
}
web-witches-exact = Точно: { $n } из { $all }
web-witches-success = { $n ->
    [one] Успех: { $n } очко
    [few] Успех: { $n } очка
    [many] Успех: { $n } очков
   *[other] Успех: { $n } очка
}
web-witches-failure = Провал: { $what ->
    [dungeon] { $cackles }, потом Подземелье
    [all-to-dungeon] { $cackles }, и все отправятся в Подземелье
    [crisis] { $cackles } и ещё один кризис здесь
    [black-aliss] { $cackles } и Чёрная Алиссия
    [winter] { $cackles }, и у всех станет меньше карт
   *[none] { $cackles } и отступление
}
web-witches-why-not-your-turn = Не ваш ход
web-witches-why-wrong-enemy = Враг не тот
web-witches-why-symbols-too-late = Уже поздно
web-witches-why-brooms-only-fly = Только летать
web-witches-why-only-in-attempt = Только в деле
web-witches-why-nothing-closed = Закрытых нет
web-witches-why-no-crisis = Кризисов нет
web-witches-why-no-cackles = Хихиканья нет
web-witches-why-only-after-failure = После провала
web-witches-why-only-when-passing = Только в пути
web-witches-why-only-when-moving = Только пешком
web-witches-why-not-now = Не сейчас
web-witches-benefit-bonus-any = После четырёх кубиков.
web-witches-benefit-bonus-elves = После четырёх кубиков.
web-witches-benefit-bonus-magpyrs = После четырёх кубиков.
web-witches-benefit-bonus-wintersmith = После четырёх кубиков.
web-witches-benefit-borrowing = Взгляните на две закрытые.
web-witches-benefit-death = Сразу решает «Смерть».
web-witches-benefit-escape = Сбежать после неудачи.
web-witches-benefit-extra-cards = Возьмите две карты.
web-witches-benefit-extra-cards-cackle = Возьмите две.
web-witches-benefit-extra-movement = Ещё две области пешком.
web-witches-benefit-help = Снимите один кризис.
web-witches-benefit-invisibility = Пройти незаметно.
web-witches-benefit-reroll = Один или оба кубика пары.
web-witches-benefit-introspection = Верните до двух хихиканий.
web-witches-benefit-shamble = Откройте закрытую.
web-witches-benefit-sick-pig = Сразу лечит свинью.
web-witches-benefit-sick-sheep = Сразу лечит овцу.
web-witches-benefit-transmutation = Смените карты, и ещё одна.

## Чем кончилась попытка

web-witches-verdict-solved = Решено
web-witches-verdict-failed = Не вышло
web-witches-verdict-spare = { $n ->
    [0] { $total } против { $target }: в самый раз
    [one] { $total } против { $target }: с запасом в { $n }
    [few] { $total } против { $target }: с запасом в { $n }
    [many] { $total } против { $target }: с запасом в { $n }
   *[other] { $total } против { $target }: с запасом в { $n }
}
web-witches-verdict-short = { $n ->
    [one] { $total } против { $target }: не хватило { $n }
    [few] { $total } против { $target }: не хватило { $n }
    [many] { $total } против { $target }: не хватило { $n }
   *[other] { $total } против { $target }: не хватило { $n }
}
web-witches-verdict-sure = Обошлось без кубиков
web-witches-verdict-who = { $name }, { $at }
web-witches-in-all = всего
web-witches-gain-points = { $n ->
    [0] Без очков
    [one] +{ $n } очко
    [few] +{ $n } очка
    [many] +{ $n } очков
   *[other] +{ $n } очка
}
web-witches-lose-points = { $n ->
    [one] −{ $n } очко
    [few] −{ $n } очка
    [many] −{ $n } очков
   *[other] −{ $n } очка
}
web-witches-gain-cackles = { $n ->
    [0] Без хихиканий
    [one] { $n } хихиканье
    [few] { $n } хихиканья
    [many] { $n } хихиканий
   *[other] { $n } хихиканья
}
web-witches-gain-crises = { $n ->
    [0] Без кризиса
    [one] +{ $n } кризис
    [few] +{ $n } кризиса
    [many] +{ $n } кризисов
   *[other] +{ $n } кризиса
}
web-witches-lose-crises = { $n ->
    [one] −{ $n } кризис
    [few] −{ $n } кризиса
    [many] −{ $n } кризисов
   *[other] −{ $n } кризиса
}
web-witches-stands = по-прежнему { $n }
web-witches-left-stands = осталось { $n }
web-witches-left-change = осталось { $from } → { $to }
web-witches-change = { $from } → { $to }
web-witches-because = { $why }: { $change }
web-witches-by-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}
web-witches-by-magic = магия — { $n }
web-witches-by-failing = неудача — { $n }
