## Спорядження, лицарі й кубики в усіх сценах

web-wasteknights-hands = { $n ->
    [1] одна рука
   *[2] дві руки
  }
web-wasteknights-tuned = доопрацьовано
web-wasteknights-value = Цінність { $n }
web-wasteknights-works = ціле
web-wasteknights-broken = зламане
web-wasteknights-workshop-only = майстерня
web-wasteknights-auto = авто
web-wasteknights-health = Здоров’я { $left } з { $health }{ $infected ->
    [0] {""}
   *[other] , заражених ран: { $infected }
  }
web-wasteknights-radiation = Радіація { $n } з { $most }
web-wasteknights-die = { $die }: { $face }
web-wasteknights-to-come = ще не кинутий
web-wasteknights-blank = порожньо
web-wasteknights-symbol-S = успіх
web-wasteknights-symbol-F = доля
web-wasteknights-symbol-X = провал
web-wasteknights-tally-S = { $n ->
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіхи
  }
web-wasteknights-tally-F = { $n ->
    [one] { $n } доля
    [few] { $n } долі
    [many] { $n } доль
   *[other] { $n } долі
  }
web-wasteknights-tally-X = { $n ->
    [one] { $n } провал
    [few] { $n } провали
    [many] { $n } провалів
   *[other] { $n } провали
  }
web-wasteknights-hits = { $n ->
    [one] успіх
    [few] успіхи
    [many] успіхів
   *[other] успіхи
  }
web-wasteknights-faces = Грані кубиків
web-wasteknights-mark-dice = Позначте кубики, які перекинете.

## Бій

web-wasteknights-fight = Бій
web-wasteknights-fight-start = Початок
web-wasteknights-fight-ranged = Дальній бій
web-wasteknights-fight-clash = Сутичка
web-wasteknights-fight-melee = Ближній бій
web-wasteknights-fight-end = Підсумок
web-wasteknights-attacks-both = обоє
web-wasteknights-attacks-you = лицар
web-wasteknights-attacks-it = ворог
web-wasteknights-attacks-none = без атак
web-wasteknights-attacks-reward = здобич
web-wasteknights-your-attack = Ваша атака
web-wasteknights-attack-of = Атака: { $who }
web-wasteknights-no-attack = Кубики ще не кинуто.
web-wasteknights-life = Здоров’я
web-wasteknights-life-left = Лишилося здоров’я: { $n }
web-wasteknights-attack = Атака
web-wasteknights-tokens = { $n ->
    [one] { $n } жетон загрози
    [few] { $n } жетони загрози
    [many] { $n } жетонів загрози
   *[other] { $n } жетони загрози
  }
web-wasteknights-reward = Якщо впаде
web-wasteknights-rival = інший лицар
web-wasteknights-bare = Голі руки
web-wasteknights-you-to = { $own ->
    [yes] Ви проти: { $foe }
   *[no] { $who } проти: { $foe }
  }
web-wasteknights-it-to-you = { $own ->
    [yes] { $foe } проти вас
   *[no] { $foe } проти: { $who }
  }
web-wasteknights-as-is = Як лежить
web-wasteknights-reroll = { $n ->
    [one] Перекинути { $n } кубик
    [few] Перекинути { $n } кубики
    [many] Перекинути { $n } кубиків
   *[other] Перекинути { $n } кубики
  }
web-wasteknights-falls = ворог впаде
web-wasteknights-breaks = Зброя зламається: { $chance }
web-wasteknights-attacked = { $own ->
    [yes] Вашу атаку вже проведено.
   *[no] Атаку вже проведено.
  }
web-wasteknights-choose-weapon = { $own ->
    [yes] Спершу виберіть зброю.
   *[no] Зброю ще не вибрано.
  }
web-wasteknights-it-attacked = Ворог уже атакував.
web-wasteknights-wounds-spread = Рани та їхня ймовірність
web-wasteknights-you-fall = { $own ->
    [yes] Досить, щоб ви впали: { $chance }.
   *[no] Досить, щоб лицар { $who } впав: { $chance }.
  }
web-wasteknights-life-change = Здоров’я було { $before }, стало { $left }
web-wasteknights-wounds = { $n ->
    [0] жодної рани
    [one] { $n } рана
    [few] { $n } рани
    [many] { $n } ран
   *[other] { $n } рани
  }
web-wasteknights-blocked = броня прийняла { $n }
web-wasteknights-enough = цього досить, щоб упасти

## Запис Книги оповідей

