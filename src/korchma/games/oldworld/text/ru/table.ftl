# Что говорят за столом «Старого мира»: выбор, вопросы, журнал.

game-title = Старый мир
    .full = Ведьмак: Старый мир
    .about = Обойдите Континент во времена первых ведьмачьих школ, выучитесь ремеслу и раньше всех принесите домой четыре трофея.

## Как можно играть

score = { $n ->
    [one] { $n } трофей
    [few] { $n } трофея
    [many] { $n } трофеев
   *[other] { $n } трофея
}
mode-hunt = Охота
    .text = Побеждает тот, кто первым соберёт четыре трофея. Каждому предлагают две школы, одну он оставляет.
mode-free-schools = Охота, школы на выбор
    .text = Как охота, но каждый выбирает из всех школ, что ещё свободны.
mode-random-schools = Охота, школы по жребию
    .text = Как охота, но откуда вы родом, решает случай.
mode-solo = В одиночку
    .text = Три монстра трёх уровней и один навык до совершенства — за как можно меньше ходов.
mode-solo-free = В одиночку, школа на выбор
    .text = Как в одиночку, но открыты все пять школ.

## Выбор

do-take-school = { $school }. { $school_text }
do-put-monster = { $terrain }, { $at }
do-seek = { $terrain }
do-raise = { $skill }
do-go = Идти { $to }
do-spend = { $gold ->
    [0] Сбросить: { $cards_ground }
   *[1] Сбросить: { $cards_ground }, и заплатить { gold-price }
}
do-free-move = Бесплатно: { $perk }
do-act = { $at_action }
do-dice = Сыграть в покер: { $seat }
do-complete = Выполнить задание «{ $story }»
do-enough = Хватит ходить, пора к фазе II
do-train = { $skill } за { gold-price }
do-leave = Всё-таки не надо
do-swap-out = { $card_ground } · { $card_colour } · { $card_does }
do-take = { $card_ground } · { $card_colour } · { $card_does }
do-track = { $monster } ({ $terrain })
do-burn-row = { $card_ground } · { $card_colour } · { $card_does }
do-roll = { $die }
do-attack = Напасть: { $monster }. { $monster_text }
do-challenge = Вызвать на бой: { $seat }
do-meditate = Медитировать: { $skill }
do-explore = Исследовать { $deck }
do-choose = { $way ->
    [a] { $story_a }{ $story_price_a }
   *[b] { $story_b }{ $story_price_b }
}
do-bet = 1 золото на победу: { $seat }
do-no-bet = Оставить золото себе
do-drink = Выпить: { $potion }. { $potion_text }
do-use-perk = Применить: { $perk }. { $perk_text }
do-skip = Не сейчас
do-ready = К комбинации
do-lay = { $card } · { $card_colour } · { $card_does }
do-done = Комбинация закончена
do-charge = Удар
do-bite = Укус
do-toss = { $card_ground } · { $card_colour } · { $card_does }
do-pick = { $card_ground } · { $card_colour } · { $card_does }
do-drop-attack = { $attack_does }
do-put-back = { $card } · { $card_colour } · { $card_does }
do-burn = { $card_ground } · { $card_colour } · { $card_does }
do-pour = { $potion }. { $potion_text }
do-buy = { $cost ->
    [0] { $card_ground } · { $card_colour } · { $card_does } · даром
    [one] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карту
    [few] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карты
    [many] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карт
   *[other] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карты
}

gold-n = { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
   *[other] { $n } золота
}
gold-price = { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
    [many] { $gold } золота
   *[other] { $gold } золота
}
way-a = А
way-b = Б
way-price = { $gold ->
    [0] {""}
   *[other] {" "}({ gold-price })
}{ $potions ->
    [0] {""}
   *[other] {" "}({ price-potions })
}{ $cards ->
    [0] {""}
   *[other] {" "}({ price-cards })
}
price-potions = { $potions ->
    [one] { $potions } эликсир
    [few] { $potions } эликсира
    [many] { $potions } эликсиров
   *[other] { $potions } эликсира
}
price-cards = { $cards ->
    [one] { $cards } карта с руки
    [few] { $cards } карты с руки
    [many] { $cards } карт с руки
   *[other] { $cards } карты с руки
}

## Вопросы

