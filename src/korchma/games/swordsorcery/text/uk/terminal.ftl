# «Клинок і чаклунство» в терміналі.

term-tab-hand = Картки
term-tab-seats = Герої
term-tab-dangers = Вороги
term-swordsorcery-bar = Раунд { $round } · { $left } · часток { $shards }, подій { $events }
term-swordsorcery-left = { $who }: { $moving ->
        [yes] { $moves ->
            [one] { $moves } крок
            [few] { $moves } кроки
            [many] { $moves } кроків
           *[other] { $moves } кроку
        }
       *[other] { $moves ->
            [0] без руху
           *[other] рух
        }
    }, бій { $combats }, спец { $acts }
term-swordsorcery-phase = { $phase ->
        [heroes] вибір героїв
        [party] хто йде
        [powers] вибір умінь
        [shop] в емпорії
        [begin] починається
        [time] фаза часу
        [battle] хто наступний?
        [hero] хід героя
        [enemy] хід ворогів
        [event] фаза подій
       *[over] усе скінчено
    }
term-swordsorcery-outcome = Що з того вийшло
term-swordsorcery-tag = { $kind ->
        [gremlin] Г
        [gremlin-pack] З
        [raider] Р
        [orc-warrior] В
        [orc-shaman] Ш
        [gnome] П
        [cultist] К
        [hill-troll] Т
       *[warlord] Л
    }{ $rank ->
        [green] з
        [blue] с
        [red] ч
       *[purple] ф
    }
term-swordsorcery-level = Рівень { $rank }{ $cooldown ->
        [0] { "" }
       *[other] , перезаряджання { $cooldown }
    }: { $does }.
term-swordsorcery-hero = { $name }, { $card }, рівень { $rank }, { $at }{ $state ->
        [ghost] : примарна душа, повернення біля святилища коштує { $ransom ->
            [one] { $ransom } частку
            [few] { $ransom } частки
            [many] { $ransom } часток
           *[other] { $ransom } частки
        }.
        [hidden] , у тіні.
       *[well] .
    }
term-swordsorcery-body = Здоров’я { $left } з { $health }{ $armour ->
        [0] { "" }
       *[other] , броня { $armour }
    }{ $shields ->
        [0] { "" }
       *[other] , магічні щити { $shields }
    }{ $defence ->
        [0] { "" }
        [one] , { $defence } кубик захисту
        [few] , { $defence } кубики захисту
        [many] , { $defence } кубиків захисту
       *[other] , { $defence } кубика захисту
    }.
term-swordsorcery-troubles = Стани: { $names }.
term-swordsorcery-boons = Поки діє: { $names }.
term-swordsorcery-powers = Уміння: { $names }.
term-swordsorcery-power = { $name } ({ $at ->
        [0] готове
        [one] за { $at } раунд
        [few] за { $at } раунди
        [many] за { $at } раундів
       *[other] за { $at } раунду
    })
term-swordsorcery-talents = Хисти: { $names }.
term-swordsorcery-worn = Спорядження: { $names }.
term-swordsorcery-pack = Торба ({ $n } з { $most }): { $names }; { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } крони
        [many] { $crowns } крон
       *[other] { $crowns } крони
    }.
term-swordsorcery-key = { $colour ->
        [red] червоний
        [blue] синій
       *[green] зелений
    }
term-swordsorcery-keys = Ключі: { $names }.
term-swordsorcery-stays = Лишається на місці.
term-swordsorcery-plan = Далі: { $does }; ціль: { $targets } ({ $reason }).
term-swordsorcery-outlook = Поранить: { $wound }; уб’є: { $kill }; у середньому ран: { $mean }.
term-swordsorcery-kill = уб’є { $chance }
term-swordsorcery-pace = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
term-swordsorcery-struck = , { $n ->
        [one] { $n } удар навздогін
        [few] { $n } удари навздогін
        [many] { $n } ударів навздогін
       *[other] { $n } удару навздогін
    }
term-swordsorcery-burns = , рана від небезпечної землі
term-swordsorcery-ready = { $n ->
        [one] { $n } ворог обрав ціль
        [few] { $n } вороги обрали ціль
        [many] { $n } ворогів обрали ціль
       *[other] { $n } ворога обрали ціль
    }
