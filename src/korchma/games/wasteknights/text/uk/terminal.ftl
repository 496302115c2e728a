# Лицарі Пустища в терміналі.

term-tab-dangers = Сюжет
term-wasteknights-bar = Раунд { $round } · час { $time } · { $who } · { $left ->
    [0] дій більше немає
    [one] ще { $left } дія
    [few] ще { $left } дії
    [many] ще { $left } дій
   *[other] ще { $left } дії
}
term-wasteknights-broken = { $name } (зламано)
term-wasteknights-die = { $die ->
    [W] Б
    [G] З
    [B] С
   *[R] Ч
}
term-wasteknights-price = { $points } ОП{ $fuel ->
    [0] {""}
   *[other] , пальне { $fuel }
}
term-wasteknights-outcome = Чим скінчилося
term-wasteknights-blows = Удар за ударом
term-wasteknights-check = Кубики
term-wasteknights-phase = { $phase ->
    [weapon] зброя
    [start] 1 початок
    [ranged] 2 дальній бій
    [clash] 3 сутичка
    [melee] 4 ближній бій
   *[end] 5 кінець
}
term-wasteknights-red = Загрози: { $tokens }
term-wasteknights-foe = Ворог кидає { $dice }. Рани: { $wounds }.
term-wasteknights-own = Ви кидаєте { $dice }. Рани: { $wounds }.
term-wasteknights-breaks = Зброя ламається: { $chance }.
term-wasteknights-throw = Кубики { $dice }. Скільки і з яким шансом: { $spread }.
term-wasteknights-enough = Не менше { $n }: { $chance }.
term-wasteknights-points = Лишилося очок: { $n }
term-wasteknights-offer = Пропонують
term-wasteknights-worth = { $name } ({ $n }).
term-wasteknights-give = Ви віддаєте: { $what }
term-wasteknights-take = Ви берете: { $what }
term-wasteknights-sums = Віддано { $given }, взято { $taken }.
term-wasteknights-part = деталь насоса
term-wasteknights-gear = { $name }. Справне: { $works } Зламане: { $broken } Ціна { $value }, ремонт { $repair }.
term-wasteknights-knight = { $name }, { $vehicle }, { $at }.
term-wasteknights-body = { $state ->
    [out] Поза грою.
    [fallen] Без тями. Рани з { $health }: звичайних { $wounds }, заражених { $infected }; радіація { $rad } з { $resist }.
   *[well] Рани з { $health }: звичайних { $wounds }, заражених { $infected }; радіація { $rad } з { $resist }.
} { $wrecked ->
    [yes] Машина розбита.
   *[no] Пошкодження { $damage } з { $chassis }.
}
term-wasteknights-purse = Пальне { $fuel } з { $tank }, набої { $ammo }, ліки { $med }; досвід { $xp }.
term-wasteknights-hands = У руках і на собі: { $cards }.
term-wasteknights-cargo = У машині ({ $n } з { $most }): { $cards }.
term-wasteknights-lasting = Надовго: { $names }.
term-wasteknights-time = Час { $time }, до { $end }.
term-wasteknights-stock = Колоди: пустеля { $dh }, буш { $bm }, розвідка { $finds }, спорядження { $gear }; загроз у торбі: { $bag }. Запас: пальне { $fuel }, набої { $ammo }, ліки { $med }.
term-wasteknights-legend = == траса, ·· пустеля, ♣♣ буш, ▲▲ гори, ( ) кратер; цифри — міста.
    ☢ радіація, ☣ зараза, ! загроза. ◆ сюжет, ◇ випробування, ✖ полюють на вас, ▣ цистерна, ▦ укріплення.
    Кубики: Б білий, З зелений, С синій, Ч червоний; ✦ успіх, ◌ доля, ✕ провал.