web-wasteknights-story = Книга історій
web-wasteknights-letter = { $n ->
    [0] А
    [1] Б
    [2] В
    [3] Г
    [4] Ґ
    [5] Д
    [6] Е
   *[other] Є
  }
web-wasteknights-no-price = без ціни
web-wasteknights-you-decide = Вирішуєте ви
web-wasteknights-decides = Рішення за лицарем: { $who }
web-wasteknights-all-vote = Голосують усі, відкрито; за рівності вирішує перший гравець
web-wasteknights-tie = Голоси рівні: вирішує перший гравець
web-wasteknights-successes-spread = Успіхи та їхня ймовірність
web-wasteknights-exact = успіхи, відсотки, точно
web-wasteknights-journal = Журнал
web-wasteknights-entries = { $n ->
    [one] прочитано { $n } запис
    [few] прочитано { $n } записи
    [many] прочитано { $n } записів
   *[other] прочитано { $n } записи
  }

## Табір

web-wasteknights-camp = Табір
web-wasteknights-camps = стає табором
web-wasteknights-same-space = на тій самій клітинці
web-wasteknights-your-gear = Ваші речі
web-wasteknights-gear-as-is = Зі спорядженням тут робити нічого.
web-wasteknights-no-gear = Спорядження немає.
web-wasteknights-would-mend = { $n ->
    [one] полагодити за { $n } очко
    [few] полагодити за { $n } очки
    [many] полагодити за { $n } очок
   *[other] полагодити за { $n } очки
  }
web-wasteknights-use = можна застосувати тут
web-wasteknights-healing = Лікування
web-wasteknights-packs = { $n ->
    [one] { $n } доза ліків
    [few] { $n } дози ліків
    [many] { $n } доз ліків
   *[other] { $n } дози ліків
  }
web-wasteknights-nothing-to-heal = Лікувати нема чого або нема чим.
web-wasteknights-repair = Ремонт
web-wasteknights-repair-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очки
  }
web-wasteknights-mend-cards = Зламані карти, що світяться, можна полагодити. Решта очок згасне разом із жаром.
web-wasteknights-nothing-to-mend = На ці очки лагодити нема чого.

## Угоди

web-wasteknights-market = Ринок
web-wasteknights-trade = Обмін
web-wasteknights-you-give = Ви віддаєте
web-wasteknights-gives = віддає
web-wasteknights-other-side = інша сторона
web-wasteknights-on-the-stall = На прилавку
web-wasteknights-given = віддається
web-wasteknights-taken = береться
web-wasteknights-free-trade = Цінність не важить, аби обоє погодилися.
web-wasteknights-short-of = Бракує { $n }.
web-wasteknights-covered = { $n ->
    [0] Оплачено до останнього болта.
   *[other] Оплачено, зайвого { $n }. Решти не дають.
  }
web-wasteknights-take-something = Виберіть, що берете, потім чим платите.
web-wasteknights-bought-broken = Куплене дістається зламаним.

## Карти на столі

web-wasteknights-what-to-do = Що можна зробити
web-wasteknights-find = Розвідка
web-wasteknights-event-card = Подія
web-wasteknights-finds = Знахідка
web-wasteknights-trouble = Халепа
web-wasteknights-nothing = нічого
web-wasteknights-circumstance = Обставина
web-wasteknights-success = Успіх
web-wasteknights-failure = Провал
web-wasteknights-more-cards = { $n ->
    [0] очок: це остання карта
    [one] очко: можна відкрити ще одну карту
    [few] очки: стільки карт іще можна відкрити
    [many] очок: стільки карт іще можна відкрити
   *[other] очки: стільки карт іще можна відкрити
  }
web-wasteknights-common = Для всіх
web-wasteknights-n-health = Здоров’я { $n }
web-wasteknights-n-resist = Опірність { $n }
web-wasteknights-n-repair = Ремонт { $n }
web-wasteknights-n-explore = Розвідка { $n }
web-wasteknights-v-speed = Швидкість
web-wasteknights-v-tank = Бак
web-wasteknights-v-rate = ОП за одиницю пального
web-wasteknights-v-capacity = Вантаж
web-wasteknights-v-chassis = Шасі
web-wasteknights-v-repair = Ціна ремонту
web-wasteknights-needs = потрібно: { $n }
web-wasteknights-of-need = { $n } з { $need }
web-wasteknights-more = карти й жетони: { $less ->
    [yes] −{ $by }
   *[no] +{ $by }
  }
web-wasteknights-armour-takes = { $gear } стримає { $n } і зламається: { $chance }.
