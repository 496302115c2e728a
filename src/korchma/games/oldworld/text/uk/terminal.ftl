# «Старий світ» у терміналі.

term-tab-dangers = Ринок
term-oldworld-bar = Хід { $turn }, { $phase ->
    [roam] I дорога
    [deed] II діло
    [fight] II бій
    [rest] III відпочинок
   *[over] кінець
}
term-oldworld-purse-short = трофеї { $n }/{ $most } · золото { $gold }
term-oldworld-shield-short = щит { $n }/{ $most }
term-oldworld-level-short = рівень { $n }
term-oldworld-cards-short = рука { $hand }, колода { $deck }, скид { $discard }
term-oldworld-mark = { $school ->
    [wolf] Во
    [griffin] Гр
    [bear] Ве
    [cat] Кі
   *[viper] Зм
}
term-oldworld-skill = { $skill ->
    [combat] Б
    [defence] З
    [alchemy] А
   *[specialty] Сп
}
term-oldworld-colour = { $colour ->
    [blue] С
    [red] Ч
    [green] З
    [purple] Ф
   *[yellow] Ж
}
term-oldworld-price = { $n ->
    [0] задарма:
   *[other] за { $n }:
}
term-oldworld-dear = { $gold ->
    [0] за дві карти
   *[other] за дві карти або карту й золотий
}
term-oldworld-act = Тут: { $action }
term-oldworld-attack = Напасти: { $beast }
term-oldworld-beast = { $name } ({ $level }, життя { $life })
term-oldworld-lair = { $beast } { $at }{ $trail ->
    [yes] , слід вам відомий
   *[no] {""}
}
term-oldworld-trophy = Трофей: { $text }
term-oldworld-place = { $place } ({ $terrain }). { $some ->
    [yes] Там: { $here }.{" "}
   *[no] {""}
}{ $action }: { $text } Шляхи: { $roads }.
term-oldworld-tavern = корчму зачинено
term-oldworld-costs = { $n ->
    [0] Зараз задарма.
    [one] Зараз коштує { $n } карту з руки.
    [few] Зараз коштує { $n } карти з руки.
    [many] Зараз коштує { $n } карт із руки.
   *[other] Зараз коштує { $n } карти з руки.
}
term-oldworld-stories = { $deck ->
    [city] Місто
   *[wilds] Околиці
}: { $n ->
    [one] лишилася { $n } історія.
    [few] лишилися { $n } історії.
    [many] лишилося { $n } історій.
   *[other] лишилося { $n } історії.
}
term-oldworld-level = У вас { $n }: { $worth }.
term-oldworld-die = { $name }: { $face }
term-oldworld-at = { $name } — { $at }.
term-oldworld-purse = Трофеї: { $n } із { $most }. Золото: { $gold }.
term-oldworld-shield = Щит: { $n } із { $most }.
term-oldworld-skills = { $skills }; рівень відьмака { $level }.
term-oldworld-cards = Карти: рука { $hand }, колода { $deck }, скид { $discard }.
term-oldworld-has = { $what ->
    [potions] Еліксири
    [trophies] Трофеї
    [kept] Спорядження й супутники
    [trails] Сліди
   *[tracking] Де шукати сліди
}: { $names }
term-oldworld-quest = { $gold ->
    [0] Завдання «{ $story }» — { $at }
   *[other] Завдання «{ $story }» — { $at }, коштує { $gold } зол.
}
term-oldworld-row = Ряд, нові карти першими:
term-oldworld-stock = Лишилося: карт { $deck }, еліксирів { $potions }, історій { $city } у місті та { $wilds } на околицях
term-oldworld-coming = Чудовиська попереду: I { $one }, II { $two }, III { $three }
term-oldworld-mastery = Трофеї за навички ще є: { $skills }
term-oldworld-needed = Довести до досконалості: { $skill }
term-oldworld-deck = У колоді, без порядку: { $cards }
term-oldworld-outcome = Що з цього вийшло
term-oldworld-title = «{ $story }»
term-oldworld-specialty = Застосувати: { $name } ({ $worth })
term-oldworld-way = { $way ->
    [a] А
   *[b] Б
}: { $text }

## Сцени

term-oldworld-life = карт життя { $n } із { $most }
term-oldworld-spent = Остання карта: { $does }
term-oldworld-health = { $n ->
    [one] у запасі { $n } карта (колода { $deck }, рука { $hand })
    [few] у запасі { $n } карти (колода { $deck }, рука { $hand })
    [many] у запасі { $n } карт (колода { $deck }, рука { $hand })
   *[other] у запасі { $n } карти (колода { $deck }, рука { $hand })
}
term-oldworld-drunk = еліксирів випито { $n } із { $most }
term-oldworld-combo = Комбінація:
term-oldworld-combo-empty = Карт іще не викладено.
term-oldworld-sum = Поки що: шкода { $damage }, щит { $shield }, узяти карт { $draw }
term-oldworld-gist = шкода { $damage }, щит { $shield }, карт { $draw }
term-oldworld-bet = { $who }, ставка: { $on }
term-oldworld-theirs = Інша сторона

term-oldworld-legend =
    ♣ ліс, ▲ гори, ≈ вода, ✱ будь-яка місцевість; ● ви тут; Во, Гр, Ве, Кі, Зм: відьмаки за школами
    ⌂ школа, +Б +З +А +Сп вправлятися в бою, захисті, алхімії, спеціалізації; ⚄ покер, ¢ милостиня, ⇄ обмін, ⚗ еліксир, ? розпитати про чудовиськ
    ☠II:5 чудовисько рівня II, 5 карт життя; » його слід вам відомий або туди ведуть сліди; ! ваше завдання
    С, Ч, З, Ф, Ж: синя, червона, зелена, фіолетова, жовта карта; перед літерою — місцевість, за яку вона платить
    ✕2 шкода, ◈1 щит, ▯+1 узяти карти, ↺ узяти верхню карту скиду
    →Ч далі можна червону; →Ч✕1 і ще 1 шкода; →Ч↩ і ця карта повернеться в руку
    Крапки — шляхи; на малій мапі лише ваші. Наведіть на місце, і буде названо всі його шляхи.
    Підкреслено: можна вибрати. Виділено: варіант під вказівником.
