### Те, кто возвращается: страница человека, друзья, рейтинги, что о нём хранится.

web-profile = Обо мне
web-profile-since = В корчме с { $when }
web-profile-games = { $n ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}
web-profile-won = выиграно
web-profile-hours = { $n ->
    [one] час
    [few] часа
    [many] часов
   *[other] часа
}
web-profile-face = Имя и портрет
web-profile-face-keep = Сохранить
web-profile-portrait = Портрет
web-profile-colour = Цвет
web-profile-initial = Только первая буква
web-profile-titles = Ваши игры
web-profile-titles-theirs = Игры
web-profile-none = Ни одной доигранной партии. Труднее всего доиграть первую.
web-profile-none-theirs = Ни одной доигранной партии.
web-profile-best = Лучшее
web-profile-counts = сыграно { $played }, выиграно { $won }
web-profile-few = для рейтинга партий пока мало
web-profile-together = играют вместе, без рейтинга
web-profile-unrated = без рейтинга
web-profile-band = Полоса показывает, где лежит настоящая сила: так бывает 19 раз из 20. С каждой партией она уже.
web-profile-rating = Рейтинг { $n } плюс-минус { $band }
web-profile-solo = в одиночку { $n }
web-profile-history = История
web-profile-all = Все { $n }
web-profile-more = Раньше
web-profile-private = Эту страницу видите вы и ваши друзья.
web-profile-watching = Партии игрока { $name }, насколько они вам открыты.

web-past-won = победа
web-past-lost = поражение
web-past-left = вышли из-за стола
web-past-running = продолжить
web-past-place = { $n }-е место
web-past-turn = остановились на ходу { $n }

web-stories = Прочитанные истории
web-stories-none = Здесь запоминается то, что вы прочли за столом.
web-stories-read = { $read } из { $total }
web-stories-endings = Эпилоги
web-stories-all = Все истории

web-somebody = кто-то
web-friends = Друзья
web-friends-none = Пока никого. Позовите кого-нибудь по имени или того, с кем играли.
web-friends-guest = Друзья находят друг друга по имени: сначала сохраните своё.
web-friends-ask = Позвать в друзья
web-friends-name = Имя учётной записи
web-friends-do = Позвать
web-friends-met = С кем вы играли
web-friends-met-none = Пока вы играли только с ботами.
web-friends-blocked = Не пускать
web-friends-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
web-friend-playing = играет: { $game }
web-friend-here = здесь, не играет
web-friend-seen = заходил(а): { $when }
web-friend-asks = зовёт дружить
web-friend-asked = ещё не ответил(а)
web-friend-watch = Смотреть
web-friend-invite = Позвать
web-friend-accept = Принять
web-friend-refuse = Нет, спасибо
web-friend-part = Больше не друзья
web-friend-block = Не пускать
web-friend-unblock = Пускать снова
web-blocked-now = Больше не пускаете
web-at-table = За этим столом
web-friend-block-text = Кого вы не пускаете, тот не находит ваших столов, не садится за них, не зовёт вас ни дружить, ни играть, и вы не слышите, что он говорит.
web-friend-often = Больше всего вечеров
web-friend-hardest = Труднее всего обыграть
web-friend-times = { $name }, { $n }
web-friend-ahead = { $name }, { $won } из { $n }
web-friend-link = Ваша ссылка
web-invite = Позвать: { $name }
web-invite-here = За ваш стол
web-invite-new = За новый стол
web-invite-done = { $name }: приглашение отправлено.
web-invite-friends = Позвать друзей

web-data = Ваши данные
web-data-text = Партии, рейтинги, друзья: хранятся только в этой корчме.
web-data-public = Мою страницу могут видеть все
web-data-export = Выгрузить
web-data-delete = Удалить…
web-farewell = Забыть меня
web-farewell-text = Будут удалены ваше имя, пароль, друзья, рейтинги, история, настройки, всё сказанное и прочитанное и каждый стол, за которым не сидел никто другой. За чужими столами останется пустое имя. Семь дней можно передумать, потом уже никак.
web-farewell-name = Чтобы продолжить, напишите своё имя: { $name }
web-farewell-do = Забыть меня
web-farewell-when = Всё ваше будет удалено { $when }.
web-farewell-stay = Всё-таки остаться

web-recovery = Код на случай забытого пароля
web-recovery-text = Запишите его: он показан только сейчас. С ним вы зададите новый пароль, если забудете свой.
web-recovery-copy = Скопировать
web-recovery-done = Записано
web-recovery-forgot = Забыли пароль?
web-recovery-code = Код, который показали один раз
web-recovery-password = Новый пароль
web-recovery-do = Задать новый пароль
web-recovery-again = Новый код
web-recovery-back = Назад ко входу

web-free-chairs = У друзей есть свободный стул
web-free-chairs-none = Когда у друзей освободится стул, он будет стоять здесь.
web-free-chairs-asks = { $name } зовёт дружить
web-free-chairs-invites = { $name } приглашает
web-free-chairs-take = Занять
web-record = Ваш счёт
web-record-none = Здесь будет стоять ваша первая доигранная партия.
web-record-counts = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, побед: { $won }
web-record-best = { $game }, лучшее: { $score }
web-record-rating = Рейтинг { $n } ± { $band }

web-error-no-such-person = Никого с таким именем здесь не нашлось.
web-error-profile-private = Эту страницу видят только друзья.
web-error-friends-need-account = Друзья находят друг друга по имени. Сначала сохраните своё: заведите учётную запись.
web-error-no-friend-of-guests = Это гость, потом его не найти. Попросите сохранить имя.
web-error-yourself = Это же вы.
web-error-blocked-by-you = Вы сами не пускаете этого человека. Сначала пустите снова.
web-error-too-many-asked = Слишком много людей сразу. Подождите немного.
web-error-too-many-friends = Столько друзей не поместится ни в одной корчме.
web-error-not-your-table = Звать за стол может только тот, кто за ним сидит.
web-error-sits-already = Этот человек уже сидит за столом.
web-error-name-differs = Это не ваше имя.
web-error-wrong-code = Имя или код неверны.
web-error-no-such-portrait = Такого портрета нет.

## Portraits, for those who hear them

web-portrait-cat = Кошка
web-portrait-banjo = Банджо
web-portrait-raven = Ворон
web-portrait-wolf-head = Волк
web-portrait-snake = Змея
web-portrait-owl = Сова
web-portrait-fox-head = Лиса
web-portrait-beer-stein = Кружка пива
web-portrait-bear-head = Медведь
web-portrait-witch-flight = Ведьма на метле
web-portrait-dragon-head = Дракон
web-portrait-frog = Лягушка
web-portrait-rabbit = Кролик
web-portrait-hedgehog = Ёж
web-portrait-squirrel = Белка
web-portrait-stag-head = Олень
