# Що кажуть за столом «Лицарів Пустки»: вибір, запитання, журнал.

game-title = Лицарі Пустки
    .full = Лицарі Пустки: друга редакція
    .about = Проїхати розколотий континент, довезти те, про що просили, і вирішити, кому воно дістанеться. Чотири пригоди, шість лицарів, одна запаска.

## Як можна грати

mode-courier = Останній кур’єр, на самоті
    .text = Один лицар, одна валіза, що гуде, і віконце на тому кінці континенту. Готові набори; найкоротша з чотирьох.
mode-water-alone = Вода для Растпорта, на самоті
    .text = Ви ведете двох лицарів. Три деталі насоса, сухе місто й люди, що прийшли раніше.
mode-sleeper-alone = Сплячий під сіллю, на самоті
    .text = Ви ведете двох лицарів проти чогось дуже великого, а воно хоче допомогти. Важко.
mode-water = Вода для Растпорта
    .text = Разом: знайти деталі насоса, поки на заході не всохли криниці. Виграють і програють усі гуртом.
mode-sleeper = Сплячий під сіллю
    .text = Разом, майже до кінця: дізнатися, кого будять у Соляному соборі, і завадити або не завадити. Важко.
mode-crown = Корона з пилу
    .text = Кожен за себе: крісло дістанеться найгучнішому імені. Кожен служить покровителеві, про якого ніхто не знає.
mode-courier-own = Останній кур’єр, набір на вибір
    .text = Як «Останній кур’єр», але транспорт і початкове спорядження теж обираєте ви.
mode-water-own = Вода для Растпорта, набори на вибір
    .text = Як «Вода для Растпорта», але транспорт і початкове спорядження розбирають по черзі.
mode-sleeper-own = Сплячий під сіллю, набори на вибір
    .text = Як «Сплячий під сіллю», але транспорт і початкове спорядження розбирають по черзі.
mode-crown-own = Корона з пилу, набори на вибір
    .text = Як «Корона з пилу», але транспорт і початкове спорядження розбирають по черзі.

## Вибір

do-take-knight = { $knight }. { $knight_text } { $knight_sheet }
do-take-vehicle = { $vehicle }. { $vehicle_sheet }
do-take-gear = { $gear }. { $gear_works }
do-fitted = Більше нічого не треба
do-drive-to = Їхати { $to }
do-take = { $way }. { move-price }
do-own-way = Власним шляхом
do-step = Далі { $to }
do-stop = Спинитися тут
do-make-camp = Стати табором
do-explore = Розвідати місцевість
do-visit = { $shop }. { $shop_text }
do-do = { $deed }{ $deed_price }
do-wake-up = Опритомніти
do-overhaul = Капітальний ремонт
do-pass = Пас: відмовитися від дії
do-end-turn = Закінчити хід
do-equip = { $has_out ->
    [yes] Вдягти чи взяти до рук: { $gear }. У транспорт: { $out }
   *[no] Вдягти чи взяти до рук: { $gear }
}
do-stow = Скласти в транспорт: { $gear }
do-discard = Викинути: { $gear }
do-use-gear = Ужити: { $gear }
do-use-knack = { $knack }. { $knack_text }
do-go-on = Більше нічого
do-look = { $deck }
do-upgrade = { $face ->
    [b] { $upgrade_b }. { $upgrade_b_text }
   *[a] { $upgrade }. { $upgrade_text }
}
do-drop = Віддати: { die-colour }
do-reroll = { $die }
do-roll-with = { $skill }
do-treat = { $what ->
    [rad] 1 доза ліків від радіації
   *[wounds] 1 доза ліків на рани
}
do-heal-by = { $flips ->
    [0] Усі очки знімають рани
    [one] { $flips } очко робить заражену рану звичайною, решта знімає рани
    [few] { $flips } очки роблять заражені рани звичайними, решта знімає рани
    [many] { $flips } очок роблять заражені рани звичайними, решта знімає рани
   *[other] { $flips } очка роблять заражені рани звичайними, решта знімає рани
}
do-fix = { $gear } ({ $knight_short }): полагодити за { repair-points }
do-patch = { $knight_short }, транспорт: зняти 1 пошкодження за { repair-points }
do-trade-with = Мінятися: { $knight_short }
do-accept = Узяти разом з усім, що додається
do-refuse = Лишити; наступна карта
do-buy-point = 1 пальне за ще одну карту
do-get-well = Лікуватися: 1 радіація та 4 очки на рани
do-cure = Позбутися: { $injury }. { $injury_text }
do-get-repaired = Зняти з транспорту до 3 пошкоджень
do-mend = Позбутися: { $breakdown }. { $breakdown_text }
do-restore = { $gear }. { $gear_works }
do-put = { $has_gear ->
    [yes] Віддати: { $gear } ({ $gear_worth })
   *[no] Віддати: { $what }
}
do-want = { $has_gear ->
    [yes] Узяти: { $gear } ({ $gear_worth }). { $gear_works } Якщо зламано: { $gear_broken }
   *[no] Узяти: { $what }
}
do-shake = По руках
do-no-deal = Угоди не буде
do-agree = Так
do-decline = Ні
do-keep = { $gear }. { $gear_works } Якщо зламано: { $gear_broken }
do-wield = { $has_gear ->
    [yes] { $gear }
   *[no] Голіруч
}
do-block = Підставити броню
do-bear = Прийняти рани, зберегти броню
do-lose = { $goods }
do-gain = { $goods }
do-strike = { $what }
do-choose = { $way }{ $way_price }
do-name = { $knight }
do-tow = Відбуксирувати { $to }
do-pray = Молитися
do-sabotage = Попустити болт

