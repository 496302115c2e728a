# Что говорят за столом «Рыцарей Пустоши»: выбор, вопросы, журнал.

game-title = Рыцари Пустоши
    .full = Рыцари Пустоши: вторая редакция
    .about = Проехать расколотый континент, довезти то, что просили, и решить, кому оно достанется. Четыре приключения, шесть рыцарей, одна запаска.

## Как можно играть

mode-courier = Последний курьер, в одиночку
    .text = Один рыцарь, один чемодан, который гудит, и окошко на другом конце континента. Готовые наборы; самое короткое из четырёх.
mode-water-alone = Вода для Растпорта, в одиночку
    .text = Вы ведёте двух рыцарей. Три детали насоса, сухой город и люди, которые пришли раньше.
mode-sleeper-alone = Спящий под солью, в одиночку
    .text = Вы ведёте двух рыцарей против чего-то очень большого, и оно хочет помочь. Трудно.
mode-water = Вода для Растпорта
    .text = Вместе: найти детали насоса, пока на западе не высохли колодцы. Победа и поражение общие.
mode-sleeper = Спящий под солью
    .text = Вместе, почти до конца: узнать, кого будят в Соляном соборе, и помешать или не мешать. Трудно.
mode-crown = Корона из пыли
    .text = Каждый за себя: кресло достанется самому громкому имени. У каждого покровитель, о котором никто не знает.
mode-courier-own = Последний курьер, набор на выбор
    .text = Как «Последний курьер», но транспорт и начальное снаряжение тоже выбираете вы.
mode-water-own = Вода для Растпорта, наборы на выбор
    .text = Как «Вода для Растпорта», но транспорт и начальное снаряжение разбирают по очереди.
mode-sleeper-own = Спящий под солью, наборы на выбор
    .text = Как «Спящий под солью», но транспорт и начальное снаряжение разбирают по очереди.
mode-crown-own = Корона из пыли, наборы на выбор
    .text = Как «Корона из пыли», но транспорт и начальное снаряжение разбирают по очереди.

## Выбор

do-take-knight = { $knight }. { $knight_text } { $knight_sheet }
do-take-vehicle = { $vehicle }. { $vehicle_sheet }
do-take-gear = { $gear }. { $gear_works }
do-fitted = Больше ничего не надо
do-drive-to = Ехать { $to }
do-take = { $way }. { move-price }
do-own-way = Своей дорогой
do-step = Дальше { $to }
do-stop = Остановиться здесь
do-make-camp = Разбить лагерь
do-explore = Исследовать местность
do-visit = { $shop }. { $shop_text }
do-do = { $deed }{ $deed_price }
do-wake-up = Прийти в сознание
do-overhaul = Капитальный ремонт
do-pass = Пас: отказаться от действия
do-end-turn = Закончить ход
do-equip = { $has_out ->
    [yes] Надеть или взять в руки: { $gear }. В транспорт: { $out }
   *[no] Надеть или взять в руки: { $gear }
}
do-stow = Убрать в транспорт: { $gear }
do-discard = Выбросить: { $gear }
do-use-gear = Применить: { $gear }
do-use-knack = { $knack }. { $knack_text }
do-go-on = Больше ничего
do-look = { $deck }
do-upgrade = { $face ->
    [b] { $upgrade_b }. { $upgrade_b_text }
   *[a] { $upgrade }. { $upgrade_text }
}
do-drop = Отдать: { die-colour }
do-reroll = { $die }
do-roll-with = { $skill }
do-treat = { $what ->
    [rad] 1 лекарство от радиации
   *[wounds] 1 лекарство на раны
}
do-heal-by = { $flips ->
    [0] Все очки снимают раны
    [one] { $flips } очко делает заражённую рану обычной, остальные снимают раны
    [few] { $flips } очка делают заражённые раны обычными, остальные снимают раны
    [many] { $flips } очков делают заражённые раны обычными, остальные снимают раны
   *[other] { $flips } очка делают заражённые раны обычными, остальные снимают раны
}
do-fix = { $gear } ({ $knight_short }): починить за { repair-points }
do-patch = { $knight_short }, транспорт: снять 1 повреждение за { repair-points }
do-trade-with = Меняться: { $knight_short }
do-accept = Взять, и что к этому прилагается
do-refuse = Не брать; следующая карта
do-buy-point = 1 топливо за ещё одну карту
do-get-well = Лечиться: 1 радиация и 4 очка на раны
do-cure = Избавиться: { $injury }. { $injury_text }
do-get-repaired = Снять с транспорта до 3 повреждений
do-mend = Избавиться: { $breakdown }. { $breakdown_text }
do-restore = { $gear }. { $gear_works }
do-put = { $has_gear ->
    [yes] Отдать: { $gear } ({ $gear_worth })
   *[no] Отдать: { $what }
}
do-want = { $has_gear ->
    [yes] Взять: { $gear } ({ $gear_worth }). { $gear_works } Если сломано: { $gear_broken }
   *[no] Взять: { $what }
}
do-shake = По рукам
do-no-deal = Сделки не будет
do-agree = Да
do-decline = Нет
do-keep = { $gear }. { $gear_works } Если сломано: { $gear_broken }
do-wield = { $has_gear ->
    [yes] { $gear }
   *[no] Голыми руками
}
do-block = Подставить броню
do-bear = Принять раны, сберечь броню
do-lose = { $goods }
do-gain = { $goods }
do-strike = { $what }
do-choose = { $way }{ $way_price }
do-name = { $knight }
do-tow = Отбуксировать { $to }
do-pray = Молиться
do-sabotage = Ослабить болт

