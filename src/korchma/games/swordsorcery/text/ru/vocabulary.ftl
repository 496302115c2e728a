### Чем написаны карты: каждое слово из box/effects.py, perks.py и holds.py — одной фразой.

## Символы, кубики, урон, стили, значки

symbol-hit = попадание
symbol-shield = щит
symbol-power = сила
symbol-magic = магия
symbol-legend = легенда
symbol-miss = промах

dice-hits = { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
        [many] { $n } попаданий
       *[other] { $n } попадания
    }
dice-red = { $n ->
        [one] { $n } красный кубик
        [few] { $n } красных кубика
        [many] { $n } красных кубиков
       *[other] { $n } красных кубика
    }
dice-blue = { $n ->
        [one] { $n } синий кубик
        [few] { $n } синих кубика
        [many] { $n } синих кубиков
       *[other] { $n } синих кубика
    }

damage-mystic = мистика
damage-crush = дробящий
damage-pierce = колющий
damage-slash = рубящий
damage-none = без типа

style-agility = Ловкость
style-faith = Вера
style-magic = Магия
style-strength = Сила
style-master = Главный враг

nature-law = Порядок
nature-neutral = Нейтральный
nature-chaos = Хаос

icon-passive = пассивное
icon-move = действие перемещения
icon-combat = действие битвы
icon-act = специальное действие
icon-free = быстрое действие
icon-reaction = реакция
icon-special = особый приём
icon-row = по свитку

weapon-kind-dagger = кинжал
weapon-kind-bow = лук
weapon-kind-sword = меч
weapon-kind-axe = топор
weapon-kind-shield = щит
weapon-kind-hammer = молот
weapon-kind-staff = посох
weapon-kind-wand = волшебная палочка
weapon-kind-spear = копьё

hands-main = основная рука
hands-off = дополнительная рука
hands-either = любая рука
hands-both = двуручное

weight-light = лёгкий доспех
weight-medium = средний доспех
weight-heavy = тяжёлый доспех
weight-robe = одеяние

category-artifact = артефакт
category-consumable = одноразовое
category-ammo = снаряды
category-tool = инструмент
category-key = ключ

race-gremlin = гремлин
race-human = человек
race-orc = орк
race-gnome = гном
race-troll = тролль

rank-green = зелёный
rank-blue = синий
rank-red = красный
rank-purple = фиолетовый

target-richest = самый богатый герой
target-most-wounded = самый раненый герой
target-nearest = ближайший герой
target-priority = герой с жетоном приоритета
target-agility = герой стиля «Ловкость»
target-faith = герой стиля «Вера»
target-magic = герой стиля «Магия»
target-strength = герой стиля «Сила»

weak-type = { $type ->
        [mystic] мистика
        [crush] дробящий урон
        [pierce] колющий урон
       *[other] рубящий урон
    } { $by }
weak-but = любой урон, кроме { $type ->
        [mystic] мистики
        [crush] дробящего
        [pierce] колющего
       *[other] рубящего
    } { $by }

## Состояния

condition-knocked-down = сбит с ног
    .text = Нет ни действий битвы, ни брони, и в контроле зоны вы не считаетесь. Встать можно за очко перемещения или рывком.
condition-poison-1 = отравление I
    .text = В каждой фазе времени 1 урон, затем спасбросок, чтобы избавиться.
condition-poison-2 = отравление II
    .text = В каждой фазе времени 2 урона, затем спасбросок, чтобы избавиться.
condition-blind = ослепление
    .text = Перед каждым действием спасбросок; не вышло — действие потрачено впустую. Проходит с концом вашего следующего хода.
condition-slow = замедление
    .text = Из перемещения, битвы и специальных действий — только одно за ход. Проходит с концом вашего следующего хода.
condition-stun = оглушение
    .text = Следующий ход пропускается; до тех пор ни реакций, ни быстрых действий.
condition-fire-1 = горение I
    .text = В фазе времени 1 урон, и оно гаснет.
condition-fire-2 = горение II
    .text = В фазе времени 1 урон, и оно становится горением I.

## Когда это так

when-controls = пока его сторона контролирует зону
when-dominates = пока ваша сторона доминирует в зоне
when-melee = в ближнем бою
when-with = { $weapon ->
        [dagger] кинжалом
        [bow] из лука
        [sword] мечом
        [axe] топором
        [shield] щитом
        [hammer] молотом
        [staff] посохом
        [wand] волшебной палочкой
       *[other] копьём
    }
when-with-both = в обеих руках { $weapon ->
        [dagger] по кинжалу
        [bow] по луку
        [sword] по мечу
        [axe] по топору
        [shield] по щиту
        [hammer] по молоту
        [staff] по посоху
        [wand] по волшебной палочке
       *[other] по копью
    }