repair-points = { $points ->
    [one] { $points } очко ремонту
    [few] { $points } очки ремонту
    [many] { $points } очок ремонту
   *[other] { $points } очка ремонту
}
move-price = { $points ->
    [one] { $points } ОП
    [few] { $points } ОП
    [many] { $points } ОП
   *[other] { $points } ОП
}{ $rad ->
    [0] {""}
   *[other] {" "}· радіація { $rad }
}{ $cont ->
    [0] {""}
   *[other] {" "}· зараза { $cont }
}{ $threat ->
    [0] {""}
   *[other] {" "}· загроза { $threat }
}
price = { $what ->
    [none] {""}
    [fuel] {" "}({ goods-fuel.n })
    [ammo] {" "}({ goods-ammo.n })
    [med] {" "}({ goods-med.n })
    [gear] {" "}({ goods-gear.n })
    [value] {" "}(спорядження ціною { $n })
    [damage] {" "}({ harm-damage.n })
   *[res] {" "}({ goods-res.n })
}{ $skill ->
    [none] {""}
    [me] {" "}· { skill-me }{ price-need }
    [ra] {" "}· { skill-ra }{ price-need }
    [dr] {" "}· { skill-dr }{ price-need }
    [su] {" "}· { skill-su }{ price-need }
    [te] {" "}· { skill-te }{ price-need }
   *[ta] {" "}· { skill-ta }{ price-need }
}
price-need = { $need ->
    [0] {""}
   *[other] {" "}{ $need }
}
die-colour = { $die ->
    [W] { colour-white }
    [G] { colour-green }
    [B] { colour-blue }
   *[R] { colour-red }
}
goods-n = { $goods ->
    [fuel] { goods-fuel.n }
    [ammo] { goods-ammo.n }
   *[med] { goods-med.n }
}
knight-sheet = Здоров’я { $health }, опірність { $resist }, ремонт { $repair }, розвідка { $explore }.
vehicle-sheet = Швидкість { $speed }, бак { $tank }, ОП за пальне { $rate }, місткість { $capacity }, шасі { $chassis }.
gear-worth = { $n ->
    [0] ціни нема
   *[other] ціна { $n }
}

## Що дають знахідки

piece-keep-one = карт спорядження подивитися: { $n }, лишити 1
piece-lose-fuel = мінус { goods-fuel.n }
piece-lose-med = мінус { goods-med.n }
piece-lose-res = мінус { goods-res.n }
piece-recv-wound = { harm-wound.n } повз броню
piece-deal = { harm-wound.n }, броня помагає
piece-damage = { harm-damage.n } транспорту
piece-threat = { $n ->
    [one] { $n } жетон загрози
    [few] { $n } жетони загрози
    [many] { $n } жетонів загрози
   *[other] { $n } жетона загрози
}

## Запитання

