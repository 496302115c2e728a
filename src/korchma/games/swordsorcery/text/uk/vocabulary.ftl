### Чим писано картки: кожне слово з box/effects.py, perks.py і holds.py — однією фразою.

## Символи, кубики, шкода, стилі, значки

symbol-hit = влучання
symbol-shield = щит
symbol-power = сила
symbol-magic = магія
symbol-legend = легенда
symbol-miss = промах

dice-hits = { $n ->
        [one] { $n } влучання
        [few] { $n } влучання
        [many] { $n } влучань
       *[other] { $n } влучання
    }
dice-red = { $n ->
        [one] { $n } червоний кубик
        [few] { $n } червоні кубики
        [many] { $n } червоних кубиків
       *[other] { $n } червоні кубики
    }
dice-blue = { $n ->
        [one] { $n } синій кубик
        [few] { $n } сині кубики
        [many] { $n } синіх кубиків
       *[other] { $n } сині кубики
    }

damage-mystic = містика
damage-crush = дробильна
damage-pierce = пробивна
damage-slash = рубальна
damage-none = без типу

style-agility = Спритність
style-faith = Віра
style-magic = Магія
style-strength = Сила
style-master = Головний ворог

nature-law = Порядок
nature-neutral = Нейтральний
nature-chaos = Хаос

icon-passive = пасивне
icon-move = дія руху
icon-combat = дія бою
icon-act = спеціальна дія
icon-free = швидка дія
icon-reaction = реакція
icon-special = особливий прийом
icon-row = за сувоєм

weapon-kind-dagger = кинджал
weapon-kind-bow = лук
weapon-kind-sword = меч
weapon-kind-axe = сокира
weapon-kind-shield = щит
weapon-kind-hammer = молот
weapon-kind-staff = посох
weapon-kind-wand = чарівна паличка
weapon-kind-spear = спис

hands-main = основна рука
hands-off = додаткова рука
hands-either = будь-яка рука
hands-both = дворучне

weight-light = легкий обладунок
weight-medium = середній обладунок
weight-heavy = важкий обладунок
weight-robe = шати

category-artifact = артефакт
category-consumable = одноразове
category-ammo = набої
category-tool = знаряддя
category-key = ключ

race-gremlin = гремлін
race-human = людина
race-orc = орк
race-gnome = гном
race-troll = троль

rank-green = зелений
rank-blue = синій
rank-red = червоний
rank-purple = фіолетовий

target-richest = найбагатший герой
target-most-wounded = найпораненіший герой
target-nearest = найближчий герой
target-priority = герой із жетоном пріоритету
target-agility = герой стилю «Спритність»
target-faith = герой стилю «Віра»
target-magic = герой стилю «Магія»
target-strength = герой стилю «Сила»

weak-type = { $type ->
        [mystic] містика
        [crush] дробильна шкода
        [pierce] пробивна шкода
       *[other] рубальна шкода
    } { $by }
weak-but = будь-яка шкода, крім { $type ->
        [mystic] містики
        [crush] дробильної
        [pierce] пробивної
       *[other] рубальної
    } { $by }

## Стани

condition-knocked-down = збито з ніг
    .text = Ні дій бою, ні броні, і в контролі області ви не рахуєтеся. Підвестися можна за очко руху або ривком.
condition-poison-1 = отруєння I
    .text = У кожній фазі часу 1 шкода, потім кидок порятунку, щоб позбутися.
condition-poison-2 = отруєння II
    .text = У кожній фазі часу 2 шкоди, потім кидок порятунку, щоб позбутися.
condition-blind = осліплення
    .text = Перед кожною дією кидок порятунку; не вийшло — дію витрачено намарно. Минає з кінцем вашого наступного ходу.
condition-slow = сповільнення
    .text = З руху, бою та спеціальних дій — лише одна за хід. Минає з кінцем вашого наступного ходу.
condition-stun = оглушення
    .text = Наступний хід пропускається; доти ні реакцій, ні швидких дій.
condition-fire-1 = горіння I
    .text = У фазі часу 1 шкода, і воно гасне.
condition-fire-2 = горіння II
    .text = У фазі часу 1 шкода, і воно стає горінням I.

## Коли це так

when-controls = доки його сторона контролює область
when-dominates = доки ваша сторона домінує в області
when-melee = у ближньому бою
when-with = { $weapon ->
        [dagger] кинджалом
        [bow] із лука
        [sword] мечем
        [axe] сокирою
        [shield] щитом
        [hammer] молотом
        [staff] посохом
        [wand] чарівною паличкою
       *[other] списом
    }
when-with-both = в обох руках { $weapon ->
        [dagger] по кинджалу
        [bow] по луку
        [sword] по мечу
        [axe] по сокирі
        [shield] по щиту
        [hammer] по молоту
        [staff] по посоху
        [wand] по чарівній паличці
       *[other] по спису
    }