ask-school = { $you ->
    [yes] Какая школа дала вам медальон?
   *[no] { $seat } выбирает школу.
}
ask-put-monster = { $you ->
    [yes] Один из первых монстров — II уровня. Какую местность он облюбует?
   *[no] { $seat } выбирает местность для монстра II уровня.
}
ask-extra-skill = { $you ->
    [yes] Какой навык у вас уже лучше прочих?
   *[no] { $seat } повышает навык до первого хода.
}
ask-roam = { $you ->
    [yes] Вы { $at }. Куда теперь и зачем?
   *[no] { $seat } сейчас { $at } и присматривается к дорогам.
}
ask-pay-move = { $you ->
    [yes] Чем платите за дорогу?
   *[no] { $seat } платит за дорогу.
}
ask-train = { $you ->
    [yes] Чему хотите научиться?
   *[no] { $seat } тренируется в школе.
}
ask-swap-out = { $you ->
    [yes] С какой картой расстаётесь навсегда?
   *[no] { $seat } выбирает, с какой картой расстаться.
}
ask-swap-in = { $you ->
    [yes] Какую карту берёте взамен?
   *[no] { $seat } выбирает карту из ряда.
}
ask-burn-row = { $you ->
    [yes] Какие карты убрать из ряда? Не больше { $high }.
   *[no] { $seat } может убрать карты из ряда.
}
ask-track = { $you ->
    [yes] О каком монстре расспросите?
   *[no] { $seat } расспрашивает о монстрах.
}
ask-trail = { $you ->
    [yes] На чей след вы выходите?
   *[no] { $seat } выбирает след.
}
ask-reroll = { $you ->
    [yes] Какие кубики перебросите?
   *[no] { $seat } решает, какие кубики перебросить.
}
ask-deed = { $you ->
    [yes] Фаза II, вы { $at }. Битва, медитация или исследование?
   *[no] { $seat } сейчас { $at } и решает, что там делать.
}
ask-story = { $you ->
    [yes] «{ $story }». Как вы поступите?
   *[no] «{ $story }». Выбирает { $seat }. А: { $story_a }{ $story_price_a } Б: { $story_b }{ $story_price_b }
}
ask-story-move = { $you ->
    [yes] Куда заведёт вас эта история?
   *[no] { $seat } перемещается бесплатно.
}
ask-story-act = { $you ->
    [yes] Воспользуетесь действием этого места?
   *[no] { $seat } решает, действовать ли в новом месте.
}
ask-seek = { $you ->
    [yes] Жетонов этой местности не осталось. Куда поведёт задание?
   *[no] { $seat } выбирает, куда поведёт задание.
}
ask-raise = { $you ->
    [yes] Какой навык растёт?
   *[no] { $seat } повышает навык.
}
ask-pour = { $you ->
    [yes] Какой эликсир вылить?
   *[no] { $seat } выливает эликсир.
}
ask-pay-cards = { $low ->
    [one] { $you ->
        [yes] Какой картой платите?
       *[no] { $seat } платит картой.
    }
    [few] { $you ->
        [yes] Какими { $low } картами платите?
       *[no] { $seat } платит картами.
    }
    [many] { $you ->
        [yes] Какими { $low } картами платите?
       *[no] { $seat } платит картами.
    }
   *[other] { $you ->
        [yes] Какими { $low } картами платите?
       *[no] { $seat } платит картами.
    }
}
ask-discard = { $low ->
    [one] { $you ->
        [yes] Какую карту с руки вы сбрасываете?
       *[no] { $seat } вынужденно сбрасывает карту.
    }
    [few] { $you ->
        [yes] Какие { $low } карты с руки вы сбрасываете?
       *[no] { $seat } вынужденно сбрасывает карты.
    }
    [many] { $you ->
        [yes] Какие { $low } карт с руки вы сбрасываете?
       *[no] { $seat } вынужденно сбрасывает карты.
    }
   *[other] { $you ->
        [yes] Какие { $low } карты с руки вы сбрасываете?
       *[no] { $seat } вынужденно сбрасывает карты.
    }
}
ask-burn = { $low ->
    [one] { $you ->
        [yes] Какая из всех ваших карт уходит из игры?
       *[no] { $seat } убирает карту из игры.
    }
    [few] { $you ->
        [yes] Какие { $low } из всех ваших карт уходят из игры?
       *[no] { $seat } убирает из игры { $low } карты.
    }
    [many] { $you ->
        [yes] Какие { $low } из всех ваших карт уходят из игры?
       *[no] { $seat } убирает из игры { $low } карт.
    }
   *[other] { $you ->
        [yes] Какие { $low } из всех ваших карт уходят из игры?
       *[no] { $seat } убирает из игры { $low } карты.
    }
}
ask-row-card = { $you ->
    [yes] Какая карта из ряда отправится в ваш сброс?
   *[no] { $seat } выбирает карту из ряда.
}
ask-bet = { $you ->
    [yes] Два ведьмака засучивают рукава. Поставите золото?
   *[no] { $seat } может поставить золото на исход битвы.
}
ask-prepare = { $you ->
    [yes] Ваш ход битвы. Эликсир, уловка или сразу комбинация?
   *[no] { $seat } готовится к комбинации.
}
ask-combo = { $you ->
    [yes] Какую карту кладёте?
   *[no] { $seat } складывает комбинацию.
}
ask-blizzard = { $you ->
    [yes] «Пурга»: какая карта ляжет без связи?
   *[no] { $seat } добавляет карту «Пургой».
}
ask-wolf = { $you ->
    [yes] Три карты или больше. Примените специализацию?
   *[no] { $seat } может применить специализацию.
}
ask-viper = { $you ->
    [yes] Первая кровь. Примените специализацию?
   *[no] { $seat } может применить специализацию.
}
ask-viper-trophy = { $you ->
    [yes] Атака достигла цели. Примените трофей Змеи?
   *[no] { $seat } может применить трофей Змеи.
}
ask-look-take = { $low ->
    [one] { $you ->
        [yes] Какую из этих карт берёте?
       *[no] { $seat } смотрит верхние карты колоды.
    }
    [few] { $you ->
        [yes] Какие { $low } из этих карт берёте?
       *[no] { $seat } смотрит верхние карты колоды.
    }
    [many] { $you ->
        [yes] Какие { $low } из этих карт берёте?
       *[no] { $seat } смотрит верхние карты колоды.
    }
   *[other] { $you ->
        [yes] Какие { $low } из этих карт берёте?
       *[no] { $seat } смотрит верхние карты колоды.
    }
}
ask-look-drop = { $low ->
    [one] { $you ->
        [yes] Какую карту противника выбросить?
       *[no] { $seat } просматривает карты противника.
    }
    [few] { $you ->
        [yes] Какие { $low } карты противника выбросить?
       *[no] { $seat } просматривает карты противника.
    }
    [many] { $you ->
        [yes] Какие { $low } карт противника выбросить?
       *[no] { $seat } просматривает карты противника.
    }
   *[other] { $you ->
        [yes] Какие { $low } карты противника выбросить?
       *[no] { $seat } просматривает карты противника.
    }
}
ask-put-back = { $you ->
    [yes] В каком порядке вернуть карты? Первая ляжет сверху.
   *[no] { $seat } возвращает карты на колоду.
}
ask-drop-attack = { $low ->
    [one] { $you ->
        [yes] Какую карту монстра выбросить?
       *[no] { $seat } просматривает карты монстра.
    }
    [few] { $you ->
        [yes] Какие { $low } карты монстра выбросить?
       *[no] { $seat } просматривает карты монстра.
    }
    [many] { $you ->
        [yes] Какие { $low } карт монстра выбросить?
       *[no] { $seat } просматривает карты монстра.
    }
   *[other] { $you ->
        [yes] Какие { $low } карты монстра выбросить?
       *[no] { $seat } просматривает карты монстра.
    }
}
ask-order-attacks = { $you ->
    [yes] В каком порядке пойдут карты монстра? Первая будет следующей.
   *[no] { $seat } раскладывает карты монстра по порядку.
}
ask-toss = { $low ->
    [one] { $you ->
        [yes] Какую карту сбросите за это?
       *[no] { $seat } сбрасывает за это карту.
    }
    [few] { $you ->
        [yes] Какие { $low } карты сбросите за это?
       *[no] { $seat } сбрасывает за это карты.
    }
    [many] { $you ->
        [yes] Какие { $low } карт сбросите за это?
       *[no] { $seat } сбрасывает за это карты.
    }
   *[other] { $you ->
        [yes] Какие { $low } карты сбросите за это?
       *[no] { $seat } сбрасывает за это карты.
    }
}
ask-toss-to-deal = { $you ->
    [yes] Сбросить карту, чтобы нанести 1 урон?
   *[no] { $seat } может сбросить карту, чтобы нанести 1 урон.
}
ask-from-discard = { $you ->
    [yes] Какую карту берёте из сброса?
   *[no] { $seat } берёт карту из сброса.
}
ask-under-deck = { $you ->
    [yes] Что положите из сброса под колоду?
   *[no] { $seat } кладёт карты под колоду.
}
ask-into-deck = { $you ->
    [yes] Какую карту из сброса замешаете в колоду?
   *[no] { $seat } замешивает карту обратно в колоду.
}
ask-attack = { $you ->
    [yes] { $monster }, карт жизни: { $life }. Какой будет атака?
   *[no] { $monster }, карт жизни: { $life }. Атаку выбирает { $seat }.
}
ask-leshen = { $you ->
    [yes] Карта открыта. Выберете атаку сами?
   *[no] { $seat } может выбрать атаку.
}
ask-striga = { $you ->
    [yes] Получить вместо этого 2 урона?
   *[no] { $seat } может получить вместо этого 2 урона.
}
ask-ward = { $you ->
    [yes] Сейчас будет больно. Снять до 3 урона?
   *[no] { $seat } может снять до 3 урона.
}
ask-use-now = { $you ->
    [yes] Пустить в дело сейчас или приберечь на потом?
   *[no] { $seat } может пустить в дело трофей или снаряжение.
}
ask-pay-by-hand = { $you ->
    [yes] Щит пробит. Отдадите карты с руки вместо колоды? Не больше { $high }.
   *[no] { $seat } может заплатить за урон картами с руки.
}
ask-lose-cards = { $low ->
    [one] { $you ->
        [yes] Колода пуста. Какую карту с руки вы теряете?
       *[no] { $seat } теряет карту с руки.
    }
    [few] { $you ->
        [yes] Колода пуста. Какие { $low } карты с руки вы теряете?
       *[no] { $seat } теряет карты с руки.
    }
    [many] { $you ->
        [yes] Колода пуста. Какие { $low } карт с руки вы теряете?
       *[no] { $seat } теряет карты с руки.
    }
   *[other] { $you ->
        [yes] Колода пуста. Какие { $low } карты с руки вы теряете?
       *[no] { $seat } теряет карты с руки.
    }
}
ask-burn-hand = { $you ->
    [yes] Какая карта с руки уходит из игры?
   *[no] { $seat } навсегда расстаётся с картой.
}
ask-drowner = { $you ->
    [yes] Гнездо утягивает карту из вашей колоды. Какую?
   *[no] { $seat } отдаёт гнезду карту из колоды.
}
ask-rest = { $you ->
    [yes] Фаза III. Что сбросите?{ $low ->
        [0] {""}
       *[other] {" "}Не меньше { $low }.
    }
   *[no] { $seat } отдыхает и разбирает карты.
}
ask-buy = { $you ->
    [yes] Какую карту из ряда вы выучите?
   *[no] { $seat } выбирает карту из ряда.
}
ask-pay = { $low ->
    [one] { $you ->
        [yes] Какой картой платите?
       *[no] { $seat } платит картой.
    }
    [few] { $you ->
        [yes] Какими { $low } картами платите?
       *[no] { $seat } платит картами.
    }
    [many] { $you ->
        [yes] Какими { $low } картами платите?
       *[no] { $seat } платит картами.
    }
   *[other] { $you ->
        [yes] Какими { $low } картами платите?
       *[no] { $seat } платит картами.
    }
}