ask-knight = { $you ->
    [yes] Хто ви в Пустці?
   *[no] { $seat } обирає лицаря.
}
ask-vehicle = { $you ->
    [yes] { $knight_short }: чим їдемо?
   *[no] { $seat } обирає транспорт.
}
ask-gear = { $you ->
    [yes] { $knight_short }: що беремо з собою?
   *[no] { $seat } обирає початкове спорядження.
}
ask-action = { $you ->
    [yes] { $knight_short } зараз { $at }. Дій лишилося: { $left }.
   *[no] Міркує { $knight_short }, зараз { $at }. Дій лишилося: { $left }.
}
ask-dreaming = { $you ->
    [yes] Перед дорогою: яка колода вам насниться?
   *[no] { $knight_short } на хвильку заплющує очі.
}
ask-route = { $you ->
    [yes] Якою дорогою?
   *[no] { $knight_short } обирає дорогу.
}
ask-own-way = { $you ->
    [yes] Наступна клітинка?
   *[no] { $knight_short } водить пальцем по мапі.
}
ask-turn-off = { $you ->
    [yes] { $knight_short } зараз { $at }. Далі чи стоп?
   *[no] Може спинитися { $knight_short }, зараз { $at }.
}
ask-on-the-way = { $you ->
    [yes] { $knight_short } має рани, а в торбі дещо є. Зараз?
   *[no] { $knight_short } може підлікуватися дорогою.
}
ask-which-symbol = { $you ->
    [yes] Одна з тутешніх небезпек не діє. Котра?
   *[no] { $knight_short } обирає, котра небезпека не подіє.
}
ask-spare-symbol = { $you ->
    [yes] Ужити проти тутешньої небезпеки?
   *[no] { $knight_short } може не зважити на тутешню небезпеку.
}
ask-ghost = { $you ->
    [yes] Ворог. Прослизнути повз? Водіння 2.
   *[no] { $knight_short } може спробувати прослизнути.
}
ask-not-today = { $you ->
    [yes] Зустріч. Не сьогодні?
   *[no] { $knight_short } може оминути зустріч.
}
ask-which-skill = { $you ->
    [yes] Яку навичку перевіряємо?
   *[no] { $knight_short } обирає навичку.
}
ask-before-roll = { $you ->
    [yes] Поки кубики не впали: { $knight_short } щось ужиє?
   *[no] { $knight_short } може щось ужити перед кидком.
}
ask-after-roll = { $you ->
    [yes] Кубики лежать. { $knight_short } щось із цим зробить?
   *[no] { $knight_short } дивиться на кубики.
}
ask-which-dice = { $high ->
    [one] { $you ->
        [yes] Котрий кубик перекинути?
       *[no] { $knight_short } перекидає кубик.
    }
    [few] { $you ->
        [yes] Котрі кубики перекинути? Щонайбільше { $high }.
       *[no] { $knight_short } перекидає кубики.
    }
    [many] { $you ->
        [yes] Котрі кубики перекинути? Щонайбільше { $high }.
       *[no] { $knight_short } перекидає кубики.
    }
   *[other] { $you ->
        [yes] Котрі кубики перекинути? Щонайбільше { $high }.
       *[no] { $knight_short } перекидає кубики.
    }
}
ask-drop-die = { $you ->
    [yes] { $knight_short } втрачає кубик. Котрий?
   *[no] { $knight_short } втрачає кубик і обирає котрий.
}
ask-camp = { $you ->
    [yes] { $knight_short } в таборі. Очок ремонту лишилося: { $points }.
   *[no] { $knight_short } в таборі.
}
ask-heal = { $you ->
    [yes] На що йдуть очки лікування?
   *[no] { $knight_short } лікується.
}
ask-trade = { $you ->
    [yes] { $knight_short } і { $partner_short }: що міняємо?
   *[no] { $knight_short } і { $partner_short } балакають про справи.
}
ask-deal = { $you ->
    [yes] { $knight_short } пропонує. { exchange } Згода?
   *[no] { $knight_short } пропонує. { exchange } { $seat } думає.
}
exchange = { $has_given ->
    [yes] { $partner_short } дістає: { $given }.
   *[no] { $partner_short } не дістає нічого.
} { $has_taken ->
    [yes] { $knight_short } дістає: { $taken }.
   *[no] { $knight_short } не дістає нічого.
}
ask-explore = { $you ->
    [yes] { $find }. { found } { $points ->
        [0] {""}
       *[other] Очок лишилося: { $points }.
    }
   *[no] { $find }. { found } { $knight_short } прикидає.
}
found = { $has_finds ->
    [yes] Знахідка: { $finds }.
   *[no] Знахідка: нічого.
} { $has_trouble ->
    [yes] Халепа: { $trouble }.
   *[no] Халепи нема.
}
ask-second-shop = { $you ->
    [yes] Встигнете ще в одне місце. У котре?
   *[no] { $knight_short } може зайти ще в одне місце.
}
ask-healer = { $you ->
    [yes] Що показати лікареві?
   *[no] { $knight_short } в лікаря.
}
ask-garage = { $you ->
    [yes] Що робити в гаражі?
   *[no] { $knight_short } в гаражі.
}
ask-workshop = { $you ->
    [yes] Одну зламану карту лагодять задарма. Котру?
   *[no] { $knight_short } в майстерні.
}
ask-market = { $you ->
    [yes] Віддано на { $given }, узято на { $taken }. Решти не дають.
   *[no] { $knight_short } торгується. Віддано на { $given }, узято на { $taken }.
}
ask-no-room = { $you ->
    [yes] Для цього нема місця. Що викинути?
   *[no] { $knight_short } шукає, де це примостити.
}
ask-broken-arm = { $you ->
    [yes] Рука зламана. Що скласти в транспорт?
   *[no] { $knight_short } більше однієї речі не втримає.
}
ask-torn-bay = { $you ->
    [yes] Місця в транспорті поменшало. Що викинути?
   *[no] { $knight_short } викидає вантаж.
}
ask-keep-one = { $you ->
    [yes] Котру карту лишити?
   *[no] { $knight_short } лишає одну з карт.
}
ask-fix = { $you ->
    [yes] Котра карта знову працює?
   *[no] { $knight_short } обирає, що полагодити.
}
ask-gain = { $you ->
    [yes] { $knight_short } бере ресурс. Який?
   *[no] { $knight_short } бере ресурс.
}
ask-lose = { $you ->
    [yes] { $knight_short } віддає ресурс. Який?
   *[no] { $knight_short } віддає ресурс.
}
ask-pay-gear = { $you ->
    [yes] { $knight_short } платить спорядженням. Яким?
   *[no] { $knight_short } платить спорядженням.
}
ask-who-pays = { $you ->
    [yes] Хто платить далі?
   *[no] { $seat } вирішує, хто платить.
}
ask-upgrade = { $you ->
    [yes] { $knight_short } тепер уміє більше. Що саме?
   *[no] { $knight_short } може взяти поліпшення.
}
ask-weapon = { $has_enemy ->
    [yes] { $you ->
        [yes] { $enemy }, здоров’я { $life }. Чим { $knight_short } б’ється?
       *[no] { $enemy }, здоров’я { $life }. { $knight_short } обирає зброю.
    }
   *[no] { $you ->
        [yes] Навпроти стоїть { $rival }. Чим { $knight_short } б’ється?
       *[no] Навпроти стоїть { $rival }. { $knight_short } обирає зброю.
    }
}
ask-start = { $you ->
    [yes] Бій починається. { $knight_short } щось ужиє?
   *[no] { $knight_short } може щось ужити на початку.
}
ask-clash = { $you ->
    [yes] Сутичка. { $knight_short } щось ужиє?
   *[no] { $knight_short } може щось ужити в сутичці.
}
ask-block = { $you ->
    [yes] { $broken ->
        [yes] { $knight_short } під ударом: { harm-wound.n }. { $gear } зніме { $stops } і цього разу пропаде: поломка вже є.
       *[no] { $knight_short } під ударом: { harm-wound.n }. { $gear } зніме { $stops } і зламається.
    }
   *[no] { $knight_short } під ударом: { harm-wound.n }. { $gear } може зняти { $stops }.
}
ask-spare = { $you ->
    [yes] Дістається транспортові. Вберегти його від 1 пошкодження?
   *[no] { $knight_short } може вберегти транспорт від 1 пошкодження.
}
ask-salts = { $you ->
    [yes] Ужити, приходячи до тями?
   *[no] { $knight_short } приходить до тями.
}
ask-strike = { $you ->
    [yes] Пустка щось забирає, а втрачає { $knight_short }. За Пустку сьогодні ви. Що саме?
   *[no] { $seat } говорить за Пустку.
}
ask-entry = { $has_entry ->
    [yes] { $you ->
        [yes] «{ $entry }». Що { $knight_short } робить?
       *[no] «{ $entry }». Вирішує { $seat }.
    }
   *[no] { $you ->
        [yes] Що { $knight_short } робить?
       *[no] Вирішує { $seat }.
    }
}
ask-vote = { $has_entry ->
    [yes] { $you ->
        [yes] «{ $entry }». Голос має кожен. Ваш?
       *[no] «{ $entry }». Голосує { $seat }.
    }
   *[no] { $you ->
        [yes] Голос має кожен. Ваш?
       *[no] Голосує { $seat }.
    }
}
ask-tie = { $you ->
    [yes] Голосів порівну. Вирішує перший гравець, себто ви.
   *[no] Голосів порівну. Вирішує { $seat }.
}
ask-target = { $you ->
    [yes] Кого це стосується?
   *[no] { $seat } називає лицаря.
}
ask-tow = { $you ->
    [yes] До цистерни рукою подати. Буксируємо?
   *[no] { $knight_short } може відбуксирувати цистерну.
}
ask-cathedral = { $you ->
    [yes] Орган стихає. { $knight_short } молиться або дістає гайковий ключ. Обирають усі заразом.
   *[no] { $seat } схиляє голову.
}
ask-join = { $you ->
    [yes] Він іще стоїть. { $knight_short } теж стає до бою?
   *[no] { $knight_short } теж може стати до бою.
}

