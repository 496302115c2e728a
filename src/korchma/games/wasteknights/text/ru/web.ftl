## Where the game stands

web-wasteknights-hand-empty = Здесь встанут машина и снаряжение вашего рыцаря.
web-wasteknights-round = Раунд { $n }
    .short = Р { $n }
web-wasteknights-action = { $n ->
    [1] Первое действие
    [2] Второе действие
   *[other] Действие { $n }
  }
web-wasteknights-acted-move = Поездка
web-wasteknights-acted-camp = Лагерь
web-wasteknights-ask-explore = «{ $find }»: берёте?
web-wasteknights-acted-explore = Исследование
web-wasteknights-acted-city = Город
web-wasteknights-acted-pass = Пропуск
web-wasteknights-acted-overhaul = Ремонт
web-wasteknights-acted-wake = Пробуждение
web-wasteknights-acted-story = Сюжет
web-wasteknights-phase-first = Кто ходит первым
web-wasteknights-phase-knights = Рыцари
web-wasteknights-phase-vehicles = Машины
web-wasteknights-phase-gear = Начальное снаряжение
web-wasteknights-phase-begin = История начинается
web-wasteknights-phase-round = Новый раунд
web-wasteknights-phase-turn = Ход
web-wasteknights-phase-evening = Конец хода
web-wasteknights-phase-night = Конец раунда
web-wasteknights-phase-over = Конец

## The map

web-wasteknights-map = Австралия
web-wasteknights-rift = Великий Разлом
web-wasteknights-key = Условные знаки
web-wasteknights-no-way = нет пути
web-wasteknights-here = Вы здесь
web-wasteknights-price = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
  }{ $fuel ->
    [0] {""}
   *[other] , топливо: { $fuel }
  }
web-wasteknights-range-speed = { $n } ОП без топлива
web-wasteknights-range-fuel = { $n } ОП за топливо
web-wasteknights-ways = Дороги туда
web-wasteknights-safe = спокойно
web-wasteknights-group-drive-to = Ехать…
    .short = Ехать
web-wasteknights-group-take-knight = Выбрать рыцаря…
    .short = Рыцарь
web-wasteknights-group-take-vehicle = Выбрать машину…
    .short = Машина
web-wasteknights-group-take-gear = Взять снаряжение…
    .short = Снаряжение
web-wasteknights-group-take = Выбрать дорогу…
    .short = Дороги
web-wasteknights-group-step = Следующая клетка…
    .short = Дальше
web-wasteknights-group-tow = Тащить…
    .short = Тащить
web-wasteknights-group-visit = В город…
    .short = Город
web-wasteknights-group-do = Сюжетные действия…
    .short = Сюжет
web-wasteknights-group-equip = Надеть или взять…
    .short = Надеть
web-wasteknights-group-stow = Убрать в машину…
    .short = Убрать
web-wasteknights-group-discard = Выбросить…
    .short = Выбросить
web-wasteknights-group-use-gear = Применить вещь…
    .short = Применить
web-wasteknights-group-use-knack = Применить умение…
    .short = Умение
web-wasteknights-group-upgrade = Взять улучшение…
    .short = Улучшение
web-wasteknights-group-treat = Лечиться…
    .short = Лечиться
web-wasteknights-group-heal-by = Как лечить…
    .short = Лечить
web-wasteknights-group-fix = Чинить вещи…
    .short = Вещи
web-wasteknights-group-patch = Чинить машину…
    .short = Машина
web-wasteknights-group-trade-with = Меняться…
    .short = Меняться
web-wasteknights-group-restore = Починить…
    .short = Починить
web-wasteknights-group-cure = Залечить травму…
    .short = Травма
web-wasteknights-group-mend = Устранить поломку…
    .short = Поломка
web-wasteknights-group-put = Отдать…
    .short = Отдать
web-wasteknights-group-want = Взять…
    .short = Взять
web-wasteknights-group-keep = Оставить одну…
    .short = Оставить
web-wasteknights-group-wield = Выбрать оружие…
    .short = Оружие
web-wasteknights-group-choose = Решить…
    .short = Решить
web-wasteknights-group-strike = Отнять…
    .short = Отнять
web-wasteknights-group-name = Выбрать кого…
    .short = Кого
web-wasteknights-group-drop = Отложить кубик…
    .short = Кубик
web-wasteknights-group-gain = Взять припасы…
    .short = Припасы