## Что было

event-first-player = { $you ->
    [yes] Первый ход ваш.
   *[no] Первым ходит { $seat }.
}
event-needed = До последнего монстра надо довести до совершенства навык: { $skill }.
event-school-taken = { $you ->
    [yes] Ваш медальон: { $school }.
   *[no] { $seat }, медальон: { $school }.
}
event-lair = Логово { $at }: { $terrain }.
event-appeared = { $monster }: новая угроза { $at }.
event-no-monster = { $terrain }: пока тихо. Монстров больше нет.
event-turn-began = { $you ->
    [yes] Ход { $turn }. Ваша очередь.
   *[no] Ход { $turn }. Очередь: { $seat }.
}
event-moved = { $you ->
    [yes] Вы идёте { $to }.
   *[no] { $seat } идёт { $to }.
}
event-gained-gold = { $you ->
    [yes] Вы получаете { gold-n }.
   *[no] { $seat } получает { gold-n }.
}
event-lost-gold = { $you ->
    [yes] Вы отдаёте { gold-n }.
   *[no] { $seat } отдаёт { gold-n }.
}
event-drew = { $has_cards ->
    [yes] { $you ->
        [yes] Вы берёте: { $cards }.
       *[no] { $seat } берёт: { $cards }.
    }
   *[no] { $n ->
        [one] { $seat } берёт { $n } карту.
        [few] { $seat } берёт { $n } карты.
        [many] { $seat } берёт { $n } карт.
       *[other] { $seat } берёт { $n } карты.
    }
}
event-reshuffled = { $you ->
    [yes] Колода кончилась: сброс перемешан, и теперь колода — он.
   *[no] { $seat } перемешивает сброс: колода кончилась.
}
event-tossed = { $you ->
    [yes] Вы сбрасываете: { $cards }.
   *[no] { $seat } сбрасывает: { $cards }.
}
event-milled = { $you ->
    [yes] С вашей колоды в сброс: { $cards }.
   *[no] { $seat }: с колоды в сброс — { $cards }.
}
event-took-back = { $you ->
    [yes] Снова у вас на руке: { $cards }.
   *[no] { $seat }: снова на руке — { $cards }.
}
event-to-deck = { $you ->
    [yes] Из вашего сброса обратно в колоду: { $cards }.
   *[no] { $seat }: из сброса обратно в колоду — { $cards }.
}
event-new-deck = { $hand ->
    [yes] { $you ->
        [yes] Вы замешиваете все свои карты, с рукой и сбросом, в новую колоду.
       *[no] { $seat } замешивает все карты, с рукой и сбросом, в новую колоду.
    }
   *[no] { $you ->
        [yes] Вы замешиваете сброс в колоду.
       *[no] { $seat } замешивает сброс в колоду.
    }
}
event-burned = { $you ->
    [yes] Прощайте навсегда: { $cards }.
   *[no] { $seat } убирает из игры: { $cards }.
}
event-row-burned = Ушли из ряда: { $cards }.
event-row-filled = Новое в ряду: { $cards }.
event-turned-up = Открыты по пути и замешаны обратно: { $cards }.
event-took-from-row = { $you ->
    [yes] Вы берёте из ряда: { $card }.
   *[no] { $seat } берёт из ряда: { $card }.
}
event-bought = { $has_paid ->
    [yes] { $you ->
        [yes] Вы разучиваете: { $card }. Плата: { $paid }.
       *[no] { $seat } разучивает: { $card }. Плата: { $paid }.
    }
   *[no] { $you ->
        [yes] Вы разучиваете даром: { $card }.
       *[no] { $seat } разучивает даром: { $card }.
    }
}
event-raised = { $you ->
    [yes] Ваш навык растёт: { $skill }, теперь { $level }.
   *[no] { $seat }, навык растёт: { $skill }, теперь { $level }.
}
event-lowered = { $you ->
    [yes] Ваш навык слабеет: { $skill }, теперь { $level }.
   *[no] { $seat }, навык слабеет: { $skill }, теперь { $level }.
}
event-level-up = { $you ->
    [yes] Теперь ваш уровень ведьмака — { $level }.
   *[no] { $seat }: уровень ведьмака теперь { $level }.
}
event-shield-set = { $you ->
    [yes] Ваш щит — { $shield }.
   *[no] { $seat }: щит { $shield }.
}
event-brews-mixed = Пустые склянки снова полны: использованные эликсиры составляют новую колоду.
event-got-potion = { $you ->
    [yes] Вы получаете эликсир: { $potion }.
   *[no] { $seat } получает эликсир: { $potion }.
}
event-poured = { $you ->
    [yes] Вы выливаете: { $potion }.
   *[no] { $seat } выливает: { $potion }.
}
event-tracking = { $you ->
    [yes] { $monster }: свежие следы, говорят, { $at }. Там ждут золото и след.
   *[no] { $seat } расспрашивает. { $monster }: следы видели { $at }.
}
event-got-trail = { $you ->
    [yes] У вас есть след: { $terrain }.
   *[no] { $seat } выходит на след: { $terrain }.
}
event-tracking-lost = { $you ->
    [yes] Выслеживать больше некого: { $terrain }.
   *[no] { $seat }: выслеживать больше некого, { $terrain }.
}
event-trail-lost = { $you ->
    [yes] Ваш след остыл: { $terrain }.
   *[no] { $seat } теряет след: { $terrain }.
}
event-poker-began = { $has_opponent ->
    [yes] { $you ->
        [yes] Вы садитесь за покер. Соперник: { $opponent }. На кону три золота.
       *[no] { $seat } садится за покер. Соперник: { $opponent }. На кону три золота.
    }
   *[no] { $you ->
        [yes] Вы садитесь за покер с горожанами.
       *[no] { $seat } садится за покер с горожанами.
    }
}
event-threw = { $you ->
    [yes] { $mine ->
        [yes] Ваш бросок: { $dice }.
       *[no] Ваш ответный бросок: { $dice }.
    }
   *[no] { $mine ->
        [yes] { $seat } бросает: { $dice }.
       *[no] { $seat } бросает в ответ: { $dice }.
    }
}
event-poker-ended = { $other ->
    [nothing] { hand-mine }
   *[other] { hand-mine } против { hand-other }
}: { $won ->
    [yes] { $you ->
        [yes] вы выигрываете { gold-price }.
       *[no] { $seat } выигрывает { gold-price }.
    }
   *[no] { $you ->
        [yes] вы проигрываете.
       *[no] { $seat } проигрывает.
    }
}
hand-mine = { $hand ->
    [pair] { hand-pair }
    [two-pairs] { hand-two-pairs }
    [three] { hand-three }
    [small-straight] { hand-small-straight }
    [large-straight] { hand-large-straight }
    [full-house] { hand-full-house }
    [four] { hand-four }
    [five] { hand-five }
   *[nothing] { hand-nothing }
}
hand-other = { $other ->
    [pair] { hand-pair.lower }
    [two-pairs] { hand-two-pairs.lower }
    [three] { hand-three.lower }
    [small-straight] { hand-small-straight.lower }
    [large-straight] { hand-large-straight.lower }
    [full-house] { hand-full-house.lower }
    [four] { hand-four.lower }
    [five] { hand-five.lower }
   *[nothing] { hand-nothing.lower }
}
hand-nothing = Ничего
    .lower = пустой руки
