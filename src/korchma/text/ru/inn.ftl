# Корчма для тех, кто возвращается: столы, которые ждут, часы, места.

## Зал

web-back-greeting = Добрый вечер, { $name }.
web-back-guest = Добрый вечер.
web-back-waiting = { $n ->
    [0] Сейчас вас никто не ждёт.
    [one] Вашего хода ждёт { $n } стол.
    [few] Вашего хода ждут { $n } стола.
    [many] Вашего хода ждут { $n } столов.
   *[other] Вашего хода ждут { $n } стола.
}
web-back-all = Все ваши столы
web-back-keep = Сохранить мои столы: хватит имени
web-since = с { $when }

## Часы

web-clock = Часы
web-clock-none = без часов
web-clock-of = { $name }: { $left }
web-clock-minutes-left = ещё { $n } мин
web-clock-hours-left = ещё { $n } ч
web-clock-days-left = { $n ->
    [one] ещё { $n } день
    [few] ещё { $n } дня
    [many] ещё { $n } дней
   *[other] ещё { $n } дня
}
web-clock-moments-left = меньше минуты
web-clock-over = время вышло
web-clock-minutes = { $n } мин
web-clock-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
web-clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
web-clock-per-move = { $time } на ход
web-clock-per-game = { $time } каждому на всю игру
web-clock-each-move = На ход
web-clock-whole-game = На игру
web-clock-how-long = Сколько
web-clock-then = Когда у кого-то вышло время
web-then-move = Этот ход решит бот
    .text = Следующий человек решает уже сам.
web-then-chair = Место займёт бот
    .text = Вернувшись, его можно занять снова.
web-then-vote = Голосуют остальные
    .text = Подождать ещё, доверить боту этот ход или всё место.
web-vote-title = Время вышло: { $name }
web-vote-text = { $n ->
    [one] Как быть дальше, решать вам.
    [few] Как быть дальше, решит больше половины из вас.
    [many] Как быть дальше, решит больше половины из вас.
   *[other] Как быть дальше, решит больше половины из вас.
}
web-vote-wait = Подождать ещё
web-vote-move = Этот ход решит бот
web-vote-chair = Место займёт бот
web-vote-said = { $ballot }: { $n }