when-with-lone = з одн{ $weapon ->
        [dagger] им кинджалом
        [bow] им луком
        [sword] им мечем
        [axe] ією сокирою
        [shield] им щитом
        [hammer] им молотом
        [staff] им посохом
        [wand] ією чарівною паличкою
       *[other] им списом
    } у руках
when-main-hand = основною рукою
when-against-knocked-down = проти збитих з ніг
when-against-poison = проти отруєних
when-against-slow = проти сповільнених
when-against-stun = проти оглушених
when-flanked = якщо в області цілі є інший герой або супутник
when-wounded = поки поранений
when-unmoved = якщо ви не витрачали дії руху
when-unburnt = якщо на ньому нічого не горить
when-unhurt = якщо його не поранили
when-company = доки в його області є ще { $race ->
        [gremlin] один гремлін
        [human] одна людина
        [orc] один орк
        [gnome] один гном
       *[other] один троль
    }
when-sole = якщо ціль в атаки одна
when-by-attack = якщо його вбила атака героя

## Якої миті

on-attacked = після атаки
on-wounded = коли його атака ранить
on-killed = якщо вбиває
on-defends = коли вас атакують
on-defended = після захисту
on-ally-attacked = коли атакують іншого героя { $range ->
        [0] у вашій області
       *[other] не далі { $range }
    }
on-entered = коли герой входить до його області
on-dies = коли він гине
on-turn-end = наприкінці вашого ходу
on-time = у фазі часу
on-signal = за сигналом
for-charges = за { $n ->
        [one] { $n } заряд
        [few] { $n } заряди
        [many] { $n } зарядів
       *[other] { $n } заряди
    }
once-round = раз на раунд
once-activation = раз за активацію

## Як довго

until-this-attack = проти цієї атаки
until-attack = наступна атака цього ходу
until-attack-before-time = наступна атака до фази часу
until-turn = до кінця ходу
until-time = до фази часу

## На кого

whom-hero = один герой { $range ->
        [0] у вашій області
        [-1] будь-де
       *[other] не далі { $range }
    }
whom-heroes = кожен герой { $range ->
        [0] у вашій області
        [-1] будь-де
       *[other] не далі { $range }
    }
whom-ally = один герой або супутник { $range ->
        [0] у вашій області
        [-1] будь-де
       *[other] не далі { $range }
    }
whom-allies = кожен герой і супутник { $range ->
        [0] у вашій області
        [-1] будь-де
       *[other] не далі { $range }
    }
whom-enemy = один ворог { $range ->
        [0] у вашій області
        [-1] будь-де
       *[other] не далі { $range }
    }
whom-foe = один ворог, крім головного, { $range ->
        [0] у вашій області
        [-1] будь-де
       *[other] не далі { $range }
    }
whom-enemies = кожен ворог { $range ->
        [0] у вашій області
        [-1] будь-де
       *[other] не далі { $range }
    }
whom-area = { $range ->
        [0] ваша область
        [-1] будь-яка область
       *[other] область не далі { $range }
    }

upon-owner = ви
upon-target = ціль
upon-heroes = кожен живий герой{ $within ->
        [-1] { "" }
        [0] { "" } в області
       *[other] { "" } не далі { $within }
    }
upon-each = кожен герой, і привиди теж
upon-enemies = кожен ворог{ $within ->
        [-1] { "" }
        [0] { "" } в області
       *[other] { "" } не далі { $within }
    }
upon-kin = він і його родичі{ $within ->
        [-1] { "" }
        [0] { "" } в області
       *[other] { "" } не далі { $within }
    }
upon-other-kin = його родичі{ $within ->
        [-1] { "" }
        [0] { "" } в області
       *[other] { "" } не далі { $within }
    }
upon-killer = його вбивця

whose-heroes = герої
whose-enemies = вороги
whose-sight = інші вороги, яких він бачить
whose-attackers = хто його атакує

## Що стається

does-hits = { $n ->
        [one] { $by } влучання
        [few] { $by } влучання
        [many] { $by } влучань
       *[other] { $by } влучання
    }
does-lethal = Фатальний { $n ->
        [1] I
        [2] II
        [3] III
       *[other] { $n }
    }
does-crit = критичне влучання
does-bash = поштовх
does-burst = ОбЕ { $n ->
        [0] на всю область
       *[other] на області не далі { $n }
    }
does-also = той самий кидок вражає ще { $n ->
        [one] { $n } ворога
        [few] { $n } ворогів
        [many] { $n } ворогів
       *[other] { $n } ворогів
    } в тій самій області
