# Те, що кажуть за столом у будь-якій грі.

seat = Гравець { $n }
list-end = { $all } та { $last }
die = { $face }

refused = { $reason } Правило { $rule } — { $heading }.

## Помилки, на які може натрапити гравець

error-not-offered = Такого вибору немає. Візьміть щось із запропонованого.
error-wrong-number = Обрано не стільки, скільки треба. Перелічіть, будь ласка.
error-not-your-turn = Зараз вирішуєте не ви. Терпіння — теж вправа.
error-over = Гру скінчено, більше нічого не зіграти.
error-nothing-to-undo = Скасовувати нема чого: ви ще нічого не вирішили.
error-undo-needs-consent = Відтоді відкрилося дещо нове, тож скасувати можна лише за згодою решти.
error-undo-older-rules = Це вирішили ще до зміни правил, і воно лишається чинним: скасувати можна лише те, що було потім.

## Хто грає

human = Людина
bot-random = Бот-шалапут
    .short = навмання
bot-heuristic = Бот-хитрун
    .short = з хитринкою
bot-wanderer = Бот-мандрівник
    .short = за примхою

event-taken-back = { $you ->
    [yes] Ви берете хід назад. Нічого не було.
   *[no] { $seat } бере хід назад. Нічого не було.
}

# Somebody who came in without a name; $n is a number that tells guests apart.
guest-name = Гість { $n }
