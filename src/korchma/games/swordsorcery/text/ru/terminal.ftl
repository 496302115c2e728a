# «Клинок и колдовство» в терминале.

term-tab-hand = Карты
term-tab-seats = Герои
term-tab-dangers = Враги
term-swordsorcery-bar = Раунд { $round } · { $left } · частиц { $shards }, событий { $events }
term-swordsorcery-left = { $who }: { $moving ->
        [yes] { $moves ->
            [one] { $moves } шаг
            [few] { $moves } шага
            [many] { $moves } шагов
           *[other] { $moves } шага
        }
       *[other] { $moves ->
            [0] без шагов
           *[other] шаги
        }
    }, бой { $combats }, спец { $acts }
term-swordsorcery-phase = { $phase ->
        [heroes] выбор героев
        [party] кто идёт
        [powers] выбор умений
        [shop] в эмпориуме
        [begin] начинается
        [time] фаза времени
        [battle] кто следующий?
        [hero] ход героя
        [enemy] ход врагов
        [event] фаза событий
       *[over] всё кончено
    }
term-swordsorcery-outcome = Что из этого вышло
term-swordsorcery-tag = { $kind ->
        [gremlin] Г
        [gremlin-pack] С
        [raider] Н
        [orc-warrior] В
        [orc-shaman] Ш
        [gnome] П
        [cultist] К
        [hill-troll] Т
       *[warlord] Л
    }{ $rank ->
        [green] з
        [blue] с
        [red] к
       *[purple] ф
    }
term-swordsorcery-level = Уровень { $rank }{ $cooldown ->
        [0] { "" }
       *[other] , перезарядка { $cooldown }
    }: { $does }.
term-swordsorcery-hero = { $name }, { $card }, уровень { $rank }, { $at }{ $state ->
        [ghost] : призрачная душа, возвращение у святилища стоит { $ransom ->
            [one] { $ransom } частицу
            [few] { $ransom } частицы
            [many] { $ransom } частиц
           *[other] { $ransom } частицы
        }.
        [hidden] , в тени.
       *[well] .
    }
term-swordsorcery-body = Здоровье { $left } из { $health }{ $armour ->
        [0] { "" }
       *[other] , броня { $armour }
    }{ $shields ->
        [0] { "" }
       *[other] , магические щиты { $shields }
    }{ $defence ->
        [0] { "" }
        [one] , { $defence } кубик защиты
        [few] , { $defence } кубика защиты
        [many] , { $defence } кубиков защиты
       *[other] , { $defence } кубика защиты
    }.
term-swordsorcery-troubles = Состояния: { $names }.
term-swordsorcery-boons = Пока действует: { $names }.
term-swordsorcery-powers = Умения: { $names }.
term-swordsorcery-power = { $name } ({ $at ->
        [0] готово
        [one] через { $at } раунд
        [few] через { $at } раунда
        [many] через { $at } раундов
       *[other] через { $at } раунда
    })
term-swordsorcery-talents = Навыки: { $names }.
term-swordsorcery-worn = Снаряжение: { $names }.
term-swordsorcery-pack = Инвентарь ({ $n } из { $most }): { $names }; { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } кроны
        [many] { $crowns } крон
       *[other] { $crowns } кроны
    }.
term-swordsorcery-key = { $colour ->
        [red] красный
        [blue] синий
       *[green] зелёный
    }
term-swordsorcery-keys = Ключи: { $names }.
term-swordsorcery-stays = Остаётся на месте.
term-swordsorcery-plan = Дальше: { $does }; цель: { $targets } ({ $reason }).
term-swordsorcery-outlook = Ранит: { $wound }; убьёт: { $kill }; в среднем ран: { $mean }.
term-swordsorcery-kill = убьёт { $chance }
term-swordsorcery-pace = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
term-swordsorcery-struck = , { $n ->
        [one] { $n } удар вслед
        [few] { $n } удара вслед
        [many] { $n } ударов вслед
       *[other] { $n } удара вслед
    }
term-swordsorcery-burns = , рана от опасной земли
term-swordsorcery-ready = { $n ->
        [one] { $n } враг выбрал цель
        [few] { $n } врага выбрали цель
        [many] { $n } врагов выбрали цель
       *[other] { $n } врага выбрали цель
    }