does-sunder = броня цілі { $by } у цій атаці
does-reroll = { $n ->
        [0] перекинути всі кинуті кубики захисту
       *[other] перекинути { $n ->
            [one] { $n } кубик захисту
            [few] { $n } кубики захисту
            [many] { $n } кубиків захисту
           *[other] { $n } кубики захисту
        }
    }
does-guard = { $n ->
        [one] { $by } щит
        [few] { $by } щити
        [many] { $by } щитів
       *[other] { $by } щити
    }
does-strike = { $type ->
        [mystic] містика
        [crush] дробильна атака
        [pierce] пробивна атака
        [slash] рубальна атака
       *[other] атака
    }, { $n ->
        [one] { $n } влучання
        [few] { $n } влучання
        [many] { $n } влучань
       *[other] { $n } влучання
    }{ $half ->
        [yes] { "" } і ще половина рівня
       *[other] { "" }
    }
does-attack-again = ще одна атака на ту саму ціль
does-attack-off = атака додатковою рукою { $at ->
        [target] на ту саму ціль
       *[other] на будь-яку ціль
    }
does-attack-off-bare = атака додатковою рукою { $at ->
        [target] на ту саму ціль
       *[other] на будь-яку ціль
    }, лише кубики
does-attack-roll = атака на { $at ->
        [attacker] того, хто атакував
        [enterer] того, хто ввійшов
       *[other] ціль
    }
does-harm = { $n ->
        [one] { $n } шкода без захисту
        [few] { $n } шкоди без захисту
        [many] { $n } шкоди без захисту
       *[other] { $n } шкоди без захисту
    }
does-choice = одне на вибір
does-fire = { $where ->
        [area] вогонь у його області
        [gate] вогонь біля відкритого місця появи
       *[other] горіння
    } { $level ->
        [1] I
       *[other] II
    }
does-heal = зцілення { $n ->
        [one] { $n } рани
        [few] { $n } ран
        [many] { $n } ран
       *[other] { $n } ран
    }
does-heal-worst = найпораненіший ворог не далі { $within } зцілює { $n ->
        [one] { $n } рану
        [few] { $n } рани
        [many] { $n } ран
       *[other] { $n } рани
    }
does-cure = { $n ->
        [0] зняти всі стани
       *[other] зняти { $n ->
            [one] { $n } стан
            [few] { $n } стани
            [many] { $n } станів
           *[other] { $n } стани
        }
    }
does-shield = { $n ->
        [one] { $n } магічний щит
        [few] { $n } магічні щити
        [many] { $n } магічних щитів
       *[other] { $n } магічні щити
    } до фази часу
does-regain = магічні щити відновлено
does-turn = одне використане вміння повертається { $dir ->
        [back] назад
       *[other] вперед
    } на { $n }
does-refresh = одне використане вміння знову готове
does-extra = ще одна { $what ->
        [combat] дія бою
       *[other] спеціальна дія
    } цього ходу
does-step = перехід на { $n ->
        [one] { $n } область
        [few] { $n } області
        [many] { $n } областей
       *[other] { $n } області
    }, з ухилянням, як завжди
does-blink = одразу в будь-яку видиму область не далі { $n }, без ухиляння
does-charge = { $n ->
        [one] { $n } очко руху
        [few] { $n } очки руху
        [many] { $n } очок руху
       *[other] { $n } очки руху
    }, наприкінці поруч має бути ворог
does-hide = скритність{ $hits ->
        [0] { "" }
       *[other] , а атака, що її перерве, має +{ $hits ->
            [one] { $hits } влучання
            [few] { $hits } влучання
            [many] { $hits } влучань
           *[other] { $hits } влучання
        }
    }
does-taunt = під час наступної активації його основна ціль — ви
does-shelter = ціль тепер ви
does-place = { $token ->
        [illusion] { $n ->
            [one] { $n } жетон ілюзії
            [few] { $n } жетони ілюзії
            [many] { $n } жетонів ілюзії
           *[other] { $n } жетони ілюзії
        }
        [attack-rune] руна нападу
        [defence-rune] руна захисту
       *[other] капкан
    }{ $until ->
        [time] { "" } до фази часу
        [second-time] { "" } до другої фази часу
       *[other] , доки хтось не ступить
    }
does-summon = { $companion ->
        [fenrir] Фенрір
       *[other] супутник
    } приходить, а якщо він тут — діє
does-detonate = одна ваша руна зникає
does-crowns = { $n ->
        [one] { $by } крона
        [few] { $by } крони
        [many] { $by } крон
       *[other] { $by } крони
    }
does-shards = загін: { $n ->
        [one] { $by } частка душі
        [few] { $by } частки душ
        [many] { $by } часток душ
       *[other] { $by } частки душ
    }
does-treasure = { $n ->
        [one] { $n } картка скарбів
        [few] { $n } картки скарбів
        [many] { $n } карток скарбів
       *[other] { $n } картки скарбів
    }
