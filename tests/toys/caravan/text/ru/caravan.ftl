game-title = Караван
    .full = Караван
    .about = Две главы в пути, один сундук.
mode-ford = Брод
    .text = Брод.
chapter-ford = Брод
mode-mill = Мельница
    .text = Мельница.
chapter-mill = Мельница
ask-coin = Лежит монета. Что вы с ней сделаете?
do-take = Взять себе
do-share = Положить в сундук
event-came = Караван приходит, в сундуке { $chest }.
event-took = { $you ->
    [yes] Вы берёте монету.
   *[no] { $seat } берёт монету.
}
event-shared = { $you ->
    [yes] Вы делитесь монетой.
   *[no] { $seat } делится монетой.
}
event-taken-back = { $you ->
    [yes] Вы берёте ход назад.
   *[no] { $seat } берёт ход назад.
}
ending-ford = За рекой
    .text = За рекой.
ending-mill = Дома
    .text = Дома.
chapter-road = Дорога
rule-1 = Монета
    .text = Два круга: каждый берёт монету себе или кладёт в сундук.