repair-points = { $points ->
    [one] { $points } очко ремонта
    [few] { $points } очка ремонта
    [many] { $points } очков ремонта
   *[other] { $points } очка ремонта
}
move-price = { $points ->
    [one] { $points } ОП
    [few] { $points } ОП
    [many] { $points } ОП
   *[other] { $points } ОП
}{ $rad ->
    [0] {""}
   *[other] {" "}· радиация { $rad }
}{ $cont ->
    [0] {""}
   *[other] {" "}· заражение { $cont }
}{ $threat ->
    [0] {""}
   *[other] {" "}· угроза { $threat }
}
price = { $what ->
    [none] {""}
    [fuel] {" "}({ goods-fuel.n })
    [ammo] {" "}({ goods-ammo.n })
    [med] {" "}({ goods-med.n })
    [gear] {" "}({ goods-gear.n })
    [value] {" "}(снаряжение ценой { $n })
    [damage] {" "}({ harm-damage.n })
   *[res] {" "}({ goods-res.n })
}{ $skill ->
    [none] {""}
    [me] {" "}· { skill-me }{ price-need }
    [ra] {" "}· { skill-ra }{ price-need }
    [dr] {" "}· { skill-dr }{ price-need }
    [su] {" "}· { skill-su }{ price-need }
    [te] {" "}· { skill-te }{ price-need }
   *[ta] {" "}· { skill-ta }{ price-need }
}
price-need = { $need ->
    [0] {""}
   *[other] {" "}{ $need }
}
die-colour = { $die ->
    [W] { colour-white }
    [G] { colour-green }
    [B] { colour-blue }
   *[R] { colour-red }
}
goods-n = { $goods ->
    [fuel] { goods-fuel.n }
    [ammo] { goods-ammo.n }
   *[med] { goods-med.n }
}
knight-sheet = Здоровье { $health }, сопротивляемость { $resist }, ремонт { $repair }, исследование { $explore }.
vehicle-sheet = Скорость { $speed }, бак { $tank }, ОП за топливо { $rate }, вместимость { $capacity }, шасси { $chassis }.
gear-worth = { $n ->
    [0] цены нет
   *[other] цена { $n }
}

## Что приносят находки

piece-keep-one = карт снаряжения посмотреть: { $n }, оставить 1
piece-lose-fuel = минус { goods-fuel.n }
piece-lose-med = минус { goods-med.n }
piece-lose-res = минус { goods-res.n }
piece-recv-wound = { harm-wound.n } мимо брони
piece-deal = { harm-wound.n }, броня помогает
piece-damage = { harm-damage.n } транспорту
piece-threat = { $n ->
    [one] { $n } жетон угрозы
    [few] { $n } жетона угрозы
    [many] { $n } жетонов угрозы
   *[other] { $n } жетона угрозы
}

## Вопросы

