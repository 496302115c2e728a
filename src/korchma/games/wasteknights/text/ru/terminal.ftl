# Рыцари Пустоши в терминале.

term-tab-dangers = Сюжет
term-wasteknights-bar = Раунд { $round } · время { $time } · { $who } · { $left ->
    [0] действий больше нет
    [one] ещё { $left } действие
    [few] ещё { $left } действия
    [many] ещё { $left } действий
   *[other] ещё { $left } действия
}
term-wasteknights-broken = { $name } (сломано)
term-wasteknights-die = { $die ->
    [W] Б
    [G] З
    [B] С
   *[R] К
}
term-wasteknights-price = { $points } ОП{ $fuel ->
    [0] {""}
   *[other] , топливо { $fuel }
}
term-wasteknights-outcome = Чем кончилось
term-wasteknights-blows = Удар за ударом
term-wasteknights-check = Кубики
term-wasteknights-phase = { $phase ->
    [weapon] оружие
    [start] 1 начало
    [ranged] 2 дальний бой
    [clash] 3 столкновение
    [melee] 4 ближний бой
   *[end] 5 конец
}
term-wasteknights-red = Угрозы: { $tokens }
term-wasteknights-foe = Враг бросает { $dice }. Раны: { $wounds }.
term-wasteknights-own = Вы бросаете { $dice }. Раны: { $wounds }.
term-wasteknights-breaks = Оружие ломается: { $chance }.
term-wasteknights-throw = Кубики { $dice }. Сколько и с каким шансом: { $spread }.
term-wasteknights-enough = Не меньше { $n }: { $chance }.
term-wasteknights-points = Осталось очков: { $n }
term-wasteknights-offer = Предлагают
term-wasteknights-worth = { $name } ({ $n }).
term-wasteknights-give = Вы отдаёте: { $what }
term-wasteknights-take = Вы берёте: { $what }
term-wasteknights-sums = Отдано { $given }, взято { $taken }.
term-wasteknights-part = деталь насоса
term-wasteknights-gear = { $name }. Исправно: { $works } Сломано: { $broken } Цена { $value }, ремонт { $repair }.
term-wasteknights-knight = { $name }, { $vehicle }, { $at }.
term-wasteknights-body = { $state ->
    [out] Вне игры.
    [fallen] Без сознания. Раны из { $health }: обычных { $wounds }, заражённых { $infected }; радиация { $rad } из { $resist }.
   *[well] Раны из { $health }: обычных { $wounds }, заражённых { $infected }; радиация { $rad } из { $resist }.
} { $wrecked ->
    [yes] Машина разбита.
   *[no] Повреждения { $damage } из { $chassis }.
}
term-wasteknights-purse = Топливо { $fuel } из { $tank }, патроны { $ammo }, лекарства { $med }; опыт { $xp }.
term-wasteknights-hands = В руках и на себе: { $cards }.
term-wasteknights-cargo = В машине ({ $n } из { $most }): { $cards }.
term-wasteknights-lasting = Надолго: { $names }.
term-wasteknights-time = Время { $time }, до { $end }.
term-wasteknights-stock = Колоды: пустыня { $dh }, буш { $bm }, исследование { $finds }, снаряжение { $gear }; угроз в мешке: { $bag }. Запас: топливо { $fuel }, патроны { $ammo }, лекарства { $med }.
term-wasteknights-legend = == трасса, ·· пустыня, ♣♣ буш, ▲▲ горы, ( ) кратер; цифры — города.
    ☢ радиация, ☣ заражение, ! угроза. ◆ сюжет, ◇ испытание, ✖ охотятся на вас, ▣ цистерна, ▦ укрепление.
    Кубики: Б белый, З зелёный, С синий, К красный; ✦ успех, ◌ судьба, ✕ провал.
