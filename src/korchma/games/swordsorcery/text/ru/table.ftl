### О чём спрашивают, что можно сделать и что случилось за столом «Клинка и колдовства».

## Что можно сделать

do-take-hero = { $card }
do-leave = { $hero } остаётся дома
do-learn = Выучить: { $power }
do-learn-talent = Взять навык: { $talent }
do-next = Следующий ход: { $hero }
do-rank-up = { $hero }: повысить уровень души за { $cost ->
        [one] { $cost } частицу
        [few] { $cost } частицы
        [many] { $cost } частиц
       *[other] { $cost } частицы
    }
do-raise = { $hero }: воскресить за { $cost ->
        [one] { $cost } частицу
        [few] { $cost } частицы
        [many] { $cost } частиц
       *[other] { $cost } частицы
    }
do-go-on = Дальше
do-end-turn = Закончить ход
do-walk = Идти: { $to }
do-stand-up = Встать { $by ->
        [dash] рывком
       *[other] за очко перемещения
    }
do-dash-on = Рывок: ещё одно очко перемещения
item-up = { $side ->
        [b] { $item_b }
       *[other] { $item }
    }
weapon-up = { $side ->
        [b] { $weapon_b }
       *[other] { $weapon }
    }
do-strike = Атака: { $target }, { weapon-up }{ $hand ->
        [off] {" "}(вторая рука)
       *[other] { "" }
    }
do-use-power = { $power }, уровень { $level }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куда: { $area }
       *[other] { "" }
    }
do-use-innate = { $card_innate }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куда: { $area }
       *[other] { "" }
    }
do-use-item = Применить: { item-up }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куда: { $area }
       *[other] { "" }
    }
do-awaken = Пробудить: { $item }, за { $cost ->
        [one] { $cost } частицу
        [few] { $cost } частицы
        [many] { $cost } частиц
       *[other] { $cost } частицы
    }
