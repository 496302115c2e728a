## Where the game stands

web-wasteknights-hand-empty = Тут стоятимуть машина й спорядження вашого лицаря.
web-wasteknights-round = Раунд { $n }
    .short = Р { $n }
web-wasteknights-action = { $n ->
    [1] Перша дія
    [2] Друга дія
   *[other] Дія { $n }
  }
web-wasteknights-acted-move = Поїздка
web-wasteknights-acted-camp = Табір
web-wasteknights-ask-explore = «{ $find }»: берете?
web-wasteknights-acted-explore = Розвідка
web-wasteknights-acted-city = Місто
web-wasteknights-acted-pass = Пропуск
web-wasteknights-acted-overhaul = Ремонт
web-wasteknights-acted-wake = Пробудження
web-wasteknights-acted-story = Сюжет
web-wasteknights-phase-first = Хто ходить першим
web-wasteknights-phase-knights = Лицарі
web-wasteknights-phase-vehicles = Машини
web-wasteknights-phase-gear = Початкове спорядження
web-wasteknights-phase-begin = Історія починається
web-wasteknights-phase-round = Новий раунд
web-wasteknights-phase-turn = Хід
web-wasteknights-phase-evening = Кінець ходу
web-wasteknights-phase-night = Кінець раунду
web-wasteknights-phase-over = Кінець

## The map

web-wasteknights-map = Австралія
web-wasteknights-rift = Великий Розлом
web-wasteknights-key = Умовні знаки
web-wasteknights-no-way = нема шляху
web-wasteknights-here = Ви тут
web-wasteknights-price = { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очок
  }{ $fuel ->
    [0] {""}
   *[other] , пальне: { $fuel }
  }
web-wasteknights-range-speed = { $n } ОП без пального
web-wasteknights-range-fuel = { $n } ОП за пальне
web-wasteknights-ways = Дороги туди
web-wasteknights-safe = спокійно
web-wasteknights-group-drive-to = Їхати…
    .short = Їхати
web-wasteknights-group-take-knight = Обрати лицаря…
    .short = Лицар
web-wasteknights-group-take-vehicle = Обрати машину…
    .short = Машина
web-wasteknights-group-take-gear = Узяти спорядження…
    .short = Спорядження
web-wasteknights-group-take = Обрати дорогу…
    .short = Дороги
web-wasteknights-group-step = Наступна клітинка…
    .short = Далі
web-wasteknights-group-tow = Тягти…
    .short = Тягти
web-wasteknights-group-visit = До міста…
    .short = Місто
web-wasteknights-group-do = Сюжетні дії…
    .short = Сюжет
web-wasteknights-group-equip = Одягти чи взяти…
    .short = Одягти
web-wasteknights-group-stow = Скласти в машину…
    .short = Скласти
web-wasteknights-group-discard = Викинути…
    .short = Викинути
web-wasteknights-group-use-gear = Застосувати річ…
    .short = Застосувати
web-wasteknights-group-use-knack = Застосувати вміння…
    .short = Уміння
web-wasteknights-group-upgrade = Узяти поліпшення…
    .short = Поліпшення
web-wasteknights-group-treat = Лікуватися…
    .short = Лікуватися
web-wasteknights-group-heal-by = Як лікувати…
    .short = Лікувати
web-wasteknights-group-fix = Лагодити речі…
    .short = Речі
web-wasteknights-group-patch = Лагодити машину…
    .short = Машина
web-wasteknights-group-trade-with = Мінятися…
    .short = Мінятися
web-wasteknights-group-restore = Полагодити…
    .short = Полагодити
web-wasteknights-group-cure = Залікувати травму…
    .short = Травма
web-wasteknights-group-mend = Усунути поломку…
    .short = Поломка
web-wasteknights-group-put = Віддати…
    .short = Віддати
web-wasteknights-group-want = Узяти…
    .short = Узяти
web-wasteknights-group-keep = Лишити одну…
    .short = Лишити
web-wasteknights-group-wield = Обрати зброю…
    .short = Зброя
web-wasteknights-group-choose = Вирішити…
    .short = Вирішити
web-wasteknights-group-strike = Відібрати…
    .short = Відібрати
web-wasteknights-group-name = Обрати кого…
    .short = Кого
web-wasteknights-group-drop = Відкласти кубик…
    .short = Кубик
web-wasteknights-group-gain = Узяти припаси…
    .short = Припаси
web-wasteknights-group-lose = Віддати припаси…
    .short = Припаси