ask-knight = { $you ->
    [yes] Кто вы в Пустоши?
   *[no] { $seat } выбирает рыцаря.
}
ask-vehicle = { $you ->
    [yes] { $knight_short }: на чём едем?
   *[no] { $seat } выбирает транспорт.
}
ask-gear = { $you ->
    [yes] { $knight_short }: что берём с собой?
   *[no] { $seat } выбирает начальное снаряжение.
}
ask-action = { $you ->
    [yes] { $knight_short } сейчас { $at }. Действий осталось: { $left }.
   *[no] Думает { $knight_short }, сейчас { $at }. Действий осталось: { $left }.
}
ask-dreaming = { $you ->
    [yes] Перед дорогой: какая колода вам приснится?
   *[no] { $knight_short } на минуту закрывает глаза.
}
ask-route = { $you ->
    [yes] Какой дорогой?
   *[no] { $knight_short } выбирает дорогу.
}
ask-own-way = { $you ->
    [yes] Следующая клетка?
   *[no] { $knight_short } ведёт пальцем по карте.
}
ask-turn-off = { $you ->
    [yes] { $knight_short } сейчас { $at }. Дальше или стоп?
   *[no] Может остановиться { $knight_short }, сейчас { $at }.
}
ask-on-the-way = { $you ->
    [yes] { $knight_short } с ранами, а в сумке кое-что есть. Сейчас?
   *[no] { $knight_short } может принять лекарство на ходу.
}
ask-which-symbol = { $you ->
    [yes] Одна из здешних опасностей не действует. Какая?
   *[no] { $knight_short } выбирает, какая опасность не подействует.
}
ask-spare-symbol = { $you ->
    [yes] Применить против здешней опасности?
   *[no] { $knight_short } может не заметить здешней опасности.
}
ask-ghost = { $you ->
    [yes] Противник. Проскочить мимо? Вождение 2.
   *[no] { $knight_short } может попробовать проскочить.
}
ask-not-today = { $you ->
    [yes] Встреча. Не сегодня?
   *[no] { $knight_short } может проехать мимо встречи.
}
ask-which-skill = { $you ->
    [yes] Какой навык проверяем?
   *[no] { $knight_short } выбирает навык.
}
ask-before-roll = { $you ->
    [yes] Пока кубики не упали: { $knight_short } что-нибудь применит?
   *[no] { $knight_short } может что-нибудь применить до броска.
}
ask-after-roll = { $you ->
    [yes] Кубики лежат. { $knight_short } что-нибудь с этим сделает?
   *[no] { $knight_short } смотрит на кубики.
}
ask-which-dice = { $high ->
    [one] { $you ->
        [yes] Какой кубик перебросить?
       *[no] { $knight_short } перебрасывает кубик.
    }
    [few] { $you ->
        [yes] Какие кубики перебросить? Не больше { $high }.
       *[no] { $knight_short } перебрасывает кубики.
    }
    [many] { $you ->
        [yes] Какие кубики перебросить? Не больше { $high }.
       *[no] { $knight_short } перебрасывает кубики.
    }
   *[other] { $you ->
        [yes] Какие кубики перебросить? Не больше { $high }.
       *[no] { $knight_short } перебрасывает кубики.
    }
}
ask-drop-die = { $you ->
    [yes] { $knight_short } теряет кубик. Какой?
   *[no] { $knight_short } теряет кубик и выбирает какой.
}
ask-camp = { $you ->
    [yes] { $knight_short } в лагере. Очков ремонта осталось: { $points }.
   *[no] { $knight_short } в лагере.
}
ask-heal = { $you ->
    [yes] На что идут очки лечения?
   *[no] { $knight_short } лечится.
}
ask-trade = { $you ->
    [yes] { $knight_short } и { $partner_short }: что меняем?
   *[no] { $knight_short } и { $partner_short } говорят о делах.
}
ask-deal = { $you ->
    [yes] { $knight_short } предлагает. { exchange } Согласны?
   *[no] { $knight_short } предлагает. { exchange } { $seat } думает.
}
exchange = { $has_given ->
    [yes] { $partner_short } получает: { $given }.
   *[no] { $partner_short } не получает ничего.
} { $has_taken ->
    [yes] { $knight_short } получает: { $taken }.
   *[no] { $knight_short } не получает ничего.
}
ask-explore = { $you ->
    [yes] { $find }. { found } { $points ->
        [0] {""}
       *[other] Очков осталось: { $points }.
    }
   *[no] { $find }. { found } { $knight_short } прикидывает.
}
found = { $has_finds ->
    [yes] Находка: { $finds }.
   *[no] Находка: ничего.
} { $has_trouble ->
    [yes] Беда: { $trouble }.
   *[no] Беды нет.
}
ask-second-shop = { $you ->
    [yes] Успеете ещё в одно место. В какое?
   *[no] { $knight_short } может зайти ещё в одно место.
}
ask-healer = { $you ->
    [yes] Что показать лекарю?
   *[no] { $knight_short } у лекаря.
}
ask-garage = { $you ->
    [yes] Что делать в гараже?
   *[no] { $knight_short } в гараже.
}
ask-workshop = { $you ->
    [yes] Одну сломанную карту чинят даром. Какую?
   *[no] { $knight_short } в мастерской.
}
ask-market = { $you ->
    [yes] Отдано на { $given }, взято на { $taken }. Сдачи не дают.
   *[no] { $knight_short } торгуется. Отдано на { $given }, взято на { $taken }.
}
ask-no-room = { $you ->
    [yes] Для этого нет места. Что выбросить?
   *[no] { $knight_short } ищет, куда это положить.
}
ask-broken-arm = { $you ->
    [yes] Рука сломана. Что убрать в транспорт?
   *[no] { $knight_short } больше одной вещи не удержит.
}
ask-torn-bay = { $you ->
    [yes] Места в транспорте стало меньше. Что выбросить?
   *[no] { $knight_short } выбрасывает груз.
}
ask-keep-one = { $you ->
    [yes] Какую карту оставить?
   *[no] { $knight_short } оставляет одну из карт.
}
ask-fix = { $you ->
    [yes] Какая карта снова работает?
   *[no] { $knight_short } выбирает, что починить.
}
ask-gain = { $you ->
    [yes] { $knight_short } берёт ресурс. Какой?
   *[no] { $knight_short } берёт ресурс.
}
ask-lose = { $you ->
    [yes] { $knight_short } отдаёт ресурс. Какой?
   *[no] { $knight_short } отдаёт ресурс.
}
ask-pay-gear = { $you ->
    [yes] { $knight_short } платит снаряжением. Каким?
   *[no] { $knight_short } платит снаряжением.
}
ask-who-pays = { $you ->
    [yes] Кто платит дальше?
   *[no] { $seat } решает, кто платит.
}
ask-upgrade = { $you ->
    [yes] { $knight_short } теперь умеет больше. Что именно?
   *[no] { $knight_short } может взять улучшение.
}
ask-weapon = { $has_enemy ->
    [yes] { $you ->
        [yes] { $enemy }, здоровье { $life }. Чем { $knight_short } дерётся?
       *[no] { $enemy }, здоровье { $life }. { $knight_short } выбирает оружие.
    }
   *[no] { $you ->
        [yes] Напротив стоит { $rival }. Чем { $knight_short } дерётся?
       *[no] Напротив стоит { $rival }. { $knight_short } выбирает оружие.
    }
}
ask-start = { $you ->
    [yes] Бой начинается. { $knight_short } что-нибудь применит?
   *[no] { $knight_short } может что-нибудь применить вначале.
}
ask-clash = { $you ->
    [yes] Столкновение. { $knight_short } что-нибудь применит?
   *[no] { $knight_short } может что-нибудь применить в столкновении.
}
ask-block = { $you ->
    [yes] { $broken ->
        [yes] { $knight_short } под ударом: { harm-wound.n }. { $gear } снимет { $stops } и на этот раз пропадёт: поломка уже есть.
       *[no] { $knight_short } под ударом: { harm-wound.n }. { $gear } снимет { $stops } и сломается.
    }
   *[no] { $knight_short } под ударом: { harm-wound.n }. { $gear } может снять { $stops }.
}
ask-spare = { $you ->
    [yes] Достаётся транспорту. Уберечь его от 1 повреждения?
   *[no] { $knight_short } может уберечь транспорт от 1 повреждения.
}
ask-salts = { $you ->
    [yes] Применить при пробуждении?
   *[no] { $knight_short } приходит в себя.
}
ask-strike = { $you ->
    [yes] Пустошь отнимает вещь, хозяин вещи — { $knight_short }, а за Пустошь сегодня вы. Что именно?
   *[no] { $seat } говорит за Пустошь.
}
ask-entry = { $has_entry ->
    [yes] { $you ->
        [yes] «{ $entry }». Что { $knight_short } делает?
       *[no] «{ $entry }». Решает { $seat }.
    }
   *[no] { $you ->
        [yes] Что { $knight_short } делает?
       *[no] Решает { $seat }.
    }
}
ask-vote = { $has_entry ->
    [yes] { $you ->
        [yes] «{ $entry }». Голос есть у каждого. Ваш?
       *[no] «{ $entry }». Голосует { $seat }.
    }
   *[no] { $you ->
        [yes] Голос есть у каждого. Ваш?
       *[no] Голосует { $seat }.
    }
}
ask-tie = { $you ->
    [yes] Голоса поровну. Решает первый игрок, то есть вы.
   *[no] Голоса поровну. Решает { $seat }.
}
ask-target = { $you ->
    [yes] Кого это касается?
   *[no] { $seat } называет рыцаря.
}
ask-tow = { $you ->
    [yes] До цистерны рукой подать. Буксируем?
   *[no] { $knight_short } может отбуксировать цистерну.
}
ask-cathedral = { $you ->
    [yes] Орган смолкает. { $knight_short } молится или достаёт ключ на девятнадцать. Выбирают все сразу.
   *[no] { $seat } склоняет голову.
}
ask-join = { $you ->
    [yes] Он ещё стоит. { $knight_short } тоже вступает в бой?
   *[no] { $knight_short } тоже может вступить в бой.
}

