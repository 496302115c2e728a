# Що кажуть за столом «Старого світу»: вибір, питання, журнал.

game-title = Старий світ
    .full = Відьмак: Старий світ
    .about = Обійдіть Континент за часів перших відьмацьких шкіл, вивчіться ремесла й раніше за всіх принесіть додому чотири трофеї.

## Як можна грати

score = { $n ->
    [one] { $n } трофей
    [few] { $n } трофеї
    [many] { $n } трофеїв
   *[other] { $n } трофея
}
mode-hunt = Полювання
    .text = Перемагає той, хто перший збере чотири трофеї. Кожному пропонують дві школи, одну він лишає.
mode-free-schools = Полювання, школи на вибір
    .text = Як полювання, але кожен вибирає з усіх шкіл, що ще вільні.
mode-random-schools = Полювання, школи за жеребом
    .text = Як полювання, але звідки ви родом, вирішує випадок.
mode-solo = Наодинці
    .text = Троє чудовиськ трьох рівнів і одна навичка до досконалості — за якнайменше ходів.
mode-solo-free = Наодинці, школа на вибір
    .text = Як наодинці, але відчинені всі п’ять шкіл.

## Вибір

do-take-school = { $school }. { $school_text }
do-put-monster = { $terrain }, { $at }
do-seek = { $terrain }
do-raise = { $skill }
do-go = Іти { $to }
do-spend = { $gold ->
    [0] Скинути: { $cards_ground }
   *[1] Скинути: { $cards_ground }, і заплатити { gold-price }
}
do-free-move = Безкоштовно: { $perk }
do-act = { $at_action }
do-dice = Зіграти в покер: { $seat }
do-complete = Виконати завдання «{ $story }»
do-enough = Досить ходити, час для фази II
do-train = { $skill } за { gold-price }
do-leave = Мабуть, не треба
do-swap-out = { $card_ground } · { $card_colour } · { $card_does }
do-take = { $card_ground } · { $card_colour } · { $card_does }
do-track = { $monster } ({ $terrain })
do-burn-row = { $card_ground } · { $card_colour } · { $card_does }
do-roll = { $die }
do-attack = Напасти: { $monster }. { $monster_text }
do-challenge = Викликати на бій: { $seat }
do-meditate = Медитувати: { $skill }
do-explore = Дослідити { $deck }
do-choose = { $way ->
    [a] { $story_a }{ $story_price_a }
   *[b] { $story_b }{ $story_price_b }
}
do-bet = 1 золотий на перемогу: { $seat }
do-no-bet = Лишити золото собі
do-drink = Випити: { $potion }. { $potion_text }
do-use-perk = Застосувати: { $perk }. { $perk_text }
do-skip = Не зараз
do-ready = До комбінації
do-lay = { $card } · { $card_colour } · { $card_does }
do-done = Комбінацію складено
do-charge = Удар
do-bite = Укус
do-toss = { $card_ground } · { $card_colour } · { $card_does }
do-pick = { $card_ground } · { $card_colour } · { $card_does }
do-drop-attack = { $attack_does }
do-put-back = { $card } · { $card_colour } · { $card_does }
do-burn = { $card_ground } · { $card_colour } · { $card_does }
do-pour = { $potion }. { $potion_text }
do-buy = { $cost ->
    [0] { $card_ground } · { $card_colour } · { $card_does } · задарма
    [one] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карту
    [few] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карти
    [many] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карт
   *[other] { $card_ground } · { $card_colour } · { $card_does } · за { $cost } карти
}

gold-n = { $n ->
    [one] { $n } золотий
    [few] { $n } золоті
    [many] { $n } золотих
   *[other] { $n } золотого
}
gold-price = { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
    [many] { $gold } золотих
   *[other] { $gold } золотого
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
    [one] { $potions } еліксир
    [few] { $potions } еліксири
    [many] { $potions } еліксирів
   *[other] { $potions } еліксиру
}
price-cards = { $cards ->
    [one] { $cards } карта з руки
    [few] { $cards } карти з руки
    [many] { $cards } карт із руки
   *[other] { $cards } карти з руки
}

## Питання