does-gain = картка емпорію, якщо її не продано
does-encounter = картка сутички негайно
does-emporium = живі відвідують емпорій, не більше { $n ->
        [one] { $n } покупки
        [few] { $n } покупок
        [many] { $n } покупок
       *[other] { $n } покупок
    } кожному
does-rouse = { $what ->
        [activate] найближчий родич не далі { $within } активується
       *[other] кожен родич не далі { $within } робить крок до найближчого героя й атакує
    }
does-break-door = найближчих дверей без магічного замка більше немає
does-special-pickpocket = кинутий предмет, крони чи жетон здобичі не далі 2 переноситься в іншу область не далі 2
does-special-rope = через бар’єр вашої області в будь-який бік, без очок

save-fails = якщо кидок порятунку не вдався
resist-fails = якщо на синьому кубику не випав символ «{ $symbol ->
        [hit] влучання
        [shield] щит
        [power] сила
        [magic] магія
       *[other] легенда
    }»
in-rune-attack = атаки звідти або туди
in-rune-defence = герої там
in-rune-time = герої там, у кожній фазі часу
in-snare = перший ворог, що ввійде
in-detonation = кожен ворог її області

## Що діє

perk-adds = { $by } { $to ->
        [hits] до влучань
        [red] до червоних кубиків
        [blue] до синіх кубиків
        [armour] до броні
        [shields] до магічних щитів
        [defence] до захисту
        [health] до здоров’я
        [moves] до руху
        [capacity] до місткості
        [save-dice] до кубиків порятунку, рахується кращий
        [powers] до класових умінь за звичайними правилами
        [reroll] кубик захисту можна перекинути за атаку
       *[other] до відстані рядків, де вступають у бій
    }
perk-no-reactions = жодних вільних атак{ $all ->
        [yes] { "" } ні проти кого
       *[other] { "" }
    }
perk-draws = { $what ->
        [trap] берете пасток: { $n }, лишаєте одну
       *[other] замість одного скарбу берете { $n } і обираєте один
    }
perk-disarms = на пастку киньте синій кубик: «{ $symbol ->
        [hit] влучання
        [shield] щит
        [power] сила
        [magic] магія
       *[other] легенда
    }» її знешкоджує
perk-unlocks = замкнені двері та скрині — швидкою дією
perk-second-chance = один раз можна перекинути будь-які кубики одного свого кидка
perk-half-price = воскресіння коштує половину часток, із заокругленням угору
perk-sees-through = вороги на шляху не затуляють цілі
perk-bound-symbols = за символи сили й магії нічого не отримати
perk-sight = ніхто не бачить далі { $n }
perk-first-symbol = у кидках порятунку рахується лише перший символ грані
perk-immune = оглушення на нього не діє
perk-vengeful = іде лише на героя з жетоном пріоритету
perk-no-renewal = його магічні щити не відновлюються

## Рядки сувою

row-at = герої на відстані { $at }
row-else = інакше
act-times = { $n ->
        [one] { $n } раз
        [few] { $n } рази
        [many] { $n } разів
       *[other] { $n } рази
    }
act-wounded = якщо попередній удар поранив
act-nearest = по найближчому героєві не далі { $n }
act-all = по всіх в області
act-engage = вступає в бій
act-move = рух на { $n }
act-retreat = відступ на { $n }
act-if-wounded = якщо поранений

## Рядки картки

card-range = { $n ->
        [0] своя область
       *[other] дальність { $n }
    }
card-level = рівень { $rank }
card-cooldown = перезаряджання { $n }
card-late = перезаряджається, коли скінчиться
card-armour = броня { $n }
card-shields = { $n ->
        [one] { $n } магічний щит
        [few] { $n } магічні щити
        [many] { $n } магічних щитів
       *[other] { $n } магічні щити
    }
card-defence = захист { $n }
card-charges = { $n ->
        [one] { $n } заряд
        [few] { $n } заряди
        [many] { $n } зарядів
       *[other] { $n } заряди
    }
card-price = { $n ->
        [one] { $n } крона
        [few] { $n } крони
        [many] { $n } крон
       *[other] { $n } крони
    }
card-awakens = пробуджується до фази часу за { $n ->
        [one] { $n } частку душі
        [few] { $n } частки душ
        [many] { $n } часток душ
       *[other] { $n } частки душ
    }
card-forged = з кузні, на одне завдання
card-weapon = { $weapon ->
        [dagger] своїм кинджалом
        [bow] зі свого лука
        [sword] своїм мечем
        [axe] своєю сокирою
        [shield] своїм щитом
        [hammer] своїм молотом
        [staff] своїм посохом
        [wand] своєю чарівною паличкою
       *[other] своїм списом
    }, як є
card-defends = у захисті
