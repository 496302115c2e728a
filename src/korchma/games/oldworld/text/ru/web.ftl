# «Старый мир» в браузере.

## Ход

web-oldworld-turn = Ход { $n }
web-oldworld-step-roam = Дорога
web-oldworld-step-deed = Дело
web-oldworld-step-rest = Отдых
web-oldworld-first = начинает игру

## Карта

web-oldworld-map = Континент
web-oldworld-tab-map = Карта
web-oldworld-way-free = Дорога ничего не стоит
web-oldworld-way-card = Дорога стоит карту с этой местностью
web-oldworld-way-gold = Дорога стоит любую карту и 1 золото
web-oldworld-way-two = Дорога стоит две любые карты
web-oldworld-legend-any = Любая
web-oldworld-legend-quest = Задание
web-oldworld-legend-trail = След
web-oldworld-odds-there = победить там с тем, что останется на руке
web-oldworld-odds-here = победить, если напасть сейчас
web-oldworld-odds-error = Подсчитано пробными боями; погрешность { $n }%.
web-oldworld-stake-win = Победа: трофей и 2 золота
web-oldworld-stake-lose = Поражение: след и карта за 0, но в фазе III на карту меньше
web-oldworld-here = Вы здесь
web-oldworld-lair = { $monster }, уровень { $level }, жизнь { $life }
web-oldworld-level = Уровень { $level ->
    [1] I
    [2] II
   *[3] III
}
web-oldworld-life = Жизнь { $n }
web-oldworld-ability = Особая способность
web-oldworld-no-monster = Монстра нет
web-oldworld-trail-yours = У вас его след: первый удар за вами
web-oldworld-no-trail = Следа нет: первый удар за ним
web-oldworld-tavern-closed = Корчма закрыта
web-oldworld-school-no-fights = Школа: ведьмаки здесь не дерутся
web-oldworld-used = В этот ход уже было
web-oldworld-by-sea = морем
web-oldworld-tracking-here = Говорят, следы здесь
web-oldworld-quest-here = Сюда ведёт задание
web-oldworld-quest-price = { $n ->
    [one] стоит { $n } золото
    [few] стоит { $n } золота
    [many] стоит { $n } золота
   *[other] стоит { $n } золота
}
web-oldworld-standing = Здесь: { $names }
web-oldworld-tokens-left = { $n ->
    [one] остался { $n } жетон места
    [few] осталось { $n } жетона места
    [many] осталось { $n } жетонов места
   *[other] осталось { $n } жетона места
}

## Колоды и ряд

