### Що люди пам’ятають про свої вечори: літопис, у браузері й у терміналі.

chronicle = Літопис
chronicle-private = Що ви пережили. Бачите це тільки ви.
chronicle-endings = Епілоги
chronicle-of = { $n } з { $total }
    .total = з { $total }
chronicle-sealed = Епілог, до якого ви ще не дійшли
chronicle-read = Прочитано записів
chronicle-played-by = Грали
chronicle-nobody = Сюди ще ніхто не ходив
chronicle-first = Розгорнути книгу
chronicle-again = Зіграти ще раз
chronicle-on = Продовжити
chronicle-on-turn = Продовжити, хід { $n }
chronicle-book = Вечори й записи
chronicle-who = Хто грав
chronicle-count = { $n ->
    [one] { $n } вечір
    [few] { $n } вечори
    [many] { $n } вечорів
   *[other] { $n } вечора
}
chronicle-won = { $n ->
    [0] без перемог
    [one] { $n } перемога
    [few] { $n } перемоги
    [many] { $n } перемог
   *[other] { $n } перемоги
}
chronicle-keeps = Привезено додому
chronicle-empty = Поки нічого не записано. Розгорніть будь-яку книгу: тут стане кожен дограний вечір, кожен почутий запис і все, що ви привезете.
chronicle-guest = Ви тут гість. З обліковим записом літопис відкриється в будь-якому браузері.
chronicle-evenings = Вечори
chronicle-no-evening = Поки жодного.
chronicle-entries = Записи
chronicle-unread = ще не прочитано
chronicle-watch = Передивитися
chronicle-victory = перемога
chronicle-defeat = поразка
chronicle-new = цього ви не читали
chronicle-blank = ще не прочитано: { $n }
chronicle-hours = { $n } год