hand-pair = Пара
    .lower = пары
hand-two-pairs = Две пары
    .lower = двух пар
hand-three = Тройка
    .lower = тройки
hand-small-straight = Малый стрит
    .lower = малого стрита
hand-large-straight = Большой стрит
    .lower = большого стрита
hand-full-house = Фул-хаус
    .lower = фул-хауса
hand-four = Каре
    .lower = каре
hand-five = Покер
    .lower = покера
event-explored = { $you ->
    [yes] Вы исследуете { $deck }. «{ $story }». { $story_opening }
   *[no] { $seat } исследует { $deck }. «{ $story }». { $story_opening }
}
event-nothing = { $you ->
    [yes] Вы оглядываетесь, но все истории здесь уже рассказаны.
   *[no] { $seat } оглядывается, но все истории здесь уже рассказаны.
}
event-outcome = { $outcome }
event-passed-by = { $you ->
    [yes] «{ $story }»: вам нечем заплатить ни за то, ни за другое, и вы идёте дальше.
   *[no] «{ $story }»: ни за то, ни за другое заплатить нечем, { $seat } идёт дальше.
}
event-quest-taken = { $you ->
    [yes] У вас задание «{ $story }»: продолжение { $at }.
   *[no] { $seat } получает задание «{ $story }»: продолжение { $at }.
}
event-no-quest = { $you ->
    [yes] «{ $story }» никуда вас не ведёт: жетонов мест не осталось.
   *[no] «{ $story }» никуда не ведёт: жетонов мест не осталось. { $seat } остаётся без задания.
}
event-quest-done = { $you ->
    [yes] Вы выполняете задание «{ $story }».
   *[no] { $seat } выполняет задание «{ $story }».
}
event-event-read = { $outcome }
event-kept = { $you ->
    [yes] Остаётся с вами: { $perk }. { $perk_text }
   *[no] { $seat }, прибавление в хозяйстве: { $perk }.
}
event-used-up = { $you ->
    [yes] Больше не с вами: { $perk }.
   *[no] { $seat } остаётся без этого: { $perk }.
}
event-more-cards = { $fewer ->
    [yes] { $you ->
        [yes] В фазе III этого хода вы доберёте на { $n } меньше.
       *[no] { $seat }: в фазе III этого хода добор на { $n } меньше.
    }
   *[no] { $you ->
        [yes] В фазе III этого хода вы доберёте на { $n } больше.
       *[no] { $seat }: в фазе III этого хода добор на { $n } больше.
    }
}
event-rolled-die = { $you ->
    [yes] На вашем кубике { $n }.
   *[no] { $seat } бросает кубик: { $n }.
}
event-tested = { $you ->
    [yes] Вам устроили проверку. { $skill }: { $level }, дважды, и ещё кубик, всего { $total }.
   *[no] Проверку проходит { $seat }. { $skill }: { $level }, дважды, и ещё кубик, всего { $total }.
}
event-measured = { $you ->
    [yes] Тут нужен навык: { $skill }, не ниже { $needs }. У вас { $level }.
   *[no] { $seat }: тут нужен навык. { $skill }: нужно не ниже { $needs }, есть { $level }.
}
event-fight-began = { $you ->
    [yes] Вы обнажаете серебряный меч. { $monster }, карт жизни: { $life }. { $monster_text }
   *[no] { $seat } обнажает серебряный меч. { $monster }, карт жизни: { $life }.
}
event-challenge-began = { $you ->
    [yes] Вы обнажаете стальной меч. Противник: { $opponent }.
   *[no] { $seat } обнажает стальной меч. Противник: { $opponent }.
}
event-bet-made = { $you ->
    [yes] Вы ставите 1 золото. На победу: { $on }.
   *[no] { $seat } ставит 1 золото. На победу: { $on }.
}
event-bet-paid = { $you ->
    [yes] Ваша ставка сыграла: { gold-n }.
   *[no] { $seat }, ставка сыграла: { gold-n }.
}
event-drank = { $you ->
    [yes] Вы пьёте: { $potion }.
   *[no] { $seat } пьёт: { $potion }.
}
event-used-perk = { $you ->
    [yes] Вы применяете: { $perk }.
   *[no] { $seat } применяет: { $perk }.
}
event-peeked = { $has_attack ->
    [yes] Следующая карта монстра, { $attack_does }.
   *[no] Следующая карта противника: { $card } · { $card_does }.
}
event-ability = { $monster }: срабатывает способность монстра.
event-led = { $deck ->
    [yes] { $you ->
        [yes] Комбинацию начинает верхняя карта вашей колоды: { $card }.
       *[no] { $seat }: комбинацию начинает верхняя карта колоды — { $card }.
    }
   *[no] { $you ->
        [yes] Вашу комбинацию начинает случай: { $card }.
       *[no] { $seat }: комбинацию начинает случай — { $card }.
    }
}
event-combo-laid = { $has_cards ->
    [yes] { $you ->
        [yes] Ваша комбинация: { $cards }.
       *[no] { $seat }, комбинация: { $cards }.
    }
   *[no] { $you ->
        [yes] Играть вам нечем.
       *[no] { $seat } остаётся без карт для комбинации.
    }
}
event-damaged = { $n ->
    [one] { $monster } теряет { $n } карту жизни, осталось { $life }.
    [few] { $monster } теряет { $n } карты жизни, осталось { $life }.
    [many] { $monster } теряет { $n } карт жизни, осталось { $life }.
   *[other] { $monster } теряет { $n } карты жизни, осталось { $life }.
}
event-hurt = { $you ->
    [yes] Вы получаете урон { $n }, ваш щит — { $shield }.
   *[no] { $seat } получает урон { $n }, щит — { $shield }.
}{ $has_cards ->
    [yes] {" "}Потеряно: { $cards }.
   *[no] {""}
}
event-announced = { $has_seat ->
    [yes] { $you ->
        [yes] Вы объявляете:
       *[no] { $seat } объявляет:
    }
   *[no] Кубик решает:
} { $bite ->
    [yes] укус.
   *[no] удар.
}
event-revealed = { $monster } открывает карту: { $attack_does }. Обе половины стоят одинаково.
event-attacked = { $bite ->
    [yes] { $monster } кусает: { $attack_bite }.
   *[no] { $monster } бьёт: { $attack_charge }.
}
event-won = { $you ->
    [yes] Победа за вами! { $monster } больше никого не тронет.
   *[no] { $seat } побеждает! { $monster } больше никого не тронет.
}
event-driven-off = { $you ->
    [yes] Вы без сознания, но { $monster } уносит ноги: монстр прогнан.
   *[no] { $seat } без сознания, но { $monster } уносит ноги: монстр прогнан.
}
event-defeated = { $you ->
    [yes] { $monster }: на этот раз вам не по силам.
   *[no] { $monster }: на этот раз { $seat } терпит поражение.
}
event-beat-witcher = { $you ->
    [yes] Вы выигрываете бой. Побеждён противник: { $loser }.
   *[no] { $seat } выигрывает бой. Побеждён противник: { $loser }.
}
event-trophy = { $you ->
    [yes] Ваш трофей номер { $marker }: { $perk }. { $perk_text }
   *[no] { $seat }, трофей номер { $marker }: { $perk }.
}
event-meditated = { $you ->
    [yes] Вы медитируете: этому вас больше никто не научит. { $skill }.
   *[no] { $seat } медитирует: учиться этому больше не у кого. { $skill }.
}
event-tavern-closed = Корчма { $at } закрыта, пока не починят мебель.
event-ended = { $ending ->
    [won] Последний монстр мёртв, и большак ваш.
   *[trophies] Четыре трофея: игра окончена.
}