## Що було

event-first-player = { $you ->
    [yes] Перший хід ваш.
   *[no] Починає { $seat }.
}
event-knight-taken = { $you ->
    [yes] Ви — { $knight }.
   *[no] { $seat } — це { $knight }.
}
event-vehicle-taken = { $knight_short } дістає ключі: { $vehicle }.
event-started-with = { $knight_short } бере з собою: { $gear }.
event-round-began = { $time ->
    [0] Раунд { $n }.
   *[other] Раунд { $n }. Час: { $time }.
}
event-turn-began = Черга: { $knight_short }.
event-time-moved = Час: { $to }.
event-passed = { $knight_short } пропускає дію.
event-set-out = { $knight_short } заводить мотор.
event-entered = { $fuel ->
    [0] { $knight_short } тепер { $space_at }.
    [one] { $knight_short } тепер { $space_at }, спалено { $fuel } пальне.
    [few] { $knight_short } тепер { $space_at }, спалено { $fuel } пального.
    [many] { $knight_short } тепер { $space_at }, спалено { $fuel } пального.
   *[other] { $knight_short } тепер { $space_at }, спалено { $fuel } пального.
} Лишилося ОП: { $mp }.
event-spared = { $symbol } не діє: { $knight_short }, { $source }.
event-drew-threat = { $knight_short } тягне загрозу: { $threat }. Червоний бік: { $threat_red }
event-threat-yellow = { $threat }. { $threat_yellow }
event-threats-back = Назад у торбу: { $threats }.
event-card-shown = { $knight_short }, карта Пустки: { $card }.
event-not-here = { $card }: не з цієї історії. Ще карта.
event-peeked = { $has_card ->
    [yes] { $deck }: наступна карта — { $card }.
   *[no] { $knight_short } бачить уві сні колоду: { $deck }.
}
event-deck-renewed = { $deck }: колода скінчилася, скинуте перемішано.
event-placed = { $knight_short } тепер { $space_at }.
event-rolled = { $need ->
    [0] { $knight_short }, { $skill }: { $faces }. { rolled-successes }
   *[other] { $knight_short }, { $skill } { $need }: { $faces }. { rolled-successes }
} { $ok ->
    [yes] Годиться.
   *[no] Не годиться.
}
rolled-successes = Успіхів: { $successes }.
die = { $face ->
    [S] успіх
    [SS] два успіхи
    [SF] успіх із долею
    [F] доля
    [X] провал
   *[blank] порожньо
}
event-foe-rolled = { $enemy }, атака: { $faces }.
event-attacked = { $has_gear ->
    [yes] { $knight_short }, { $gear }: { $faces }. { rolled-successes }
   *[no] { $knight_short }, голіруч: { $faces }. { rolled-successes }
}
event-rerolled = { $source }. Тепер на кубиках: { $faces }.
event-decided = { $ok ->
    [yes] { $knight_short }: успіх без кидка.
   *[no] { $knight_short }: провал без кидка.
}
event-gained = { $knight_short } дістає: { goods-n }.
event-lost = { $knight_short } втрачає: { goods-n }.
event-gear-gained = { $broken ->
    [yes] { $knight_short } має обновку, зламану: { $gear }.
   *[no] { $knight_short } має обновку: { $gear }.
}
event-gear-moved = { $to ->
    [cargo] { $knight_short } складає в транспорт: { $gear }.
    [armour] { $knight_short } вдягає: { $gear }.
   *[hands] { $knight_short } бере до рук: { $gear }.
}
event-gear-broke = { $gear }: зламано. { $knight_short } збирає те, що лишилося.
event-gear-fixed = { $gear }: знову працює. { $knight_short } про всяк випадок пробує двічі.
event-gear-gone = { $knight_short } лишається без речі: { $gear }.
event-gear-shown = { $has_gears ->
    [yes] { $knight_short } оглядає крам: { $gears }.
   *[no] { $knight_short } оглядає порожній прилавок.
}
event-hurt = { $wounds ->
    [0] { $infected ->
        [0] { $knight_short } без жодної подряпини.
        [one] { $knight_short } дістає { $infected } заражену рану.
        [few] { $knight_short } дістає { $infected } заражені рани.
        [many] { $knight_short } дістає { $infected } заражених ран.
       *[other] { $knight_short } дістає { $infected } зараженої рани.
    }
    [one] { $infected ->
        [0] { $knight_short } дістає { $wounds } рану.
       *[other] { $knight_short } дістає { $wounds } рану; заражених на додачу: { $infected }.
    }
    [few] { $infected ->
        [0] { $knight_short } дістає { $wounds } рани.
       *[other] { $knight_short } дістає { $wounds } рани; заражених на додачу: { $infected }.
    }
    [many] { $infected ->
        [0] { $knight_short } дістає { $wounds } ран.
       *[other] { $knight_short } дістає { $wounds } ран; заражених на додачу: { $infected }.
    }
   *[other] { $infected ->
        [0] { $knight_short } дістає { $wounds } рани.
       *[other] { $knight_short } дістає { $wounds } рани; заражених на додачу: { $infected }.
    }
}{ $blocked ->
    [0] {""}
   *[other] {" "}Заблоковано: { $blocked }.
}
event-irradiated = { $knight_short }, опромінення: { harm-rad.n }.
event-healed = { $knight_short } почувається краще.{ $wounds ->
    [0] {""}
   *[other] {" "}Знято ран: { $wounds }.
}{ $infected ->
    [0] {""}
   *[other] {" "}Із заражених у звичайні: { $infected }.
}{ $rad ->
    [0] {""}
   *[other] {" "}Радіації менше на { $rad }.
}
event-vehicle-hit = { $knight_short }, транспорт: { harm-damage.n }.
event-vehicle-fixed = { $knight_short }, транспорт: пошкоджень менше на { $n }.
event-fell = { $knight_short } непритомніє.
event-woke = { $knight_short } приходить до тями, а з нею й гостинець: { $injury }. { $injury_text }
event-wrecked-it = { $knight_short } сидить у тому, що було транспортом.
event-overhauled = { $knight_short }: транспорт знову на ходу, по-своєму. { $breakdown }. { $breakdown_text }
event-cured = { $knight_short } позбувається травми: { $injury }.
event-mended = { $knight_short } позбувається поломки: { $breakdown }.
event-eliminated = { $knight } вже не встане. Чоботи дістаються Пустці.
event-experience = { $knight_short }: досвід { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}, тепер { $to }.
event-upgraded = { $face ->
    [b] { $knight_short } тепер уміє більше: { $upgrade_b }. { $upgrade_b_text }
   *[a] { $knight_short } тепер уміє більше: { $upgrade }. { $upgrade_text }
}
event-used = { $knight_short } вживає: { $knack }.
event-camped = { $knight_short } стає табором.
event-traded = { $knight_short } і { $partner_short } б’ють по руках. { exchange }
event-deal-refused = { $partner_short } воліє не мінятися. { $knight_short } лишається при своєму.
event-revealed = { $knight_short } розвідує: { $find }.
event-left-lying = { $knight_short } не бере: { $find }.
event-visited = { $knight_short } йде в місто: { $shop }.
event-bought = { $has_given ->
    [yes] { $knight_short } віддає: { $given }. Дістає: { $taken }.
   *[no] { $knight_short } дістає задарма: { $taken }.
}
event-fight-began = Бій: { $knight_short } і { $enemy } ({ $enemy_kind }, { $enemy_way }), здоров’я { $life }. { $has_properties ->
    [yes] { $properties }. { $enemy_text }
   *[no] { $enemy_text }
}
enemy-enough = І цього досить.
enemy-plain = Нічого особливого, коли не рахувати зубів.
event-duel-began = Дуель: { $knight_short } і { $rival_short }.
event-wielded = { $has_gear ->
    [yes] { $knight_short } обирає зброю: { $gear }.
   *[no] { $knight_short } дає собі раду голіруч.
}
event-ambushed = { $enemy }: засідка.
event-foe-hurt = { $n ->
    [one] { $enemy }: { $n } рана; здоров’я лишилося: { $left }.
    [few] { $enemy }: { $n } рани; здоров’я лишилося: { $left }.
    [many] { $enemy }: { $n } ран; здоров’я лишилося: { $left }.
   *[other] { $enemy }: { $n } рани; здоров’я лишилося: { $left }.
}
event-fight-over = { $won ->
    [yes] { $fell ->
        [yes] { $enemy }: перемога. { $knight_short } падає поруч.
       *[no] { $enemy }: перемога. { $knight_short } на ногах.
    }
   *[no] { $fell ->
        [yes] { $enemy }: бій програно. { $knight_short } лежить.
       *[no] { $enemy }: внічию. { $knight_short } їде геть, і ніхто не каже чому.
    }
}
event-spoke-for-waste = { $you ->
    [yes] За Пустку говорите ви: одну з речей втрачає { $knight_short }.
   *[no] За Пустку говорить { $seat }: одну з речей втрачає { $knight_short }.
}
event-plot-began = { $plot }. { $plot_about }
event-entry-read = «{ $entry }». { $entry_opening }
event-read-alone = { $knight_short } щось читає і згортає вчетверо.
event-words = { $text }
event-way-taken = { $has_knight ->
    [yes] { $knight_short }: { $way }.
   *[no] Ухвалено: { $way }.
}
event-voted = { $knight_short } голосує: { $way }.
event-did = { $knight_short }: { $deed }.
event-token-put = { $token } — { $space_at }.
event-token-gone = { $token } — більше не { $space_at }.
event-token-moved = { $has_way ->
    [yes] { $token }, шлях: { $way }.
   *[no] { $token }: ані руш.
}
event-luck-given = { $n ->
    [-1] { $knight_short }: на кубик менше { luck-on }. { die-colour }.
   *[1] { $knight_short }: на кубик більше { luck-on }. { die-colour }.
}
luck-on = { $on ->
    [attack] у наступній атаці
    [duel] у наступній дуелі
    [walker] у наступній атаці на крокохід
    [trail] на наступному сліді
    [valve] біля вентиля
    [sabotage] на наступному болті
    [te] у наступній перевірці техніки
    [su-or-te] у наступній перевірці виживання чи техніки
   *[check] у наступній перевірці
}
event-noted = На спомин, до іншого вечора: { $keep }.
event-special-turned = Відкрито особливу карту: { $special }. { $special_text }
event-renown = { $knight_short }: слава { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}, тепер { $to }.
event-patron-shown = { $knight_short }, покровитель: { patron-name }.{ $kept ->
    [yes] {" "}Обіцянки дотримано.
   *[no] {""}
}
patron-name = { $patron ->
    [1] гільдія
    [2] льотчики
    [3] культ
    [4] те, що лишилося від Церберо
   *[0] ніхто
}
event-tie-broken = { $by ->
    [upgrades] Імена однаково гучні. Вирішують поліпшення: у кого їх більше.
    [gear] Імена однаково гучні, і поліпшень порівну. Вирішує спорядження: чиє дорожче.
   *[nothing] Імена однаково гучні, і ніщо їх не різнить. Корону ділять.
}
event-prayed = { $knight_short } молиться, почасти щиро.
event-sabotaged = { $ok ->
    [yes] { $knight_short } попускає болт.
   *[no] { $knight_short } впускає ключ.
}
event-city-gone = Місцевість розчищено: { $space }.
event-ended = От і вся історія.

