# «Ронін» у браузері: що каже стіл понад web.ftl.

web-ronin-board = Бамбукове поле
web-ronin-left-first = Наступного ходу першим діє лівий
web-ronin-panes = Ви, ваша рука, ваші партнери
web-ronin-quest = Додаткове завдання: { $symbols }
web-ronin-hand = Рука
web-ronin-points = очки партнерства
web-ronin-your-choice = Ваш вибір
web-ronin-skill-now = зараз
web-ronin-worth-from = Звідси й вище варте { $n } ПО в кінці гри.
web-ronin-card-colour = { $colour ->
    [red] Червона
    [green] Зелена
    [blue] Синя
    [pink] Рожева
   *[yellow] Жовта
}
web-ronin-cup-to = Чашка: { $who }
web-ronin-cup-covered = чашку вже передано

## Хто що робить

web-ronin-took-pair = узято пару { $n }
web-ronin-took-deck = узято з колоди
web-ronin-to-come = ще попереду
web-ronin-who-ready = Хто готовий

## Що принесуть карти

web-ronin-pairs-bring = Якщо зіграти зараз
web-ronin-would-if-played = Якщо зіграти обидві зараз:
web-ronin-pick-two = Торкніться двох карт на руці. Перша спрацює першою.
web-ronin-laid-down = Ваші карти лежать долілиць. Їх відкриють, коли всі будуть готові.

## Запитання, коли місця мало

web-ronin-do-take-pair = { $slot }
web-ronin-do-take-deck = Колода, наосліп
web-ronin-do-use-skill = { $skill }
web-ronin-do-lose-token = Жетон: { $symbol_lower }
web-ronin-do-take-board = { $board }
web-ronin-group-keep = Вибрати карту…
    .short = Вибрати
web-ronin-group-again = Вибрати карту…
    .short = Вибрати
web-ronin-group-swap-in = Вибрати карту…
    .short = Вибрати
web-ronin-group-swap-out = Вибрати карту…
    .short = Вибрати
web-ronin-group-toss = Вибрати карту…
    .short = Вибрати
web-ronin-group-play = Вибрати карту…
    .short = Вибрати
web-ronin-group-cover = Накрити символ…
    .short = Символ
web-ronin-group-lose-token = Віддати жетон…
    .short = Жетон

## Літера на фігурці

web-ronin-letter-geralt = Г
web-ronin-letter-yennefer = Й
web-ronin-letter-ciri = Ц
web-ronin-letter-dandelion = Л
web-ronin-letter-vesemir = В
web-ronin-letter-triss = Т
web-ronin-letter-yuki-onna = Ю

## Ефекти двома словами

web-ronin-fx-inactive = неактивні
web-ronin-fx-gain = { $kind ->
    [symbol] { $n ->
        [0] стільки ж { $of }
        [one] { $n } { $one }
        [few] { $n } { $of }
        [many] { $n } { $of }
       *[other] { $n } { $of }
    }
    [each] по { $n } активному
    [three] по 1 решти
    [both-tracks] по { $n } на обидва треки
   *[one-track] стільки ж очок
}
web-ronin-fx-exactly = Рівно { $n } { $n ->
    [1] { $colour ->
        [red] червона
        [green] зелена
        [blue] синя
        [pink] рожева
       *[yellow] жовта
    }
   *[other] { $colour ->
        [red] червоні
        [green] зелені
        [blue] сині
        [pink] рожеві
       *[yellow] жовті
    }
}: { $gain }
web-ronin-fx-at-least = { $n }+ { $colour ->
    [red] червоних
    [green] зелених
    [blue] синіх
    [pink] рожевих
   *[yellow] жовтих
}: { $gain }
web-ronin-fx-per = За { $colour ->
    [red] червону
    [green] зелену
    [blue] синю
    [pink] рожеву
   *[yellow] жовту
}: 1 { $one }
web-ronin-fx-partner = За { $colour ->
    [red] червону
    [green] зелену
    [blue] синю
    [pink] рожеву
   *[yellow] жовту
} карту партнера: 1 очко
web-ronin-fx-lose = Мінус { $n } { $lost }: { $gain }
web-ronin-fx-lose-up-to = Мінус 1–3 { $lost }: { $gain }
web-ronin-fx-inactive-exactly = Рівно { $n } неактивні: { $gain }
web-ronin-fx-inactive-at-least = { $n }+ неактивних: { $gain }