## Почему нельзя

refused-no-payment = Дорога туда стоит карты с её местностью, двух любых карт или одной любой и 1 золота, а у вас ничего из этого нет.
refused-not-adjacent = Ни дорога, ни морской путь не ведут отсюда прямо туда.
refused-move-first = Вы ещё не перемещались, а тем, кто { $at } с самого начала хода, ничего не положено.
refused-used-here = Всё, что { $at } можно сделать за ход, вы уже сделали.
refused-skill-done = Тому, чему учат { $at }, вы научились сполна: этот навык на 5.
refused-skill-above-level = Ваш навык уже выше уровня ведьмака, { $at } таких учеников не берут.
refused-no-gold = Вам { $at } нечем платить: золота не хватает.
refused-nothing-to-swap = За карты вашей руки { $at } ничего из ряда не дадут.
refused-monster-elsewhere = Этот монстр не здесь. Сходите познакомиться.
refused-no-potion-for-it = Подойти к нему можно, только отдав эликсир, а у вас его нет.
refused-trophy-first = Последний монстр подождёт, пока у вас не будет трофея за навык.
refused-witcher-elsewhere = Этот ведьмак не здесь.
refused-diced-with = Вы только что играли с ним в кости. Либо покер, либо драка.
refused-no-fights-in-schools = В стенах школы ведьмак не поднимает стали на ведьмака.
refused-tavern-closed = Здешняя корчма закрыта после прошлой драки.
refused-skill-not-mastered = Для медитации нужен навык на 5, а этот пока ниже.
refused-has-trophy = Трофей за этот навык у вас уже есть.
refused-no-trophy-left = Трофей за этот навык забрал кто-то другой.
refused-no-link = Ни одна связь верхней карты не ведёт к этому цвету.
refused-perk-used = { $perk }: в этой битве уже пошло в дело.
refused-perk-not-now = { $perk }: время не пришло, или толку сейчас не будет.
refused-perk-by-itself = { $perk }: всему свой черёд, сейчас ничего делать не нужно.
refused-potion-not-now = Либо вы выпили всё, что позволяет алхимия за битву, либо от этого эликсира сейчас не будет толку.
refused-hand-full = На руке не больше семи карт, а эта была бы восьмой.
refused-too-dear = Карта стоит { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}, а у вас столько нет.
refused-come-back = Это задание вы получили здесь же. Уйдите и вернитесь.
refused-quest-gold = Чтобы выполнить задание, нужно { gold-n }, а у вас меньше.
refused-way-needs-gold = Цена — { gold-price }, а столько у вас нет.
refused-way-needs-potions = Цена — { price-potions }, а столько у вас нет.
refused-way-needs-cards = Цена — { price-cards }, а столько у вас нет.