## Чому не можна

refused-unconscious = Ви непритомні. Спершу прийдіть до тями.
refused-wrecked = Розбите не їздить. Спершу капітальний ремонт.
refused-moved = Цього ходу ви вже їздили. Шинам досить одного разу.
refused-no-actions = Дій цього ходу не лишилося.
refused-too-far = Ні очок, ні бака на таку далеч не стане.
refused-crater = Це кратер. Туди не їздять, а що на дні, не питали.
refused-ruined = Відчинених дверей { $at } нема. Місцевість розчищено.
refused-visited = Крамниці { $at } ви цього ходу вже обійшли.
refused-deed-no-actions = { $deed }: дій цього ходу не лишилося.
refused-deed-nobody-here = { $deed }: потрібен ще один лицар на вашій клітинці.
refused-deed-not-here = { $deed }: не в цьому місці.
refused-deed-done-this-turn = { $deed }: цього ходу вже було.
refused-deed-done-before = { $deed }: одного разу вистачило.
refused-deed-not-now = { $deed }: поки чогось бракує.
refused-deed-cannot-pay = { $deed }: нема чим платити.
refused-did-camp = { $knight_short }: табір цього ходу вже був.
refused-did-explore = { $knight_short }: розвідка цього ходу вже була.
refused-only-workshop = { $gear }: у таборі такого не полагодиш. Везіть до майстерні.
refused-too-dear = { $gear }: лагодження коштує { $n ->
    [one] { $n } очко ремонту
    [few] { $n } очки ремонту
    [many] { $n } очок ремонту
   *[other] { $n } очка ремонту
}, стільки не лишилося.
refused-no-ammo = { $gear }: нема чим зарядити.
refused-needs-xp = { $knight_short }: для цього ще мало бачено.
refused-taken = Це поліпшення вже забрали.