term-swordsorcery-rests = { $who }: стоит на месте.
term-swordsorcery-means = { $who }: если позовут, цель — { $whom }: { $why }.
term-swordsorcery-goal = Цель: { $text }.
term-swordsorcery-defeat = Поражение: { $text }.
term-swordsorcery-decks = Частицы душ: { $shards }. Осталось: событий { $events }, столкновений { $encounters }, врагов { $enemies }, сокровищ { $treasures }.
term-swordsorcery-priority = Жетон приоритета: { $name }, { $n }.
term-swordsorcery-way = { $way ->
        [door] Закрытая дверь
        [locked] Запертая дверь
        [magic] Дверь с магическим замком
        [wall] Стена
        [down] Через барьер, в одну сторону
        [up] Барьер, отсюда не перейти
       *[open] Открыто
    }: { $names }.
term-swordsorcery-seen = Кто видит: { $names }.
term-swordsorcery-thing = { $thing ->
        [shadow] тень
        [story] сюжетная карта
        [chest] сундук
        [search] есть что обыскать
        [heap] куча
        [loot] добыча
       *[key] магический ключ
    }
term-swordsorcery-coins = { $n ->
        [one] { $n } крона на земле
        [few] { $n } кроны на земле
        [many] { $n } крон на земле
       *[other] { $n } кроны на земле
    }
term-swordsorcery-shrine = { $lit ->
        [yes] пробуждённое святилище
       *[no] спящее святилище
    }
term-swordsorcery-gate = { $open ->
        [yes] открытое место появления
       *[no] закрытое место появления
    } ({ $symbol })
term-swordsorcery-styles = Кому: { $names }.
term-swordsorcery-price = { " " }({ $n })
term-swordsorcery-blow = Атака: { $by } → { $target }
term-swordsorcery-dice = Кубики: { $faces }.
term-swordsorcery-spent = Потрачено: { $symbols }
term-swordsorcery-hits = Попаданий: { $hits } (фиксированных { $sure }, бонус { $bonus })
term-swordsorcery-guard = Защита: { $target }, { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }{ $lethal ->
        [0] { "" }
       *[other] , из них фатальных { $lethal }
    }
term-swordsorcery-purse = { $name }: { $n ->
        [one] { $n } крона
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
term-swordsorcery-wares = На продажу, каждая сторона со своей ценой:
term-swordsorcery-stash = В тайнике, даром: { $names }
term-swordsorcery-legend = У зон номера; яркие видит активный герой. ┃ ━ стена, ▯ дверь, ▮ заперта, ◈ магический замок, → барьер и куда через него, ░ изгородь.
    ≈ труднопроходимо, ‼ опасно, ♨ огонь. ✚ святилище, + спит; ⌂ открытое место появления, ∩ закрытое. ▒ тень, ¶ история, ◆ жетон задания.
    ▣ сундук, ? обыскать, ∴ куча, $ кроны, & добыча, = карта, ♀ ключ, ᛟ руна. Герои: две буквы, призрачные души — строчными.
    Враги: вид, ранг, номер. Гремлин, Стая, Налётчик, Воин, Шаман, Подрывник, Культист, Тролль, Л — вождь; з зелёный, с синий, к красный, ф фиолетовый.
    Кубики: R красный, B синий; ✶ попадание, ◘ щит, ▲ сила, ✦ магия, ★ легенда, × промах.
term-swordsorcery-gauge = { $what } { $before } → { $after }
term-swordsorcery-beside = Вместо «{ $names }»: { $said }.
term-swordsorcery-new = { $said }.
term-swordsorcery-likely = { $does }: { $chance }
term-swordsorcery-foreign = Не для этого героя.
term-swordsorcery-rise = Уровень { $rank } за частицы душ: { $cost }, останется { $left }: { $said }.
term-swordsorcery-rise-learns = На выбор: { $names }.
term-swordsorcery-rise-grown = Новая ступень: { $names }.
term-swordsorcery-rise-level = Потом догонят: { $names }.
term-swordsorcery-recruit = { $back ->
        [yes] возвращается
       *[other] приходит
    } на уровне { $rank }, в кошеле { $crowns ->
        [one] { $crowns } крона
        [few] { $crowns } кроны
        [many] { $crowns } крон
       *[other] { $crowns } кроны
    }