## Что было

event-first-player = { $you ->
    [yes] Первый ход ваш.
   *[no] Начинает { $seat }.
}
event-knight-taken = { $you ->
    [yes] Вы — { $knight }.
   *[no] { $seat } — { $knight }.
}
event-vehicle-taken = { $knight_short } получает ключи: { $vehicle }.
event-started-with = { $knight_short } берёт с собой: { $gear }.
event-round-began = { $time ->
    [0] Раунд { $n }.
   *[other] Раунд { $n }. Время: { $time }.
}
event-turn-began = Черёд: { $knight_short }.
event-time-moved = Время: { $to }.
event-passed = { $knight_short } пропускает действие.
event-set-out = { $knight_short } заводит мотор.
event-entered = { $fuel ->
    [0] { $knight_short } теперь { $space_at }.
    [one] { $knight_short } теперь { $space_at }, сожжено { $fuel } топливо.
    [few] { $knight_short } теперь { $space_at }, сожжено { $fuel } топлива.
    [many] { $knight_short } теперь { $space_at }, сожжено { $fuel } топлива.
   *[other] { $knight_short } теперь { $space_at }, сожжено { $fuel } топлива.
} Осталось ОП: { $mp }.
event-spared = { $symbol } не действует: { $knight_short }, { $source }.
event-drew-threat = { $knight_short } тянет угрозу: { $threat }. Красная сторона: { $threat_red }
event-threat-yellow = { $threat }. { $threat_yellow }
event-threats-back = Обратно в мешок: { $threats }.
event-card-shown = { $knight_short }, карта Пустоши: { $card }.
event-not-here = { $card }: не из этой истории. Ещё карта.
event-peeked = { $has_card ->
    [yes] { $deck }: следующая карта — { $card }.
   *[no] { $knight_short } видит во сне колоду: { $deck }.
}
event-deck-renewed = { $deck }: колода кончилась, сброс перемешан.
event-placed = { $knight_short } теперь { $space_at }.
event-rolled = { $need ->
    [0] { $knight_short }, { $skill }: { $faces }. { rolled-successes }
   *[other] { $knight_short }, { $skill } { $need }: { $faces }. { rolled-successes }
} { $ok ->
    [yes] Сойдёт.
   *[no] Не сойдёт.
}
rolled-successes = Успехов: { $successes }.
die = { $face ->
    [S] успех
    [SS] два успеха
    [SF] успех с судьбой
    [F] судьба
    [X] провал
   *[blank] пусто
}
event-foe-rolled = { $enemy }, атака: { $faces }.
event-attacked = { $has_gear ->
    [yes] { $knight_short }, { $gear }: { $faces }. { rolled-successes }
   *[no] { $knight_short }, голые руки: { $faces }. { rolled-successes }
}
event-rerolled = { $source }. Теперь на кубиках: { $faces }.
event-decided = { $ok ->
    [yes] { $knight_short }: успех без броска.
   *[no] { $knight_short }: провал без броска.
}
event-gained = { $knight_short } получает { goods-n }.
event-lost = { $knight_short } теряет { goods-n }.
event-gear-gained = { $broken ->
    [yes] { $knight_short } получает обновку, сломанную: { $gear }.
   *[no] { $knight_short } получает обновку: { $gear }.
}
event-gear-moved = { $to ->
    [cargo] { $knight_short } убирает в транспорт: { $gear }.
    [armour] { $knight_short } надевает: { $gear }.
   *[hands] { $knight_short } берёт в руки: { $gear }.
}
event-gear-broke = { $gear }: поломка. { $knight_short } собирает то, что осталось.
event-gear-fixed = { $gear }: снова работает. { $knight_short } на всякий случай пробует дважды.
event-gear-gone = { $knight_short } остаётся без вещи: { $gear }.
event-gear-shown = { $has_gears ->
    [yes] { $knight_short } смотрит товар: { $gears }.
   *[no] { $knight_short } смотрит на пустой прилавок.
}
event-hurt = { $wounds ->
    [0] { $infected ->
        [0] { $knight_short } без единой царапины.
        [one] { $knight_short } получает { $infected } заражённую рану.
        [few] { $knight_short } получает { $infected } заражённые раны.
        [many] { $knight_short } получает { $infected } заражённых ран.
       *[other] { $knight_short } получает { $infected } заражённой раны.
    }
    [one] { $infected ->
        [0] { $knight_short } получает { $wounds } рану.
       *[other] { $knight_short } получает { $wounds } рану; заражённых вдобавок: { $infected }.
    }
    [few] { $infected ->
        [0] { $knight_short } получает { $wounds } раны.
       *[other] { $knight_short } получает { $wounds } раны; заражённых вдобавок: { $infected }.
    }
    [many] { $infected ->
        [0] { $knight_short } получает { $wounds } ран.
       *[other] { $knight_short } получает { $wounds } ран; заражённых вдобавок: { $infected }.
    }
   *[other] { $infected ->
        [0] { $knight_short } получает { $wounds } раны.
       *[other] { $knight_short } получает { $wounds } раны; заражённых вдобавок: { $infected }.
    }
}{ $blocked ->
    [0] {""}
   *[other] {" "}Заблокировано: { $blocked }.
}
event-irradiated = { $knight_short }, облучение: { harm-rad.n }.
event-healed = { $knight_short } чувствует себя лучше.{ $wounds ->
    [0] {""}
   *[other] {" "}Снято ран: { $wounds }.
}{ $infected ->
    [0] {""}
   *[other] {" "}Из заражённых в обычные: { $infected }.
}{ $rad ->
    [0] {""}
   *[other] {" "}Радиации меньше на { $rad }.
}
event-vehicle-hit = { $knight_short }, транспорт: { harm-damage.n }.
event-vehicle-fixed = { $knight_short }, транспорт: повреждений меньше на { $n }.
event-fell = { $knight_short } без сознания.
event-woke = { $knight_short } приходит в себя с сувениром: { $injury }. { $injury_text }
event-wrecked-it = { $knight_short } сидит в том, что было транспортом.
event-overhauled = { $knight_short }: транспорт опять на ходу, по-своему. { $breakdown }. { $breakdown_text }
event-cured = { $knight_short } избавляется от травмы: { $injury }.
event-mended = { $knight_short } избавляется от поломки: { $breakdown }.
event-eliminated = { $knight } больше не встанет. Сапоги достаются Пустоши.
event-experience = { $knight_short }: опыт { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}, теперь { $to }.
event-upgraded = { $face ->
    [b] { $knight_short } теперь умеет больше: { $upgrade_b }. { $upgrade_b_text }
   *[a] { $knight_short } теперь умеет больше: { $upgrade }. { $upgrade_text }
}
event-used = { $knight_short } применяет: { $knack }.
event-camped = { $knight_short } разбивает лагерь.
event-traded = { $knight_short } и { $partner_short } ударяют по рукам. { exchange }
event-deal-refused = { $partner_short } предпочитает не меняться. { $knight_short } остаётся при своём.
event-revealed = { $knight_short } исследует: { $find }.
event-left-lying = { $knight_short } не берёт: { $find }.
event-visited = { $knight_short } заходит в город: { $shop }.
event-bought = { $has_given ->
    [yes] { $knight_short } отдаёт: { $given }. Получает: { $taken }.
   *[no] { $knight_short } получает даром: { $taken }.
}
event-fight-began = Бой: { $knight_short } и { $enemy } ({ $enemy_kind }, { $enemy_way }), здоровье { $life }. { $has_properties ->
    [yes] { $properties }. { $enemy_text }
   *[no] { $enemy_text }
}
enemy-enough = И этого довольно.
enemy-plain = Ничего особенного, если не считать зубов.
event-duel-began = Дуэль: { $knight_short } и { $rival_short }.
event-wielded = { $has_gear ->
    [yes] { $knight_short } выбирает оружие: { $gear }.
   *[no] { $knight_short } обходится голыми руками.
}
event-ambushed = { $enemy }: засада.
event-foe-hurt = { $n ->
    [one] { $enemy }: { $n } рана; здоровья осталось: { $left }.
    [few] { $enemy }: { $n } раны; здоровья осталось: { $left }.
    [many] { $enemy }: { $n } ран; здоровья осталось: { $left }.
   *[other] { $enemy }: { $n } раны; здоровья осталось: { $left }.
}
event-fight-over = { $won ->
    [yes] { $fell ->
        [yes] { $enemy }: победа. { $knight_short } падает рядом.
       *[no] { $enemy }: победа. { $knight_short } на ногах.
    }
   *[no] { $fell ->
        [yes] { $enemy }: бой проигран. { $knight_short } лежит.
       *[no] { $enemy }: ничья. { $knight_short } уезжает, и никто не объясняет почему.
    }
}
event-spoke-for-waste = { $you ->
    [yes] За Пустошь говорите вы: одну из вещей теряет { $knight_short }.
   *[no] За Пустошь говорит { $seat }: одну из вещей теряет { $knight_short }.
}
event-plot-began = { $plot }. { $plot_about }
event-entry-read = «{ $entry }». { $entry_opening }
event-read-alone = { $knight_short } что-то читает и складывает вчетверо.
event-words = { $text }
event-way-taken = { $has_knight ->
    [yes] { $knight_short }: { $way }.
   *[no] Решено: { $way }.
}
event-voted = { $knight_short } голосует: { $way }.
event-did = { $knight_short }: { $deed }.
event-token-put = { $token } — { $space_at }.
event-token-gone = { $token } — больше не { $space_at }.
event-token-moved = { $has_way ->
    [yes] { $token }, путь: { $way }.
   *[no] { $token }: ни с места.
}
event-luck-given = { $n ->
    [-1] { $knight_short }: на кубик меньше { luck-on }. { die-colour }.
   *[1] { $knight_short }: на кубик больше { luck-on }. { die-colour }.
}
luck-on = { $on ->
    [attack] в следующей атаке
    [duel] в следующей дуэли
    [walker] в следующей атаке на шагоход
    [trail] на следующем следу
    [valve] у вентиля
    [sabotage] на следующем болте
    [te] в следующей проверке техники
    [su-or-te] в следующей проверке выживания или техники
   *[check] в следующей проверке
}
event-noted = На память, до другого вечера: { $keep }.
event-special-turned = Открыта особая карта: { $special }. { $special_text }
event-renown = { $knight_short }: слава { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}, теперь { $to }.
event-patron-shown = { $knight_short }, покровитель: { patron-name }.{ $kept ->
    [yes] {" "}Обещание сдержано.
   *[no] {""}
}
patron-name = { $patron ->
    [1] гильдия
    [2] пилоты
    [3] культ
    [4] то, что осталось от Церберо
   *[0] никто
}
event-tie-broken = { $by ->
    [upgrades] Имена равно велики. Решают улучшения: у кого их больше.
    [gear] Имена равно велики, и улучшений поровну. Решает снаряжение: чьё дороже.
   *[nothing] Имена равно велики, и ничто их не рознит. Корону делят.
}
event-prayed = { $knight_short } молится и отчасти всерьёз.
event-sabotaged = { $ok ->
    [yes] { $knight_short } ослабляет болт.
   *[no] { $knight_short } роняет ключ.
}
event-city-gone = Местность расчищена: { $space }.
event-ended = Вот и вся история.

