## Where the game stands

web-wasteknights-round = Раунд { $n }
    .short = Р { $n }
web-wasteknights-action = { $n ->
    [1] Первое действие
    [2] Второе действие
   *[other] Действие { $n }
  }
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
web-wasteknights-no-way = Кратер: пути нет
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
web-wasteknights-range-speed = { $n } ОД без топлива
web-wasteknights-range-fuel = { $n } ОД за топливо
web-wasteknights-ways = Дороги туда
web-wasteknights-safe = спокойно
web-wasteknights-group-drive-to = Ехать…
    .short = Ехать
web-wasteknights-do-take = { $points } ОД{ $rad ->
    [0] {""}
   *[other] , радиация { $rad }
  }{ $cont ->
    [0] {""}
   *[other] , заражение { $cont }
  }{ $threat ->
    [0] {""}
   *[other] , угроза { $threat }
  }
web-wasteknights-away = { $n ->
    [one] { $n } клетка отсюда
    [few] { $n } клетки отсюда
    [many] { $n } клеток отсюда
   *[other] { $n } клеток отсюда
  }
web-wasteknights-points = { $n } ОД
web-wasteknights-source = { $fuel ->
    [0] скорость { $speed }
   *[other] скорость { $speed } + топливо { $fuel }
  }
web-wasteknights-tank-after = Останется в баке
web-wasteknights-then = Потом карта

## Knights

web-wasteknights-die-W = белый
web-wasteknights-die-G = зелёный
web-wasteknights-die-B = синий
web-wasteknights-die-R = красный
web-wasteknights-out = выбыл
web-wasteknights-fallen = без сознания
web-wasteknights-wrecked = обломки
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
web-wasteknights-lasting = Что осталось навсегда
web-wasteknights-speed = Скорость
web-wasteknights-mp = ОД
web-wasteknights-tank = Бак
web-wasteknights-chassis = Корпус
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
web-wasteknights-count-case = Чемодан
web-wasteknights-count-trails = Найдено следов
web-wasteknights-count-fort = Стены Растпорта
web-wasteknights-count-tanker = Вода в цистерне
web-wasteknights-count-beaten = Разбито налётчиков
web-wasteknights-count-clues = Улики
web-wasteknights-count-marks = Метки
web-wasteknights-count-walker-life = Раны «Пастуха-9»
web-wasteknights-count-promises = Обещания
