### Про що питають, що можна зробити і що сталося за столом «Клинка й чаклунства».

## Що можна зробити

do-take-hero = { $card }
do-leave = { $hero } лишається вдома
do-learn = Вивчити: { $power }
do-learn-talent = Узяти хист: { $talent }
do-next = Наступний хід: { $hero }
do-rank-up = { $hero }: підвищити рівень душі за { $cost ->
        [one] { $cost } частку
        [few] { $cost } частки
        [many] { $cost } часток
       *[other] { $cost } частки
    }
do-raise = { $hero }: воскресити за { $cost ->
        [one] { $cost } частку
        [few] { $cost } частки
        [many] { $cost } часток
       *[other] { $cost } частки
    }
do-go-on = Далі
do-end-turn = Завершити хід
do-walk = Іти: { $to }
do-stand-up = Підвестися { $by ->
        [dash] ривком
       *[other] за очко руху
    }
do-dash-on = Ривок: ще одне очко руху
item-up = { $side ->
        [b] { $item_b }
       *[other] { $item }
    }
weapon-up = { $side ->
        [b] { $weapon_b }
       *[other] { $weapon }
    }
do-strike = Атака: { $target }, { weapon-up }{ $hand ->
        [off] {" "}(друга рука)
       *[other] { "" }
    }
do-use-power = { $power }, рівень { $level }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куди: { $area }
       *[other] { "" }
    }
do-use-innate = { $card_innate }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куди: { $area }
       *[other] { "" }
    }
do-use-item = Застосувати: { item-up }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куди: { $area }
       *[other] { "" }
    }
do-awaken = Пробудити: { $item }, за { $cost ->
        [one] { $cost } частку
        [few] { $cost } частки
        [many] { $cost } часток
       *[other] { $cost } частки
    }
do-open-door = Відчинити двері: { $side }
do-open-chest = Відчинити скриню: { $area }
do-unlock = Зняти магічний замок
do-search = Обшукати: { $area }
do-search-heap = Розгребти купу: { $area }
do-focus = Зосередитися: +1 влучання в одній атаці
do-reorganize = Змінити спорядження
do-exchange = Обмінятися: { $hero }
do-provoke = Спровокувати головного ворога
do-pick-up = Підняти: { item-up }
do-pick-coins = Підняти { $n ->
        [one] { $n } крону
        [few] { $n } крони
        [many] { $n } крон
       *[other] { $n } крони
    }
do-pick-loot = Підняти здобич
do-pick-key = Підняти { $colour ->
        [red] червоний
        [blue] синій
       *[other] зелений
    } ключ
do-drop = Кинути: { item-up }
do-drop-coins = Кинути { $n ->
        [one] { $n } крону
        [few] { $n } крони
        [many] { $n } крон
       *[other] { $n } крони
    }
