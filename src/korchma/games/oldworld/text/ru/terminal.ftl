# «Старый мир» в терминале.

term-tab-dangers = Рынок
term-oldworld-bar = Ход { $turn }, { $phase ->
    [roam] I дорога
    [deed] II дело
    [fight] II битва
    [rest] III отдых
   *[over] конец
}
term-oldworld-purse-short = трофеи { $n }/{ $most } · золото { $gold }
term-oldworld-shield-short = щит { $n }/{ $most }
term-oldworld-level-short = уровень { $n }
term-oldworld-cards-short = рука { $hand }, колода { $deck }, сброс { $discard }
term-oldworld-mark = { $school ->
    [wolf] Во
    [griffin] Гр
    [bear] Ме
    [cat] Ко
   *[viper] Зм
}
term-oldworld-skill = { $skill ->
    [combat] С
    [defence] З
    [alchemy] А
   *[specialty] Сп
}
term-oldworld-colour = { $colour ->
    [blue] С
    [red] К
    [green] З
    [purple] Ф
   *[yellow] Ж
}
term-oldworld-price = { $n ->
    [0] даром:
   *[other] за { $n }:
}
term-oldworld-dear = { $gold ->
    [0] за две карты
   *[other] за две карты или карту и 1 золото
}
term-oldworld-act = Здесь: { $action }
term-oldworld-attack = Напасть: { $beast }
term-oldworld-beast = { $name } ({ $level }, жизнь { $life })
term-oldworld-lair = { $beast } { $at }{ $trail ->
    [yes] , след вам известен
   *[no] {""}
}
term-oldworld-trophy = Трофей: { $text }
term-oldworld-place = { $place } ({ $terrain }). { $some ->
    [yes] Там: { $here }.{" "}
   *[no] {""}
}{ $action }: { $text } Дороги: { $roads }.
term-oldworld-tavern = корчма закрыта
term-oldworld-costs = { $n ->
    [0] Сейчас даром.
    [one] Сейчас стоит { $n } карту с руки.
    [few] Сейчас стоит { $n } карты с руки.
    [many] Сейчас стоит { $n } карт с руки.
   *[other] Сейчас стоит { $n } карты с руки.
}
term-oldworld-stories = { $deck ->
    [city] Город
   *[wilds] Окрестности
}: { $n ->
    [one] осталась { $n } история.
    [few] остались { $n } истории.
    [many] осталось { $n } историй.
   *[other] осталось { $n } истории.
}
term-oldworld-level = У вас { $n }: { $worth }.
term-oldworld-die = { $name }: { $face }
term-oldworld-at = { $name } — { $at }.
term-oldworld-purse = Трофеи: { $n } из { $most }. Золото: { $gold }.
term-oldworld-shield = Щит: { $n } из { $most }.
term-oldworld-skills = { $skills }; уровень ведьмака { $level }.
term-oldworld-cards = Карты: рука { $hand }, колода { $deck }, сброс { $discard }.
term-oldworld-has = { $what ->
    [potions] Эликсиры
    [trophies] Трофеи
    [kept] Снаряжение и спутники
    [trails] Следы
   *[tracking] Где искать следы
}: { $names }
term-oldworld-quest = { $gold ->
    [0] Задание «{ $story }» — { $at }
   *[other] Задание «{ $story }» — { $at }, стоит { $gold } зол.
}
term-oldworld-row = Ряд, новые карты первыми:
term-oldworld-stock = Осталось: карт { $deck }, эликсиров { $potions }, историй { $city } в городе и { $wilds } в окрестностях
term-oldworld-coming = Монстры впереди: I { $one }, II { $two }, III { $three }
term-oldworld-mastery = Трофеи за навыки ещё есть: { $skills }
term-oldworld-needed = До совершенства довести: { $skill }
term-oldworld-deck = В колоде, без порядка: { $cards }
term-oldworld-outcome = Что из этого вышло
term-oldworld-title = «{ $story }»
term-oldworld-specialty = Применить: { $name } ({ $worth })
term-oldworld-way = { $way ->
    [a] А
   *[b] Б
}: { $text }

## Сцены

term-oldworld-life = карт жизни { $n } из { $most }
term-oldworld-spent = Последняя карта: { $does }
term-oldworld-health = { $n ->
    [one] в запасе { $n } карта (колода { $deck }, рука { $hand })
    [few] в запасе { $n } карты (колода { $deck }, рука { $hand })
    [many] в запасе { $n } карт (колода { $deck }, рука { $hand })
   *[other] в запасе { $n } карты (колода { $deck }, рука { $hand })
}
term-oldworld-drunk = эликсиров выпито { $n } из { $most }
term-oldworld-combo = Комбинация:
term-oldworld-combo-empty = Карт пока не выложено.
term-oldworld-sum = Пока: урон { $damage }, щит { $shield }, взять карт { $draw }
term-oldworld-gist = урон { $damage }, щит { $shield }, карт { $draw }
term-oldworld-bet = { $who }, ставка: { $on }
term-oldworld-theirs = Другая сторона

term-oldworld-legend =
    ♣ лес, ▲ горы, ≈ вода, ✱ любая местность; ● вы здесь; Во, Гр, Ме, Ко, Зм: ведьмаки по школам
    ⌂ школа, +С +З +А +Сп упражняться в сражении, защите, алхимии, специализации; ⚄ покер, ¢ милостыня, ⇄ обмен, ⚗ эликсир, ? расспросы о монстрах
    ☠II:5 монстр уровня II, 5 карт жизни; » его след вам известен или туда ведут следы; ! ваше задание
    С, К, З, Ф, Ж: синяя, красная, зелёная, фиолетовая, жёлтая карта; перед буквой — местность, за которую она платит
    ✕2 урон, ◈1 щит, ▯+1 взять карты, ↺ взять верхнюю карту сброса
    →К следом можно красную; →К✕1 и ещё 1 урон; →К↩ и эта карта вернётся на руку
    Точки — дороги; на маленькой карте только ваши. Наведите на место, и будут названы все его дороги.
    Подчёркнуто: можно выбрать. Выделено: вариант под указателем.
