# У карт нет названий: их зовут по цвету и символам, и они говорят, что делают.

card = { $colour ->
    [red] красная
    [green] зелёная
    [blue] синяя
    [pink] розовая
   *[yellow] жёлтая
} ({ $symbols ->
    [0] без символов
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

## Что делает карта

card-does = { $bears ->
    [effect] { effect }{ card-cup }
    [tea] Чай · { effect }{ card-cup }
   *[nothing] { $cup ->
        [left] { cup-left }
        [right] { cup-right }
       *[none] Без эффекта
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
cup-left = Чашка налево
cup-right = Чашка направо

## Условия

when-exactly = { $colour ->
    [red] Красных
    [green] Зелёных
    [blue] Синих
    [pink] Розовых
   *[yellow] Жёлтых
} карт ровно { $count }
when-at-least = { $colour ->
    [red] Красных
    [green] Зелёных
    [blue] Синих
    [pink] Розовых
   *[yellow] Жёлтых
} карт { $count } или больше
when-per = За { $colour ->
    [red] красные
    [green] зелёные
    [blue] синие
    [pink] розовые
   *[yellow] жёлтые
} карты (до 3)
when-partner = За { $colour ->
    [red] красные
    [green] зелёные
    [blue] синие
    [pink] розовые
   *[yellow] жёлтые
} карты одного партнёра (до 3)
when-lose = Потерять { $count ->
    [one] { $count } символ
    [few] { $count } символа
    [many] { $count } символов
   *[other] { $count } символа
} { $lost ->
    [magic] { symbol-magic.of }
    [diplomacy] { symbol-diplomacy.of }
    [exploration] { symbol-exploration.of }
    [combat] { symbol-combat.of }
   *[inactive] вне активных
}
when-lose-up-to = Потерять 1–3 { $lost ->
    [magic] символа { symbol-magic.of }
    [diplomacy] символа { symbol-diplomacy.of }
    [exploration] символа { symbol-exploration.of }
    [combat] символа { symbol-combat.of }
   *[inactive] неактивных символа
}
when-inactive-exactly = Неактивных символов ровно { $count }
when-inactive-at-least = Неактивных символов { $count } или больше

## Результаты; 0 значит столько, сколько насчитало условие

gain-left = { $n ->
    [0] столько же левых символов
    [one] { $n } левый символ
    [few] { $n } левых символа
    [many] { $n } левых символов
   *[other] { $n } левого символа
}
gain-right = { $n ->
    [0] столько же правых символов
    [one] { $n } правый символ
    [few] { $n } правых символа
    [many] { $n } правых символов
   *[other] { $n } правого символа
}
gain-each = { $n ->
    [0] столько же каждого активного символа
   *[other] по { $n } каждого активного символа
}
gain-three = { $n ->
    [0] столько же исследования, магии и боя
   *[other] исследование, магия и бой, по { $n }
}
gain-symbol = { $n ->
    [0] столько же символов
    [one] { $n } символ
    [few] { $n } символа
    [many] { $n } символов
   *[other] { $n } символа
} { $symbol ->
    [magic] { symbol-magic.of }
    [diplomacy] { symbol-diplomacy.of }
    [exploration] { symbol-exploration.of }
   *[combat] { symbol-combat.of }
}
gain-both-tracks = { $n ->
    [0] столько же очков на обоих треках
    [one] по { $n } очку на обоих треках
    [few] по { $n } очка на обоих треках
    [many] по { $n } очков на обоих треках
   *[other] по { $n } очка на обоих треках
}
gain-one-track = { $n ->
    [0] столько же очков
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} { $track ->
    [shared] на общем с ним треке
   *[chosen] на одном треке по вашему выбору
}
