game-title = Караван
    .full = Караван
    .about = Два розділи в дорозі, одна скриня.
mode-ford = Брід
    .text = Брід.
chapter-ford = Брід
mode-mill = Млин
    .text = Млин.
chapter-mill = Млин
ask-coin = Лежить монета. Що ви з нею зробите?
do-take = Взяти собі
do-share = Покласти до скрині
event-came = Караван приходить, у скрині { $chest }.
event-took = { $you ->
    [yes] Ви берете монету.
   *[no] { $seat } бере монету.
}
event-shared = { $you ->
    [yes] Ви ділитеся монетою.
   *[no] { $seat } ділиться монетою.
}
event-taken-back = { $you ->
    [yes] Ви берете хід назад.
   *[no] { $seat } бере хід назад.
}
ending-ford = За річкою
    .text = За річкою.
ending-mill = Удома
    .text = Удома.
chapter-road = Дорога
rule-1 = Монета
    .text = Два кола: кожен бере монету собі або кладе до скрині.
