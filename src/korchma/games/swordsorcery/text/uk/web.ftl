### Слова браузера: карта, герої, атака, історія, крамниця.

web-swordsorcery-round = Раунд { $n }
    .short = Р. { $n }
web-swordsorcery-map = Карта завдання
web-swordsorcery-hand-empty = Тут лежатимуть речі й уміння вашого героя.
web-swordsorcery-chest = скриня
web-swordsorcery-search = є що обшукати
web-swordsorcery-heap = купа, яку можна обшукати
web-swordsorcery-shadow = тінь
web-swordsorcery-story-card = сюжетна картка
web-swordsorcery-loot = здобич
web-swordsorcery-key = магічний ключ
web-swordsorcery-shrine-lit = пробуджене святилище
web-swordsorcery-shrine-dark = святилище, що спить
web-swordsorcery-gate-open = відкрите місце появи
web-swordsorcery-gate-shut = закрите місце появи
web-swordsorcery-door-shut = Двері
web-swordsorcery-door-locked = Замкнені двері
web-swordsorcery-figure = { $who }, здоров’я { $life } з { $health }
web-swordsorcery-figure-ghost = { $who }, примарна душа
web-swordsorcery-legend-difficult = важкопрохідно: увійти дорожче
web-swordsorcery-legend-dangerous = небезпечно: ранить того, хто ввійшов
web-swordsorcery-life = Здоров’я { $left } з { $health }
web-swordsorcery-armour = Броня { $n }
web-swordsorcery-shields = Магічних щитів { $n }
web-swordsorcery-defence = Кубиків захисту { $n }
web-swordsorcery-cooling = { $n ->
        [one] ще { $n } раунд
        [few] ще { $n } раунди
        [many] ще { $n } раундів
       *[other] ще { $n } раунду
    }
web-swordsorcery-cools = { $n ->
        [one] перезаряджання: { $n } раунд
        [few] перезаряджання: { $n } раунди
        [many] перезаряджання: { $n } раундів
       *[other] перезаряджання: { $n } раунду
    }
web-swordsorcery-level = рівень { $n }
web-swordsorcery-charges = { $n ->
        [one] { $n } заряд
        [few] { $n } заряди
        [many] { $n } зарядів
       *[other] { $n } заряди
    }
web-swordsorcery-pack = у торбі
web-swordsorcery-pack-of = Торба: { $n } з { $most }
web-swordsorcery-sheet = Аркуш
web-swordsorcery-sheet-of = { $who }: увесь аркуш героя
web-swordsorcery-rank = Рівень душі { $n }
web-swordsorcery-ransom = { $n ->
        [one] привид; повернути за { $n } частку
        [few] привид; повернути за { $n } частки
        [many] привид; повернути за { $n } часток
       *[other] привид; повернути за { $n } частки
    }
web-swordsorcery-hidden = у тіні
web-swordsorcery-engaged = у ближньому бою
web-swordsorcery-went = хід зроблено
web-swordsorcery-action-move = Рух
web-swordsorcery-action-combat = Бій
web-swordsorcery-action-act = Спеціальні
web-swordsorcery-points = { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очки
    }
web-swordsorcery-left = лишилося { $n }
web-swordsorcery-focused = У наступній атаці на влучання більше
web-swordsorcery-crowns = { $n ->
        [one] { $n } крона
        [few] { $n } крони
        [many] { $n } крон
       *[other] { $n } крони
    }