web-oldworld-row = Ряд
web-oldworld-price = { $n ->
    [0] даром
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
web-oldworld-slot-cheap = Здесь на 1 карту дешевле
web-oldworld-slot-dear = Здесь на 1 карту дороже
web-oldworld-slot-empty = пусто
web-oldworld-deck-left = { $n ->
    [one] в колоде { $n } карта
    [few] в колоде { $n } карты
    [many] в колоде { $n } карт
   *[other] в колоде { $n } карты
}
web-oldworld-city = Город
web-oldworld-wilds = Окрестности
web-oldworld-stories-left = { $n ->
    [one] осталась { $n } история
    [few] осталось { $n } истории
    [many] осталось { $n } историй
   *[other] осталось { $n } истории
}
web-oldworld-potions-left = { $n ->
    [one] остался { $n } эликсир
    [few] осталось { $n } эликсира
    [many] осталось { $n } эликсиров
   *[other] осталось { $n } эликсира
}
web-oldworld-monsters-left = Монстры впереди: { $one } уровня I, { $two } уровня II, { $three } уровня III
web-oldworld-extra = { $n ->
    [one] отложен ещё { $n } уровня I
    [few] отложено ещё { $n } уровня I
    [many] отложено ещё { $n } уровня I
   *[other] отложено ещё { $n } уровня I
}
web-oldworld-stock-tab = Запасы
web-oldworld-stock = Ещё впереди
web-oldworld-mastery = Трофеи за навыки
web-oldworld-mastery-left = { $skill }: { $n ->
    [0] разобраны
   *[other] осталось { $n }
}
web-oldworld-needed = Ваш трофей за навык: { $skill }

## Планшет ведьмака

web-oldworld-board = Ваш планшет
web-oldworld-board-of = Планшет: { $who }
web-oldworld-witcher-level = Уровень ведьмака { $n }
web-oldworld-next-level = Растёт, когда все четыре навыка выше { $n }
web-oldworld-skill-level = { $skill } { $n }
web-oldworld-skill-now = Сейчас, на { $n }: { $worth }.
web-oldworld-skill-next = На { $n }: { $worth }.
web-oldworld-worth-combat = { $n ->
    [one] берёт { $n } карту за ход битвы
    [few] берёт { $n } карты за ход битвы
    [many] берёт { $n } карт за ход битвы
   *[other] берёт { $n } карты за ход битвы
}
web-oldworld-worth-defence = щит до { $n }
web-oldworld-worth-alchemy = { $n ->
    [one] { $n } эликсир за битву
    [few] { $n } эликсира за битву
    [many] { $n } эликсиров за битву
   *[other] { $n } эликсира за битву
}
web-oldworld-worth-wolf = урон { $one }, { $two ->
    [one] { $two } карта
    [few] { $two } карты
    [many] { $two } карт
   *[other] { $two } карты
}
web-oldworld-worth-griffin = { $one ->
    [9] любая карта сброса
   *[1] верх сброса
}, потом сбросить { $two }
web-oldworld-worth-bear = щит +{ $one }, { $two ->
    [one] { $two } карта
    [few] { $two } карты
    [many] { $two } карт
   *[other] { $two } карты
}
web-oldworld-worth-cat = посмотреть { $one }, взять { $two }
web-oldworld-worth-viper = посмотреть { $one }, сбросить { $two }
web-oldworld-shield = Щит { $n } из { $most }
web-oldworld-gold = Золото { $n }
web-oldworld-hand = Рука
web-oldworld-held = { $n ->
    [one] на руке { $n } карта
    [few] на руке { $n } карты
    [many] на руке { $n } карт
   *[other] на руке { $n } карты
}
web-oldworld-deck = Колода { $n }
web-oldworld-discard = Сброс { $n }
web-oldworld-deck-holds = В вашей колоде, без порядка
web-oldworld-discard-holds = Сброс, последняя сверху
web-oldworld-health = Здоровье { $n }
web-oldworld-potions = Эликсиры
web-oldworld-trophies = Трофеи: { $n } из 4
web-oldworld-trophies-none = Трофеев пока нет
web-oldworld-kept = Снаряжение и спутники
web-oldworld-trails = Следы
web-oldworld-tracking = Отслеживание
web-oldworld-quests = Задания
web-oldworld-quest = «{ $story }» { $at }
web-oldworld-specialty = { $name }: ваша специализация
web-oldworld-used-in-fight = в этой битве уже было
web-oldworld-refill = Фаза III, карт: { $n }
web-oldworld-bounty = Победа над этим ведьмаком: золото { $n }
web-oldworld-exhaustion = { $n ->
    [one] следующий трофей стоит { $n } карту
    [few] следующий трофей стоит { $n } карты
    [many] следующий трофей стоит { $n } карт
   *[other] следующий трофей стоит { $n } карты
}
web-oldworld-last-fight = последний трофей — только в бою

## Карта действия

web-oldworld-card-ends = конец комбинации
web-oldworld-card-ends-brief = конец
web-oldworld-band-pays = платит
web-oldworld-band-or-this = или эта
web-oldworld-band-or-wild = или эта, любая
web-oldworld-band-with-coin = и 1 золото
web-oldworld-band-with-more = и ещё карта
web-oldworld-band-marked = выбрана
web-oldworld-card-cost = Стоимость { $n }
web-oldworld-card-ground = Местность: { $terrain }
web-oldworld-card-corner = Действие
web-oldworld-card-links = Сверху можно положить
web-oldworld-card-no-links = Сверху ничего не положить

## Битва

web-oldworld-fight = Битва
web-oldworld-fight-at = { $monster } { $at }
web-oldworld-duel-at = { $one } против: { $other }
web-oldworld-life-left = Карт жизни: { $n } из { $most }
web-oldworld-your-turn = Ваш ход битвы
web-oldworld-monster-turn = Ход монстра
web-oldworld-turn-of = Ход битвы: { $who }
web-oldworld-announces = Атаку выбирает { $who }
web-oldworld-combo = Комбинация
web-oldworld-combo-empty = Пока ни одной карты
web-oldworld-sum = урон { $damage }, щит +{ $shield }, карты { $draw }
web-oldworld-sum-damage = Урон
web-oldworld-sum-shield = Щит
web-oldworld-sum-draw = Карты
web-oldworld-link-used = связь использована
web-oldworld-potions-used = Эликсиры: { $n } из { $most }
web-oldworld-step-effects = Эффекты
web-oldworld-step-combo = Комбинация
web-oldworld-step-resolve = Итог
web-oldworld-step-draw = Добор
web-oldworld-bets = Ставки
web-oldworld-bet-on = { $who } ставит на победу: { $on }
web-oldworld-chance = Шанс победить

## Покер

web-oldworld-poker = Покер
web-oldworld-poker-mine = Ваши кубики
web-oldworld-poker-theirs = Кубики соперника
web-oldworld-poker-of = Кубики: { $who }
web-oldworld-townsfolk = Горожане
web-oldworld-pot = На кону золота: { $n }

## История

web-oldworld-story = История
web-oldworld-story-city = В городе
web-oldworld-story-wilds = В окрестностях
web-oldworld-story-outcome = Что из этого вышло
web-oldworld-story-cannot = Вам нечем за это заплатить

## Вопрос и выбор

web-oldworld-do-take-school = { $school }
web-oldworld-do-enough = К фазе II
web-oldworld-do-spend = { $gold ->
    [0] { $cards }
   *[1] { $cards } и 1 золото
}
web-oldworld-do-act = { $at_action }
web-oldworld-do-attack = Напасть: { $monster }
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
    [0] { $card_ground }, даром
    [one] { $card_ground }, { $cost } карта
    [few] { $card_ground }, { $cost } карты
    [many] { $card_ground }, { $cost } карт
   *[other] { $card_ground }, { $cost } карты
}
web-oldworld-group-go = Идти…
    .short = Идти