ask-school = { $you ->
    [yes] Яка школа дала вам медальйон?
   *[no] { $seat } вибирає школу.
}
ask-put-monster = { $you ->
    [yes] Одне з перших чудовиськ — II рівня. Яку місцевість воно вподобає?
   *[no] { $seat } вибирає місцевість для чудовиська II рівня.
}
ask-extra-skill = { $you ->
    [yes] Яка навичка у вас уже краща за інші?
   *[no] { $seat } підвищує навичку до першого ходу.
}
ask-roam = { $you ->
    [yes] Ви { $at }. Куди тепер і навіщо?
   *[no] { $seat } зараз { $at } і придивляється до доріг.
}
ask-pay-move = { $you ->
    [yes] Чим платите за дорогу?
   *[no] { $seat } платить за дорогу.
}
ask-train = { $you ->
    [yes] Чого хочете навчитися?
   *[no] { $seat } тренується в школі.
}
ask-swap-out = { $you ->
    [yes] З якою картою прощаєтеся назавжди?
   *[no] { $seat } вибирає, з якою картою попрощатися.
}
ask-swap-in = { $you ->
    [yes] Яку карту берете натомість?
   *[no] { $seat } вибирає карту з ряду.
}
ask-burn-row = { $you ->
    [yes] Які карти прибрати з ряду? Щонайбільше { $high }.
   *[no] { $seat } може прибрати карти з ряду.
}
ask-track = { $you ->
    [yes] Про яке чудовисько розпитаєте?
   *[no] { $seat } розпитує про чудовиськ.
}
ask-trail = { $you ->
    [yes] На чий слід ви натрапляєте?
   *[no] { $seat } вибирає слід.
}
ask-reroll = { $you ->
    [yes] Які кубики перекинете?
   *[no] { $seat } вирішує, які кубики перекинути.
}
ask-deed = { $you ->
    [yes] Фаза II, ви { $at }. Бій, медитація чи дослідження?
   *[no] { $seat } зараз { $at } і вирішує, що там робити.
}
ask-story = { $you ->
    [yes] «{ $story }». Як ви вчините?
   *[no] «{ $story }». Вибирає { $seat }. А: { $story_a }{ $story_price_a } Б: { $story_b }{ $story_price_b }
}
ask-story-move = { $you ->
    [yes] Куди заведе вас ця історія?
   *[no] { $seat } переходить безкоштовно.
}
ask-story-act = { $you ->
    [yes] Скористаєтеся дією цього місця?
   *[no] { $seat } вирішує, чи діяти в новому місці.
}
ask-seek = { $you ->
    [yes] Жетонів цієї місцевості не лишилося. Куди поведе завдання?
   *[no] { $seat } вибирає, куди поведе завдання.
}
ask-raise = { $you ->
    [yes] Яка навичка зростає?
   *[no] { $seat } підвищує навичку.
}
ask-pour = { $you ->
    [yes] Який еліксир вилити?
   *[no] { $seat } виливає еліксир.
}
ask-pay-cards = { $low ->
    [one] { $you ->
        [yes] Якою картою платите?
       *[no] { $seat } платить картою.
    }
    [few] { $you ->
        [yes] Якими { $low } картами платите?
       *[no] { $seat } платить картами.
    }
    [many] { $you ->
        [yes] Якими { $low } картами платите?
       *[no] { $seat } платить картами.
    }
   *[other] { $you ->
        [yes] Якими { $low } картами платите?
       *[no] { $seat } платить картами.
    }
}
ask-discard = { $low ->
    [one] { $you ->
        [yes] Яку карту з руки ви скидаєте?
       *[no] { $seat } мусить скинути карту.
    }
    [few] { $you ->
        [yes] Які { $low } карти з руки ви скидаєте?
       *[no] { $seat } мусить скинути карти.
    }
    [many] { $you ->
        [yes] Які { $low } карт з руки ви скидаєте?
       *[no] { $seat } мусить скинути карти.
    }
   *[other] { $you ->
        [yes] Які { $low } карти з руки ви скидаєте?
       *[no] { $seat } мусить скинути карти.
    }
}
ask-burn = { $low ->
    [one] { $you ->
        [yes] Яка з усіх ваших карт іде з гри?
       *[no] { $seat } прибирає карту з гри.
    }
    [few] { $you ->
        [yes] Які { $low } з усіх ваших карт ідуть із гри?
       *[no] { $seat } прибирає з гри { $low } карти.
    }
    [many] { $you ->
        [yes] Які { $low } з усіх ваших карт ідуть із гри?
       *[no] { $seat } прибирає з гри { $low } карт.
    }
   *[other] { $you ->
        [yes] Які { $low } з усіх ваших карт ідуть із гри?
       *[no] { $seat } прибирає з гри { $low } карти.
    }
}
ask-row-card = { $you ->
    [yes] Яка карта з ряду піде у ваш скид?
   *[no] { $seat } вибирає карту з ряду.
}
ask-bet = { $you ->
    [yes] Двоє відьмаків закочують рукави. Поставите золотий?
   *[no] { $seat } може поставити золотий на цей бій.
}
ask-prepare = { $you ->
    [yes] Ваш хід бою. Еліксир, хитрощі чи одразу комбінація?
   *[no] { $seat } готується до комбінації.
}
ask-combo = { $you ->
    [yes] Яку карту кладете?
   *[no] { $seat } складає комбінацію.
}
ask-blizzard = { $you ->
    [yes] «Хурделиця»: яка карта ляже без зв’язку?
   *[no] { $seat } додає карту «Хурделицею».
}
ask-wolf = { $you ->
    [yes] Три карти чи більше. Застосуєте спеціалізацію?
   *[no] { $seat } може застосувати спеціалізацію.
}
ask-viper = { $you ->
    [yes] Перша кров. Застосуєте спеціалізацію?
   *[no] { $seat } може застосувати спеціалізацію.
}
ask-viper-trophy = { $you ->
    [yes] Атака влучила. Застосуєте трофей Змії?
   *[no] { $seat } може застосувати трофей Змії.
}
ask-look-take = { $low ->
    [one] { $you ->
        [yes] Яку з цих карт берете?
       *[no] { $seat } дивиться верхні карти колоди.
    }
    [few] { $you ->
        [yes] Які { $low } з цих карт берете?
       *[no] { $seat } дивиться верхні карти колоди.
    }
    [many] { $you ->
        [yes] Які { $low } з цих карт берете?
       *[no] { $seat } дивиться верхні карти колоди.
    }
   *[other] { $you ->
        [yes] Які { $low } з цих карт берете?
       *[no] { $seat } дивиться верхні карти колоди.
    }
}
ask-look-drop = { $low ->
    [one] { $you ->
        [yes] Яку карту супротивника викинути?
       *[no] { $seat } переглядає карти супротивника.
    }
    [few] { $you ->
        [yes] Які { $low } карти супротивника викинути?
       *[no] { $seat } переглядає карти супротивника.
    }
    [many] { $you ->
        [yes] Які { $low } карт супротивника викинути?
       *[no] { $seat } переглядає карти супротивника.
    }
   *[other] { $you ->
        [yes] Які { $low } карти супротивника викинути?
       *[no] { $seat } переглядає карти супротивника.
    }
}
ask-put-back = { $you ->
    [yes] У якому порядку повернути карти? Перша ляже зверху.
   *[no] { $seat } повертає карти на колоду.
}
ask-drop-attack = { $low ->
    [one] { $you ->
        [yes] Яку карту чудовиська викинути?
       *[no] { $seat } переглядає карти чудовиська.
    }
    [few] { $you ->
        [yes] Які { $low } карти чудовиська викинути?
       *[no] { $seat } переглядає карти чудовиська.
    }
    [many] { $you ->
        [yes] Які { $low } карт чудовиська викинути?
       *[no] { $seat } переглядає карти чудовиська.
    }
   *[other] { $you ->
        [yes] Які { $low } карти чудовиська викинути?
       *[no] { $seat } переглядає карти чудовиська.
    }
}
ask-order-attacks = { $you ->
    [yes] У якому порядку підуть карти чудовиська? Перша буде наступною.
   *[no] { $seat } розкладає карти чудовиська за порядком.
}
ask-toss = { $low ->
    [one] { $you ->
        [yes] Яку карту скинете за це?
       *[no] { $seat } скидає за це карту.
    }
    [few] { $you ->
        [yes] Які { $low } карти скинете за це?
       *[no] { $seat } скидає за це карти.
    }
    [many] { $you ->
        [yes] Які { $low } карт скинете за це?
       *[no] { $seat } скидає за це карти.
    }
   *[other] { $you ->
        [yes] Які { $low } карти скинете за це?
       *[no] { $seat } скидає за це карти.
    }
}
ask-toss-to-deal = { $you ->
    [yes] Скинути карту, щоб завдати 1 шкоди?
   *[no] { $seat } може скинути карту, щоб завдати 1 шкоди.
}
ask-from-discard = { $you ->
    [yes] Яку карту берете зі скиду?
   *[no] { $seat } бере карту зі скиду.
}
ask-under-deck = { $you ->
    [yes] Що покладете зі скиду під колоду?
   *[no] { $seat } кладе карти під колоду.
}
ask-into-deck = { $you ->
    [yes] Яку карту зі скиду замішаєте в колоду?
   *[no] { $seat } замішує карту назад у колоду.
}
ask-attack = { $you ->
    [yes] { $monster }, карт життя: { $life }. Якою буде атака?
   *[no] { $monster }, карт життя: { $life }. Атаку вибирає { $seat }.
}
ask-leshen = { $you ->
    [yes] Карту відкрито. Виберете атаку самі?
   *[no] { $seat } може вибрати атаку.
}
ask-striga = { $you ->
    [yes] Зазнати натомість 2 шкоди?
   *[no] { $seat } може зазнати натомість 2 шкоди.
}
ask-ward = { $you ->
    [yes] Зараз буде боляче. Зняти до 3 шкоди?
   *[no] { $seat } може зняти до 3 шкоди.
}
ask-use-now = { $you ->
    [yes] Пустити в діло зараз чи приберегти на потім?
   *[no] { $seat } може пустити в діло трофей або спорядження.
}
ask-pay-by-hand = { $you ->
    [yes] Щит пробито. Віддасте карти з руки замість колоди? Щонайбільше { $high }.
   *[no] { $seat } може заплатити за шкоду картами з руки.
}
ask-lose-cards = { $low ->
    [one] { $you ->
        [yes] Колода порожня. Яку карту з руки ви втрачаєте?
       *[no] { $seat } втрачає карту з руки.
    }
    [few] { $you ->
        [yes] Колода порожня. Які { $low } карти з руки ви втрачаєте?
       *[no] { $seat } втрачає карти з руки.
    }
    [many] { $you ->
        [yes] Колода порожня. Які { $low } карт з руки ви втрачаєте?
       *[no] { $seat } втрачає карти з руки.
    }
   *[other] { $you ->
        [yes] Колода порожня. Які { $low } карти з руки ви втрачаєте?
       *[no] { $seat } втрачає карти з руки.
    }
}
ask-burn-hand = { $you ->
    [yes] Яка карта з руки йде з гри?
   *[no] { $seat } назавжди прощається з картою.
}
ask-drowner = { $you ->
    [yes] Гніздо тягне на дно карту з вашої колоди. Яку?
   *[no] { $seat } віддає гнізду карту з колоди.
}
ask-rest = { $you ->
    [yes] Фаза III. Що скинете?{ $low ->
        [0] {""}
       *[other] {" "}Щонайменше { $low }.
    }
   *[no] { $seat } відпочиває й перебирає карти.
}
ask-buy = { $you ->
    [yes] Яку карту з ряду ви вивчите?
   *[no] { $seat } вибирає карту з ряду.
}
ask-pay = { $low ->
    [one] { $you ->
        [yes] Якою картою платите?
       *[no] { $seat } платить картою.
    }
    [few] { $you ->
        [yes] Якими { $low } картами платите?
       *[no] { $seat } платить картами.
    }
    [many] { $you ->
        [yes] Якими { $low } картами платите?
       *[no] { $seat } платить картами.
    }
   *[other] { $you ->
        [yes] Якими { $low } картами платите?
       *[no] { $seat } платить картами.
    }
}