## Чим скінчилося

ending-a1-w1 = Доправлено
    .text = Чотирнадцять повідомлень із запізненням на сорок років. Прочитали всі, і ніхто не вимкнув.
ending-a1-w2 = Гармати сплять далі
    .text = Хруснуло не гучніше за печиво. Пучка зеленого піску, у папірці.
ending-a1-w3 = Жаль, форма 7
    .text = Сплачено сповна, монетами, яких ніхто з живих не візьме. Копія у вас.
ending-a1-l1 = Запізно
    .text = Ґрати опущено. На лаві для вас посунулися.
ending-a1-l2 = Вручити неможливо
    .text = Довкола пройшов дощ. Під вами сухо, якраз на ваш зріст.
ending-a1-all-eliminated = Вручити неможливо
    .text = Розписатися нема кому.
ending-a2-GW = Зелений захід
    .text = У Растпорті є річка. Імені вона не має, зате було чотири збори.
ending-a2-RP = Мир за нормою
    .text = Два крани, один лічильник, одна лава. Ніхто від того не помер. Співати теж ніхто не співав.
ending-a2-WW = Генеральська криниця
    .text = Тече, але в позику. Кажуть дякую й розписуються.
ending-a2-CD = Місто пилу
    .text = Растпорт знову флот, кілем донизу, і чекає припливу.
