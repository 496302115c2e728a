# «Ронин» в браузере: что говорит стол сверх web.ftl.

web-ronin-board = Бамбуковое поле
web-ronin-left-first = В следующий ход первым ходит левый
web-ronin-panes = Вы, ваша рука, ваши партнёры
web-ronin-quest = Дополнительное задание: { $symbols }
web-ronin-hand = Рука
web-ronin-points = очки партнёрства
web-ronin-your-choice = Ваш выбор
web-ronin-skill-now = сейчас
web-ronin-worth-from = Отсюда и выше стоит { $n } ПО в конце игры.
web-ronin-card-colour = { $colour ->
    [red] Красная
    [green] Зелёная
    [blue] Синяя
    [pink] Розовая
   *[yellow] Жёлтая
}
web-ronin-cup-to = Чашка: { $who }
web-ronin-cup-covered = чашка уже передана

## Кто чем занят

web-ronin-took-pair = взята пара { $n }
web-ronin-took-deck = взято из колоды
web-ronin-to-come = ещё впереди
web-ronin-who-ready = Кто готов

## Что принесут карты

web-ronin-pairs-bring = Если сыграть сейчас
web-ronin-would-if-played = Если сыграть обе сейчас:
web-ronin-pick-two = Коснитесь двух карт на руке. Первая сработает первой.
web-ronin-laid-down = Ваши карты лежат рубашкой вверх. Их откроют, когда все будут готовы.

## Вопрос, когда места мало

web-ronin-do-take-pair = { $slot }
web-ronin-do-take-deck = Колода, вслепую
web-ronin-do-use-skill = { $skill }
web-ronin-do-lose-token = Жетон: { $symbol_lower }
web-ronin-do-take-board = { $board }
web-ronin-group-keep = Выбрать карту…
    .short = Выбрать
web-ronin-group-again = Выбрать карту…
    .short = Выбрать
web-ronin-group-swap-in = Выбрать карту…
    .short = Выбрать
web-ronin-group-swap-out = Выбрать карту…
    .short = Выбрать
web-ronin-group-toss = Выбрать карту…
    .short = Выбрать
web-ronin-group-play = Выбрать карту…
    .short = Выбрать
web-ronin-group-cover = Накрыть символ…
    .short = Символ
web-ronin-group-lose-token = Отдать жетон…
    .short = Жетон

## Буква на фигурке

web-ronin-letter-geralt = Г
web-ronin-letter-yennefer = Й
web-ronin-letter-ciri = Ц
web-ronin-letter-dandelion = Л
web-ronin-letter-vesemir = В
web-ronin-letter-triss = Т
web-ronin-letter-yuki-onna = Ю

## Эффекты в двух словах

web-ronin-fx-inactive = неактивных
web-ronin-fx-gain = { $kind ->
    [symbol] { $n ->
        [0] столько же { $of }
        [one] { $n } { $one }
        [few] { $n } { $of }
        [many] { $n } { $of }
       *[other] { $n } { $of }
    }
    [each] по { $n } активному
    [three] по 1 остальных
    [both-tracks] по { $n } на оба трека
   *[one-track] столько же очков
}
web-ronin-fx-exactly = Ровно { $n } { $n ->
    [1] { $colour ->
        [red] красная
        [green] зелёная
        [blue] синяя
        [pink] розовая
       *[yellow] жёлтая
    }
   *[other] { $colour ->
        [red] красные
        [green] зелёные
        [blue] синие
        [pink] розовые
       *[yellow] жёлтые
    }
}: { $gain }
web-ronin-fx-at-least = { $n }+ { $colour ->
    [red] красных
    [green] зелёных
    [blue] синих
    [pink] розовых
   *[yellow] жёлтых
}: { $gain }
web-ronin-fx-per = За { $colour ->
    [red] красную
    [green] зелёную
    [blue] синюю
    [pink] розовую
   *[yellow] жёлтую
}: 1 { $one }
web-ronin-fx-partner = За { $colour ->
    [red] красную
    [green] зелёную
    [blue] синюю
    [pink] розовую
   *[yellow] жёлтую
} карту партнёра: 1 очко
web-ronin-fx-lose = Минус { $n } { $lost }: { $gain }
web-ronin-fx-lose-up-to = Минус 1–3 { $lost }: { $gain }
web-ronin-fx-inactive-exactly = Ровно { $n } неактивных: { $gain }
web-ronin-fx-inactive-at-least = { $n }+ неактивных: { $gain }