web-swordsorcery-gifts = Дари
web-swordsorcery-powers = Уміння
web-swordsorcery-worn = У руках і на тілі
web-swordsorcery-empty = порожньо
web-swordsorcery-none = Поки немає
web-swordsorcery-shards = Частки душ
web-swordsorcery-event-deck = Подій лишилося
web-swordsorcery-encounter-deck = Сутичок лишилося
web-swordsorcery-enemy-deck = Ворогів у колоді
web-swordsorcery-priority = Жетон пріоритету
web-swordsorcery-led = веде гравець, чий герой — { $who }
web-swordsorcery-scroll = Що зробить
web-swordsorcery-row-fits = цей рядок підходить
web-swordsorcery-idle = Зараз жодна сутичка його не покличе.
web-swordsorcery-picks = Обере: { $who }. Чому: { $why }
web-swordsorcery-odds-are = Точно: спершу шанс убити, потім поранити.
web-swordsorcery-point = Наведіть на ворога: що він зараз зробить і кому.
web-swordsorcery-no-foes = Ворогів на карті немає.
web-swordsorcery-quest = Завдання
web-swordsorcery-foes = Вороги
web-swordsorcery-step-weak = Слабкість
web-swordsorcery-step-armour = Броня
web-swordsorcery-step-magic = Магія
web-swordsorcery-step-dice = Кубики
web-swordsorcery-step-traits = Властивості
web-swordsorcery-step-shields = Щити
web-swordsorcery-step-hits = Влучання
web-swordsorcery-step-wounds = Рани
web-swordsorcery-attack = Атака
web-swordsorcery-hits = Влучання
web-swordsorcery-roll-guard = Кидок захисту
web-swordsorcery-not-rolled = Ще не кинуто
web-swordsorcery-kill = уб’є
web-swordsorcery-wound = поранить
web-swordsorcery-story = Історія
web-swordsorcery-needs-nature = потрібен герой іншого світогляду: { $nature }
web-swordsorcery-by-vote = Голосують усі, вирішує більшість.
web-swordsorcery-by-nature = Вирішує той, хто сюди ступив, за своїм світоглядом.
web-swordsorcery-emporium = Емпорій
web-swordsorcery-ready = готово
web-swordsorcery-choosing = обирає
web-swordsorcery-not-yet = потім
web-swordsorcery-shop-own = Ваші речі
web-swordsorcery-shop-anvil = Кузня
web-swordsorcery-shop-tavern = Корчма
web-swordsorcery-shelf-arms = Клинки й луки
web-swordsorcery-shelf-armour = Обладунки
web-swordsorcery-shelf-rest = Зілля, нитки, папір
web-swordsorcery-tavern = Кидок — { $n } крон, один за візит: назвіть символ синього кубика.
web-swordsorcery-gem = здоров’я { $health }, бій { $combat }, спеціальні { $act }, уміння { $powers }
web-swordsorcery-life-of = здоров’я { $n }
web-swordsorcery-moves = рух { $n }
web-swordsorcery-choice = Вибір
web-swordsorcery-no-dice = без кубиків
web-swordsorcery-unhurt = Ні подряпини
web-swordsorcery-wounds = { $n ->
        [one] проходить { $n } рана
        [few] проходять { $n } рани
        [many] проходять { $n } ран
       *[other] проходять { $n } рани
    }
web-swordsorcery-card-event = Подія
web-swordsorcery-card-trap = Пастка
web-swordsorcery-card-encounter = Сутичка
web-swordsorcery-card-item = Скарб
web-swordsorcery-card-loot = Здобич
web-swordsorcery-card-shadow = Тінь
web-swordsorcery-card-crit = Критичне влучання
web-swordsorcery-phase-setup = До завдання
web-swordsorcery-phase-time = Час
web-swordsorcery-phase-battle = Бій
web-swordsorcery-phase-event = Подія
web-swordsorcery-group-walk = Іти
    .short = Іти
web-swordsorcery-group-fly = Плисти
    .short = Плисти
web-swordsorcery-group-strike = Атакувати
    .short = Атакувати
web-swordsorcery-group-use-power = Уміння
    .short = Уміння
web-swordsorcery-group-use-item = Предмет
    .short = Предмет
web-swordsorcery-group-use-innate = Дар
    .short = Дар
web-swordsorcery-group-shout = Крик
    .short = Крик
web-swordsorcery-group-drop = Кинути
    .short = Кинути
web-swordsorcery-group-drop-coins = Кинути крони
    .short = Крони
web-swordsorcery-group-pick-up = Підняти
    .short = Підняти
