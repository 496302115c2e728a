### Что люди помнят о своих вечерах: летопись, в браузере и в терминале.

chronicle = Летопись
chronicle-private = Что вы пережили. Видите это только вы.
chronicle-endings = Эпилоги
chronicle-of = { $n } из { $total }
    .total = из { $total }
chronicle-sealed = Эпилог, до которого вы ещё не дошли
chronicle-read = Прочитано записей
chronicle-played-by = Играли
chronicle-nobody = Сюда ещё никто не ходил
chronicle-first = Открыть книгу
chronicle-again = Сыграть ещё раз
chronicle-on = Продолжить
chronicle-on-turn = Продолжить, ход { $n }
chronicle-book = Вечера и записи
chronicle-who = Кто играл
chronicle-count = { $n ->
    [one] { $n } вечер
    [few] { $n } вечера
    [many] { $n } вечеров
   *[other] { $n } вечера
}
chronicle-won = { $n ->
    [0] без побед
    [one] { $n } победа
    [few] { $n } победы
    [many] { $n } побед
   *[other] { $n } победы
}
chronicle-keeps = Привезено домой
chronicle-empty = Пока ничего не записано. Откройте любую книгу: здесь встанет каждый доигранный вечер, каждая услышанная запись и всё, что вы привезёте.
chronicle-guest = Вы здесь гость. С учётной записью летопись откроется в любом браузере.
chronicle-evenings = Вечера
chronicle-no-evening = Пока ни одного.
chronicle-entries = Записи
chronicle-unread = ещё не прочитано
chronicle-watch = Пересмотреть
chronicle-victory = победа
chronicle-defeat = поражение
chronicle-new = этого вы не читали
chronicle-blank = ещё не прочитано: { $n }
chronicle-hours = { $n } ч