when-with-lone = с одн{ $weapon ->
        [dagger] им кинжалом
        [bow] им луком
        [sword] им мечом
        [axe] им топором
        [shield] им щитом
        [hammer] им молотом
        [staff] им посохом
        [wand] ой волшебной палочкой
       *[other] им копьём
    } в руках
when-main-hand = основной рукой
when-against-knocked-down = против сбитых с ног
when-against-poison = против отравленных
when-against-slow = против замедленных
when-against-stun = против оглушённых
when-flanked = если в зоне цели есть другой герой или компаньон
when-wounded = пока ранен
when-unmoved = если вы не тратили действие перемещения
when-unburnt = если на нём ничего не горит
when-unhurt = если его не ранили
when-company = пока в его зоне есть другой { $race ->
        [gremlin] гремлин
        [human] человек
        [orc] орк
        [gnome] гном
       *[other] тролль
    }
when-sole = если цель у атаки одна
when-by-attack = если его убила атака героя

## В какой миг

on-attacked = после атаки
on-wounded = когда его атака ранит
on-killed = если убивает
on-defends = когда вас атакуют
on-defended = после защиты
on-ally-attacked = когда атакуют другого героя { $range ->
        [0] в вашей зоне
       *[other] не дальше { $range }
    }
on-entered = когда герой входит в его зону
on-dies = когда он умирает
on-turn-end = в конце вашего хода
on-time = в фазе времени
on-signal = по сигналу
for-charges = за { $n ->
        [one] { $n } заряд
        [few] { $n } заряда
        [many] { $n } зарядов
       *[other] { $n } заряда
    }
once-round = раз в раунд
once-activation = раз за активацию

## Как долго

until-this-attack = против этой атаки
until-attack = следующая атака в этот ход
until-attack-before-time = следующая атака до фазы времени
until-turn = до конца хода
until-time = до фазы времени

## На кого

whom-hero = один герой { $range ->
        [0] в вашей зоне
        [-1] где угодно
       *[other] не дальше { $range }
    }
whom-heroes = каждый герой { $range ->
        [0] в вашей зоне
        [-1] где угодно
       *[other] не дальше { $range }
    }
whom-ally = один герой или компаньон { $range ->
        [0] в вашей зоне
        [-1] где угодно
       *[other] не дальше { $range }
    }
whom-allies = каждый герой и компаньон { $range ->
        [0] в вашей зоне
        [-1] где угодно
       *[other] не дальше { $range }
    }
whom-enemy = один враг { $range ->
        [0] в вашей зоне
        [-1] где угодно
       *[other] не дальше { $range }
    }
whom-foe = один враг, кроме главного, { $range ->
        [0] в вашей зоне
        [-1] где угодно
       *[other] не дальше { $range }
    }
whom-enemies = каждый враг { $range ->
        [0] в вашей зоне
        [-1] где угодно
       *[other] не дальше { $range }
    }
whom-area = { $range ->
        [0] ваша зона
        [-1] любая зона
       *[other] зона не дальше { $range }
    }

upon-owner = вы
upon-target = цель
upon-heroes = каждый живой герой{ $within ->
        [-1] { "" }
        [0] { "" } в зоне
       *[other] { "" } не дальше { $within }
    }
upon-each = каждый герой, и призраки тоже
upon-enemies = каждый враг{ $within ->
        [-1] { "" }
        [0] { "" } в зоне
       *[other] { "" } не дальше { $within }
    }
upon-kin = он и его сородичи{ $within ->
        [-1] { "" }
        [0] { "" } в зоне
       *[other] { "" } не дальше { $within }
    }
upon-other-kin = его сородичи{ $within ->
        [-1] { "" }
        [0] { "" } в зоне
       *[other] { "" } не дальше { $within }
    }
upon-killer = его убийца

whose-heroes = герои
whose-enemies = враги
whose-sight = другие враги, которых он видит
whose-attackers = кто его атакует

## Что происходит

does-hits = { $n ->
        [one] { $by } попадание
        [few] { $by } попадания
        [many] { $by } попаданий
       *[other] { $by } попадания
    }
does-lethal = Фатальный { $n ->
        [1] I
        [2] II
        [3] III
       *[other] { $n }
    }
does-crit = критическое попадание
does-bash = толчок
does-burst = ОбЭ { $n ->
        [0] на всю зону
       *[other] на зоны не дальше { $n }
    }
does-also = тот же бросок поражает ещё { $n ->
        [one] { $n } врага
        [few] { $n } врагов
        [many] { $n } врагов
       *[other] { $n } врагов
    } в той же зоне