do-read-on = { $paragraph_act }
do-do = { $deed }
do-point = Брила: { $foe }
do-shout = Крик: { $card_shout }{ $has_target ->
        [yes] , на кого: { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , куди: { $area }
       *[other] { "" }
    }
do-return = Повернутися сюди: { $shrine }
do-fly = Плисти: { $to }
do-wear = Надягти: { item-up } ({ $slot ->
        [main] основна рука
        [off] додаткова рука
        [armour] обладунок
       *[other] артефакт
    })
do-take-off = Прибрати: { item-up }
do-give = Віддати: { item-up }. Кому: { $to }
do-take-from = Узяти: { item-up }. У кого: { $of }
do-pay = Віддати { $n ->
        [one] { $n } крону
        [few] { $n } крони
        [many] { $n } крон
       *[other] { $n } крони
    }. Кому: { $to }
do-buy = Купити: { $side ->
        [b] { $item_b }
       *[other] { $item_a }
    }, { $price ->
        [one] { $price } крона
        [few] { $price } крони
        [many] { $price } крон
       *[other] { $price } крони
    }
do-sell = Продати: { item-up }, { $price ->
        [one] { $price } крона
        [few] { $price } крони
        [many] { $price } крон
       *[other] { $price } крони
    }
do-from-stash = Зі схованки: { item-up }
do-to-stash = У схованку: { item-up }
do-forge = До кузні: { $item }
do-bet = Поставити на символ: { $symbol }
do-spend = { $line }
do-ammo = Набої: { $item }
do-react = { $power }{ $level ->
        [0] { "" }
       *[other] , рівень { $level }
    }
do-again = Перекинути: { $die }
do-aim = { $figure }
do-push = { $area }
do-suffer = { $condition }
do-keep = Лишити: { $item }
do-keep-trap = { $trap }. { $trap_text }
do-turn-power = { $power }
do-gate = { $gate }
do-reveal = { $area }
do-act = { $foe }
do-choose = { $way }

## Підготовка й раунди

event-hero-taken = { $seat } веде: { $card_hero } ({ $card }).
event-hero-left = { $hero } лишається вдома, а речі чекають у схованці.
event-learned = { $hero } опановує вміння: { $power }.
event-learned-talent = { $hero } дістає хист: { $talent }.
event-lost = { $hero } втрачає вміння: { $power }.
event-round-began = Раунд { $n }
event-time-phase = Фаза часу
event-turn-began = Ходить { $hero }.
event-turn-ended = { $hero }: хід скінчено.
event-turn-skipped = { $hero }: оглушення, хід пропущено.
event-event-phase = Фаза подій
event-ranked-up = { $hero } сягає рівня { $rank } за { $cost ->
        [one] { $cost } частку душі
        [few] { $cost } частки душ
        [many] { $cost } часток душ
       *[other] { $cost } частки душ
    }.
event-power-turned = { $hero }: { $power } — { $at ->
        [0] готове
       *[other] перезаряджання { $at }
    }.

## Рух

event-walked = { $figure } іде: { $area }.
event-stood = { $figure } підводиться.
event-dashed = { $hero } робить ривок.
event-pushed = { $figure } опиняється тут: { $area }.
event-evaded = { $hero } ухиляється{ $has_by ->
        [yes] . Навздогін б’ють: { $by }
       *[other] { "" }
    }.
event-no-strikes = { $hero } відходить, і навздогін ніхто не б’є.
event-hidden = { $hero } зникає з очей.
event-unhidden = { $hero } знову на видноті.
event-door-opened = Двері відчиняються: { $side }.
event-wall-placed = Постає стіна: { $side }.
event-wall-fell = Стіна падає: { $side }.
event-lock-taken = { $hero } знімає { $colour ->
        [red] червоний
        [blue] синій
       *[other] зелений
    } замок.
event-chest-opened = { $hero } відчиняє скриню: { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } крони
        [many] { $crowns } крон
       *[other] { $crowns } крони
    }, { $treasures ->
        [one] { $treasures } скарб
        [few] { $treasures } скарби
        [many] { $treasures } скарбів
       *[other] { $treasures } скарби
    }.
event-searched = { $hero } шукає ({ $area }): { $face }{ $found ->
        [power] { "" } — скарб
        [magic] { "" } — зілля
        [hit] { "" } — крони
        [miss] { "" } — і ріже руку
       *[other] { "" } — і нічого не знаходить
    }.
event-ground-turned = { $area }: { $ground }.

## Пастки й порятунки

event-trap-drawn = { $hero } зачіпає пастку: { $trap }. { $trap_text }
event-trap-disarmed = { $hero } знешкоджує пастку: { $trap }.
event-saved = { $hero }, кидок порятунку: { $faces } — { $ok ->
        [yes] вдало
       *[other] невдало
    }.
event-blind-failed = { $hero } нічого не бачить, дію втрачено.

## Атака й захист

event-attacked = { $by } атакує. Ціль: { $target }. { weapon-up }, { $melee ->
        [yes] зблизька
       *[other] здалеку
    }{ $has_reason ->
        [yes] { "" } ({ $reason })
       *[other] { "" }
    }.
event-supremacy = Перевага: { $by } дістає +1 влучання.
event-rolled = { $by } кидає: { $faces }.
event-spent = { $by } оплачує: { $line }.
event-total = Усього { $hits ->
        [one] { $hits } влучання
        [few] { $hits } влучання
        [many] { $hits } влучань
       *[other] { $hits } влучання
    }{ $lethal ->
        [0] { "" }
       *[other] , з них фатальних: { $lethal }
    }.