web-wasteknights-do-use-knack = { $knack }
web-wasteknights-do-take-knight = { $knight_short }
web-wasteknights-do-take-vehicle = { $vehicle }
web-wasteknights-do-take-gear = { $gear }
web-wasteknights-do-restore = { $gear }
web-wasteknights-do-keep = { $gear }
web-wasteknights-do-visit = { $shop }
web-wasteknights-do-take = { $points } ОП{ $rad ->
    [0] {""}
   *[other] , радіація { $rad }
  }{ $cont ->
    [0] {""}
   *[other] , зараза { $cont }
  }{ $threat ->
    [0] {""}
   *[other] , загроза { $threat }
  }
web-wasteknights-log-entry-read = Читають «{ $entry }».
web-wasteknights-away = { $n ->
    [one] { $n } клітинка звідси
    [few] { $n } клітинки звідси
    [many] { $n } клітинок звідси
   *[other] { $n } клітинок звідси
  }
web-wasteknights-points = { $n } ОП
web-wasteknights-source = { $fuel ->
    [0] швидкість { $speed }
   *[other] швидкість { $speed } + пальне { $fuel }
  }
web-wasteknights-tank-after = Лишиться в баку
web-wasteknights-then = Потім карта

## Knights

web-wasteknights-die-W = білий
web-wasteknights-die-G = зелений
web-wasteknights-die-B = синій
web-wasteknights-die-R = червоний
web-wasteknights-out = поза грою
web-wasteknights-fallen = непритомність
web-wasteknights-wrecked = розбито
web-wasteknights-promised = { $n ->
    [one] обіцяно { $n } кубик
    [few] обіцяно { $n } кубики
    [many] обіцяно { $n } кубиків
   *[other] обіцяно { $n } кубиків
  }
web-wasteknights-threats = { $n ->
    [one] { $n } жетон загрози
    [few] { $n } жетони загрози
    [many] { $n } жетонів загрози
   *[other] { $n } жетонів загрози
  }
web-wasteknights-parts = { $n ->
    [one] { $n } деталь
    [few] { $n } деталі
    [many] { $n } деталей
   *[other] { $n } деталей
  }
web-wasteknights-renown = слава { $n }
web-wasteknights-sheet = Аркуш вашого лицаря
web-wasteknights-sheet-of = Аркуш: { $who }
web-wasteknights-track-health = Здоров’я
web-wasteknights-track-rad = Радіація
web-wasteknights-xp = Досвід { $n } з { $most }{ $due ->
    [0] {""}
   *[other] , належить поліпшень: { $due }
  }
web-wasteknights-xp-short = Досвід
web-wasteknights-lot-hands = у руках
web-wasteknights-lot-armour = вдягнено
web-wasteknights-lot-cargo = у машині
web-wasteknights-upgrades = Поліпшення
web-wasteknights-lasting = Що надовго
web-wasteknights-speed = Швидкість
web-wasteknights-mp = ОП
web-wasteknights-tank = Бак
web-wasteknights-chassis = Шасі
web-wasteknights-load = Вантаж

## The plot

web-wasteknights-plot = Сюжет
web-wasteknights-no-plot = До початку історії
web-wasteknights-acts = Сюжетні дії
web-wasteknights-places = { $n ->
    [one] { $n } місце
    [few] { $n } місця
    [many] { $n } місць
   *[other] { $n } місць
  }
web-wasteknights-time = Час
web-wasteknights-left = { $n ->
    [0] останній раунд
    [one] лишився { $n } раунд
    [few] лишилося { $n } раунди
    [many] лишилося { $n } раундів
   *[other] лишилося { $n } раундів
  }
web-wasteknights-event = о цій порі щось станеться
web-wasteknights-aim-tab = Там
web-wasteknights-stock-tab = Запас
web-wasteknights-stock = Спільний запас
web-wasteknights-bag = Жетонів загрози в торбі
web-wasteknights-specials = Особливі карти
web-wasteknights-special-down = Лежать долілиць: { $cards }
web-wasteknights-special-gone = більше не діє
web-wasteknights-count-case = Валіза
web-wasteknights-count-trails = Знайдено слідів
web-wasteknights-count-fort = Мури Растпорта
web-wasteknights-count-tanker = Вода в цистерні
web-wasteknights-count-beaten = Розбито наїзників
web-wasteknights-count-clues = Зачіпки
web-wasteknights-count-marks = Мітки
web-wasteknights-count-walker-life = Рани «Пастуха-9»
web-wasteknights-count-promises = Обіцянки