web-oldworld-group-spend = Заплатить за дорогу…
    .short = Плата
web-oldworld-group-dice = Сыграть в покер…
    .short = Покер
web-oldworld-group-complete = Выполнить задание…
    .short = Задание
web-oldworld-group-train = Тренировать навык…
    .short = Навык
web-oldworld-group-drink = Выпить эликсир…
    .short = Эликсир
web-oldworld-group-use-perk = Применить…
    .short = Применить
web-oldworld-group-lay = Положить карту…
    .short = Карта
web-oldworld-group-buy = Выучить карту…
    .short = Карта
web-oldworld-group-take = Взять карту…
    .short = Карта
web-oldworld-group-toss = Выбрать карту…
    .short = Выбрать
web-oldworld-group-pick = Выбрать карту…
    .short = Выбрать
web-oldworld-group-burn = Выбрать карту…
    .short = Выбрать
web-oldworld-group-burn-row = Выбрать карту…
    .short = Выбрать
web-oldworld-group-swap-out = Выбрать карту…
    .short = Выбрать
web-oldworld-group-put-back = Выбрать карту…
    .short = Выбрать
web-oldworld-group-drop-attack = Выбрать карту…
    .short = Выбрать
web-oldworld-group-roll = Выбрать кубики…
    .short = Кубики
web-oldworld-group-raise = Поднять навык…
    .short = Навык