event-aimed = Під ударом і { $target }.
event-softened = { $target }, поправка на тип шкоди: { $n }.
event-armour-took = Броня знімає { $n }: { $target }.
event-shields-took = Магічні щити знімають { $n }: { $target }.
event-defended = { $target } захищається: { $faces }.
event-rerolled = { $who } перекидає: { $faces }.
event-wounded = { $target }: { $n ->
        [one] { $n } рана
        [few] { $n } рани
        [many] { $n } ран
       *[other] { $n } рани
    } ({ $cause }).
event-unhurt = { $target } без жодної подряпини.
event-interposed = { $hero } приймає удар на себе. За кого: { $target }.
event-ammo-used = { $hero } бере набої: { $item }.
event-ammo-lost = Промах, і набоїв більше нема: { $item } ({ $hero }).

## Стани

event-struck = { $figure }: { $condition }.
event-recovered = { $figure }, минуло: { $condition }.
event-immune = { $figure }, не діє: { $condition }.
event-critical = Критичне влучання, { $figure }: { $token }.
event-burning = { $figure } горить, рівень { $level }.
event-fire-lit = Вогонь { $level } рівня: { $area }.
event-fire-died = Вогонь згас: { $area }.
event-healed = { $figure }: { $n ->
        [one] загоюється { $n } рана
        [few] загоюються { $n } рани
        [many] загоюється { $n } ран
       *[other] загоюється { $n } рани
    }.
event-shielded = { $figure } дістає { $n ->
        [one] { $n } магічний щит
        [few] { $n } магічні щити
        [many] { $n } магічних щитів
       *[other] { $n } магічні щити
    }.
event-shields-back = Магічні щити знову цілі: { $figure }.
event-boosted = { $figure } під дією: { $source }.

## Смерть і повернення

event-became-ghost = { $hero } стає примарною душею, рівень { $rank }.
event-dropped = { $has_items ->
        [yes] { $hero } лишає: { $items }{ $crowns ->
            [0] { "" }
            [one] , { $crowns } крону
            [few] , { $crowns } крони
            [many] , { $crowns } крон
           *[other] , { $crowns } крони
        }
       *[other] { $crowns ->
            [0] { $hero } не лишає нічого
            [one] { $hero } лишає: { $crowns } крону
            [few] { $hero } лишає: { $crowns } крони
            [many] { $hero } лишає: { $crowns } крон
           *[other] { $hero } лишає: { $crowns } крони
        }
    }.
event-returned = { $hero } тепер тут: { $shrine }.
event-raised = { $hero } знову серед живих, за { $cost ->
        [one] { $cost } частку душі
        [few] { $cost } частки душ
        [many] { $cost } часток душ
       *[other] { $cost } частки душ
    }.
event-shouted = { $hero } кричить: { $card_shout }.
event-slain = { $figure } гине: { $shards ->
        [one] { $shards } частка душі
        [few] { $shards } частки душ
        [many] { $shards } часток душ
       *[other] { $shards } частки душ
    }{ $has_by ->
        [yes] . Чий удар: { $by }
       *[other] { "" }
    }.
event-companion-came = { $companion } приходить на поклик: { $hero }.
event-companion-died = { $companion } гине.

## Вороги

event-came = { $figure } з’являється: { $area }. Веде гравець, чий герой — { $hero }.
event-power-drawn = { $figure } дістає вміння: { $power }.
event-nobody-came = Ніхто не з’являється.
event-gate-rolled = Кубик місця появи: { $face }.
event-shadow-turned = Тінь ({ $area }): { $token }.
event-encounter-drawn = Сутичка: { $card }. { $card_text }
event-nobody-acts = { $card }: ніхто не ходить.
event-encounters-shuffled = Усі сутички замішано.
event-activated = { $figure } ходить ({ $row }){ $has_target ->
        [yes] . Ціль: { $target } ({ $reason })
       *[other] : { $reason }
    }.