web-wasteknights-group-lose = Отдать припасы…
    .short = Припасы
web-wasteknights-do-use-knack = { $knack }
web-wasteknights-do-take-knight = { $knight_short }
web-wasteknights-do-take-vehicle = { $vehicle }
web-wasteknights-do-take-gear = { $gear }
web-wasteknights-do-restore = { $gear }
web-wasteknights-do-keep = { $gear }
web-wasteknights-do-visit = { $shop }
web-wasteknights-do-take = { $points } ОП{ $rad ->
    [0] {""}
   *[other] , радиация { $rad }
  }{ $cont ->
    [0] {""}
   *[other] , заражение { $cont }
  }{ $threat ->
    [0] {""}
   *[other] , угроза { $threat }
  }
web-wasteknights-log-entry-read = Читают «{ $entry }».
web-wasteknights-away = { $n ->
    [one] { $n } клетка отсюда
    [few] { $n } клетки отсюда
    [many] { $n } клеток отсюда
   *[other] { $n } клеток отсюда
  }
web-wasteknights-points = { $n } ОП
web-wasteknights-source = { $fuel ->
    [0] скорость { $speed }
   *[other] скорость { $speed } + топливо { $fuel }
  }
web-wasteknights-tank-after = Останется в баке
web-wasteknights-then = Потом карта

## Knights

web-wasteknights-die-W = белый
web-wasteknights-die-G = зелёный
web-wasteknights-die-B = синий
web-wasteknights-die-R = красный
web-wasteknights-out = вне игры
web-wasteknights-fallen = без сознания
web-wasteknights-wrecked = разбит
web-wasteknights-promised = { $n ->
    [one] обещан { $n } кубик
    [few] обещано { $n } кубика
    [many] обещано { $n } кубиков
   *[other] обещано { $n } кубиков
  }
web-wasteknights-threats = { $n ->
    [one] { $n } жетон угрозы
    [few] { $n } жетона угрозы
    [many] { $n } жетонов угрозы
   *[other] { $n } жетонов угрозы
  }
web-wasteknights-parts = { $n ->
    [one] { $n } деталь
    [few] { $n } детали
    [many] { $n } деталей
   *[other] { $n } деталей
  }
web-wasteknights-renown = слава { $n }
web-wasteknights-sheet = Лист вашего рыцаря
web-wasteknights-sheet-of = Лист: { $who }
web-wasteknights-track-health = Здоровье
web-wasteknights-track-rad = Радиация
web-wasteknights-xp = Опыт { $n } из { $most }{ $due ->
    [0] {""}
   *[other] , положено улучшений: { $due }
  }
web-wasteknights-xp-short = Опыт
web-wasteknights-lot-hands = в руках
web-wasteknights-lot-armour = надето
web-wasteknights-lot-cargo = в машине
web-wasteknights-upgrades = Улучшения
web-wasteknights-lasting = Что надолго
web-wasteknights-speed = Скорость
web-wasteknights-mp = ОП
web-wasteknights-tank = Бак
web-wasteknights-chassis = Шасси
web-wasteknights-load = Груз

## The plot

web-wasteknights-plot = Сюжет
web-wasteknights-no-plot = До начала истории
web-wasteknights-acts = Сюжетные действия
web-wasteknights-places = { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } мест
  }
web-wasteknights-time = Время
web-wasteknights-left = { $n ->
    [0] последний раунд
    [one] остался { $n } раунд
    [few] осталось { $n } раунда
    [many] осталось { $n } раундов
   *[other] осталось { $n } раундов
  }
web-wasteknights-event = в этот час что-то случится
web-wasteknights-aim-tab = Там
web-wasteknights-stock-tab = Запас
web-wasteknights-stock = Общий запас
web-wasteknights-bag = Жетонов угрозы в мешке
web-wasteknights-specials = Особые карты
web-wasteknights-special-down = Лежат лицом вниз: { $cards }
web-wasteknights-special-gone = больше не действует
web-wasteknights-count-case = Чемодан
web-wasteknights-count-trails = Найдено следов
web-wasteknights-count-fort = Стены Растпорта
web-wasteknights-count-tanker = Вода в цистерне
web-wasteknights-count-beaten = Разбито налётчиков
web-wasteknights-count-clues = Улики
web-wasteknights-count-marks = Метки
web-wasteknights-count-walker-life = Раны «Пастуха-9»
web-wasteknights-count-promises = Обещания