do-open-door = Открыть дверь: { $side }
do-open-chest = Открыть сундук: { $area }
do-unlock = Снять магический замок
do-search = Обыскать: { $area }
do-search-heap = Разрыть кучу: { $area }
do-focus = Сосредоточиться: +1 попадание в одной атаке
do-reorganize = Сменить снаряжение
do-exchange = Обменяться: { $hero }
do-provoke = Спровоцировать главного врага
do-pick-up = Подобрать: { item-up }
do-pick-coins = Подобрать { $n ->
        [one] { $n } крону
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
do-pick-loot = Подобрать добычу
do-pick-key = Подобрать { $colour ->
        [red] красный
        [blue] синий
       *[other] зелёный
    } ключ
do-drop = Бросить: { item-up }
do-drop-coins = Бросить { $n ->
        [one] { $n } крону
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
do-read-on = { $paragraph_act }
do-do = { $deed }
do-point = Камень: { $foe }
do-shout = Крик: { $card_shout }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куда: { $area }
       *[other] { "" }
    }
do-return = Вернуться сюда: { $shrine }
do-fly = Плыть: { $to }
do-wear = Надеть: { item-up } ({ $slot ->
        [main] основная рука
        [off] дополнительная рука
        [armour] доспех
       *[other] артефакт
    })
do-take-off = Убрать: { item-up }
do-give = Отдать: { item-up }. Кому: { $to }
do-take-from = Взять: { item-up }. У кого: { $of }
do-pay = Отдать { $n ->
        [one] { $n } крону
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }. Кому: { $to }
do-buy = Купить: { $side ->
        [b] { $item_b }
       *[other] { $item_a }
    }, { $price ->
        [one] { $price } крона
        [few] { $price } кроны
        [many] { $price } крон
       *[other] { $price } кроны
    }
do-sell = Продать: { item-up }, { $price ->
        [one] { $price } крона
        [few] { $price } кроны
        [many] { $price } крон
       *[other] { $price } кроны
    }
do-from-stash = Из тайника: { item-up }
do-to-stash = В тайник: { item-up }
do-forge = В кузню: { $item }
do-bet = Поставить на символ: { $symbol }
do-spend = { $line }
do-ammo = Снаряды: { $item }
do-react = { $power }{ $level ->
        [0] { "" }
       *[other] , уровень { $level }
    }
do-again = Перебросить: { $die }
do-aim = { $figure }
do-push = { $area }
do-suffer = { $condition }
do-keep = Оставить: { $item }
do-keep-trap = { $trap }. { $trap_text }
do-turn-power = { $power }
do-gate = { $gate }
do-reveal = { $area }
do-act = { $foe }
do-choose = { $way }

## Подготовка и раунды

event-hero-taken = { $seat } ведёт: { $card_hero } ({ $card }).
event-hero-left = { $hero } остаётся дома, а вещи ждут в тайнике.
event-learned = { $hero } осваивает умение: { $power }.
event-learned-talent = { $hero } получает навык: { $talent }.
event-lost = { $hero } теряет умение: { $power }.
event-round-began = Раунд { $n }
event-time-phase = Фаза времени
event-turn-began = Ходит { $hero }.
event-turn-ended = { $hero }: ход окончен.
event-turn-skipped = { $hero }: оглушение, ход пропущен.
event-event-phase = Фаза событий
event-ranked-up = { $hero } достигает уровня { $rank } за { $cost ->
        [one] { $cost } частицу души
        [few] { $cost } частицы душ
        [many] { $cost } частиц душ
       *[other] { $cost } частицы душ
    }.
event-power-turned = { $hero }: { $power } — { $at ->
        [0] готово
       *[other] перезарядка { $at }
    }.

## Перемещение

event-walked = { $figure } идёт: { $area }.
event-stood = { $figure } встаёт.
event-dashed = { $hero } делает рывок.
event-pushed = { $figure } отлетает сюда: { $area }.
event-evaded = { $hero } уклоняется{ $has_by ->
        [yes] . Вслед бьют: { $by }
       *[other] { "" }
    }.
event-no-strikes = { $hero } уходит, и вслед никто не бьёт.
event-hidden = { $hero } скрывается из виду.
event-unhidden = { $hero } снова на виду.
event-door-opened = Дверь открывается: { $side }.
event-wall-placed = Встаёт стена: { $side }.
event-wall-fell = Стена рушится: { $side }.
event-lock-taken = { $hero } снимает { $colour ->
        [red] красный
        [blue] синий
       *[other] зелёный
    } замок.
event-chest-opened = { $hero } открывает сундук: { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } кроны
        [many] { $crowns } крон
       *[other] { $crowns } кроны
    }, { $treasures ->
        [one] { $treasures } сокровище
        [few] { $treasures } сокровища
        [many] { $treasures } сокровищ
       *[other] { $treasures } сокровища
    }.
event-searched = { $hero } ищет ({ $area }): { $face }{ $found ->
        [power] { "" } — сокровище
        [magic] { "" } — зелье
        [hit] { "" } — кроны
        [miss] { "" } — и режет руку
       *[other] { "" } — и ничего не находит
    }.
event-ground-turned = { $area }: { $ground }.

## Ловушки и спасброски

event-trap-drawn = { $hero } задевает ловушку: { $trap }. { $trap_text }
event-trap-disarmed = { $hero } обезвреживает ловушку: { $trap }.
event-saved = { $hero }, спасбросок: { $faces } — { $ok ->
        [yes] удачно
       *[other] неудачно
    }.
event-blind-failed = { $hero } ничего не видит, действие потеряно.

## Атака и защита

event-attacked = { $by } атакует. Цель: { $target }. { weapon-up }, { $melee ->
        [yes] вблизи
       *[other] издалека
    }{ $has_reason ->
        [yes] { "" } ({ $reason })
       *[other] { "" }
    }.
event-supremacy = Превосходство: { $by } получает +1 попадание.
event-rolled = { $by } бросает: { $faces }.
event-spent = { $by } оплачивает: { $line }.
event-total = Всего { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }{ $lethal ->
        [0] { "" }
       *[other] , из них фатальных: { $lethal }
    }.
