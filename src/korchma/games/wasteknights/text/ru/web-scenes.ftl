## Снаряжение, рыцари и кубики во всех сценах

web-wasteknights-hands = { $n ->
    [1] одна рука
   *[2] две руки
  }
web-wasteknights-tuned = доработано
web-wasteknights-value = Ценность { $n }
web-wasteknights-works = цело
web-wasteknights-broken = сломано
web-wasteknights-workshop-only = мастерская
web-wasteknights-auto = авто
web-wasteknights-health = Здоровье { $left } из { $health }{ $infected ->
    [0] {""}
   *[other] , заражённых ран: { $infected }
  }
web-wasteknights-radiation = Радиация { $n } из { $most }
web-wasteknights-die = { $die }: { $face }
web-wasteknights-to-come = ещё не брошен
web-wasteknights-blank = пусто
web-wasteknights-symbol-S = успех
web-wasteknights-symbol-F = судьба
web-wasteknights-symbol-X = провал
web-wasteknights-tally-S = { $n ->
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
  }
web-wasteknights-tally-F = { $n ->
    [one] { $n } судьба
    [few] { $n } судьбы
    [many] { $n } судеб
   *[other] { $n } судьбы
  }
web-wasteknights-tally-X = { $n ->
    [one] { $n } провал
    [few] { $n } провала
    [many] { $n } провалов
   *[other] { $n } провала
  }
web-wasteknights-hits = { $n ->
    [one] успех
    [few] успеха
    [many] успехов
   *[other] успеха
  }
web-wasteknights-faces = Грани кубиков
web-wasteknights-mark-dice = Отметьте кубики, которые перебросите.

## Бой

web-wasteknights-fight = Бой
web-wasteknights-fight-start = Начало
web-wasteknights-fight-ranged = Дальний бой
web-wasteknights-fight-clash = Столкновение
web-wasteknights-fight-melee = Ближний бой
web-wasteknights-fight-end = Итог
web-wasteknights-attacks-both = обе стороны
web-wasteknights-attacks-you = рыцарь
web-wasteknights-attacks-it = враг
web-wasteknights-attacks-none = без атак
web-wasteknights-attacks-reward = добыча
web-wasteknights-your-attack = Ваша атака
web-wasteknights-attack-of = Атака: { $who }
web-wasteknights-no-attack = Кубики ещё не брошены.
web-wasteknights-life = Здоровье
web-wasteknights-life-left = Осталось здоровья: { $n }
web-wasteknights-attack = Атака
web-wasteknights-tokens = { $n ->
    [one] { $n } жетон угрозы
    [few] { $n } жетона угрозы
    [many] { $n } жетонов угрозы
   *[other] { $n } жетона угрозы
  }
web-wasteknights-reward = Если падёт
web-wasteknights-rival = другой рыцарь
web-wasteknights-bare = Голые руки
web-wasteknights-you-to = { $own ->
    [yes] Вы против: { $foe }
   *[no] { $who } против: { $foe }
  }
web-wasteknights-it-to-you = { $own ->
    [yes] { $foe } против вас
   *[no] { $foe } против: { $who }
  }
web-wasteknights-as-is = Как есть
web-wasteknights-reroll = { $n ->
    [one] Перебросить { $n } кубик
    [few] Перебросить { $n } кубика
    [many] Перебросить { $n } кубиков
   *[other] Перебросить { $n } кубика
  }
web-wasteknights-falls = враг падёт
web-wasteknights-breaks = Оружие сломается: { $chance }
web-wasteknights-attacked = { $own ->
    [yes] Ваша атака уже проведена.
   *[no] Атака уже проведена.
  }
web-wasteknights-choose-weapon = { $own ->
    [yes] Сначала выберите оружие.
   *[no] Оружие ещё не выбрано.
  }
web-wasteknights-it-attacked = Враг уже атаковал.
web-wasteknights-wounds-spread = Раны и их вероятности
web-wasteknights-you-fall = { $own ->
    [yes] Хватит, чтобы вы упали: { $chance }.
   *[no] Хватит, чтобы рыцарь { $who } упал: { $chance }.
  }
web-wasteknights-life-change = Здоровья было { $before }, стало { $left }
web-wasteknights-wounds = { $n ->
    [0] ни одной раны
    [one] { $n } рана
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } раны
  }
web-wasteknights-blocked = броня приняла { $n }
web-wasteknights-enough = этого хватит, чтобы упасть

## Запись Книги историй

