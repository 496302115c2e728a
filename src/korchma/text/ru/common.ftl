# То, что говорят за столом в любой игре.

seat = Игрок { $n }
list-end = { $all } и { $last }
die = { $face }

refused = { $reason } Правило { $rule } — { $heading }.

## Ошибки, которые может встретить игрок

error-not-offered = Такого выбора нет. Возьмите что-нибудь из предложенного.
error-wrong-number = Выбрано не столько, сколько нужно. Пересчитайте, пожалуйста.
error-not-your-turn = Сейчас решаете не вы. Терпение — тоже упражнение.
error-over = Игра окончена, больше сыграть ничего нельзя.
error-nothing-to-undo = Отменять нечего: вы ещё ничего не решили.
error-undo-needs-consent = С тех пор открылось кое-что новое, так что отменить можно только с согласия остальных.
error-undo-older-rules = Это было решено до перемены правил и остаётся в силе: отменить можно лишь то, что было потом.

## Кто играет

human = Человек
bot-random = Бот-сумасброд
    .short = наобум
bot-heuristic = Бот-хитрец
    .short = с хитрецой
bot-wanderer = Бот-бродяга
    .short = по прихоти

event-taken-back = { $you ->
    [yes] Вы берёте ход назад. Ничего не было.
   *[no] { $seat } берёт ход назад. Ничего не было.
}

# Somebody who came in without a name; $n is a number that tells guests apart.
guest-name = Гость { $n }