event-aimed = Под ударом и { $target }.
event-softened = { $target }, поправка на тип урона: { $n }.
event-armour-took = Броня снимает { $n }: { $target }.
event-shields-took = Магические щиты снимают { $n }: { $target }.
event-defended = { $target } защищается: { $faces }.
event-rerolled = { $who } перебрасывает: { $faces }.
event-wounded = { $target }: { $n ->
        [one] { $n } рана
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } раны
    } ({ $cause }).
event-unhurt = { $target } без единой царапины.
event-interposed = { $hero } принимает удар на себя. За кого: { $target }.
event-ammo-used = { $hero } берёт снаряды: { $item }.
event-ammo-lost = Промах, и снарядов больше нет: { $item } ({ $hero }).

## Состояния

event-struck = { $figure }: { $condition }.
event-recovered = { $figure }, прошло: { $condition }.
event-immune = { $figure }: состояние «{ $condition }» не действует.
event-critical = Критическое попадание, { $figure }: { $token }.
event-burning = { $figure } горит, уровень { $level }.
event-fire-lit = Огонь { $level } уровня: { $area }.
event-fire-died = Огонь погас: { $area }.
event-healed = { $figure }: { $n ->
        [one] заживает { $n } рана
        [few] заживают { $n } раны
        [many] заживает { $n } ран
       *[other] заживает { $n } раны
    }.
event-shielded = { $figure } получает { $n ->
        [one] { $n } магический щит
        [few] { $n } магических щита
        [many] { $n } магических щитов
       *[other] { $n } магических щита
    }.
event-shields-back = Магические щиты снова целы: { $figure }.
event-boosted = { $figure } под действием: { $source }.

## Смерть и возвращение

event-became-ghost = { $hero } становится призрачной душой, уровень { $rank }.
event-dropped = { $has_items ->
        [yes] { $hero } оставляет: { $items }{ $crowns ->
            [0] { "" }
            [one] , { $crowns } крону
            [few] , { $crowns } кроны
            [many] , { $crowns } крон
           *[other] , { $crowns } кроны
        }
       *[other] { $crowns ->
            [0] { $hero } не оставляет ничего
            [one] { $hero } оставляет: { $crowns } крону
            [few] { $hero } оставляет: { $crowns } кроны
            [many] { $hero } оставляет: { $crowns } крон
           *[other] { $hero } оставляет: { $crowns } кроны
        }
    }.
event-returned = { $hero } теперь здесь: { $shrine }.
event-raised = { $hero } снова среди живых, за { $cost ->
        [one] { $cost } частицу души
        [few] { $cost } частицы душ
        [many] { $cost } частиц душ
       *[other] { $cost } частицы душ
    }.
event-shouted = { $hero } кричит: { $card_shout }.
event-slain = { $figure } погибает: { $shards ->
        [one] { $shards } частица души
        [few] { $shards } частицы душ
        [many] { $shards } частиц душ
       *[other] { $shards } частицы душ
    }{ $has_by ->
        [yes] . Чей удар: { $by }
       *[other] { "" }
    }.
event-companion-came = { $companion } приходит на зов: { $hero }.
event-companion-died = { $companion } погибает.

## Враги

event-came = { $figure } появляется: { $area }. Ведёт игрок, чей герой — { $hero }.
event-power-drawn = { $figure } получает умение: { $power }.
event-nobody-came = Никто не появляется.
event-gate-rolled = Кубик места появления: { $face }.
event-shadow-turned = Тень ({ $area }): { $token }.
event-encounter-drawn = Столкновение: { $card }. { $card_text }
event-nobody-acts = { $card }: никто не ходит.
event-encounters-shuffled = Все столкновения замешаны.
event-activated = { $figure } ходит ({ $row }){ $has_target ->
        [yes] . Цель: { $target } ({ $reason })
       *[other] : { $reason }
    }.
