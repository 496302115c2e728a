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
web-clock-run-out = { $then ->
    [move] Время вышло: ход решает бот
    [chair] Время вышло: место займёт бот
   *[vote] Время вышло: голосуют остальные
}
web-clock-nights = Ночи не в счёт: с 23:00 до 8:00 по местному времени каждого
web-clock-asleep = ночью часы стоят, { $left }
web-clock-warned = Когда останется четверть, вам скажут
web-clock-here = Часы этого стола
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

## Комната ожидания

web-room-free = { $n ->
    [one] Свободно { $n } место
    [few] Свободны { $n } места
    [many] Свободно { $n } мест
   *[other] Свободно { $n } места
}
web-room-starts = Игра начнётся сама, как только все сядут.
web-room-say = Скажите эти слова
web-room-send = или отправьте ссылку
web-room-copy = Копировать
web-room-ready = здесь
web-room-comes = вернётся
web-room-nobody = Никто не идёт?
web-room-fill = Посадить бота
web-room-fill-all = { $n ->
    [one] Посадить бота и начать
    [few] Посадить { $n } ботов и начать
    [many] Посадить { $n } ботов и начать
   *[other] Посадить { $n } бота и начать
}
web-room-seed = Зерно случая запечатано, откроем в конце
web-room-while = Пока вы ждёте
web-room-may-leave = Можно уйти: место останется за вами, а стол подождёт вас в зале.
web-room-change = Изменить стол
web-room-change-rest = Другой режим или другое число мест — это уже другой стол:
web-room-change-new = накрыть его
web-room-by-words = Стучим в дверь…
web-watching = Смотрят
web-watching-nobody = Пока никто не смотрит.
web-watching-text = Зрители видят поле, но не карты в руках.
web-watching-link = Скопировать ссылку для зрителей
web-watching-offer = Позвать за стол
web-watching-offered = Приглашён
web-offered = Хозяин стола зовёт вас сесть.
web-warm = Бот бережёт место. Оно может стать вашим.
web-warm-not = Только смотреть
web-join-example = сова фонарь слива
web-error-no-such-words = На эти слова не отзывается ни один стол. Может быть, игра окончена или одно слово было другим.
web-error-only-watching = По этой ссылке можно только смотреть. Место предложит хозяин стола.
web-error-has-begun = Партия уже началась: её часы остаются как есть.
web-error-not-the-host = Это может только тот, кто накрыл стол.