web-oldworld-group-take-school = Выбрать школу…
    .short = Школа
web-oldworld-group-put-monster = Выбрать местность…
    .short = Местность
web-oldworld-group-track = Выбрать монстра…
    .short = Монстр
web-oldworld-group-pour = Вылить эликсир…
    .short = Вылить
web-oldworld-group-explore = Исследовать…
    .short = Исследовать
web-oldworld-group-meditate = Медитировать…
    .short = Медитация
web-oldworld-group-challenge = Вызвать ведьмака…
    .short = Вызвать
web-oldworld-group-attack = Напасть на монстра…
    .short = Напасть
web-oldworld-group-bet = Поставить на ведьмака…
    .short = Ставка
web-oldworld-confirm-roll = { $n ->
    [0] Оставить все
    [one] Перебросить { $n } кубик
    [few] Перебросить { $n } кубика
    [many] Перебросить { $n } кубиков
   *[other] Перебросить { $n } кубика
}
web-oldworld-confirm-burn-row = { $n ->
    [0] Оставить ряд как есть
   *[other] Убрать: { $names }
}
web-oldworld-confirm-toss = { $n ->
    [0] { $low ->
        [0] Ничего не сбрасывать
       *[other] Выберите, что сбросить
    }
   *[other] Сбросить: { $names }
}
web-oldworld-confirm-pay = { $n ->
    [0] Выберите, чем платить
   *[other] Заплатить: { $names }
}
web-oldworld-confirm-pick = { $n ->
    [0] { $low ->
        [0] Ничего не выбирать
       *[other] Выберите карты
    }
   *[other] Выбрать: { $names }
}
web-oldworld-confirm-put-back = { $n ->
    [0] Нажимайте карты по порядку
   *[other] Сверху вниз: { $names }
}
web-oldworld-confirm-burn = { $n ->
    [0] Выберите, что уйдёт из игры
   *[other] Убрать навсегда: { $names }
}
web-oldworld-confirm-drop-attack = { $n ->
    [0] Выберите боевые карты
    [one] Выбросить { $n } боевую карту
    [few] Выбросить { $n } боевые карты
    [many] Выбросить { $n } боевых карт
   *[other] Выбросить { $n } боевой карты
}
web-oldworld-confirm-order-attacks = { $n ->
    [0] Нажимайте карты по порядку
    [one] Вернуть { $n } карту
    [few] Вернуть { $n } карты в этом порядке
    [many] Вернуть { $n } карт в этом порядке
   *[other] Вернуть { $n } карты в этом порядке
}
web-oldworld-help-school = Другая вернётся к остальным.
web-oldworld-help-roam = Место, куда вы пришли, раз за ход вам послужит.
web-oldworld-help-pay-move = Дешевле всего карта с нужной местностью.
web-oldworld-help-deed = Ровно одно; потом ход почти окончен.
web-oldworld-help-story = Что из этого выйдет, узнаете потом.
web-oldworld-help-reroll = Только раз. Что выпало, то выпало.
web-oldworld-help-prepare = Эликсиров за битву — сколько позволяет алхимия, порядок любой.
web-oldworld-help-combo = Пока комбинация не закончена, ничего не происходит.
web-oldworld-help-put-monster = В каждой местности шесть мест, и в одном из них живёт её монстр.
web-oldworld-help-attack = Объявляют до того, как открыта карта.
web-oldworld-help-burn = С руки, из колоды, из сброса. Уходит из игры.
web-oldworld-help-rest = Оставьте не больше трёх. Потом доберёте до трёх.
web-oldworld-help-buy = Платят картами с руки. Нижняя карта ряда дешевле всех.
web-oldworld-help-bet = Верная ставка вернётся с золотом победителя в придачу.
web-oldworld-help-put-back = Первая выбранная ляжет сверху.
web-oldworld-help-order-attacks = Первая выбранная будет следующей.

# scenes