ending-a2-all-eliminated = Ніхто не вернувся
    .text = Кухоль при брамі висить. Він сухий, як і решта.
ending-a3-BU = Засипано
    .text = Через сіль іде стежка, і її замітають. Щочетверга юшка.
ending-a3-GU = Вартовий міста
    .text = Він бажає доброго ранку кожному на ім’я. Злочинів більше нема, і ніхто не свистить.
ending-a3-IK = Залізний король
    .text = Один із вас має місце на дев’ятому поверсі. Решта поїхала й дорогою рахувала.
ending-a3-SC = Випалений берег
    .text = Він допомагає далі. Де він пройшов, місцевість розчищено.
ending-a3-all-eliminated = Допомога в дорозі
    .text = Сказати йому, що ранок, нема вже кому.
ending-a4-gl = Зважена корона
    .text = За кріслом крейдою виписано, що почім. Чесно, до грама.
ending-a4-pl = Корона з крилами
    .text = Підмітальники стали. З ангара щось викочують.
ending-a4-cl = Корона, що світиться
    .text = При ній можна читати. Ліжка пересувають, щоб мати вас у вікні.
ending-a4-rl = Підшита корона
    .text = У трьох примірниках. Дванадцятого дня привезли пенсії.
ending-a4-sh = Корона на двох
    .text = Крісло добре, вміщує двох, спина до спини.
