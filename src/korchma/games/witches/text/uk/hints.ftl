# Чому добрий гравець зробив би так: по фразі до кожної підказки.

why-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
why-cackles = { $cackles ->
    [one] { $cackles } хихотіння
    [few] { $cackles } хихотіння
    [many] { $cackles } хихотінь
   *[other] { $cackles } хихотіння
}
why-failing = { $failure ->
    [dungeon] невдача веде до Підземелля
    [all-to-dungeon] невдача відправить до Підземелля всіх відьом
    [crisis] невдача додасть кризу
    [black-aliss] невдача коштуватиме Чорної Алісси
    [winter] невдача нашле зиму на легкі проблеми в усіх
   *[other] невдача коштує хихотінь
}

why-favourite = просто до душі, та й годі
why-same = усе одно, але щось узяти треба
why-solve = { $cards ->
    [yes] { $token }, { why-points }: { $chance } на самих кубиках, { $best } з усіма картами
   *[no] { $token }, { why-points }: шанс { $chance }
}
why-unknown = шанс загалом { $chance }: що під закритим жетоном, ніхто не бачив
why-tea = за чаєм піде { why-cackles }; за столом { $seats }
why-rest = у тиші в Бабуні піде { why-cackles }
why-near = { $has_token ->
    [yes] звідти недалеко: { $token } { $at } (шанс { $chance })
   *[no] звідти недалеко до закритої проблеми { $at } (шанс { $chance })
}
why-quiet = поблизу ніщо не варте ризику, а там спокійно
why-keep = жодна карта зараз не корисніша, ніж потім
why-few-crises = { $left ->
    [0] запас криз порожній: знадобиться ще одна, і гру програно
    [one] у запасі лише { $left } криза, а без них гру програно
    [few] у запасі лише { $left } кризи, а без них гру програно
    [many] у запасі лише { $left } криз, а без них гру програно
   *[other] у запасі лише { $left } кризи, а без них гру програно
}
why-calm = час позбутися: { why-cackles }
why-full-hand = рука повна, тож карт одразу побільшає
why-redrawn = зігране зараз одразу добирається задарма
why-freedom = пересування в Підземеллі — втрачене пересування
why-no-key = ці двері відчинити нічим
why-flee = { $has_token ->
    [yes] { $token }: шанс лише { $chance }, і { why-failing }
   *[no] що там, ніхто не бачив: шанс лише { $chance }, і { why-failing }
}
why-escape = справу програно, і { why-failing }
why-sure = і кубиків не треба: { $token }
why-no-dice = на самих кубиках шанс лише { $chance }
why-eases = викинути треба на два менше, і криза повернеться до запасу
why-raises = шанс { $chance } замість { $before }
why-enough = вистачить, щоб покрити нестачу: { $short }
why-again = шанс { $chance }, якщо кинути ці кубики знову
why-hope = остання надія, а на кону чимало
why-solved = кубиків уже вистачає
why-lost = витрачати на це карти вже не варто
why-cheaper-than-broom = хихотіння обійдеться дешевше за мітлу
why-hurts = { $most ->
    [yes] там криза заважає найбільше
   *[no] там криза заважає найменше
}