## Почему нельзя

refused-unconscious = Вы без сознания. Сначала придите в себя.
refused-wrecked = То, что разбито, не ездит. Сначала капитальный ремонт.
refused-moved = В этом ходу вы уже ездили. Покрышкам хватит одного раза.
refused-no-actions = Действий в этом ходу не осталось.
refused-too-far = Ни очков, ни бака на такую даль не хватит.
refused-crater = Это кратер. Туда не въезжают, а что на дне, не спрашивали.
refused-ruined = Открытых дверей { $at } нет. Местность расчищена.
refused-visited = По лавкам { $at } вы в этом ходу уже ходили.
refused-deed-no-actions = { $deed }: действий в этом ходу не осталось.
refused-deed-nobody-here = { $deed }: нужен ещё один рыцарь на вашей клетке.
refused-deed-not-here = { $deed }: не в этом месте.
refused-deed-done-this-turn = { $deed }: в этом ходу уже было.
refused-deed-done-before = { $deed }: одного раза хватило.
refused-deed-not-now = { $deed }: пока чего-то не хватает.
refused-deed-cannot-pay = { $deed }: нечем заплатить.
refused-did-camp = { $knight_short }: лагерь в этом ходу уже был.
refused-did-explore = { $knight_short }: исследование в этом ходу уже было.
refused-only-workshop = { $gear }: в лагере такое не починить. Везите в мастерскую.
refused-too-dear = { $gear }: починка стоит { $n ->
    [one] { $n } очко ремонта
    [few] { $n } очка ремонта
    [many] { $n } очков ремонта
   *[other] { $n } очка ремонта
}, столько не осталось.
refused-no-ammo = { $gear }: нечем зарядить.
refused-needs-xp = { $knight_short }: для этого ещё мало повидано.
refused-taken = Это улучшение уже взято.