web-oldworld-no-link-brief = нет связи
web-oldworld-no-link = { $colour ->
    [blue] нет синей связи
    [red] нет красной связи
    [green] нет зелёной связи
    [purple] нет фиолетовой связи
   *[yellow] нет жёлтой связи
}
web-oldworld-muted = Символы этой карты здесь не действуют
web-oldworld-life-title = Жизнь
web-oldworld-life-of = из { $most }
web-oldworld-life-of-after = из { $most }, останется { $after }
web-oldworld-life-parts = { $deck } в колоде, { $hand } на руке
web-oldworld-life-after = останется { $after }
web-oldworld-pile-keep = колода
web-oldworld-pile-stays = остаётся
web-oldworld-pile-hand = рука
web-oldworld-pile-fall = падёт
web-oldworld-pile-gone = ушло
web-oldworld-link-open = { $colour }: связь ждёт карту с руки
web-oldworld-link-none = положена без связи
web-oldworld-fits = { $colour ->
    [blue] Подходит синяя
    [red] Подходит красная
    [green] Подходит зелёная
    [purple] Подходит фиолетовая
   *[yellow] Подходит жёлтая
}
web-oldworld-fits-hand = { $n ->
    [one] на руке { $n }
    [few] на руке { $n }
    [many] на руке { $n }
   *[other] на руке { $n }
}
web-oldworld-any-first = Начните с любой карты
web-oldworld-any-follows = Следующей может лечь любая
web-oldworld-hand-empty = На руке пусто
web-oldworld-strike = Ударить на { $n }
web-oldworld-strike-none = Закончить комбинацию
web-oldworld-take-back = Взять обратно
web-oldworld-source-link = { $card }, связь
web-oldworld-source-limit = выше некуда
web-oldworld-source-deck = карт больше нет
web-oldworld-source-hand = на руке предел, 7
web-oldworld-source-floor = не ниже 0
web-oldworld-shield-none = Ничто из выложенного щит не поднимает.
web-oldworld-shield-full = Щит цел.
web-oldworld-chance-lies = как лежит
web-oldworld-chance-with = если { $what }
web-oldworld-chance-soon = подсчитывается
web-oldworld-chance-none = считается, пока вы пьёте и кладёте карты
web-oldworld-chance-short = на победу
web-oldworld-chance-error = Пробные бои, точность ±{ $n } %
web-oldworld-of = { $n } из { $most }
web-oldworld-counts-now = сейчас в счёте
web-oldworld-level-n = уровень { $n }
web-oldworld-answers = Чем ответит
web-oldworld-blows = Удар за ударом
web-oldworld-blow = урон { $n }
web-oldworld-blow-left = урон { $n }, щит { $shield }{ $cards ->
    [0] {""}
    [one] , потеряна { $cards } карта
    [few] , потеряны { $cards } карты
    [many] , потеряно { $cards } карт
   *[other] , потеряно { $cards } карты
}
web-oldworld-hit-range = урон от { $low } до { $high }
web-oldworld-hit-or-discard = или отнимет карты
web-oldworld-hit-or-burn = или сожжёт карту
web-oldworld-hit-or-lowers = или снизит навык
web-oldworld-hit-damage = урон { $n }
web-oldworld-hit-burn = карта с руки уходит из игры
web-oldworld-hit-discard = { $n ->
    [one] { $n } случайная карта с руки
    [few] { $n } случайные карты с руки
    [many] { $n } случайных карт с руки
   *[other] { $n } случайные карты с руки
}
web-oldworld-hit-lowers = { $skill ->
    [combat] Сражение
    [defence] Защита
    [alchemy] Алхимия
   *[specialty] Специализация
} −1, урон { $n }
web-oldworld-hit-open = Карта уже открыта
web-oldworld-hit-unseen = { $n ->
    [one] Ещё не видели { $n } боевую карту
    [few] Ещё не видели { $n } боевые карты
    [many] Ещё не видели { $n } боевых карт
   *[other] Ещё не видели { $n } боевые карты
}
web-oldworld-cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
web-oldworld-die-calls = Решит кубик
web-oldworld-leads = В этой битве за монстра играете вы
web-oldworld-calls-unseen = Решает { $who }, вслепую
web-oldworld-seen = Выберите из этих карт
web-oldworld-seen-put-back = Обратно на колоду
web-oldworld-seen-order-attacks = Что будет дальше
web-oldworld-seen-drowner = Ваша колода, без порядка
web-oldworld-seen-from-discard = Ваш сброс
web-oldworld-seen-under-deck = Ваш сброс
web-oldworld-seen-into-deck = Ваш сброс
web-oldworld-bet-brings = Верная ставка принесёт золота: { $n }
web-oldworld-short-fight = Решает одна комбинация: чем больше урона, тем лучше. Щит тоже в счёт, новых карт не будет.
web-oldworld-story-decides = Решает { $who }. Исход до выбора скрыт.
web-oldworld-story-you-decide = Решать вам. Исход до выбора скрыт.
web-oldworld-story-way = { $way ->
    [a] А
   *[b] Б
}
web-oldworld-story-free = без цены
web-oldworld-story-cost-gold = { $n } зол.
web-oldworld-story-cost-potions = { $n ->
    [one] { $n } эликсир
    [few] { $n } эликсира
    [many] { $n } эликсиров
   *[other] { $n } эликсира
}
web-oldworld-story-cost-cards = { $n ->
    [one] { $n } карта с руки
    [few] { $n } карты с руки
    [many] { $n } карт с руки
   *[other] { $n } карты с руки
}
web-oldworld-story-have = у вас { $n }
web-oldworld-story-table = За столом
web-oldworld-story-chosen = Выбрано
web-oldworld-story-brought = Чем обернулось
web-oldworld-die-face = На кубике { $n }
web-oldworld-poker-pays = Горожане платят
web-oldworld-poker-gold = { $n } зол.
web-oldworld-poker-ahead = впереди
web-oldworld-poker-behind = позади
web-oldworld-poker-ranks = От сильных к слабым
web-oldworld-poker-again = перебросить
web-oldworld-poker-tie = Ничья достаётся тому, кто затеял игру.
web-oldworld-poker-die = Кубик { $n }, выпало { $face }
web-oldworld-story-gold = Золото
web-oldworld-scenery-street = Узкая улица при фонаре
web-oldworld-scenery-inn = Общий зал корчмы, огонь в очаге
web-oldworld-scenery-gate = Городские ворота, по бокам факелы
web-oldworld-scenery-harbour = Причал, мачты над чёрной водой
web-oldworld-scenery-forest = Лесная тропа, глаза между деревьями
web-oldworld-scenery-camp = Костёр в ночи
web-oldworld-scenery-swamp = Гать через болото
web-oldworld-scenery-mill = Мельница у чёрной воды
web-oldworld-scenery-pass = Горный перевал со сторожевой башней
web-oldworld-scenery-sea = Берег и обломки корабля вдали
web-oldworld-poker-for-folk = Горожане: за них бросаете вы
web-oldworld-story-choose = Выбрать { $way ->
    [a] А
   *[b] Б
}

## Удар, который виден, пока его не разглядят

web-oldworld-blow-strikes = бьёт
web-oldworld-blow-damage = { $n ->
    [0] Без урона
    [one] { $n } урон
    [few] { $n } урона
    [many] { $n } урона
   *[other] { $n } урона
}
web-oldworld-blow-life = { $n ->
    [0] Жизнь цела
    [one] −{ $n } жизнь
    [few] −{ $n } жизни
    [many] −{ $n } жизней
   *[other] −{ $n } жизни
}
web-oldworld-blow-shield = { $n ->
    [0] Щит без перемен
    [one] −{ $n } со щита
    [few] −{ $n } со щита
    [many] −{ $n } со щита
   *[other] −{ $n } со щита
}
web-oldworld-blow-change = { $from } → { $to }
web-oldworld-blow-stands = по-прежнему { $n }