term-swordsorcery-rests = { $who }: стоїть на місці.
term-swordsorcery-means = { $who }: якщо покличуть, ціль — { $whom }: { $why }.
term-swordsorcery-goal = Мета: { $text }.
term-swordsorcery-defeat = Поразка: { $text }.
term-swordsorcery-decks = Частки душ: { $shards }. Лишилося: подій { $events }, сутичок { $encounters }, ворогів { $enemies }, скарбів { $treasures }.
term-swordsorcery-priority = Жетон пріоритету: { $name }, { $n }.
term-swordsorcery-way = { $way ->
        [door] Зачинені двері
        [locked] Замкнені двері
        [magic] Двері з магічним замком
        [wall] Стіна
        [down] Через бар’єр, в один бік
        [up] Бар’єр, звідси не перейти
       *[open] Відкрито
    }: { $names }.
term-swordsorcery-seen = Хто бачить: { $names }.
term-swordsorcery-thing = { $thing ->
        [shadow] тінь
        [story] сюжетна картка
        [chest] скриня
        [search] є що обшукати
        [heap] купа
        [loot] здобич
       *[key] магічний ключ
    }
term-swordsorcery-coins = { $n ->
        [one] { $n } крона на землі
        [few] { $n } крони на землі
        [many] { $n } крон на землі
       *[other] { $n } крони на землі
    }
term-swordsorcery-shrine = { $lit ->
        [yes] пробуджене святилище
       *[no] святилище, що спить
    }
term-swordsorcery-gate = { $open ->
        [yes] відкрите місце появи
       *[no] закрите місце появи
    } ({ $symbol })
term-swordsorcery-styles = Кому: { $names }.
term-swordsorcery-price = { " " }({ $n })
term-swordsorcery-blow = Атака: { $by } → { $target }
term-swordsorcery-dice = Кубики: { $faces }.
term-swordsorcery-spent = Витрачено: { $symbols }
term-swordsorcery-hits = Влучань: { $hits } (сталих { $sure }, бонус { $bonus })
term-swordsorcery-guard = Захист: { $target }, { $hits ->
        [one] { $hits } влучання
        [few] { $hits } влучання
        [many] { $hits } влучань
       *[other] { $hits } влучання
    }{ $lethal ->
        [0] { "" }
       *[other] , з них фатальних { $lethal }
    }
term-swordsorcery-purse = { $name }: { $n ->
        [one] { $n } крона
        [few] { $n } крони
        [many] { $n } крон
       *[other] { $n } крони
    }
term-swordsorcery-wares = На продаж, кожен бік зі своєю ціною:
term-swordsorcery-stash = У схованці, задарма: { $names }
term-swordsorcery-legend = Області мають номери; яскраві бачить активний герой. ┃ ━ стіна, ▯ двері, ▮ замкнено, ◈ магічний замок, → бар’єр і куди через нього, ░ живопліт.
    ≈ важкопрохідно, ‼ небезпечно, ♨ вогонь. ✚ святилище, + спить; ⌂ відкрите місце появи, ∩ закрите. ▒ тінь, ¶ історія, ◆ жетон завдання.
    ▣ скриня, ? обшукати, ∴ купа, $ крони, & здобич, = картка, ♀ ключ, ᛟ руна. Герої: дві літери, примарні душі — малими.
    Вороги: вид, ранг, номер. Гремлін, Зграя, Розбійник, Воїн, Шаман, Підривник, Культист, Троль, Л — ватаг; з зелений, с синій, ч червоний, ф фіолетовий.
    Кубики: R червоний, B синій; ✶ влучання, ◘ щит, ▲ сила, ✦ магія, ★ легенда, × промах.
term-swordsorcery-gauge = { $what } { $before } → { $after }
term-swordsorcery-beside = Замість «{ $names }»: { $said }.
term-swordsorcery-new = { $said }.
term-swordsorcery-likely = { $does }: { $chance }
term-swordsorcery-foreign = Не для цього героя.
term-swordsorcery-rise = Рівень { $rank } за частки душ: { $cost }, лишиться { $left }: { $said }.
term-swordsorcery-rise-learns = На вибір: { $names }.
term-swordsorcery-rise-grown = Новий щабель: { $names }.
term-swordsorcery-rise-level = Потім наздоженуть: { $names }.
term-swordsorcery-recruit = { $back ->
        [yes] повертається
       *[other] приходить
    } на рівні { $rank }, у гаманці { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } крони
        [many] { $crowns } крон
       *[other] { $crowns } крони
    }