event-stun-lost = { $figure } приходить до тями.
event-step-skipped = { $figure } не може: { $step }.
event-foe-power-used = { $figure }: { $power }.
event-master-flipped = { $figure } перевертає картку: { $side }.
event-priority-moved = Жетон пріоритету: { $hero }, { $value }.
event-provoked = { $hero } провокує головного ворога.
event-challenged = { $hero } кидає виклик. Кому: { $figure }.
event-left = { $figure } іде геть.

## Уміння, предмети, крони

event-power-used = { $hero } застосовує вміння: { $power }, рівень { $level }.
event-innate-used = { $hero }: { $card_innate }.
event-item-used = { $hero } застосовує: { item-up }.
event-item-gone = Більше нема: { item-up } ({ $hero }).
event-awoke = Зброя душі пробуджується: { $item } ({ $hero }).
event-fell-asleep = Зброя душі знову спить: { $item } ({ $hero }).
event-focused = { $hero } зосереджується.
event-got-item = { $hero } бере: { item-up }.
event-no-room = { $hero }, місця нема: { item-up } лишається на землі.
event-wore = { $hero } надягає: { item-up } ({ $slot }).
event-took-off = { $hero } прибирає: { item-up }.
event-dropped-item = { $hero } кидає: { item-up }.
event-gave = { $hero } віддає: { item-up }. Кому: { $to }.
event-paid = { $hero } віддає { $n ->
        [one] { $n } крону
        [few] { $n } крони
        [many] { $n } крон
       *[other] { $n } крони
    }. Кому: { $to }.
event-crowns = { $hero }, крони: { $n }.
event-shards = Частки душ: { $n }. У загону { $left }.
event-got-key = { $hero } бере { $colour ->
        [red] червоний
        [blue] синій
       *[other] зелений
    } ключ.
event-loot-turned = { $hero }, { $loot }.
event-treasure-drawn = { $hero } знаходить скарб: { $item }.
event-bought = { $hero } купує: { $side ->
        [b] { $item_b }
       *[other] { $item_a }
    }, { $price ->
        [one] { $price } крона
        [few] { $price } крони
        [many] { $price } крон
       *[other] { $price } крони
    }.
event-sold = { $hero } продає: { item-up }, { $price ->
        [one] { $price } крона
        [few] { $price } крони
        [many] { $price } крон
       *[other] { $price } крони
    }.
event-stashed = { $hero } кладе у схованку: { item-up }.
event-forged = { $hero } віддає до кузні: { $item_b }.
event-bet-made = { $hero } ставить на символ «{ $symbol }», на кубику { $face }: { $won ->
        [one] { $won } крона
        [few] { $won } крони
        [many] { $won } крон
       *[other] { $won } крони
    }.
event-visit-began = Емпорій відчинено.
event-visit-ended = Емпорій зачинено.

## Події й історії

event-event-drawn = Подія: { $card }. { $card_text }
event-event-gone = Подія минула: { $card }.
event-story-gone = Сюжетна картка йде з колоди.
event-sky-turned = { $card }: картка лишиться поруч із колодою, доки її не змінить інша.
event-read = { $hero }: «{ $paragraph }». { $paragraph_opening }
event-words = { $text }
event-way-taken = { $bound ->
        [yes] { $hero } вирішує за своєю природою: { $way }.
       *[no] { $hero } вирішує: { $way }.
    }
event-voted = { $seat } голосує: { $way }.
event-gate-turned = На карті { $gate }: { $to }.
event-shrine-turned = { $lit ->
        [yes] Пробуджується
       *[other] Засинає
    }: { $shrine }.
event-token-placed = Тепер тут: { $token } ({ $area }).
event-token-gone = Більше тут нема: { $token } ({ $area }).
event-token-held = { $hero } тримає: { $token }.
event-shadow-placed = Густіє тінь: { $area }.
event-shadow-gone = Тінь тане: { $area }.
event-did = { $hero }: { $deed }.
event-rule-woke = Відтепер нове правило. { $rule }
event-rule-ended = Більше не діє: { $rule }
event-counted = { $counter }: { $n }.
event-gave-up = { $hero } досі примарна душа і втрачає: { item-up }.
event-ended = { $ending }