## Чем кончилось

ending-a1-w1 = Доставлено
    .text = Четырнадцать сообщений с опозданием на сорок лет. Прочли все, и никто не выключил.
ending-a1-w2 = Пушки спят дальше
    .text = Хрустнуло не громче печенья. Щепотка зелёного песка, в бумажке.
ending-a1-w3 = Сожаление, форма 7
    .text = Уплачено сполна, монетами, которых не возьмёт никто из живых. Копия у вас.
ending-a1-l1 = Слишком поздно
    .text = Решётка опущена. На скамье для вас подвинулись.
ending-a1-l2 = Вручить невозможно
    .text = Кругом прошёл дождь. Под вами сухо, точно по вашей мерке.
ending-a1-all-eliminated = Вручить невозможно
    .text = Расписаться некому.
ending-a2-GW = Зелёный запад
    .text = В Растпорте есть река. Имени у неё нет, зато было четыре собрания.
ending-a2-RP = Мир по норме
    .text = Два крана, один счётчик, одна скамья. Никто от этого не умер. Петь тоже никто не пел.
ending-a2-WW = Генеральский колодец
    .text = Течёт, но взаймы. Говорят спасибо и расписываются.
ending-a2-CD = Город пыли
    .text = Растпорт снова флот, килем вниз, и ждёт прилива.
