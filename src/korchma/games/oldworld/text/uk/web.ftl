# «Старий світ» у браузері.

## Хід

web-oldworld-turn = Хід { $n }
web-oldworld-step-roam = Дорога
web-oldworld-step-deed = Діло
web-oldworld-step-rest = Відпочинок
web-oldworld-first = починає гру

## Мапа

web-oldworld-map = Континент
web-oldworld-tab-map = Мапа
web-oldworld-way-free = Дорога нічого не коштує
web-oldworld-way-card = Дорога коштує карту з цією місцевістю
web-oldworld-way-gold = Дорога коштує будь-яку карту й 1 золото
web-oldworld-way-two = Дорога коштує дві будь-які карти
web-oldworld-legend-any = Будь-яка
web-oldworld-legend-quest = Завдання
web-oldworld-legend-trail = Слід
web-oldworld-odds-there = перемогти там із тим, що лишиться на руці
web-oldworld-odds-here = перемогти, якщо напасти зараз
web-oldworld-odds-error = Пораховано пробними боями; похибка { $n }%.
web-oldworld-stake-win = Перемога: трофей і 2 золота
web-oldworld-stake-lose = Поразка: слід і карта за 0, але у фазі III на карту менше
web-oldworld-here = Ви тут
web-oldworld-lair = { $monster }, рівень { $level }, життя { $life }
web-oldworld-level = Рівень { $level ->
    [1] I
    [2] II
   *[3] III
}
web-oldworld-life = Життя { $n }
web-oldworld-ability = Особлива здібність
web-oldworld-no-monster = Чудовиська немає
web-oldworld-trail-yours = Ви маєте його слід: перший удар за вами
web-oldworld-no-trail = Сліду немає: перший удар за ним
web-oldworld-tavern-closed = Корчму зачинено
web-oldworld-school-no-fights = Школа: відьмаки тут не б’ються
web-oldworld-used = Цього ходу вже було
web-oldworld-by-sea = морем
web-oldworld-tracking-here = Кажуть, сліди тут
web-oldworld-quest-here = Сюди веде завдання
web-oldworld-quest-price = { $n ->
    [one] коштує { $n } золотий
    [few] коштує { $n } золоті
    [many] коштує { $n } золотих
   *[other] коштує { $n } золотого
}
web-oldworld-standing = Тут: { $names }
web-oldworld-tokens-left = { $n ->
    [one] лишився { $n } жетон місця
    [few] лишилося { $n } жетони місця
    [many] лишилося { $n } жетонів місця
   *[other] лишилося { $n } жетона місця
}

## Колоди й ряд