event-stun-lost = { $figure } приходит в себя.
event-step-skipped = { $figure } не может: { $step }.
event-foe-power-used = { $figure }: { $power }.
event-master-flipped = { $figure } переворачивает карту: { $side }.
event-priority-moved = Жетон приоритета: { $hero }, { $value }.
event-provoked = { $hero } провоцирует главного врага.
event-challenged = { $hero } бросает вызов. Кому: { $figure }.
event-left = { $figure } уходит.

## Умения, предметы, кроны

event-power-used = { $hero } применяет умение: { $power }, уровень { $level }.
event-innate-used = { $hero }: { $card_innate }.
event-item-used = { $hero } применяет: { item-up }.
event-item-gone = Больше нет: { item-up } ({ $hero }).
event-awoke = Оружие души пробуждается: { $item } ({ $hero }).
event-fell-asleep = Оружие души снова спит: { $item } ({ $hero }).
event-focused = { $hero } сосредотачивается.
event-got-item = { $hero } берёт: { item-up }.
event-no-room = { $hero }, места нет: { item-up } остаётся на земле.
event-wore = { $hero } надевает: { item-up } ({ $slot }).
event-took-off = { $hero } убирает: { item-up }.
event-dropped-item = { $hero } бросает: { item-up }.
event-gave = { $hero } отдаёт: { item-up }. Кому: { $to }.
event-paid = { $hero } отдаёт { $n ->
        [one] { $n } крону
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }. Кому: { $to }.
event-crowns = { $hero }, кроны: { $n }.
event-shards = Частицы душ: { $n }. У отряда { $left }.
event-got-key = { $hero } берёт { $colour ->
        [red] красный
        [blue] синий
       *[other] зелёный
    } ключ.
event-loot-turned = { $hero }, { $loot }.
event-treasure-drawn = { $hero } находит сокровище: { $item }.
event-bought = { $hero } покупает: { $side ->
        [b] { $item_b }
       *[other] { $item_a }
    }, { $price ->
        [one] { $price } крона
        [few] { $price } кроны
        [many] { $price } крон
       *[other] { $price } кроны
    }.
event-sold = { $hero } продаёт: { item-up }, { $price ->
        [one] { $price } крона
        [few] { $price } кроны
        [many] { $price } крон
       *[other] { $price } кроны
    }.
event-stashed = { $hero } кладёт в тайник: { item-up }.
event-forged = { $hero } отдаёт в кузню: { $item_b }.
event-bet-made = { $hero } ставит на символ «{ $symbol }», на кубике { $face }: { $won ->
        [one] { $won } крона
        [few] { $won } кроны
        [many] { $won } крон
       *[other] { $won } кроны
    }.
event-visit-began = Эмпориум открыт.
event-visit-ended = Эмпориум закрыт.

## События и истории

event-event-drawn = Событие: { $card }. { $card_text }
event-event-gone = Событие прошло: { $card }.
event-story-gone = Сюжетная карта уходит с колоды.
event-sky-turned = { $card }: карта останется рядом с колодой, пока её не сменит другая.
event-read = { $hero }: «{ $paragraph }». { $paragraph_opening }
event-words = { $text }
event-way-taken = { $bound ->
        [yes] { $hero } решает по своей природе: { $way }.
       *[no] { $hero } решает: { $way }.
    }
event-voted = { $seat } голосует: { $way }.
event-gate-turned = На карте { $gate }: { $to }.
event-shrine-turned = { $lit ->
        [yes] Пробуждается
       *[other] Засыпает
    }: { $shrine }.
event-token-placed = Теперь здесь: { $token } ({ $area }).
event-token-gone = Больше здесь нет: { $token } ({ $area }).
event-token-held = { $hero } держит: { $token }.
event-shadow-placed = Сгущается тень: { $area }.
event-shadow-gone = Тень тает: { $area }.
event-did = { $hero }: { $deed }.
event-rule-woke = С этой минуты новое правило. { $rule }
event-rule-ended = Больше не действует: { $rule }
event-counted = { $counter }: { $n }.
event-gave-up = { $hero } всё ещё призрачная душа и теряет: { item-up }.
event-ended = { $ending }