ending-a2-all-eliminated = Никто не вернулся
    .text = Кружка у ворот висит. Она сухая, как и всё прочее.
ending-a3-BU = Засыпан
    .text = По соли идёт дорожка, и её метут. По четвергам суп.
ending-a3-GU = Страж города
    .text = Он желает доброго утра каждому по имени. Преступлений больше нет, и никто не свистит.
ending-a3-IK = Железный король
    .text = У одного из вас место на девятом этаже. Остальные уехали и по дороге считали.
ending-a3-SC = Выжженный берег
    .text = Он помогает дальше. Где он прошёл, местность расчищена.
ending-a3-all-eliminated = Помощь в пути
    .text = Сказать ему, что утро, больше некому.
ending-a4-gl = Взвешенная корона
    .text = За креслом мелом выписано, что сколько стоит. Честно, до грамма.
ending-a4-pl = Корона с крыльями
    .text = Метельщики остановились. Из ангара что-то выкатывают.
ending-a4-cl = Корона, которая светится
    .text = При ней можно читать. Кровати передвигают так, чтобы вас было видно в окно.
ending-a4-rl = Подшитая корона
    .text = В трёх экземплярах. На двенадцатый день привезли пенсии.
ending-a4-sh = Корона на двоих
    .text = Кресло хорошее, вдвоём помещаются, спина к спине.