web-swordsorcery-group-exchange = Обмін
    .short = Обмін
web-swordsorcery-group-open-door = Відчинити двері
    .short = Відчинити двері
web-swordsorcery-group-buy = Купити
    .short = Купити
web-swordsorcery-group-sell = Продати
    .short = Продати
web-swordsorcery-group-wear = Надягти
    .short = Надягти
web-swordsorcery-group-take-off = Прибрати
    .short = Прибрати
web-swordsorcery-group-give = Віддати
    .short = Віддати
web-swordsorcery-group-pay = Дати крон
    .short = Дати крон
web-swordsorcery-group-take-from = Узяти
    .short = Узяти
web-swordsorcery-group-to-stash = До схованки
    .short = До схованки
web-swordsorcery-group-from-stash = Зі схованки
    .short = Зі схованки
web-swordsorcery-group-bet = Ставка
    .short = Ставка
web-swordsorcery-group-forge = Кузня
    .short = Кузня
web-swordsorcery-group-next = Хто наступний
    .short = Хто наступний
web-swordsorcery-group-rank-up = Вищий рівень
    .short = Вищий рівень
web-swordsorcery-group-take-hero = Обрати героя
    .short = Обрати героя
web-swordsorcery-group-leave = Лишити вдома
    .short = Лишити
web-swordsorcery-group-awaken = Пробудити
    .short = Пробудити
web-swordsorcery-group-return = Повернутися
    .short = Повернутися
web-swordsorcery-do-next = { $hero }
web-swordsorcery-do-walk = Іти: { $to }
web-swordsorcery-do-fly = Плисти: { $to }
web-swordsorcery-do-strike = Атака: { $target }
web-swordsorcery-do-use-power = { $power }{ $has_target ->
        [yes] : { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] : { $area }
       *[other] { "" }
    }
web-swordsorcery-its-blow = { $weapon }: шанс поранити
web-swordsorcery-its-blow-near = { $weapon }, коли підійде: шанс поранити
web-swordsorcery-passed-ghost = { $who }: привид, погляд проходить наскрізь
web-swordsorcery-passed-hidden = { $who }: ховається
web-swordsorcery-passed-unseen = { $who }: поза полем зору
web-swordsorcery-passed-far = { $who }: не на тій відстані для цього рядка
web-swordsorcery-passed-other = { $who }: пасує, але інша ціль важливіша
web-swordsorcery-pace = { $points ->
        [one] { $points } очко, щоб дійти
        [few] { $points } очки, щоб дійти
        [many] { $points } очок, щоб дійти
       *[other] { $points } очка, щоб дійти
    }{ $strikes ->
        [0] {""}
        [one] , { $strikes } удар навздогін
        [few] , { $strikes } удари навздогін
        [many] , { $strikes } ударів навздогін
       *[other] , { $strikes } удару навздогін
    }{ $burns ->
        [0] {""}
       *[other] , земля забере здоров’я: { $burns }
    }
web-swordsorcery-symbols = На що йдуть символи
web-swordsorcery-nothing-bought = Символам тут нема чого купити.
web-swordsorcery-sum-sure = певні
web-swordsorcery-sum-dice = кубики
web-swordsorcery-sum-bonus = надбавка
web-swordsorcery-sum-spent = витрачено
web-swordsorcery-life-ahead = Здоров’я { $left } з { $health }; після цього від { $least } до { $most }
web-swordsorcery-taken = уже зайнято
web-swordsorcery-road = Дорога семи завдань
web-swordsorcery-road-won = пройдено
web-swordsorcery-road-lost = не вийшло, грати знову
web-swordsorcery-road-now = у дорозі
web-swordsorcery-road-locked = ще закрито
web-swordsorcery-road-next = наступне
web-swordsorcery-party = Загін
web-swordsorcery-evenings = Вечори
web-swordsorcery-evening-won = перемога
web-swordsorcery-evening-lost = невдача
web-swordsorcery-fell = { $n ->
        [0] жодного падіння
        [one] { $n } падіння
        [few] { $n } падіння
        [many] { $n } падінь
       *[other] { $n } падіння
    }