web-wasteknights-story = Книга историй
web-wasteknights-letter = { $n ->
    [0] А
    [1] Б
    [2] В
    [3] Г
    [4] Д
    [5] Е
    [6] Ж
   *[other] З
  }
web-wasteknights-no-price = без цены
web-wasteknights-you-decide = Решаете вы
web-wasteknights-decides = Решение за рыцарем: { $who }
web-wasteknights-all-vote = Голосуют все, открыто; при равенстве решает первый игрок
web-wasteknights-tie = Голоса равны: решает первый игрок
web-wasteknights-successes-spread = Успехи и их вероятности
web-wasteknights-exact = успехи, проценты, точно
web-wasteknights-journal = Журнал
web-wasteknights-entries = { $n ->
    [one] прочитана { $n } запись
    [few] прочитано { $n } записи
    [many] прочитано { $n } записей
   *[other] прочитано { $n } записи
  }

## Лагерь

web-wasteknights-camp = Лагерь
web-wasteknights-camps = разбивает лагерь
web-wasteknights-same-space = на той же клетке
web-wasteknights-your-gear = Ваши вещи
web-wasteknights-gear-as-is = Со снаряжением здесь делать нечего.
web-wasteknights-no-gear = Снаряжения нет.
web-wasteknights-would-mend = { $n ->
    [one] починить за { $n } очко
    [few] починить за { $n } очка
    [many] починить за { $n } очков
   *[other] починить за { $n } очка
  }
web-wasteknights-use = можно применить здесь
web-wasteknights-healing = Лечение
web-wasteknights-packs = { $n ->
    [one] { $n } лекарство
    [few] { $n } лекарства
    [many] { $n } лекарств
   *[other] { $n } лекарства
  }
web-wasteknights-nothing-to-heal = Лечить нечего или нечем.
web-wasteknights-repair = Ремонт
web-wasteknights-repair-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  }
web-wasteknights-mend-cards = Сломанные карты, что светятся, можно починить. Остаток очков пропадёт вместе с углями.
web-wasteknights-nothing-to-mend = На эти очки чинить нечего.

## Сделки

web-wasteknights-market = Рынок
web-wasteknights-trade = Обмен
web-wasteknights-you-give = Вы отдаёте
web-wasteknights-gives = отдаёт
web-wasteknights-other-side = другая сторона
web-wasteknights-on-the-stall = На прилавке
web-wasteknights-given = уходит
web-wasteknights-taken = берётся
web-wasteknights-free-trade = Ценность не важна, лишь бы оба согласились.
web-wasteknights-short-of = Не хватает { $n }.
web-wasteknights-covered = { $n ->
    [0] Оплачено до последнего болта.
   *[other] Оплачено, лишку { $n }. Сдачи не дают.
  }
web-wasteknights-take-something = Выберите, что берёте, затем чем платите.
web-wasteknights-bought-broken = Купленное достаётся сломанным.

## Карты на столе

web-wasteknights-what-to-do = Что можно сделать
web-wasteknights-find = Исследование
web-wasteknights-event-card = Событие
web-wasteknights-finds = Находка
web-wasteknights-trouble = Беда
web-wasteknights-nothing = ничего
web-wasteknights-circumstance = Обстоятельство
web-wasteknights-success = Успех
web-wasteknights-failure = Провал
web-wasteknights-more-cards = { $n ->
    [0] очков: это последняя карта
    [one] очко: можно открыть ещё одну карту
    [few] очка: столько карт ещё можно открыть
    [many] очков: столько карт ещё можно открыть
   *[other] очка: столько карт ещё можно открыть
  }
web-wasteknights-common = Для всех
web-wasteknights-n-health = Здоровье { $n }
web-wasteknights-n-resist = Сопротивляемость { $n }
web-wasteknights-n-repair = Ремонт { $n }
web-wasteknights-n-explore = Исследование { $n }
web-wasteknights-v-speed = Скорость
web-wasteknights-v-tank = Бак
web-wasteknights-v-rate = ОП за единицу топлива
web-wasteknights-v-capacity = Груз
web-wasteknights-v-chassis = Шасси
web-wasteknights-v-repair = Цена ремонта
web-wasteknights-needs = нужно: { $n }
web-wasteknights-of-need = { $n } из { $need }
web-wasteknights-more = карты и жетоны: { $less ->
    [yes] −{ $by }
   *[no] +{ $by }
  }
web-wasteknights-armour-takes = { $gear } удержит { $n } и сломается: { $chance }.