ending-a4-no = Никто
    .text = Шезлонг стоит на перроне. Метельщики его обходят.
ending-a4-all-eliminated = Совсем никто
    .text = Глашатай зачитывает список. Это недолго.

source-experience = Опыт
source-renown = Слава

## Где мы в игре

phase-first = Кто первый
phase-knights = Рыцари
phase-vehicles = Транспорт
phase-gear = Начальное снаряжение
phase-begin = История начинается
phase-round = Новый раунд
phase-turn = Ход
phase-evening = Вечер
phase-night = Ночь
phase-over = Конец

## Что есть на столе

space = { $ground ->
    [highway] Трасса { $field }
    [desert] Пустыня { $field }
    [bush] Буш { $field }
   *[mountains] Горы { $field }
}
    .to = { $ground ->
        [highway] на трассу, { $field }
        [desert] в пустыню, { $field }
        [bush] в буш, { $field }
       *[mountains] в горы, { $field }
    }
    .at = { $ground ->
        [highway] на трассе, { $field }
        [desert] в пустыне, { $field }
        [bush] в буше, { $field }
       *[mountains] в горах, { $field }
    }
letter = Встреча { $letter }
die-number = Кубик { $n }

shop-healer = Лекарь
    .text = Снимет 1 радиацию и даст 4 очка на раны — или избавит от одной травмы.
shop-garage = Гараж
    .text = Починит до 3 повреждений — или избавит от одной поломки.
shop-workshop = Мастерская
    .text = Одна сломанная карта снова работает, какая угодно.
shop-market = Рынок
    .text = Три карты снаряжения и любые ресурсы за то, без чего вы обойдётесь.

deck-finds = Исследование
deck-gear = Снаряжение

goods-part = Деталь насоса
    .n = { $n ->
        [one] { $n } деталь насоса
        [few] { $n } детали насоса
        [many] { $n } деталей насоса
       *[other] { $n } детали насоса
    }

token-ruin = Расчищенная местность
token-me2 = Испытание: ближний бой 2
token-me3 = Испытание: ближний бой 3
token-ra2 = Испытание: дальний бой 2
token-ra3 = Испытание: дальний бой 3
token-dr2 = Испытание: вождение 2
token-dr3 = Испытание: вождение 3
token-su2 = Испытание: выживание 2
token-su3 = Испытание: выживание 3
token-te2 = Испытание: техника 2
token-te3 = Испытание: техника 3
token-ta2 = Испытание: общение 2
token-ta3 = Испытание: общение 3

keep-ash = пепел списка
keep-badge = жетон курьера, возвращённый
keep-boot = левый сапог
keep-deed = обкусанный угол грамоты
keep-form7 = форма 7, копия под копирку
keep-guns = стреляная гильза, ещё тёплая
keep-hour = рукоять от помпы
keep-sky = полоска полётного плана
keep-stamp = почтовый штемпель
keep-tibb = неправильная карта
keep-voice = два слова на плёнке
keep-voucher = талон в столовую, один суп
keep-washer = латунная шайба