web-swordsorcery-life-of-party = Життя { $n }
web-swordsorcery-carried = Із собою: рівні { $ranks }, крон { $crowns }, часток душ { $shards }, речей { $things }.
web-swordsorcery-replay = Переглянути
web-swordsorcery-from-here = Інше життя звідси
web-swordsorcery-again-from = Зіграти знову
web-swordsorcery-to-next = Далі: { $name }
web-swordsorcery-sit-down = До столу
web-swordsorcery-begun = Позаду ще жодного завдання.
web-swordsorcery-at-the-end = Дорогу пройдено: усі сім позаду.
web-swordsorcery-anew = Інше життя від самого броду
web-swordsorcery-plans = Плани
    .how = Їх бачать решта, і з кінцем раунду вони стираються.
web-swordsorcery-plan-way = Іду туди
    .how = Торкніться області, куди прямуєте.
web-swordsorcery-plan-aim = Цей мій
    .how = Торкніться ворога, про якого мова.
web-swordsorcery-plan-hold = Тримаю це місце
    .how = Торкніться дверей або області.
web-swordsorcery-plan-next = Хочу наступний хід
web-swordsorcery-plan-after = Після вас
web-swordsorcery-plan-wipe = Стерти
web-swordsorcery-planned-way = { $who } прямує: { $what }
web-swordsorcery-planned-aim = { $who } бере на себе: { $what }
web-swordsorcery-planned-hold = { $who } тримає: { $what }
web-swordsorcery-planned-next = { $who } хоче наступний хід
web-swordsorcery-planned-after = { $who } пропускає інших уперед
web-swordsorcery-by-storm = Буря душ: кожному відкрито будь-який шлях.
web-swordsorcery-by-choice = Вирішує той, хто сюди ступив.
web-swordsorcery-not-for = { $who } не може взяти: { $things }.
web-swordsorcery-other-side = інша сторона: зараз у вас { $name }
web-swordsorcery-instead = якщо вдягти замість: { $names }
web-swordsorcery-free-slot = на вільне місце: { $slot }
web-swordsorcery-into-pack = до торби
web-swordsorcery-wrong-style = Не для стилю цього героя
web-swordsorcery-anvil = За { $n } крон зброя чи обладунок до кінця завдання обернеться кращим боком. Скільки разів — на скільки стане крон.
web-swordsorcery-forge-now = На це завдання
web-swordsorcery-forge-good = Назавжди
web-swordsorcery-forge-poor = Немає { $n } крон.
web-swordsorcery-forge-none = На ковадло вам покласти нічого.
web-swordsorcery-tavern-drank = Кидок уже був. Приходьте перед наступним завданням.
web-swordsorcery-tavern-poor = На кидок не вистачає: він коштує { $n } крон.
web-swordsorcery-tavern-saying = «Щит чесний. Зірка хоче пити. А лавр розоряв і не таких».
web-swordsorcery-stash = Схованка, задарма
web-swordsorcery-lend = Крони іншим
web-swordsorcery-wheel = Рівень душі { $rank }; у цьому завданні найвищий — { $top }
web-swordsorcery-left-over = лишиться на всіх
web-swordsorcery-left-raises = лишиться; вистачить повернути: { $names }
web-swordsorcery-rank-brings = Що дасть рівень { $n }
web-swordsorcery-learns = На вибір:
web-swordsorcery-grown = Новий щабель:
web-swordsorcery-level-with = Вище за { $n } — лише коли наздоженуть: { $names }.
web-swordsorcery-knows = Знає: { $names }
web-swordsorcery-goes = іде з вами
web-swordsorcery-stays = Лишається вдома
web-swordsorcery-not-along = піти не може
web-swordsorcery-recruit = { $back ->
        [yes] повернеться
       *[other] прийде
    }: рівень { $rank }, { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } крони
        [many] { $crowns } крон
       *[other] { $crowns } крони
    }
