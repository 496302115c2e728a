### Слова браузера: карта, герои, атака, история, лавка.

web-swordsorcery-round = Раунд { $n }
    .short = Р. { $n }
web-swordsorcery-map = Карта задания
web-swordsorcery-hand-empty = Здесь лягут вещи и умения вашего героя.
web-swordsorcery-chest = сундук
web-swordsorcery-search = есть что обыскать
web-swordsorcery-heap = куча, которую можно обыскать
web-swordsorcery-shadow = тень
web-swordsorcery-story-card = сюжетная карта
web-swordsorcery-loot = добыча
web-swordsorcery-key = магический ключ
web-swordsorcery-shrine-lit = пробуждённое святилище
web-swordsorcery-shrine-dark = спящее святилище
web-swordsorcery-gate-open = открытое место появления
web-swordsorcery-gate-shut = закрытое место появления
web-swordsorcery-door-shut = Дверь
web-swordsorcery-door-locked = Запертая дверь
web-swordsorcery-figure = { $who }, здоровье { $life } из { $health }
web-swordsorcery-figure-ghost = { $who }, призрачная душа
web-swordsorcery-legend-difficult = труднопроходимо: войти дороже
web-swordsorcery-legend-dangerous = опасно: ранит вошедшего
web-swordsorcery-life = Здоровье { $left } из { $health }
web-swordsorcery-armour = Броня { $n }
web-swordsorcery-shields = Магических щитов { $n }
web-swordsorcery-defence = Кубиков защиты { $n }
web-swordsorcery-cooling = { $n ->
        [one] ещё { $n } раунд
        [few] ещё { $n } раунда
        [many] ещё { $n } раундов
       *[other] ещё { $n } раунда
    }
web-swordsorcery-cools = { $n ->
        [one] перезарядка: { $n } раунд
        [few] перезарядка: { $n } раунда
        [many] перезарядка: { $n } раундов
       *[other] перезарядка: { $n } раунда
    }
web-swordsorcery-level = уровень { $n }
web-swordsorcery-charges = { $n ->
        [one] { $n } заряд
        [few] { $n } заряда
        [many] { $n } зарядов
       *[other] { $n } заряда
    }
web-swordsorcery-pack = в инвентаре
web-swordsorcery-pack-of = Инвентарь: { $n } из { $most }
web-swordsorcery-sheet = Лист
web-swordsorcery-sheet-of = { $who }: весь лист героя
web-swordsorcery-rank = Уровень души { $n }
web-swordsorcery-ransom = { $n ->
        [one] призрак; вернуть за { $n } частицу
        [few] призрак; вернуть за { $n } частицы
        [many] призрак; вернуть за { $n } частиц
       *[other] призрак; вернуть за { $n } частицы
    }
