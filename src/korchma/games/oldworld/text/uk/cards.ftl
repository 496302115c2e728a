# Карти дій: назви, з місцевістю там, де вона важить, і що вони роблять у бою.

card-precise-cut = Точний поріз{ card-ground }
card-whirl = Млинок{ card-ground }
card-crippling-strike = Скалічення{ card-ground }
card-severe-blow = Важкий удар{ card-ground }
card-precise-blow = Точний удар{ card-ground }
card-crushing-blow = Нищівний удар{ card-ground }
card-counter = Контратака{ card-ground }
card-cover = Прикриття{ card-ground }
card-block = Блок{ card-ground }
card-lightning-reflexes = Блискавичні рефлекси{ card-ground }
card-intense-aard = Посилений Аард{ card-ground }
card-intense-igni = Посилений Іґні{ card-ground }
card-melt-armour = Плавлення обладунку{ card-ground }
card-shockwave = Ударна хвиля{ card-ground }
card-stream-of-fire = Потік вогню{ card-ground }
card-intense-yrden = Посилений Ірден{ card-ground }
card-intense-axii = Посилений Аксій{ card-ground }
card-intense-quen = Посилений Квен{ card-ground }
card-magic-trap = Магічна пастка{ card-ground }
card-exploding-shield = Вибуховий щит{ card-ground }
card-quick-slash = Швидкий випад{ card-ground }
card-rend = Розтин{ card-ground }
card-push = Поштовх{ card-ground }
card-aard = Аард{ card-ground }
card-yrden = Ірден{ card-ground }
card-axii = Аксій{ card-ground }
card-quen = Квен{ card-ground }

card-ground = { $ground ->
    [forest] {" "}({ terrain-forest.lower })
    [mountain] {" "}({ terrain-mountain.lower })
    [water] {" "}({ terrain-water.lower })
    [wild] {" "}({ terrain-wild.lower })
   *[none] {""}
}

## Що робить карта

card-does = { $corner ->
    [damage-draw] { card-damage }, { card-draw }
    [shield] { card-shield }
    [shield-draw] { card-shield }, { card-draw }
    [draw] { card-draw }
    [take] { card-take }
   *[damage] { card-damage }
}{ $links ->
    [0] {""}
    [1] {"; "}далі { card-link-one }
   *[2] {"; "}далі { card-link-one } або { card-link-two }
}
card-damage = шкода { $damage }
card-shield = щит +{ $shield }
card-draw = карти { $draw }
card-take = верхня карта вашого скиду
card-link-one = { $one ->
    [blue] синя
    [red] червона
    [green] зелена
    [purple] фіолетова
   *[yellow] жовта
}{ $one_gives ->
    [damage] {" "}(шкода +{ $one_n })
    [shield] {" "}(щит +{ $one_n })
    [back] {" "}(ця вернеться на руку)
   *[nothing] {""}
}
card-link-two = { $two ->
    [blue] синя
    [red] червона
    [green] зелена
    [purple] фіолетова
   *[yellow] жовта
}{ $two_gives ->
    [damage] {" "}(шкода +{ $two_n })
    [shield] {" "}(щит +{ $two_n })
    [back] {" "}(ця вернеться на руку)
   *[nothing] {""}
}

## Бойові карти чудовиськ

attack = бойова карта { $n }
attack-does = удар: { attack-charge }; укус: { attack-bite }
attack-charge = { $charge ->
    [burn] карта з руки йде з гри
    [discard] випадкові карти з руки, стільки, який рівень чудовиська
    [level] шкода за рівнем чудовиська
   *[damage] шкода { $charge_n }
}
attack-bite = { $bite ->
    [skill] шкода, що дорівнює навичці: { $bite_skill ->
        [combat] бій
        [defence] захист
        [alchemy] алхімія
       *[specialty] спеціалізація
    }
    [lowers] { $bite_skill ->
        [combat] бій
        [defence] захист
        [alchemy] алхімія
       *[specialty] спеціалізація
    } −1 і шкода на 1 менша за рівень чудовиська
    [level] шкода на { $bite_n } більша за рівень чудовиська
   *[damage] шкода { $bite_n }
}