## Чем кончилось

ending-trophies = Четыре трофея
    .text = Побеждает тот, кто первым принёс домой четыре, и школа может вешать памятную доску. Остальные возвращаются на большак, где похлёбка остыла.
ending-solo-legend = Живая легенда
    .text = Шесть ходов или меньше. Менестрели рифмуют ваше имя с тем, с чем оно не рифмуется.
ending-solo-master = Мастер
    .text = Семь или восемь ходов. Где вы побывали, дети снова играют на улице, а корчмари помнят, что вы пьёте.
ending-solo-veteran = Бывалый
    .text = Девять или десять ходов. Чистая работа, честная цена, все пальцы на месте.
ending-solo-journeyman = Подмастерье
    .text = Одиннадцать или двенадцать ходов. Вас больше не спрашивают, впервые ли вы за это берётесь.
ending-solo-novice = Новичок
    .text = Тринадцать ходов или больше. Вы живы; глядишь, оживёт и репутация.

source-monsters = Монстры
source-witchers = Ведьмаки
source-skills = Навыки

## Что сейчас

phase-schools = Школы
phase-first-monster = Первые монстры
phase-start = Перед началом
phase-extra-skill = Навык авансом
phase-roam = Фаза I: дорога
phase-deed = Фаза II: дело
phase-fight = Фаза II: битва
phase-rest = Фаза III: отдых
phase-over = Конец игры