does-sunder = броня цели { $by } в этой атаке
does-reroll = { $n ->
        [0] перебросить все брошенные кубики защиты
       *[other] перебросить { $n ->
            [one] { $n } кубик защиты
            [few] { $n } кубика защиты
            [many] { $n } кубиков защиты
           *[other] { $n } кубика защиты
        }
    }
does-guard = { $n ->
        [one] { $by } щит
        [few] { $by } щита
        [many] { $by } щитов
       *[other] { $by } щита
    }
does-strike = { $type ->
        [mystic] мистика
        [crush] дробящая атака
        [pierce] колющая атака
        [slash] рубящая атака
       *[other] атака
    }, { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
        [many] { $n } попаданий
       *[other] { $n } попадания
    }{ $half ->
        [yes] { "" } и ещё половина уровня
       *[other] { "" }
    }
does-attack-again = ещё одна атака по той же цели
does-attack-off = атака дополнительной рукой { $at ->
        [target] по той же цели
       *[other] по любой цели
    }
does-attack-off-bare = атака дополнительной рукой { $at ->
        [target] по той же цели
       *[other] по любой цели
    }, только кубики
does-attack-roll = атака по { $at ->
        [attacker] атаковавшему
        [enterer] вошедшему
       *[other] цели
    }
does-harm = { $n ->
        [one] { $n } урон без защиты
        [few] { $n } урона без защиты
        [many] { $n } урона без защиты
       *[other] { $n } урона без защиты
    }
does-choice = одно на выбор
does-fire = { $where ->
        [area] огонь в его зоне
        [gate] огонь у открытого места появления
       *[other] горение
    } { $level ->
        [1] I
       *[other] II
    }
does-heal = исцеление { $n ->
        [one] { $n } раны
        [few] { $n } ран
        [many] { $n } ран
       *[other] { $n } ран
    }
does-heal-worst = самый раненый враг не дальше { $within } исцеляет { $n ->
        [one] { $n } рану
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } раны
    }
does-cure = { $n ->
        [0] снять все состояния
       *[other] снять { $n ->
            [one] { $n } состояние
            [few] { $n } состояния
            [many] { $n } состояний
           *[other] { $n } состояния
        }
    }
does-shield = { $n ->
        [one] { $n } магический щит
        [few] { $n } магических щита
        [many] { $n } магических щитов
       *[other] { $n } магических щита
    } до фазы времени
does-regain = магические щиты восстановлены
does-turn = одно использованное умение поворачивается { $dir ->
        [back] назад
       *[other] вперёд
    } на { $n }
does-refresh = одно использованное умение снова готово
does-extra = ещё одно { $what ->
        [combat] действие битвы
       *[other] специальное действие
    } в этот ход
does-step = переход на { $n ->
        [one] { $n } зону
        [few] { $n } зоны
        [many] { $n } зон
       *[other] { $n } зоны
    }, с уклонением как обычно
does-blink = сразу в любую видимую зону не дальше { $n }, без уклонения
does-charge = { $n ->
        [one] { $n } очко перемещения
        [few] { $n } очка перемещения
        [many] { $n } очков перемещения
       *[other] { $n } очка перемещения
    }, в конце рядом должен быть враг
does-hide = скрытность{ $hits ->
        [0] { "" }
       *[other] , а у атаки, которая её прервёт, +{ $hits ->
            [one] { $hits } попадание
            [few] { $hits } попадания
            [many] { $hits } попаданий
           *[other] { $hits } попадания
        }
    }
does-taunt = при следующей активации его основная цель — вы
does-shelter = цель теперь вы
does-place = { $token ->
        [illusion] { $n ->
            [one] { $n } жетон иллюзии
            [few] { $n } жетона иллюзии
            [many] { $n } жетонов иллюзии
           *[other] { $n } жетона иллюзии
        }
        [attack-rune] руна нападения
        [defence-rune] руна защиты
       *[other] капкан
    }{ $until ->
        [time] { "" } до фазы времени
        [second-time] { "" } до второй фазы времени
       *[other] , пока кто-нибудь не наступит
    }
does-summon = { $companion ->
        [fenrir] Фенрир
       *[other] компаньон
    } приходит, а если он здесь — действует
does-detonate = одна ваша руна исчезает
does-crowns = { $n ->
        [one] { $by } крона
        [few] { $by } кроны
        [many] { $by } крон
       *[other] { $by } кроны
    }
does-shards = отряд: { $n ->
        [one] { $by } частица души
        [few] { $by } частицы душ
        [many] { $by } частиц душ
       *[other] { $by } частицы душ
    }
does-treasure = { $n ->
        [one] { $n } карта сокровищ
        [few] { $n } карты сокровищ
        [many] { $n } карт сокровищ
       *[other] { $n } карты сокровищ
    }