ending-a4-no = Ніхто
    .text = Шезлонг стоїть на пероні. Підмітальники його обминають.
ending-a4-all-eliminated = Геть ніхто
    .text = Оповісник зачитує список. Це недовго.

source-experience = Досвід
source-renown = Слава

## Де ми у грі

phase-first = Хто перший
phase-knights = Лицарі
phase-vehicles = Транспорт
phase-gear = Початкове спорядження
phase-begin = Історія починається
phase-round = Новий раунд
phase-turn = Хід
phase-evening = Вечір
phase-night = Ніч
phase-over = Кінець

## Що є на столі

space = { $ground ->
    [highway] Траса { $field }
    [desert] Пустеля { $field }
    [bush] Буш { $field }
   *[mountains] Гори { $field }
}
    .to = { $ground ->
        [highway] на трасу, { $field }
        [desert] у пустелю, { $field }
        [bush] у буш, { $field }
       *[mountains] у гори, { $field }
    }
    .at = { $ground ->
        [highway] на трасі, { $field }
        [desert] у пустелі, { $field }
        [bush] у буші, { $field }
       *[mountains] у горах, { $field }
    }
letter = Зустріч { $letter }
die-number = Кубик { $n }

shop-healer = Лікар
    .text = Зніме 1 радіацію і дасть 4 очки на рани — або позбавить однієї травми.
shop-garage = Гараж
    .text = Полагодить до 3 пошкоджень — або позбавить однієї поломки.
shop-workshop = Майстерня
    .text = Одна зламана карта знову працює, хоч би яка.
shop-market = Ринок
    .text = Три карти спорядження й будь-які ресурси за те, без чого ви обійдетеся.

deck-finds = Розвідка
deck-gear = Спорядження

goods-part = Деталь насоса
    .n = { $n ->
        [one] { $n } деталь насоса
        [few] { $n } деталі насоса
        [many] { $n } деталей насоса
       *[other] { $n } деталі насоса
    }

token-ruin = Розчищена місцевість
token-me2 = Випробування: ближній бій 2
token-me3 = Випробування: ближній бій 3
token-ra2 = Випробування: дальній бій 2
token-ra3 = Випробування: дальній бій 3
token-dr2 = Випробування: водіння 2
token-dr3 = Випробування: водіння 3
token-su2 = Випробування: виживання 2
token-su3 = Випробування: виживання 3
token-te2 = Випробування: техніка 2
token-te3 = Випробування: техніка 3
token-ta2 = Випробування: розмова 2
token-ta3 = Випробування: розмова 3

keep-ash = попіл списку
keep-badge = кур’єрський жетон, повернутий
keep-boot = лівий чобіт
keep-deed = надгризений ріжок грамоти
keep-form7 = форма 7, копія через кальку
keep-guns = стріляна гільза, ще тепла
keep-hour = корба від помпи
keep-sky = смужка польотного плану
keep-stamp = поштовий штемпель
keep-tibb = неправильна мапа
keep-voice = два слова на плівці
keep-voucher = талон до їдальні, одна юшка
keep-washer = латунна шайба