web-swordsorcery-hidden = в тени
web-swordsorcery-engaged = в ближнем бою
web-swordsorcery-went = ход сделан
web-swordsorcery-action-move = Перемещение
web-swordsorcery-action-combat = Битва
web-swordsorcery-action-act = Специальные
web-swordsorcery-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
web-swordsorcery-left = осталось { $n }
web-swordsorcery-focused = В следующей атаке на попадание больше
web-swordsorcery-crowns = { $n ->
        [one] { $n } крона
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
web-swordsorcery-gifts = Дары
web-swordsorcery-powers = Умения
web-swordsorcery-worn = В руках и на теле
web-swordsorcery-empty = пусто
web-swordsorcery-none = Пока нет
web-swordsorcery-shards = Частицы душ
web-swordsorcery-event-deck = Событий осталось
web-swordsorcery-encounter-deck = Столкновений осталось
web-swordsorcery-enemy-deck = Врагов в колоде
web-swordsorcery-priority = Жетон приоритета
web-swordsorcery-led = ведёт игрок, чей герой — { $who }
web-swordsorcery-scroll = Что сделает
web-swordsorcery-row-fits = эта строка подходит
web-swordsorcery-idle = Сейчас ни одно столкновение его не позовёт.
web-swordsorcery-picks = Выберет: { $who }. Почему: { $why }
web-swordsorcery-odds-are = Точно: сначала шанс убить, затем ранить.
web-swordsorcery-point = Наведите на врага: что он сейчас сделает и кому.
web-swordsorcery-no-foes = Врагов на карте нет.
web-swordsorcery-quest = Задание
web-swordsorcery-foes = Враги
web-swordsorcery-step-weak = Слабость
web-swordsorcery-step-armour = Броня
web-swordsorcery-step-magic = Магия
web-swordsorcery-step-dice = Кубики
web-swordsorcery-step-traits = Свойства
web-swordsorcery-step-shields = Щиты
web-swordsorcery-step-hits = Попадания
web-swordsorcery-step-wounds = Раны
web-swordsorcery-attack = Атака
web-swordsorcery-hits = Попадания
web-swordsorcery-roll-guard = Бросок защиты
web-swordsorcery-not-rolled = Ещё не брошено
web-swordsorcery-kill = убьёт
web-swordsorcery-wound = ранит
web-swordsorcery-story = История
web-swordsorcery-needs-nature = нужен герой другого мировоззрения: { $nature }
web-swordsorcery-by-vote = Голосуют все, решает большинство.
web-swordsorcery-by-nature = Решает тот, кто сюда ступил, по своему мировоззрению.
web-swordsorcery-emporium = Эмпориум
web-swordsorcery-ready = готово
web-swordsorcery-choosing = выбирает
web-swordsorcery-not-yet = потом
web-swordsorcery-shop-own = Ваши вещи
web-swordsorcery-shop-anvil = Кузня
web-swordsorcery-shop-tavern = Таверна
web-swordsorcery-shelf-arms = Клинки и луки
web-swordsorcery-shelf-armour = Доспехи
web-swordsorcery-shelf-rest = Зелья, нитки, бумага
web-swordsorcery-tavern = Бросок — { $n } крон, один за визит: назовите символ синего кубика.
web-swordsorcery-gem = здоровье { $health }, битва { $combat }, специальные { $act }, умения { $powers }
web-swordsorcery-life-of = здоровье { $n }
web-swordsorcery-moves = перемещение { $n }
web-swordsorcery-choice = Выбор
web-swordsorcery-no-dice = без кубиков
web-swordsorcery-unhurt = Ни царапины
web-swordsorcery-wounds = { $n ->
        [one] проходит { $n } рана
        [few] проходят { $n } раны
        [many] проходят { $n } ран
       *[other] проходят { $n } раны
    }
web-swordsorcery-card-event = Событие
web-swordsorcery-card-trap = Ловушка
web-swordsorcery-card-encounter = Столкновение
web-swordsorcery-card-item = Сокровище
web-swordsorcery-card-loot = Добыча
web-swordsorcery-card-shadow = Тень
web-swordsorcery-card-crit = Критическое попадание
web-swordsorcery-phase-setup = До задания
web-swordsorcery-phase-time = Время
web-swordsorcery-phase-battle = Бой
web-swordsorcery-phase-event = Событие
web-swordsorcery-group-walk = Идти
    .short = Идти
web-swordsorcery-group-fly = Плыть
    .short = Плыть
web-swordsorcery-group-strike = Атаковать
    .short = Атаковать
web-swordsorcery-group-use-power = Умение
    .short = Умение
web-swordsorcery-group-use-item = Предмет
    .short = Предмет
web-swordsorcery-group-use-innate = Дар
    .short = Дар
web-swordsorcery-group-shout = Крик
    .short = Крик
web-swordsorcery-group-drop = Бросить
    .short = Бросить
web-swordsorcery-group-drop-coins = Бросить кроны
    .short = Кроны
web-swordsorcery-group-pick-up = Поднять
    .short = Поднять
web-swordsorcery-group-exchange = Обмен
    .short = Обмен
web-swordsorcery-group-open-door = Открыть дверь
    .short = Открыть дверь
web-swordsorcery-group-buy = Купить
    .short = Купить
web-swordsorcery-group-sell = Продать
    .short = Продать
web-swordsorcery-group-wear = Надеть
    .short = Надеть
web-swordsorcery-group-take-off = Убрать
    .short = Убрать
web-swordsorcery-group-give = Отдать
    .short = Отдать
web-swordsorcery-group-pay = Дать крон
    .short = Дать крон
web-swordsorcery-group-take-from = Взять
    .short = Взять
web-swordsorcery-group-to-stash = В тайник
    .short = В тайник
web-swordsorcery-group-from-stash = Из тайника
    .short = Из тайника
web-swordsorcery-group-bet = Ставка
    .short = Ставка
web-swordsorcery-group-forge = Кузня
    .short = Кузня
web-swordsorcery-group-next = Кто следующий
    .short = Кто следующий
web-swordsorcery-group-rank-up = Выше уровнем
    .short = Выше уровнем
web-swordsorcery-group-take-hero = Выбрать героя
    .short = Выбрать героя
web-swordsorcery-group-leave = Оставить дома
    .short = Оставить
web-swordsorcery-group-awaken = Пробудить
    .short = Пробудить
web-swordsorcery-group-return = Вернуться
    .short = Вернуться
web-swordsorcery-do-next = { $hero }
web-swordsorcery-do-walk = Идти: { $to }
web-swordsorcery-do-fly = Плыть: { $to }
web-swordsorcery-do-strike = Атака: { $target }
web-swordsorcery-do-use-power = { $power }{ $has_target ->
        [yes] : { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] : { $area }
       *[other] { "" }
    }
web-swordsorcery-its-blow = { $weapon }: шанс ранить
web-swordsorcery-its-blow-near = { $weapon }, когда подойдёт: шанс ранить
web-swordsorcery-passed-ghost = { $who }: призрак, взгляд проходит насквозь
web-swordsorcery-passed-hidden = { $who }: скрывается
web-swordsorcery-passed-unseen = { $who }: вне поля зрения
web-swordsorcery-passed-far = { $who }: не на том расстоянии для этой строки
web-swordsorcery-passed-other = { $who }: подходит, но другая цель важнее
web-swordsorcery-pace = { $points ->
        [one] { $points } очко, чтобы дойти
        [few] { $points } очка, чтобы дойти
        [many] { $points } очков, чтобы дойти
       *[other] { $points } очка, чтобы дойти
    }{ $strikes ->
        [0] {""}
        [one] , { $strikes } удар вслед
        [few] , { $strikes } удара вслед
        [many] , { $strikes } ударов вслед
       *[other] , { $strikes } удара вслед
    }{ $burns ->
        [0] {""}
       *[other] , земля отнимет здоровья: { $burns }
    }
web-swordsorcery-symbols = На что идут символы
web-swordsorcery-nothing-bought = Символам здесь нечего купить.
web-swordsorcery-sum-sure = верные
web-swordsorcery-sum-dice = кубики
web-swordsorcery-sum-bonus = надбавка
web-swordsorcery-sum-spent = потрачено
web-swordsorcery-life-ahead = Здоровье { $left } из { $health }; после этого от { $least } до { $most }
web-swordsorcery-taken = уже занят
web-swordsorcery-road = Дорога семи заданий
web-swordsorcery-road-won = пройдено
web-swordsorcery-road-lost = не вышло, играть снова
web-swordsorcery-road-now = в пути
web-swordsorcery-road-locked = ещё закрыто
web-swordsorcery-road-next = следующее
web-swordsorcery-party = Отряд
web-swordsorcery-evenings = Вечера
web-swordsorcery-evening-won = победа
web-swordsorcery-evening-lost = неудача
web-swordsorcery-fell = { $n ->
        [0] ни одного падения
        [one] { $n } падение
        [few] { $n } падения
        [many] { $n } падений
       *[other] { $n } падения
    }
web-swordsorcery-life-of-party = Жизнь { $n }
web-swordsorcery-carried = С собой: уровни { $ranks }, крон { $crowns }, частиц душ { $shards }, вещей { $things }.
web-swordsorcery-replay = Пересмотреть
web-swordsorcery-from-here = Другая жизнь отсюда
web-swordsorcery-again-from = Сыграть снова
web-swordsorcery-to-next = Дальше: { $name }
web-swordsorcery-sit-down = За стол
web-swordsorcery-begun = Позади ещё ни одного задания.
web-swordsorcery-at-the-end = Дорога пройдена: все семь позади.
web-swordsorcery-anew = Другая жизнь от самого брода
web-swordsorcery-plans = Планы
    .how = Их видят остальные, и с концом раунда они стираются.
web-swordsorcery-plan-way = Иду туда
    .how = Коснитесь зоны, куда направляетесь.
web-swordsorcery-plan-aim = Этот мой
    .how = Коснитесь врага, о котором речь.
web-swordsorcery-plan-hold = Держу это место
    .how = Коснитесь двери или зоны.
web-swordsorcery-plan-next = Хочу следующий ход
web-swordsorcery-plan-after = После вас
web-swordsorcery-plan-wipe = Стереть
web-swordsorcery-planned-way = { $who } направляется: { $what }
web-swordsorcery-planned-aim = { $who } берёт на себя: { $what }
web-swordsorcery-planned-hold = { $who } держит: { $what }
web-swordsorcery-planned-next = { $who } хочет следующий ход
web-swordsorcery-planned-after = { $who } пропускает других вперёд
web-swordsorcery-by-storm = Буря душ: каждому открыт любой путь.
web-swordsorcery-by-choice = Решает тот, кто сюда ступил.
web-swordsorcery-not-for = { $who } не может взять: { $things }.
web-swordsorcery-other-side = другая сторона: сейчас у вас { $name }
web-swordsorcery-instead = если надеть вместо: { $names }
web-swordsorcery-free-slot = на свободное место: { $slot }
web-swordsorcery-into-pack = в инвентарь
web-swordsorcery-wrong-style = Не для стиля этого героя
web-swordsorcery-anvil = За { $n } крон оружие или доспех до конца задания повернётся лучшей стороной. Сколько раз — насколько хватит крон.
web-swordsorcery-forge-now = На это задание
web-swordsorcery-forge-good = Навсегда
web-swordsorcery-forge-poor = Нет { $n } крон.
web-swordsorcery-forge-none = На наковальню вам положить нечего.
web-swordsorcery-tavern-drank = Бросок уже был. Приходите перед следующим заданием.
web-swordsorcery-tavern-poor = На бросок не хватает: он стоит { $n } крон.
web-swordsorcery-tavern-saying = «Щит честен. Звезда хочет пить. А лавр разорял и не таких».
web-swordsorcery-stash = Тайник, бесплатно
web-swordsorcery-lend = Кроны другим
web-swordsorcery-wheel = Уровень души { $rank }; в этом задании высший — { $top }
web-swordsorcery-left-over = останется на всех
web-swordsorcery-left-raises = останется; хватит вернуть: { $names }
web-swordsorcery-rank-brings = Что даст уровень { $n }
web-swordsorcery-learns = На выбор:
web-swordsorcery-grown = Новая ступень:
web-swordsorcery-level-with = Выше { $n } — только когда догонят: { $names }.
web-swordsorcery-knows = Знает: { $names }
web-swordsorcery-goes = идёт с вами
web-swordsorcery-stays = Остаётся дома
web-swordsorcery-not-along = пойти не может
web-swordsorcery-recruit = { $back ->
        [yes] вернётся
       *[other] придёт
    }: уровень { $rank }, { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } кроны
        [many] { $crowns } крон
       *[other] { $crowns } кроны
    }
