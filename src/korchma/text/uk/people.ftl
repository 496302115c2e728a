### Ті, хто повертається: сторінка людини, друзі, рейтинги, що про неї зберігається.

web-profile = Про мене
web-profile-since = У корчмі з { $when }
web-profile-games = { $n ->
    [one] партія
    [few] партії
    [many] партій
   *[other] партії
}
web-profile-won = виграно
web-profile-hours = { $n ->
    [one] година
    [few] години
    [many] годин
   *[other] години
}
web-profile-face = Ім’я і портрет
web-profile-face-keep = Зберегти
web-profile-portrait = Портрет
web-profile-colour = Колір
web-profile-initial = Лише перша літера
web-profile-titles = Ваші ігри
web-profile-titles-theirs = Ігри
web-profile-none = Жодної дограної партії. Найважче дограти першу.
web-profile-none-theirs = Жодної дограної партії.
web-profile-best = Найкраще
web-profile-counts = зіграно { $played }, виграно { $won }
web-profile-few = для рейтингу партій ще замало
web-profile-together = грають разом, без рейтингу
web-profile-unrated = без рейтингу
web-profile-band = Смуга показує, де лежить справжня сила: так буває 19 разів із 20. З кожною партією вона вужчає.
web-profile-rating = Рейтинг { $n } плюс-мінус { $band }
web-profile-solo = наодинці { $n }
web-profile-history = Історія
web-profile-all = Усі { $n }
web-profile-more = Раніше
web-profile-private = Цю сторінку бачите ви і ваші друзі.
web-profile-watching = Партії гравця { $name }, наскільки їх вам відкрито.

web-past-won = перемога
web-past-lost = поразка
web-past-left = встали з-за столу
web-past-running = продовжити
web-past-place = { $n ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $n }-те місце
}
web-past-turn = спинилися на ході { $n }

web-stories = Прочитані історії
web-stories-none = Тут запам’ятовується те, що ви прочитали за столом.
web-stories-read = { $read } з { $total }
web-stories-endings = Епілоги
web-stories-all = Усі історії

web-somebody = хтось
web-friends = Друзі
web-friends-none = Поки нікого. Покличте когось за іменем або того, з ким грали.
web-friends-guest = Друзі знаходять одне одного за іменем: спершу збережіть своє.
web-friends-ask = Покликати в друзі
web-friends-name = Ім’я облікового запису
web-friends-do = Покликати
web-friends-met = З ким ви грали
web-friends-met-none = Поки ви грали лише з ботами.
web-friends-blocked = Не пускати
web-friends-games = { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}
web-friend-playing = грає: { $game }
web-friend-here = тут, не грає
web-friend-seen = тут був(-ла): { $when }
web-friend-asks = кличе дружити
web-friend-asked = ще не відповів(-ла)
web-friend-watch = Дивитися
web-friend-invite = Покликати
web-friend-accept = Прийняти
web-friend-refuse = Ні, дякую
web-friend-part = Більше не друзі
web-friend-block = Не пускати
web-friend-unblock = Пускати знову
web-blocked-now = Більше не пускаєте
web-at-table = За цим столом
web-friend-block-text = Кого ви не пускаєте, той не знаходить ваших столів, не сідає за них, не кличе вас ні дружити, ні грати, і ви не чуєте, що він каже.
web-friend-often = Найбільше вечорів
web-friend-hardest = Найважче обіграти
web-friend-times = { $name }, { $n }
web-friend-ahead = { $name }, { $won } з { $n }
web-friend-link = Ваше посилання
web-invite = Покликати: { $name }
web-invite-here = За ваш стіл
web-invite-new = За новий стіл
web-invite-done = { $name }: запрошення надіслано.
web-invite-friends = Покликати друзів

web-data = Ваші дані
web-data-text = Партії, рейтинги, друзі: зберігаються лише в цій корчмі.
web-data-public = Мою сторінку можуть бачити всі
web-data-export = Вивантажити
web-data-delete = Видалити…
web-farewell = Забути мене
web-farewell-text = Буде видалено ваше ім’я, пароль, друзів, рейтинги, історію, налаштування, усе сказане й прочитане і кожен стіл, за яким не сидів ніхто інший. За чужими столами лишиться порожнє ім’я. Сім днів можна передумати, потім уже ніяк.
web-farewell-name = Щоб продовжити, напишіть своє ім’я: { $name }
web-farewell-do = Забути мене
web-farewell-when = Усе ваше буде видалено { $when }.
web-farewell-stay = Усе-таки лишитися

web-recovery = Код на випадок забутого пароля
web-recovery-text = Запишіть його: він показаний лише зараз. З ним ви задасте новий пароль, якщо забудете свій.
web-recovery-copy = Скопіювати
web-recovery-done = Записано
web-recovery-forgot = Забули пароль?
web-recovery-code = Код, який показали один раз
web-recovery-password = Новий пароль
web-recovery-do = Задати новий пароль
web-recovery-again = Новий код
web-recovery-back = Назад до входу

web-free-chairs = У друзів є вільний стілець
web-free-chairs-none = Коли в друзів звільниться стілець, він стоятиме тут.
web-free-chairs-asks = { $name } кличе дружити
web-free-chairs-invites = { $name } запрошує
web-free-chairs-take = Зайняти
web-record = Ваш рахунок
web-record-none = Тут стоятиме ваша перша дограна партія.
web-record-counts = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}, перемог: { $won }
web-record-best = { $game }, найкраще: { $score }
web-record-rating = Рейтинг { $n } ± { $band }

web-error-no-such-person = Нікого з таким ім’ям тут не знайшлося.
web-error-profile-private = Цю сторінку бачать лише друзі.
web-error-friends-need-account = Друзі знаходять одне одного за іменем. Спершу збережіть своє: створіть обліковий запис.
web-error-no-friend-of-guests = Це гість, потім його не знайти. Попросіть зберегти ім’я.
web-error-yourself = Це ж ви.
web-error-blocked-by-you = Ви самі не пускаєте цю людину. Спершу пустіть знову.
web-error-too-many-asked = Забагато людей одразу. Зачекайте трохи.
web-error-too-many-friends = Стільки друзів не вміститься в жодній корчмі.
web-error-not-your-table = Кликати за стіл може лише той, хто за ним сидить.
web-error-sits-already = Ця людина вже сидить за столом.
web-error-name-differs = Це не ваше ім’я.
web-error-wrong-code = Ім’я або код хибні.
web-error-no-such-portrait = Такого портрета немає.

## Portraits, for those who hear them

web-portrait-cat = Кішка
web-portrait-banjo = Банджо
web-portrait-raven = Крук
web-portrait-wolf-head = Вовк
web-portrait-snake = Змія
web-portrait-owl = Сова
web-portrait-fox-head = Лисиця
web-portrait-beer-stein = Кухоль пива
web-portrait-bear-head = Ведмідь
web-portrait-witch-flight = Відьма на мітлі
web-portrait-dragon-head = Дракон
web-portrait-frog = Жаба
web-portrait-rabbit = Кролик
web-portrait-hedgehog = Їжак
web-portrait-squirrel = Білка
web-portrait-stag-head = Олень