does-gain = карта эмпориума, если она не продана
does-encounter = карта столкновения сейчас же
does-emporium = живые посещают эмпориум, не больше { $n ->
        [one] { $n } покупки
        [few] { $n } покупок
        [many] { $n } покупок
       *[other] { $n } покупок
    } каждому
does-rouse = { $what ->
        [activate] ближайший сородич не дальше { $within } активируется
       *[other] каждый сородич не дальше { $within } делает шаг к ближайшему герою и атакует
    }
does-break-door = ближайшей двери без магического замка больше нет
does-special-pickpocket = брошенный предмет, кроны или жетон добычи не дальше 2 переносится в другую зону не дальше 2
does-special-rope = через барьер вашей зоны в любую сторону, без очков

save-fails = провал спасброска
resist-fails = если на синем кубике не выпал символ «{ $symbol ->
        [hit] попадание
        [shield] щит
        [power] сила
        [magic] магия
       *[other] легенда
    }»
in-rune-attack = атаки оттуда или туда
in-rune-defence = герои там
in-rune-time = герои там, в каждой фазе времени
in-snare = первый вошедший враг
in-detonation = каждый враг её зоны

## Что действует

perk-adds = { $by } { $to ->
        [hits] к попаданиям
        [red] к красным кубикам
        [blue] к синим кубикам
        [armour] к броне
        [shields] к магическим щитам
        [defence] к защите
        [health] к здоровью
        [moves] к перемещению
        [capacity] к вместимости
        [save-dice] к кубикам спасброска, считается лучший
        [powers] к классовым умениям по обычным правилам
        [reroll] кубик защиты можно перебросить за атаку
       *[other] к дальности строк, где вступают в битву
    }
perk-no-reactions = никаких свободных атак{ $all ->
        [yes] { "" } ни против кого
       *[other] { "" }
    }
perk-draws = { $what ->
        [trap] берёте ловушек: { $n }, оставляете одну
       *[other] вместо одного сокровища берёте { $n } и выбираете одно
    }
perk-disarms = при ловушке бросьте синий кубик: «{ $symbol ->
        [hit] попадание
        [shield] щит
        [power] сила
        [magic] магия
       *[other] легенда
    }» её обезвреживает
perk-unlocks = запертые двери и сундуки — быстрым действием
perk-second-chance = один раз можно перебросить любые кубики одного своего броска
perk-half-price = воскрешение стоит половину частиц, с округлением вверх
perk-sees-through = враги на пути не заслоняют цель
perk-bound-symbols = за символы силы и магии ничего не получить
perk-sight = никто не видит дальше { $n }
perk-first-symbol = в спасбросках считается только первый символ грани
perk-immune = оглушение на него не действует
perk-vengeful = идёт только на героя с жетоном приоритета
perk-no-renewal = его магические щиты не восстанавливаются

## Строки свитка

row-at = герои на расстоянии { $at }
row-else = иначе
act-times = { $n ->
        [one] { $n } раз
        [few] { $n } раза
        [many] { $n } раз
       *[other] { $n } раза
    }
act-wounded = если прошлый удар ранил
act-nearest = по ближайшему герою не дальше { $n }
act-all = по всем в зоне
act-engage = вступает в битву
act-move = перемещение на { $n }
act-retreat = отступление на { $n }
act-if-wounded = если ранен

## Строки карты

card-range = { $n ->
        [0] своя зона
       *[other] дальность { $n }
    }
card-level = уровень { $rank }
card-cooldown = перезарядка { $n }
card-late = перезаряжается, когда закончится
card-armour = броня { $n }
card-shields = { $n ->
        [one] { $n } магический щит
        [few] { $n } магических щита
        [many] { $n } магических щитов
       *[other] { $n } магических щита
    }
card-defence = защита { $n }
card-charges = { $n ->
        [one] { $n } заряд
        [few] { $n } заряда
        [many] { $n } зарядов
       *[other] { $n } заряда
    }
card-price = { $n ->
        [one] { $n } крона
        [few] { $n } кроны
        [many] { $n } крон
       *[other] { $n } кроны
    }
card-awakens = пробуждается до фазы времени за { $n ->
        [one] { $n } частицу души
        [few] { $n } частицы душ
        [many] { $n } частиц душ
       *[other] { $n } частицы душ
    }
card-forged = из кузни, на одно задание
card-weapon = { $weapon ->
        [dagger] своим кинжалом
        [bow] из своего лука
        [sword] своим мечом
        [axe] своим топором
        [shield] своим щитом
        [hammer] своим молотом
        [staff] своим посохом
        [wand] своей волшебной палочкой
       *[other] своим копьём
    }, как есть
card-defends = в защите
