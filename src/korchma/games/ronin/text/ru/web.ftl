# «Ронин» в браузере.

## Ход и дорога

web-ronin-where = Глава { $chapter ->
    [1] I
    [2] II
   *[3] III
}, ход { $turn } из 3
web-ronin-step-take = Взятие
web-ronin-step-play = Розыгрыш
web-ronin-step-tea = Чай
web-ronin-symbols = Активные символы по главам
web-ronin-chapter = Глава { $n ->
    [1] I
    [2] II
   *[3] III
}
web-ronin-left-active = левый активный
web-ronin-right-active = правый активный

## Пары, колода, порядок

web-ronin-deck = Колода
web-ronin-deck-left = { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
    [many] осталось { $n } карт
   *[other] осталось { $n } карты
}
web-ronin-pair = Пара { $n }
web-ronin-lowest = +1 ОО сразу
web-ronin-lowest-note = Нижнее место: сразу 1 ОО, но в очереди последним
web-ronin-order = Порядок сейчас
web-ronin-took = Уже взято: { $who }

## Вы и ваша хронология

web-ronin-timeline = Ваша хронология
web-ronin-timeline-of = Хронология: { $who }
web-ronin-kept = оставлена
web-ronin-covered = потерян
web-ronin-tokens = Жетоны
web-ronin-if-now = Если бы глава кончилась сейчас
web-ronin-xp = ОО
web-ronin-vp = ПО
web-ronin-golden = Золотой маркер на { $n }
web-ronin-to-skill = До следующего умения { $n } ОО
web-ronin-to-gold = До золотого маркера { $n } ОО
web-ronin-in-hand = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
    [many] { $n } карт на руке
   *[other] { $n } карты на руке
}

## Умения

web-ronin-skills = Умения
web-ronin-skill-ready = готово
web-ronin-skill-used = применено
web-ronin-skill-locked = с { $n } ОО

## Партнёры

web-ronin-partner-left = Слева
web-ronin-partner-right = Справа
web-ronin-across = Напротив
web-ronin-automa = Автома
web-ronin-partnership-of = { $one } и { $other }
web-ronin-level = Уровень { $n } из 12
web-ronin-counts = идёт в счёт
web-ronin-worth = сейчас { $n } ПО
web-ronin-cup-for-you = Вас ждёт чашка
web-ronin-choosing = выбирает
web-ronin-ready = выбор сделан
web-ronin-pairs-tab = Пары
web-ronin-ready-count = Выбрали { $n } из { $all }

## Выбор двух карт

web-ronin-hidden = Видно только вам, пока не готовы все
web-ronin-what-happens = Что будет
web-ronin-after = После ваших карт
web-ronin-tea-after = За чаем
web-ronin-track-change = { $from } → { $to }
web-ronin-nothing-happens = ничего
web-ronin-either-order = В обратном порядке — то же самое
web-ronin-order-matters = В обратном порядке:
web-ronin-plain = Без эффекта

## Вопрос

web-ronin-group-take-pair = Взять пару…
    .short = Пара
web-ronin-group-use-skill = Применить умение…
    .short = Умение
web-ronin-group-train = Цвет и символ…
    .short = Цвет
web-ronin-group-trade = Обменять…
    .short = Обмен
web-ronin-group-move-to = Место в очереди…
    .short = Место
web-ronin-confirm-play = { $n ->
    [0] Выберите две карты
    [1] Ещё одна карта
   *[other] Положить рубашкой вверх
}
web-ronin-confirm-keep = { $n ->
    [0] Выберите, что оставить
   *[other] Оставить выбранное
}
web-ronin-confirm-toss = { $n ->
    [0] Выберите, что сбросить
   *[other] Сбросить выбранное
}
web-ronin-confirm-pick = { $n ->
    [0] Выберите, что взять
   *[other] Взять выбранное
}
web-ronin-confirm-uncover = { $n ->
    [0] Не открывать: 2 левых символа
    [1] Открыть 1: и 1 левый символ
   *[other] Открыть символов: { $n }
}
web-ronin-confirm-again = { $n ->
    [0] Выберите одну или две карты
   *[other] Ещё раз
}
web-ronin-confirm-lose-token = { $n ->
    [0] Ничего не терять
   *[other] Потерять символов: { $n }
}
web-ronin-confirm-cover = { $n ->
    [0] Ничего не терять
   *[other] Потерять символов: { $n }
}
web-ronin-help-character = Предлагают двоих, второй вернётся в стопку.
web-ronin-help-automa = Играет сама; карты её умений могут достаться вам.
web-ronin-help-board = Что пройдёт маркер, получите оба.
web-ronin-help-take = У колоды вы ходите раньше всех; нижняя пара сразу даёт 1 ОО.
web-ronin-help-play = Втайне: откроют все разом. Сначала срабатывает левая.
web-ronin-help-lose = Верните жетон или накройте напечатанный.
web-ronin-help-keep = Втайне. С неё начнётся новая глава, и эффект сработает снова.
web-ronin-help-quest = Втайне. Считаются только карты на руке.
web-ronin-help-skill = Каждое — раз за игру.
web-ronin-help-partner = Считаются до 3 карт, за каждую очко.
web-ronin-help-track = В конце считается только слабейшее партнёрство.
web-ronin-help-bonus-skill = Карта на один раз; партнёр ничего не теряет.

## Все открывают карты

web-ronin-reveal = Все открывают карты
web-ronin-reveal-order = { $where }. Эффекты — в этом порядке.
web-ronin-reveal-kept = Что оставили
web-ronin-reveal-kept-next = Этими картами откроется следующая хронология; подействуют они, когда начнётся глава.
web-ronin-reveal-active = Активные
web-ronin-reveal-tea = Чай: { $names }
web-ronin-reveal-rise = Их шкала растёт: { $from } → { $to }