web-oldworld-row = Ряд
web-oldworld-price = { $n ->
    [0] задарма
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
web-oldworld-slot-cheap = Тут на 1 карту дешевше
web-oldworld-slot-dear = Тут на 1 карту дорожче
web-oldworld-slot-empty = порожньо
web-oldworld-deck-left = { $n ->
    [one] у колоді { $n } карта
    [few] у колоді { $n } карти
    [many] у колоді { $n } карт
   *[other] у колоді { $n } карти
}
web-oldworld-city = Місто
web-oldworld-wilds = Околиці
web-oldworld-stories-left = { $n ->
    [one] лишилася { $n } історія
    [few] лишилося { $n } історії
    [many] лишилося { $n } історій
   *[other] лишилося { $n } історії
}
web-oldworld-potions-left = { $n ->
    [one] лишився { $n } еліксир
    [few] лишилося { $n } еліксири
    [many] лишилося { $n } еліксирів
   *[other] лишилося { $n } еліксиру
}
web-oldworld-monsters-left = Чудовиська попереду: { $one } рівня I, { $two } рівня II, { $three } рівня III
web-oldworld-extra = { $n ->
    [one] відкладено ще { $n } рівня I
    [few] відкладено ще { $n } рівня I
    [many] відкладено ще { $n } рівня I
   *[other] відкладено ще { $n } рівня I
}
web-oldworld-stock-tab = Запаси
web-oldworld-stock = Іще попереду
web-oldworld-mastery = Трофеї за навички
web-oldworld-mastery-left = { $skill }: { $n ->
    [0] розібрано
   *[other] лишилося { $n }
}
web-oldworld-needed = Ваш трофей за навичку: { $skill }

## Планшет відьмака

web-oldworld-board = Ваш планшет
web-oldworld-board-of = Планшет: { $who }
web-oldworld-witcher-level = Рівень відьмака { $n }
web-oldworld-next-level = Зростає, коли всі чотири навички вищі за { $n }
web-oldworld-skill-level = { $skill } { $n }
web-oldworld-skill-now = Зараз, на { $n }: { $worth }.
web-oldworld-skill-next = На { $n }: { $worth }.
web-oldworld-worth-combat = { $n ->
    [one] бере { $n } карту за хід бою
    [few] бере { $n } карти за хід бою
    [many] бере { $n } карт за хід бою
   *[other] бере { $n } карти за хід бою
}
web-oldworld-worth-defence = щит до { $n }
web-oldworld-worth-alchemy = { $n ->
    [one] { $n } еліксир за бій
    [few] { $n } еліксири за бій
    [many] { $n } еліксирів за бій
   *[other] { $n } еліксиру за бій
}
web-oldworld-worth-wolf = шкода { $one }, { $two ->
    [one] { $two } карта
    [few] { $two } карти
    [many] { $two } карт
   *[other] { $two } карти
}
web-oldworld-worth-griffin = { $one ->
    [9] будь-яка карта скиду
   *[1] верх скиду
}, потім скинути { $two }
web-oldworld-worth-bear = щит +{ $one }, { $two ->
    [one] { $two } карта
    [few] { $two } карти
    [many] { $two } карт
   *[other] { $two } карти
}
web-oldworld-worth-cat = подивитися { $one }, взяти { $two }
web-oldworld-worth-viper = подивитися { $one }, скинути { $two }
web-oldworld-shield = Щит { $n } із { $most }
web-oldworld-gold = Золото { $n }
web-oldworld-hand = Рука
web-oldworld-held = { $n ->
    [one] на руці { $n } карта
    [few] на руці { $n } карти
    [many] на руці { $n } карт
   *[other] на руці { $n } карти
}
web-oldworld-deck = Колода { $n }
web-oldworld-discard = Скид { $n }
web-oldworld-deck-holds = У вашій колоді, без порядку
web-oldworld-discard-holds = Скид, остання згори
web-oldworld-health = Здоров’я { $n }
web-oldworld-potions = Еліксири
web-oldworld-trophies = Трофеї: { $n } із 4
web-oldworld-trophies-none = Трофеїв поки немає
web-oldworld-kept = Спорядження і супутники
web-oldworld-trails = Сліди
web-oldworld-tracking = Вистежування
web-oldworld-quests = Завдання
web-oldworld-quest = «{ $story }» { $at }
web-oldworld-specialty = { $name }: ваша спеціалізація
web-oldworld-used-in-fight = у цьому бою вже було
web-oldworld-refill = Фаза III, карт: { $n }
web-oldworld-bounty = Перемога над цим відьмаком: золото { $n }
web-oldworld-exhaustion = { $n ->
    [one] наступний трофей коштує { $n } карту
    [few] наступний трофей коштує { $n } карти
    [many] наступний трофей коштує { $n } карт
   *[other] наступний трофей коштує { $n } карти
}
web-oldworld-last-fight = останній трофей — лише в бою

## Карта дії

web-oldworld-card-ends = кінець комбінації
web-oldworld-card-ends-brief = кінець
web-oldworld-band-pays = платить
web-oldworld-band-or-this = або ця
web-oldworld-band-or-wild = або ця, будь-яка
web-oldworld-band-with-coin = і 1 золото
web-oldworld-band-with-more = і ще карта
web-oldworld-band-marked = вибрано
web-oldworld-card-cost = Вартість { $n }
web-oldworld-card-ground = Місцевість: { $terrain }
web-oldworld-card-corner = Дія
web-oldworld-card-links = Згори можна покласти
web-oldworld-card-no-links = Згори нічого не покласти

## Бій

web-oldworld-fight = Бій
web-oldworld-fight-at = { $monster } { $at }
web-oldworld-duel-at = { $one } проти: { $other }
web-oldworld-life-left = Карт життя: { $n } із { $most }
web-oldworld-your-turn = Ваш хід бою
web-oldworld-monster-turn = Хід чудовиська
web-oldworld-turn-of = Хід бою: { $who }
web-oldworld-announces = Атаку вибирає { $who }
web-oldworld-combo = Комбінація
web-oldworld-combo-empty = Поки жодної карти
web-oldworld-sum = шкода { $damage }, щит +{ $shield }, карти { $draw }
web-oldworld-sum-damage = Шкода
web-oldworld-sum-shield = Щит
web-oldworld-sum-draw = Карти
web-oldworld-link-used = зв’язок використано
web-oldworld-potions-used = Еліксири: { $n } із { $most }
web-oldworld-step-effects = Ефекти
web-oldworld-step-combo = Комбінація
web-oldworld-step-resolve = Підсумок
web-oldworld-step-draw = Добір
web-oldworld-bets = Ставки
web-oldworld-bet-on = { $who } ставить на перемогу: { $on }
web-oldworld-chance = Шанс перемогти

## Покер

web-oldworld-poker = Покер
web-oldworld-poker-mine = Ваші кубики
web-oldworld-poker-theirs = Кубики суперника
web-oldworld-poker-of = Кубики: { $who }
web-oldworld-townsfolk = Городяни
web-oldworld-pot = На кону золотих: { $n }

## Історія

web-oldworld-story = Історія
web-oldworld-story-city = У місті
web-oldworld-story-wilds = В околицях
web-oldworld-story-outcome = Що з цього вийшло
web-oldworld-story-cannot = Вам нічим за це заплатити

## Питання й вибір

web-oldworld-do-take-school = { $school }
web-oldworld-do-enough = До фази II
web-oldworld-do-spend = { $gold ->
    [0] { $cards }
   *[1] { $cards } й 1 золото
}
web-oldworld-do-act = { $at_action }
web-oldworld-do-attack = Напасти: { $monster }
web-oldworld-do-drink = { $potion }
web-oldworld-do-use-perk = { $perk }
web-oldworld-do-pour = { $potion }
web-oldworld-do-lay = { $card }
web-oldworld-do-toss = { $card_ground }
web-oldworld-do-pick = { $card_ground }
web-oldworld-do-burn = { $card_ground }
web-oldworld-do-take = { $card_ground }
web-oldworld-do-burn-row = { $card_ground }
web-oldworld-do-swap-out = { $card_ground }
web-oldworld-do-put-back = { $card_ground }
web-oldworld-do-buy = { $cost ->
    [0] { $card_ground }, задарма
    [one] { $card_ground }, { $cost } карта
    [few] { $card_ground }, { $cost } карти
    [many] { $card_ground }, { $cost } карт
   *[other] { $card_ground }, { $cost } карти
}
web-oldworld-group-go = Іти…
    .short = Іти
web-oldworld-group-spend = Заплатити за дорогу…
    .short = Плата
web-oldworld-group-dice = Зіграти в покер…
    .short = Покер
web-oldworld-group-complete = Виконати завдання…
    .short = Завдання
web-oldworld-group-train = Тренувати навичку…
    .short = Навичка
web-oldworld-group-drink = Випити еліксир…
    .short = Еліксир
web-oldworld-group-use-perk = Застосувати…
    .short = Ужити
web-oldworld-group-lay = Покласти карту…
    .short = Карта
web-oldworld-group-buy = Вивчити карту…
    .short = Карта
web-oldworld-group-take = Узяти карту…
    .short = Карта
web-oldworld-group-toss = Вибрати карту…
    .short = Вибрати
web-oldworld-group-pick = Вибрати карту…
    .short = Вибрати
web-oldworld-group-burn = Вибрати карту…
    .short = Вибрати
web-oldworld-group-burn-row = Вибрати карту…
    .short = Вибрати
web-oldworld-group-swap-out = Вибрати карту…
    .short = Вибрати
web-oldworld-group-put-back = Вибрати карту…
    .short = Вибрати
web-oldworld-group-drop-attack = Вибрати карту…
    .short = Вибрати
web-oldworld-group-roll = Вибрати кубики…
    .short = Кубики
web-oldworld-group-raise = Підняти навичку…
    .short = Навичка
web-oldworld-group-take-school = Вибрати школу…
    .short = Школа
web-oldworld-group-put-monster = Вибрати місцевість…
    .short = Місцевість
web-oldworld-group-track = Вибрати чудовисько…
    .short = Чудовисько
web-oldworld-group-pour = Вилити еліксир…
    .short = Вилити
web-oldworld-group-explore = Дослідити…
    .short = Дослідити
web-oldworld-group-meditate = Медитувати…
    .short = Медитація
web-oldworld-group-challenge = Викликати відьмака…
    .short = Виклик
web-oldworld-group-attack = Напасти на чудовисько…
    .short = Напасти
web-oldworld-group-bet = Поставити на відьмака…
    .short = Ставка
web-oldworld-confirm-roll = { $n ->
    [0] Лишити всі
    [one] Перекинути { $n } кубик
    [few] Перекинути { $n } кубики
    [many] Перекинути { $n } кубиків
   *[other] Перекинути { $n } кубика
}
web-oldworld-confirm-burn-row = { $n ->
    [0] Лишити ряд як є
   *[other] Прибрати: { $names }
}
web-oldworld-confirm-toss = { $n ->
    [0] { $low ->
        [0] Нічого не скидати
       *[other] Виберіть, що скинути
    }
   *[other] Скинути: { $names }
}
web-oldworld-confirm-pay = { $n ->
    [0] Виберіть, чим платити
   *[other] Заплатити: { $names }
}
web-oldworld-confirm-pick = { $n ->
    [0] { $low ->
        [0] Нічого не вибирати
       *[other] Виберіть карти
    }
   *[other] Вибрати: { $names }
}
web-oldworld-confirm-put-back = { $n ->
    [0] Натискайте карти за порядком
   *[other] Згори вниз: { $names }
}
web-oldworld-confirm-burn = { $n ->
    [0] Виберіть, що піде з гри
   *[other] Прибрати назавжди: { $names }
}
web-oldworld-confirm-drop-attack = { $n ->
    [0] Виберіть бойові карти
    [one] Скинути { $n } бойову карту
    [few] Скинути { $n } бойові карти
    [many] Скинути { $n } бойових карт
   *[other] Скинути { $n } бойової карти
}
web-oldworld-confirm-order-attacks = { $n ->
    [0] Натискайте карти за порядком
    [one] Повернути { $n } карту
    [few] Повернути { $n } карти в цьому порядку
    [many] Повернути { $n } карт у цьому порядку
   *[other] Повернути { $n } карти в цьому порядку
}
web-oldworld-help-school = Друга вернеться до решти.
web-oldworld-help-roam = Місце, куди ви прийшли, раз за хід вам прислужиться.
web-oldworld-help-pay-move = Найдешевша карта з потрібною місцевістю.
web-oldworld-help-deed = Рівно одне; потім хід майже скінчено.
web-oldworld-help-story = Що з цього вийде, дізнаєтеся потім.
web-oldworld-help-reroll = Лише раз. Що випало, те випало.
web-oldworld-help-prepare = Еліксирів за бій — скільки дозволяє алхімія, порядок будь-який.
web-oldworld-help-combo = Поки комбінацію не складено, нічого не стається.
web-oldworld-help-put-monster = У кожній місцевості шість місць, і в одному з них живе її чудовисько.
web-oldworld-help-attack = Оголошують до того, як відкрито карту.
web-oldworld-help-burn = З руки, з колоди, зі скиду. Іде з гри.
web-oldworld-help-rest = Лишіть щонайбільше три. Потім доберете до трьох.
web-oldworld-help-buy = Платять картами з руки. Нижня карта ряду найдешевша.
web-oldworld-help-bet = Правильна ставка вернеться із золотом переможця на додачу.
web-oldworld-help-put-back = Перша вибрана ляже згори.
web-oldworld-help-order-attacks = Перша вибрана буде наступною.

# scenes

web-oldworld-no-link-brief = без зв’язку
web-oldworld-no-link = { $colour ->
    [blue] немає синього зв’язку
    [red] немає червоного зв’язку
    [green] немає зеленого зв’язку
    [purple] немає фіолетового зв’язку
   *[yellow] немає жовтого зв’язку
}
web-oldworld-muted = Символи цієї карти тут не діють
web-oldworld-life-title = Життя
web-oldworld-life-of = із { $most }
web-oldworld-life-of-after = із { $most }, лишиться { $after }
web-oldworld-life-parts = { $deck } у колоді, { $hand } на руці
web-oldworld-life-after = лишиться { $after }
web-oldworld-pile-keep = колода
web-oldworld-pile-stays = лишається
web-oldworld-pile-hand = рука
web-oldworld-pile-fall = впаде
web-oldworld-pile-gone = пішло
web-oldworld-link-open = { $colour }: зв’язок чекає на карту з руки
web-oldworld-link-none = покладено без зв’язку
web-oldworld-fits = { $colour ->
    [blue] Пасує синя
    [red] Пасує червона
    [green] Пасує зелена
    [purple] Пасує фіолетова
   *[yellow] Пасує жовта
}
web-oldworld-fits-hand = { $n ->
    [one] на руці { $n }
    [few] на руці { $n }
    [many] на руці { $n }
   *[other] на руці { $n }
}
web-oldworld-any-first = Почніть із будь-якої карти
web-oldworld-any-follows = Наступною може лягти будь-яка
web-oldworld-hand-empty = На руці порожньо
web-oldworld-strike = Вдарити на { $n }
web-oldworld-strike-none = Завершити комбінацію
web-oldworld-take-back = Забрати назад
web-oldworld-source-link = { $card }, зв’язок
web-oldworld-source-limit = вище нікуди
web-oldworld-source-deck = карт більше немає
web-oldworld-source-hand = на руці межа, 7
web-oldworld-source-floor = не нижче 0
web-oldworld-shield-none = Ніщо з викладеного щита не піднімає.
web-oldworld-shield-full = Щит цілий.
web-oldworld-chance-lies = як лежить
web-oldworld-chance-with = якщо { $what }
web-oldworld-chance-soon = підраховується
web-oldworld-chance-none = рахується, поки ви п’єте й кладете карти
web-oldworld-chance-short = на перемогу
web-oldworld-chance-error = Пробні бої, точність ±{ $n } %
web-oldworld-of = { $n } із { $most }
web-oldworld-counts-now = зараз у рахунку
web-oldworld-level-n = рівень { $n }
web-oldworld-answers = Чим відповість
web-oldworld-blows = Удар за ударом
web-oldworld-blow = шкода { $n }
web-oldworld-blow-left = шкода { $n }, щит { $shield }{ $cards ->
    [0] {""}
    [one] , втрачено { $cards } карту
    [few] , втрачено { $cards } карти
    [many] , втрачено { $cards } карт
   *[other] , втрачено { $cards } карти
}
web-oldworld-hit-range = шкода від { $low } до { $high }
web-oldworld-hit-or-discard = або відбере карти
web-oldworld-hit-or-burn = або спалить карту
web-oldworld-hit-or-lowers = або знизить навичку
web-oldworld-hit-damage = шкода { $n }
web-oldworld-hit-burn = карта з руки йде з гри
web-oldworld-hit-discard = { $n ->
    [one] { $n } випадкова карта з руки
    [few] { $n } випадкові карти з руки
    [many] { $n } випадкових карт із руки
   *[other] { $n } випадкові карти з руки
}
web-oldworld-hit-lowers = { $skill ->
    [combat] Бій
    [defence] Захист
    [alchemy] Алхімія
   *[specialty] Спеціалізація
} −1, шкода { $n }
web-oldworld-hit-open = Карту вже відкрито
web-oldworld-hit-unseen = { $n ->
    [one] Ще не бачили { $n } бойової карти
    [few] Ще не бачили { $n } бойових карт
    [many] Ще не бачили { $n } бойових карт
   *[other] Ще не бачили { $n } бойових карт
}
web-oldworld-cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
web-oldworld-die-calls = Вирішить кубик
web-oldworld-leads = Чудовиськом граєте ви
web-oldworld-calls-unseen = Вирішує { $who }, наосліп
web-oldworld-seen = Виберіть із цих карт
web-oldworld-seen-put-back = Назад на колоду
web-oldworld-seen-order-attacks = Що буде далі
web-oldworld-seen-drowner = Ваша колода, без порядку
web-oldworld-seen-from-discard = Ваш скид
web-oldworld-seen-under-deck = Ваш скид
web-oldworld-seen-into-deck = Ваш скид
web-oldworld-bet-brings = Правильна ставка принесе золотих: { $n }
web-oldworld-short-fight = Вирішує одна комбінація: що більше шкоди, то краще. Щит теж рахується, нових карт не буде.
web-oldworld-story-decides = Вирішує { $who }. Наслідок до вибору приховано.
web-oldworld-story-you-decide = Вирішувати вам. Наслідок до вибору приховано.
web-oldworld-story-way = { $way ->
    [a] А
   *[b] Б
}
web-oldworld-story-free = без ціни
web-oldworld-story-cost-gold = { $n } зол.
web-oldworld-story-cost-potions = { $n ->
    [one] { $n } еліксир
    [few] { $n } еліксири
    [many] { $n } еліксирів
   *[other] { $n } еліксири
}
web-oldworld-story-cost-cards = { $n ->
    [one] { $n } карта з руки
    [few] { $n } карти з руки
    [many] { $n } карт із руки
   *[other] { $n } карти з руки
}
web-oldworld-story-have = у вас { $n }
web-oldworld-story-table = За столом
web-oldworld-story-chosen = Вибрано
web-oldworld-story-brought = Чим обернулося
web-oldworld-die-face = На кубику { $n }
web-oldworld-poker-pays = Городяни платять
web-oldworld-poker-gold = { $n } зол.
web-oldworld-poker-ahead = попереду
web-oldworld-poker-behind = позаду
web-oldworld-poker-ranks = Від сильних до слабких
web-oldworld-poker-again = перекинути
web-oldworld-poker-tie = Нічия дістається тому, хто затіяв гру.
web-oldworld-poker-die = Кубик { $n }, випало { $face }
web-oldworld-story-gold = Золото
web-oldworld-scenery-street = Вузька вулиця при ліхтарі
web-oldworld-scenery-inn = Зала корчми, вогонь у вогнищі
web-oldworld-scenery-gate = Міська брама, обабіч смолоскипи
web-oldworld-scenery-harbour = Причал, щогли над чорною водою
web-oldworld-scenery-forest = Лісова стежка, очі між деревами
web-oldworld-scenery-camp = Багаття серед ночі
web-oldworld-scenery-swamp = Гать через болото
web-oldworld-scenery-mill = Млин над чорною водою
web-oldworld-scenery-pass = Гірський перевал зі сторожовою вежею
web-oldworld-scenery-sea = Берег і рештки корабля вдалині
web-oldworld-poker-for-folk = Городяни: за них кидаєте ви
web-oldworld-story-choose = Вибрати { $way ->
    [a] А
   *[b] Б
}

## Удар, який видно, доки його не розгледять

web-oldworld-blow-strikes = б’є
web-oldworld-blow-damage = { $n ->
    [0] Без шкоди
    [one] { $n } шкоди
    [few] { $n } шкоди
    [many] { $n } шкоди
   *[other] { $n } шкоди
}
web-oldworld-blow-life = { $n ->
    [0] Життя ціле
    [one] −{ $n } життя
    [few] −{ $n } життя
    [many] −{ $n } життів
   *[other] −{ $n } життя
}
web-oldworld-blow-shield = { $n ->
    [0] Щит без змін
    [one] −{ $n } зі щита
    [few] −{ $n } зі щита
    [many] −{ $n } зі щита
   *[other] −{ $n } зі щита
}
web-oldworld-blow-change = { $from } → { $to }
web-oldworld-blow-stands = як і було, { $n }