## Що було

event-first-player = { $you ->
    [yes] Перший хід ваш.
   *[no] Першим ходить { $seat }.
}
event-needed = Перш ніж іти на останнє чудовисько, доведіть до досконалості навичку: { $skill }.
event-school-taken = { $you ->
    [yes] Ваш медальйон: { $school }.
   *[no] { $seat }, медальйон: { $school }.
}
event-lair = Лігво { $at }: { $terrain }.
event-appeared = { $monster }: нова загроза { $at }.
event-no-monster = { $terrain }: поки що тихо. Чудовиськ більше немає.
event-turn-began = { $you ->
    [yes] Хід { $turn }. Ваша черга.
   *[no] Хід { $turn }. Черга: { $seat }.
}
event-moved = { $you ->
    [yes] Ви йдете { $to }.
   *[no] { $seat } йде { $to }.
}
event-gained-gold = { $you ->
    [yes] Ви отримуєте { gold-n }.
   *[no] { $seat } отримує { gold-n }.
}
event-lost-gold = { $you ->
    [yes] Ви віддаєте { gold-n }.
   *[no] { $seat } віддає { gold-n }.
}
event-drew = { $has_cards ->
    [yes] { $you ->
        [yes] Ви берете: { $cards }.
       *[no] { $seat } бере: { $cards }.
    }
   *[no] { $n ->
        [one] { $seat } бере { $n } карту.
        [few] { $seat } бере { $n } карти.
        [many] { $seat } бере { $n } карт.
       *[other] { $seat } бере { $n } карти.
    }
}
event-reshuffled = { $you ->
    [yes] Колода скінчилася: скид перетасовано, і тепер колода — він.
   *[no] { $seat } тасує скид: колода скінчилася.
}
event-tossed = { $you ->
    [yes] Ви скидаєте: { $cards }.
   *[no] { $seat } скидає: { $cards }.
}
event-milled = { $you ->
    [yes] З вашої колоди у скид: { $cards }.
   *[no] { $seat }: з колоди у скид — { $cards }.
}
event-took-back = { $you ->
    [yes] Знову у вас на руці: { $cards }.
   *[no] { $seat }: знову на руці — { $cards }.
}
event-to-deck = { $you ->
    [yes] З вашого скиду назад у колоду: { $cards }.
   *[no] { $seat }: зі скиду назад у колоду — { $cards }.
}
event-new-deck = { $hand ->
    [yes] { $you ->
        [yes] Ви замішуєте всі свої карти, з рукою і скидом, у нову колоду.
       *[no] { $seat } замішує всі карти, з рукою і скидом, у нову колоду.
    }
   *[no] { $you ->
        [yes] Ви замішуєте скид у колоду.
       *[no] { $seat } замішує скид у колоду.
    }
}
event-burned = { $you ->
    [yes] Прощавайте навіки: { $cards }.
   *[no] { $seat } прибирає з гри: { $cards }.
}
event-row-burned = Зникло з ряду: { $cards }.
event-row-filled = Нове в ряду: { $cards }.
event-turned-up = Відкрито дорогою й замішано назад: { $cards }.
event-took-from-row = { $you ->
    [yes] Ви берете з ряду: { $card }.
   *[no] { $seat } бере з ряду: { $card }.
}
event-bought = { $has_paid ->
    [yes] { $you ->
        [yes] Ви вивчаєте: { $card }. Плата: { $paid }.
       *[no] { $seat } вивчає: { $card }. Плата: { $paid }.
    }
   *[no] { $you ->
        [yes] Ви вивчаєте задарма: { $card }.
       *[no] { $seat } вивчає задарма: { $card }.
    }
}
event-raised = { $you ->
    [yes] Ваша навичка зростає: { $skill }, тепер { $level }.
   *[no] { $seat }, навичка зростає: { $skill }, тепер { $level }.
}
event-lowered = { $you ->
    [yes] Ваша навичка слабшає: { $skill }, тепер { $level }.
   *[no] { $seat }, навичка слабшає: { $skill }, тепер { $level }.
}
event-level-up = { $you ->
    [yes] Тепер ваш рівень відьмака — { $level }.
   *[no] { $seat }: рівень відьмака тепер { $level }.
}
event-shield-set = { $you ->
    [yes] Ваш щит — { $shield }.
   *[no] { $seat }: щит { $shield }.
}
event-brews-mixed = Порожні пляшечки знову повні: використані еліксири складають нову колоду.
event-got-potion = { $you ->
    [yes] Ви отримуєте еліксир: { $potion }.
   *[no] { $seat } отримує еліксир: { $potion }.
}
event-poured = { $you ->
    [yes] Ви виливаєте: { $potion }.
   *[no] { $seat } виливає: { $potion }.
}
event-tracking = { $you ->
    [yes] { $monster }: свіжі сліди, кажуть, { $at }. Там чекають золотий і слід.
   *[no] { $seat } розпитує. { $monster }: сліди бачили { $at }.
}
event-got-trail = { $you ->
    [yes] Ви маєте слід: { $terrain }.
   *[no] { $seat } натрапляє на слід: { $terrain }.
}
event-tracking-lost = { $you ->
    [yes] Вистежувати більше нікого: { $terrain }.
   *[no] { $seat }: вистежувати більше нікого, { $terrain }.
}
event-trail-lost = { $you ->
    [yes] Ваш слід вичах: { $terrain }.
   *[no] { $seat } втрачає слід: { $terrain }.
}
event-poker-began = { $has_opponent ->
    [yes] { $you ->
        [yes] Ви сідаєте за покер. Суперник: { $opponent }. На кону три золоті.
       *[no] { $seat } сідає за покер. Суперник: { $opponent }. На кону три золоті.
    }
   *[no] { $you ->
        [yes] Ви сідаєте за покер із городянами.
       *[no] { $seat } сідає за покер із городянами.
    }
}
event-threw = { $you ->
    [yes] { $mine ->
        [yes] Ваш кидок: { $dice }.
       *[no] Ваш кидок у відповідь: { $dice }.
    }
   *[no] { $mine ->
        [yes] { $seat } кидає: { $dice }.
       *[no] { $seat } кидає у відповідь: { $dice }.
    }
}
event-poker-ended = { $other ->
    [nothing] { hand-mine }
   *[other] { hand-mine } проти { hand-other }
}: { $won ->
    [yes] { $you ->
        [yes] ви виграєте { gold-price }.
       *[no] { $seat } виграє { gold-price }.
    }
   *[no] { $you ->
        [yes] ви програєте.
       *[no] { $seat } програє.
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
hand-nothing = Нічого
    .lower = порожньої руки
hand-pair = Пара
    .lower = пари
hand-two-pairs = Дві пари
    .lower = двох пар
hand-three = Трійка
    .lower = трійки
hand-small-straight = Малий стріт
    .lower = малого стріту
hand-large-straight = Великий стріт
    .lower = великого стріту
hand-full-house = Фул-хаус
    .lower = фул-хаусу
hand-four = Каре
    .lower = каре
hand-five = Покер
    .lower = покеру
event-explored = { $you ->
    [yes] Ви досліджуєте { $deck }. «{ $story }». { $story_opening }
   *[no] { $seat } досліджує { $deck }. «{ $story }». { $story_opening }
}
event-nothing = { $you ->
    [yes] Ви роззираєтеся, але всі історії тут уже розказано.
   *[no] { $seat } роззирається, але всі історії тут уже розказано.
}
event-outcome = { $outcome }
event-passed-by = { $you ->
    [yes] «{ $story }»: вам нічим заплатити ні за те, ні за інше, і ви йдете далі.
   *[no] «{ $story }»: ні за те, ні за інше заплатити нічим, { $seat } іде далі.
}
event-quest-taken = { $you ->
    [yes] Ви маєте завдання «{ $story }»: продовження { $at }.
   *[no] { $seat } отримує завдання «{ $story }»: продовження { $at }.
}
event-no-quest = { $you ->
    [yes] «{ $story }» нікуди вас не веде: жетонів місць не лишилося.
   *[no] «{ $story }» нікуди не веде: жетонів місць не лишилося. { $seat } лишається без завдання.
}
event-quest-done = { $you ->
    [yes] Ви виконуєте завдання «{ $story }».
   *[no] { $seat } виконує завдання «{ $story }».
}
event-event-read = { $outcome }
event-kept = { $you ->
    [yes] Лишається з вами: { $perk }. { $perk_text }
   *[no] { $seat }, у господарстві прибуло: { $perk }.
}
event-used-up = { $you ->
    [yes] Уже не з вами: { $perk }.
   *[no] { $seat } лишається без цього: { $perk }.
}
event-more-cards = { $fewer ->
    [yes] { $you ->
        [yes] У фазі III цього ходу ви доберете на { $n } менше.
       *[no] { $seat }: у фазі III цього ходу добір на { $n } менший.
    }
   *[no] { $you ->
        [yes] У фазі III цього ходу ви доберете на { $n } більше.
       *[no] { $seat }: у фазі III цього ходу добір на { $n } більший.
    }
}
event-rolled-die = { $you ->
    [yes] На вашому кубику { $n }.
   *[no] { $seat } кидає кубик: { $n }.
}
event-tested = { $you ->
    [yes] Вам влаштували перевірку. { $skill }: { $level }, двічі, і ще кубик, разом { $total }.
   *[no] Перевірку проходить { $seat }. { $skill }: { $level }, двічі, і ще кубик, разом { $total }.
}
event-measured = { $you ->
    [yes] Тут потрібна навичка: { $skill }, не нижче { $needs }. У вас { $level }.
   *[no] { $seat }: тут потрібна навичка. { $skill }: треба не нижче { $needs }, є { $level }.
}
event-fight-began = { $you ->
    [yes] Ви оголюєте срібний меч. { $monster }, карт життя: { $life }. { $monster_text }
   *[no] { $seat } оголює срібний меч. { $monster }, карт життя: { $life }.
}
event-challenge-began = { $you ->
    [yes] Ви оголюєте сталевий меч. Супротивник: { $opponent }.
   *[no] { $seat } оголює сталевий меч. Супротивник: { $opponent }.
}
event-bet-made = { $you ->
    [yes] Ви ставите 1 золотий. На перемогу: { $on }.
   *[no] { $seat } ставить 1 золотий. На перемогу: { $on }.
}
event-bet-paid = { $you ->
    [yes] Ваша ставка зіграла: { gold-n }.
   *[no] { $seat }, ставка зіграла: { gold-n }.
}
event-drank = { $you ->
    [yes] Ви п’єте: { $potion }.
   *[no] { $seat } п’є: { $potion }.
}
event-used-perk = { $you ->
    [yes] Ви застосовуєте: { $perk }.
   *[no] { $seat } застосовує: { $perk }.
}
event-peeked = { $has_attack ->
    [yes] Наступна карта чудовиська, { $attack_does }.
   *[no] Наступна карта супротивника: { $card } · { $card_does }.
}
event-ability = { $monster }: спрацьовує здібність чудовиська.
event-led = { $deck ->
    [yes] { $you ->
        [yes] Комбінацію починає верхня карта вашої колоди: { $card }.
       *[no] { $seat }: комбінацію починає верхня карта колоди — { $card }.
    }
   *[no] { $you ->
        [yes] Вашу комбінацію починає випадок: { $card }.
       *[no] { $seat }: комбінацію починає випадок — { $card }.
    }
}
event-combo-laid = { $has_cards ->
    [yes] { $you ->
        [yes] Ваша комбінація: { $cards }.
       *[no] { $seat }, комбінація: { $cards }.
    }
   *[no] { $you ->
        [yes] Грати вам нічим.
       *[no] { $seat } лишається без карт для комбінації.
    }
}
event-damaged = { $n ->
    [one] { $monster } втрачає { $n } карту життя, лишилося { $life }.
    [few] { $monster } втрачає { $n } карти життя, лишилося { $life }.
    [many] { $monster } втрачає { $n } карт життя, лишилося { $life }.
   *[other] { $monster } втрачає { $n } карти життя, лишилося { $life }.
}
event-hurt = { $you ->
    [yes] Ви зазнаєте { $n } шкоди, ваш щит — { $shield }.
   *[no] { $seat } зазнає { $n } шкоди, щит — { $shield }.
}{ $has_cards ->
    [yes] {" "}Втрачено: { $cards }.
   *[no] {""}
}
event-announced = { $has_seat ->
    [yes] { $you ->
        [yes] Ви оголошуєте:
       *[no] { $seat } оголошує:
    }
   *[no] Кубик вирішує:
} { $bite ->
    [yes] укус.
   *[no] удар.
}
event-revealed = { $monster } відкриває карту: { $attack_does }. Обидві половини коштують однаково.
event-attacked = { $bite ->
    [yes] { $monster } кусає: { $attack_bite }.
   *[no] { $monster } б’є: { $attack_charge }.
}
event-won = { $you ->
    [yes] Перемога за вами! { $monster } більше нікого не скривдить.
   *[no] { $seat } перемагає! { $monster } більше нікого не скривдить.
}
event-driven-off = { $you ->
    [yes] Ви непритомні, але { $monster } дає драла: чудовисько прогнано.
   *[no] { $seat } непритомніє, але { $monster } дає драла: чудовисько прогнано.
}
event-defeated = { $you ->
    [yes] { $monster }: цього разу вам не до снаги.
   *[no] { $monster }: цього разу { $seat } зазнає поразки.
}
event-beat-witcher = { $you ->
    [yes] Ви виграєте бій. Переможений супротивник: { $loser }.
   *[no] { $seat } виграє бій. Переможений супротивник: { $loser }.
}
event-trophy = { $you ->
    [yes] Ваш трофей номер { $marker }: { $perk }. { $perk_text }
   *[no] { $seat }, трофей номер { $marker }: { $perk }.
}
event-meditated = { $you ->
    [yes] Ви медитуєте: цього вас уже ніхто не навчить. { $skill }.
   *[no] { $seat } медитує: вчитися цього вже ні в кого. { $skill }.
}
event-tavern-closed = Корчму { $at } зачинено, доки не полагодять меблі.
event-ended = { $ending ->
    [won] Останнє чудовисько мертве, і дорога ваша.
   *[trophies] Чотири трофеї: гру скінчено.
}

## Чому не можна

refused-no-payment = Дорога туди коштує карти з її місцевістю, двох будь-яких карт або однієї будь-якої й 1 золотого, а ви нічого з цього не маєте.
refused-not-adjacent = Ні дорога, ні морський шлях не ведуть звідси просто туди.
refused-move-first = Ви ще не переходили, а тим, хто { $at } від початку ходу, нічого не належить.
refused-used-here = Усе, що { $at } можна зробити за хід, ви вже зробили.
refused-skill-done = Того, що викладають { $at }, ви навчилися сповна: ця навичка на 5.
refused-skill-above-level = Ваша навичка вже вища за рівень відьмака, { $at } таких учнів не беруть.
refused-no-gold = Вам { $at } нічим платити: бракує золота.
refused-nothing-to-swap = За карти вашої руки { $at } нічого з ряду не дадуть.
refused-monster-elsewhere = Це чудовисько не тут. Сходіть познайомитися.
refused-no-potion-for-it = Підійти до нього можна, лише віддавши еліксир, а ви його не маєте.
refused-trophy-first = Останнє чудовисько зачекає, доки ви не матимете трофея за навичку.
refused-witcher-elsewhere = Цей відьмак не тут.
refused-diced-with = Ви щойно грали з ним у кості. Або покер, або бійка.
refused-no-fights-in-schools = У стінах школи відьмак не здіймає сталі на відьмака.
refused-tavern-closed = Тутешню корчму зачинено після минулої бійки.
refused-skill-not-mastered = Для медитації потрібна навичка на 5, а ця поки нижча.
refused-has-trophy = Трофей за цю навичку ви вже маєте.
refused-no-trophy-left = Трофей за цю навичку забрав хтось інший.
refused-no-link = Жоден зв’язок верхньої карти не веде до цього кольору.
refused-perk-used = { $perk }: у цьому бою вже пішло в діло.
refused-perk-not-now = { $perk }: час не настав, або пуття зараз не буде.
refused-perk-by-itself = { $perk }: усьому свій час, зараз нічого робити не треба.
refused-potion-not-now = Або ви випили все, що дозволяє алхімія за бій, або з цього еліксиру зараз не буде пуття.
refused-hand-full = На руці щонайбільше сім карт, а ця була б восьмою.
refused-too-dear = Карта коштує { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}, а стільки у вас немає.
refused-come-back = Це завдання ви дістали тут-таки. Вийдіть і верніться.
refused-quest-gold = Щоб виконати завдання, треба { gold-n }, а у вас менше.
refused-way-needs-gold = Ціна — { gold-price }, а стільки у вас немає.
refused-way-needs-potions = Ціна — { price-potions }, а стільки у вас немає.
refused-way-needs-cards = Ціна — { price-cards }, а стільки у вас немає.

## Чим скінчилося

ending-trophies = Чотири трофеї
    .text = Перемагає той, хто перший приніс додому чотири, і школа може вішати пам’ятну дошку. Решта вертається на битий шлях, де юшка вистигла.
ending-solo-legend = Жива легенда
    .text = Шість ходів чи менше. Менестрелі римують ваше ім’я з тим, із чим воно не римується.
ending-solo-master = Майстер
    .text = Сім або вісім ходів. Де ви побували, діти знову граються надворі, а корчмарі пам’ятають, що ви п’єте.
ending-solo-veteran = Бувалець
    .text = Дев’ять або десять ходів. Чиста робота, чесна ціна, усі пальці на місці.
ending-solo-journeyman = Підмайстер
    .text = Одинадцять або дванадцять ходів. Вас уже не питають, чи ви робите це вперше.
ending-solo-novice = Новачок
    .text = Тринадцять ходів або більше. Ви живі; дивись, оживе й репутація.

source-monsters = Чудовиська
source-witchers = Відьмаки
source-skills = Навички

## Що зараз

phase-schools = Школи
phase-first-monster = Перші чудовиська
phase-start = Перед початком
phase-extra-skill = Навичка авансом
phase-roam = Фаза I: дорога
phase-deed = Фаза II: діло
phase-fight = Фаза II: бій
phase-rest = Фаза III: відпочинок
phase-over = Кінець гри
