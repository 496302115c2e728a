# Корчма для тих, хто повертається: столи, які чекають, годинники, місця.

## Зала

web-back-greeting = Добрий вечір, { $name }.
web-back-guest = Добрий вечір.
web-back-waiting = { $n ->
    [0] Зараз на вас ніхто не чекає.
    [one] На ваш хід чекає { $n } стіл.
    [few] На ваш хід чекають { $n } столи.
    [many] На ваш хід чекають { $n } столів.
   *[other] На ваш хід чекають { $n } столи.
}
web-back-all = Усі ваші столи
web-back-keep = Зберегти мої столи: вистачить імені
web-since = з { $when }

## Годинники

web-clock = Годинник
web-clock-none = без годинника
web-clock-of = { $name }: { $left }
web-clock-minutes-left = ще { $n } хв
web-clock-hours-left = ще { $n } год
web-clock-days-left = { $n ->
    [one] ще { $n } день
    [few] ще { $n } дні
    [many] ще { $n } днів
   *[other] ще { $n } дні
}
web-clock-moments-left = менше хвилини
web-clock-over = час вийшов
web-clock-minutes = { $n } хв
web-clock-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
}
web-clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дні
}
web-clock-per-move = { $time } на хід
web-clock-per-game = { $time } кожному на всю гру
web-clock-run-out = { $then ->
    [move] Час вийшов: хід вирішує бот
    [chair] Час вийшов: місце займе бот
   *[vote] Час вийшов: голосують інші
}
web-clock-nights = Ночі не рахуються: з 23:00 до 8:00 за місцевим часом кожного
web-clock-asleep = уночі годинник стоїть, { $left }
web-clock-warned = Коли лишиться чверть, вам скажуть
web-clock-here = Годинник цього столу
web-clock-each-move = На хід
web-clock-whole-game = На гру
web-clock-how-long = Скільки
web-clock-then = Коли в когось вийшов час
web-then-move = Цей хід вирішить бот
    .text = Наступний людина вирішує вже сама.
web-then-chair = Місце займе бот
    .text = Повернувшись, його можна зайняти знову.
web-then-vote = Голосують інші
    .text = Зачекати ще, довірити боту цей хід чи все місце.
web-vote-title = Час вийшов: { $name }
web-vote-text = { $n ->
    [one] Як бути далі, вирішувати вам.
    [few] Як бути далі, вирішить більше половини з вас.
    [many] Як бути далі, вирішить більше половини з вас.
   *[other] Як бути далі, вирішить більше половини з вас.
}
web-vote-wait = Зачекати ще
web-vote-move = Цей хід вирішить бот
web-vote-chair = Місце займе бот
web-vote-said = { $ballot }: { $n }

## Кімната очікування

web-room-free = { $n ->
    [one] Вільне { $n } місце
    [few] Вільні { $n } місця
    [many] Вільно { $n } місць
   *[other] Вільно { $n } місця
}
web-room-starts = Гра почнеться сама, щойно всі сядуть.
web-room-say = Скажіть ці слова
web-room-send = або надішліть посилання
web-room-copy = Копіювати
web-room-ready = тут
web-room-comes = повернеться
web-room-nobody = Ніхто не йде?
web-room-fill = Посадити бота
web-room-fill-all = { $n ->
    [one] Посадити бота й почати
    [few] Посадити { $n } ботів і почати
    [many] Посадити { $n } ботів і почати
   *[other] Посадити { $n } бота й почати
}
web-room-seed = Зерно випадку запечатано, відкриємо наприкінці
web-room-while = Поки ви чекаєте
web-room-may-leave = Можна піти: місце лишиться за вами, а стіл почекає на вас у залі.
web-room-change = Змінити стіл
web-room-change-rest = Інший режим чи інша кількість місць — це вже інший стіл:
web-room-change-new = накрити його
web-room-by-words = Стукаємо у двері…
web-watching = Дивляться
web-watching-nobody = Поки ніхто не дивиться.
web-watching-text = Глядачі бачать поле, але не карти в руках.
web-watching-link = Скопіювати посилання для глядачів
web-watching-offer = Покликати за стіл
web-watching-offered = Запрошено
web-offered = Господар столу кличе вас сісти.
web-warm = Бот береже місце. Воно може стати вашим.
web-warm-not = Лише дивитися
web-join-example = сова ліхтар слива
web-error-no-such-words = На ці слова не відгукується жоден стіл. Може, гру закінчено або одне слово було інше.
web-error-only-watching = За цим посиланням можна лише дивитися. Місце запропонує господар столу.
web-error-has-begun = Партія вже почалася: її годинник лишається як є.
web-error-not-the-host = Це може лише той, хто накрив стіл.
