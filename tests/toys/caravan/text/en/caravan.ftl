game-title = The Caravan
    .full = The Caravan
    .about = Two chapters on the road, one chest.
mode-ford = The ford
    .text = The ford.
chapter-ford = The ford
mode-mill = The mill
    .text = The mill.
chapter-mill = The mill
ask-coin = A coin lies there. What do you do with it?
do-take = Take it
do-share = Put it into the chest
event-came = The caravan comes with { $chest } in its chest.
event-took = { $you ->
    [yes] You take a coin.
   *[no] { $seat } takes a coin.
}
event-shared = { $you ->
    [yes] You share a coin.
   *[no] { $seat } shares a coin.
}
event-taken-back = { $you ->
    [yes] You take it back.
   *[no] { $seat } takes it back.
}
ending-ford = Over the water
    .text = Over the water.
ending-mill = Home
    .text = Home.
chapter-road = The road
rule-1 = A coin
    .text = Twice round, everybody takes a coin or puts one into the chest.
