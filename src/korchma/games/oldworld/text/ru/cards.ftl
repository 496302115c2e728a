# Карты действий: названия, с местностью там, где она важна, и что они делают в битве.

card-precise-cut = Точный порез{ card-ground }
card-whirl = Мельница{ card-ground }
card-crippling-strike = Калечащий удар{ card-ground }
card-severe-blow = Тяжёлый удар{ card-ground }
card-precise-blow = Точный удар{ card-ground }
card-crushing-blow = Сокрушительный удар{ card-ground }
card-counter = Контратака{ card-ground }
card-cover = Прикрытие{ card-ground }
card-block = Блок{ card-ground }
card-lightning-reflexes = Молниеносные рефлексы{ card-ground }
card-intense-aard = Усиленный Аард{ card-ground }
card-intense-igni = Усиленный Игни{ card-ground }
card-melt-armour = Плавление доспеха{ card-ground }
card-shockwave = Ударная волна{ card-ground }
card-stream-of-fire = Поток огня{ card-ground }
card-intense-yrden = Усиленный Ирден{ card-ground }
card-intense-axii = Усиленный Аксий{ card-ground }
card-intense-quen = Усиленный Квен{ card-ground }
card-magic-trap = Магическая ловушка{ card-ground }
card-exploding-shield = Взрывной щит{ card-ground }
card-quick-slash = Быстрый выпад{ card-ground }
card-rend = Рассечение{ card-ground }
card-push = Толчок{ card-ground }
card-aard = Аард{ card-ground }
card-yrden = Ирден{ card-ground }
card-axii = Аксий{ card-ground }
card-quen = Квен{ card-ground }

card-ground = { $ground ->
    [forest] {" "}({ terrain-forest.lower })
    [mountain] {" "}({ terrain-mountain.lower })
    [water] {" "}({ terrain-water.lower })
    [wild] {" "}({ terrain-wild.lower })
   *[none] {""}
}

## Что делает карта

card-does = { $corner ->
    [damage-draw] { card-damage }, { card-draw }
    [shield] { card-shield }
    [shield-draw] { card-shield }, { card-draw }
    [draw] { card-draw }
    [take] { card-take }
   *[damage] { card-damage }
}{ $links ->
    [0] {""}
    [1] {"; "}затем { card-link-one }
   *[2] {"; "}затем { card-link-one } или { card-link-two }
}
card-damage = урон { $damage }
card-shield = щит +{ $shield }
card-draw = карты { $draw }
card-take = верхняя карта вашего сброса
card-link-one = { $one ->
    [blue] синяя
    [red] красная
    [green] зелёная
    [purple] фиолетовая
   *[yellow] жёлтая
}{ $one_gives ->
    [damage] {" "}(урон +{ $one_n })
    [shield] {" "}(щит +{ $one_n })
    [back] {" "}(эта вернётся на руку)
   *[nothing] {""}
}
card-link-two = { $two ->
    [blue] синяя
    [red] красная
    [green] зелёная
    [purple] фиолетовая
   *[yellow] жёлтая
}{ $two_gives ->
    [damage] {" "}(урон +{ $two_n })
    [shield] {" "}(щит +{ $two_n })
    [back] {" "}(эта вернётся на руку)
   *[nothing] {""}
}

## Боевые карты монстров

attack = боевая карта { $n }
attack-does = удар: { attack-charge }; укус: { attack-bite }
attack-charge = { $charge ->
    [burn] карта с руки уходит из игры
    [discard] случайные карты с руки, столько, каков уровень монстра
    [level] урон по уровню монстра
   *[damage] урон { $charge_n }
}
attack-bite = { $bite ->
    [skill] урон, равный навыку: { $bite_skill ->
        [combat] сражение
        [defence] защита
        [alchemy] алхимия
       *[specialty] специализация
    }
    [lowers] { $bite_skill ->
        [combat] сражение
        [defence] защита
        [alchemy] алхимия
       *[specialty] специализация
    } −1 и урон на 1 меньше уровня монстра
    [level] урон на { $bite_n } больше уровня монстра
   *[damage] урон { $bite_n }
}
