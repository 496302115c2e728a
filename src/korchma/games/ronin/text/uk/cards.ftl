# Карти не мають назв: їх кличуть за кольором і символами, і вони кажуть, що роблять.

card = { $colour ->
    [red] червона
    [green] зелена
    [blue] синя
    [pink] рожева
   *[yellow] жовта
} ({ $symbols ->
    [0] без символів
    [1] { card-one }
   *[2] { card-one }, { card-two }
})
card-one = { $one ->
    [magic] { symbol-magic.lower }
    [diplomacy] { symbol-diplomacy.lower }
    [exploration] { symbol-exploration.lower }
   *[combat] { symbol-combat.lower }
}
card-two = { $two ->
    [magic] { symbol-magic.lower }
    [diplomacy] { symbol-diplomacy.lower }
    [exploration] { symbol-exploration.lower }
   *[combat] { symbol-combat.lower }
}

## Що робить карта

card-does = { $bears ->
    [effect] { effect }{ card-cup }
    [tea] Чай · { effect }{ card-cup }
   *[nothing] { $cup ->
        [left] { cup-left }
        [right] { cup-right }
       *[none] Без ефекту
    }
}
card-cup = { $cup ->
    [left] {" · "}{ cup-left }
    [right] {" · "}{ cup-right }
   *[none] {""}
}
effect = { $when ->
    [exactly] { when-exactly }
    [at-least] { when-at-least }
    [per] { when-per }
    [lose] { when-lose }
    [lose-up-to] { when-lose-up-to }
    [partner] { when-partner }
    [inactive-exactly] { when-inactive-exactly }
   *[inactive-at-least] { when-inactive-at-least }
}: { $gain ->
    [left] { gain-left }
    [right] { gain-right }
    [each] { gain-each }
    [three] { gain-three }
    [symbol] { gain-symbol }
    [both-tracks] { gain-both-tracks }
   *[one-track] { gain-one-track }
}
cup-left = Чашка ліворуч
cup-right = Чашка праворуч

## Умови

when-exactly = { $colour ->
    [red] Червоних
    [green] Зелених
    [blue] Синіх
    [pink] Рожевих
   *[yellow] Жовтих
} карт рівно { $count }
when-at-least = { $colour ->
    [red] Червоних
    [green] Зелених
    [blue] Синіх
    [pink] Рожевих
   *[yellow] Жовтих
} карт { $count } чи більше
when-per = За { $colour ->
    [red] червоні
    [green] зелені
    [blue] сині
    [pink] рожеві
   *[yellow] жовті
} карти (до 3)
when-partner = За { $colour ->
    [red] червоні
    [green] зелені
    [blue] сині
    [pink] рожеві
   *[yellow] жовті
} карти одного партнера (до 3)
when-lose = Утратити { $count ->
    [one] { $count } символ
    [few] { $count } символи
    [many] { $count } символів
   *[other] { $count } символу
} { $lost ->
    [magic] { symbol-magic.of }
    [diplomacy] { symbol-diplomacy.of }
    [exploration] { symbol-exploration.of }
    [combat] { symbol-combat.of }
   *[inactive] поза активними
}
when-lose-up-to = Утратити 1–3 { $lost ->
    [magic] символи { symbol-magic.of }
    [diplomacy] символи { symbol-diplomacy.of }
    [exploration] символи { symbol-exploration.of }
    [combat] символи { symbol-combat.of }
   *[inactive] неактивні символи
}
when-inactive-exactly = Неактивних символів рівно { $count }
when-inactive-at-least = Неактивних символів { $count } чи більше

## Результати; 0 означає стільки, скільки нарахувала умова

gain-left = { $n ->
    [0] стільки ж лівих символів
    [one] { $n } лівий символ
    [few] { $n } ліві символи
    [many] { $n } лівих символів
   *[other] { $n } лівого символу
}
gain-right = { $n ->
    [0] стільки ж правих символів
    [one] { $n } правий символ
    [few] { $n } праві символи
    [many] { $n } правих символів
   *[other] { $n } правого символу
}
gain-each = { $n ->
    [0] стільки ж кожного активного символу
   *[other] по { $n } кожного активного символу
}
gain-three = { $n ->
    [0] стільки ж дослідження, магії та бою
   *[other] дослідження, магія і бій, по { $n }
}
gain-symbol = { $n ->
    [0] стільки ж символів
    [one] { $n } символ
    [few] { $n } символи
    [many] { $n } символів
   *[other] { $n } символу
} { $symbol ->
    [magic] { symbol-magic.of }
    [diplomacy] { symbol-diplomacy.of }
    [exploration] { symbol-exploration.of }
   *[combat] { symbol-combat.of }
}
gain-both-tracks = { $n ->
    [0] стільки ж очок на обох треках
    [one] по { $n } очку на обох треках
    [few] по { $n } очки на обох треках
    [many] по { $n } очок на обох треках
   *[other] по { $n } очка на обох треках
}
gain-one-track = { $n ->
    [0] стільки ж очок
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
} { $track ->
    [shared] на спільному з ним треку
   *[chosen] на одному треку на ваш вибір
}
