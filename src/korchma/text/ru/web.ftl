# Клиент в браузере: трактир, стол, конец игры, повтор, правила.

## Везде

web-inn = «Корчма», в зал
web-motto = трактир для искателей приключений
web-skip = Сразу к игре
web-language = Язык
web-tools = Инструменты
web-close = Закрыть
web-again = Ещё раз
web-back = Назад в зал
web-loading = Зажигаем свечи…
web-nowhere = По этому адресу ничего нет. Видно, дорога свернула.
web-done = готово
web-copied = Скопировано
web-share = Поделиться
web-you = Вы
web-unofficial = Неофициальный проект поклонников; имена и названия принадлежат их владельцам.
web-credit-icons = Значки — Lorc, Delapouite и другие,
web-credit-fonts = Шрифты Alegreya, Yeseva One, Cormorant Unicase и Ruslan Display — лицензия SIL Open Font License.

## Зал

web-greeting = Добрый вечер. Во что сыграем?
    .text = Выбирайте игру и садитесь: остальные места займут боты. Ни учётной записи, ни установки.
web-games = Игры
web-play-now = Играть
web-set-table = Накрыть стол
web-campaigns = Кампании
web-chapter = Глава { $n }: { $name }
web-under-way = Не доиграно
web-go-on = Дальше: { $name }
web-to-campaign = К кампании
web-another-life = Другая жизнь отсюда: { $name }
web-life-anew = Другая жизнь с самого начала
web-company = Другие люди, больше или меньше
web-company-about = Кто сядет за следующий стол этой кампании. Для свободного места будет ссылка.
web-new-campaign = Новая кампания
web-campaign-name = Как она называется?
web-how = Как играть
web-players = Игроков
web-time = Сколько длится
web-minutes = { $n } мин
web-weight = Сложность { $n } из 5
web-your-tables = Ваши столы
web-open-tables = Столы, где есть место
web-no-tables = Начатых игр нет. Зато чайник уже греется.
web-finished-tables = Сыгранные партии
web-no-more-tables = Законченных партий пока нет, и никто не ищет игроков.
web-with = За столом: { $names }
web-alone = Вы одни
web-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
    [many] { $n } ботов
   *[other] { $n } бота
}
web-open-chairs = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
web-your-turn = Ваш ход
web-their-turn = Ход пока не ваш
web-stuck = Не продолжить
web-over = Сыграно
web-filling = Ждёт игроков
web-sit-down = Сесть
web-look-in = Заглянуть
web-join = Войти
web-join-title = К чужому столу
web-join-text = Код из трёх слов или ссылка.
web-code = Код стола
web-bring = Принести игру из файла
web-first-title = Впервые здесь?
web-first-text = Первая игра с ботами, которая объясняет каждый шаг по мере надобности. Прервать её можно когда угодно.
web-first-go = Учиться играя

## Новый стол

web-chairs = Места
web-chair = Место { $n }
web-mode = Как играем
web-seat-me = Вы ({ $name })
web-seat-open = Свободное место
web-seat-open-long = Свободное место: пришлю ссылку
web-seat-person = Ещё кто-то за этим экраном
web-public = Показать стол в зале: сесть сможет любой
web-unread = Сначала новые истории: прочитанное не появится, пока не увижу всё
web-set-go = Начать
web-set-go-open = { $n ->
    [one] Накрыть стол и позвать друга
    [few] Накрыть стол и позвать друзей
    [many] Накрыть стол и позвать друзей
   *[other] Накрыть стол и позвать друзей
}
web-room-invited = Вас приглашают за этот стол.
web-leave = Встать из-за стола

## Стол

web-plain-hidden = Скрыто
web-plain-offered = Можно выбрать
web-plain-turn = Ход { $turn } из { $turns }
web-board = Поле
web-seats = Остальные игроки
web-steps = Шаги хода
web-rules = Правила
web-rule = Правило { $rule }
web-tip-rule = Правило { $rule }: { $heading }
web-all-rules = Все правила
web-hand = Ваши карты
web-hand-empty = Карт на руке нет.
web-points = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-thinking = думает
web-away = нет на месте
web-spectator = Вы смотрите со стороны.
web-waiting = Минутку
web-waiting-for = Ждём: { $names }
web-not-now = Сейчас решаете не вы.
web-line-lost = Связь пропала. Пробуем снова, ничего не потеряно.
web-line-kept = Связь потеряна. Ваш выбор сохранён и уйдёт, как только она вернётся.
web-error-line-late = Связь пропадала, и за это время вопрос решился без вас.
web-tabs = Части стола
web-side = Рядом с полем
web-tab-board = Поле
web-tab-seats = Игроки
web-tab-log = Журнал
web-tab-rules = Правила
web-off-screen = { $n ->
    [0] { $name }
   *[other] { $name } и ещё { $n }
}
web-small-map = Всё поле и та его часть, что видна
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Показать всё

## Вопрос

web-group = { $option }…
web-house = Домашние правила
web-leaf = { $n } из { $of }
web-leaf-back = Страница назад
web-leaf-on = Следующая страница
web-more = Ещё…
web-choose-list = Выбрать
web-pick-exactly = Отметьте { $n }.
web-pick-range = Отметьте от { $low } до { $high }.
web-confirm = { $n ->
    [0] Ничего не выбирать
   *[other] Выбрать: { $names }
}

## Что было

web-log = Что было
web-watch = Ещё раз
web-watch-from = Посмотреть отсюда
web-log-start = До первого хода
web-chat = Беседа
web-chat-say = Скажите что-нибудь
web-send = Отправить

## The theatre

web-theatre = Что произошло
web-theatre-on = Дальше
web-to-now = К настоящему
web-beats = Ещё впереди
web-beats-you = Вы
web-beats-skip = { $n ->
    [one] Дальше — { $name }: { $n } шаг
    [few] Дальше — { $name }: { $n } шага
    [many] Дальше — { $name }: { $n } шагов
   *[other] Дальше — { $name }: { $n } шага
}
web-pace = Темп
web-pace-slow = Не спеша
    .text = Всё важное стоит, пока вы не посмотрите
web-pace-usual = Обычный
    .text = Всё важное стоит шесть секунд
web-pace-quick = Быстро
    .text = Всё важное стоит две с половиной секунды
web-pace-at-once = Сразу
    .text = Без показа: всё останется в «Что было»

## Шансы, советы, отмена

web-odds-title = Ваши шансы
web-odds-tab = Шансы
web-odds-others = Куда ещё можно дойти
web-odds-dice = на одних кубиках
web-odds-card = с этой картой и кубиками
web-odds-best = Со всеми картами
web-odds-exact = Точно: пересчитаны все броски.
web-odds-simulated = Приблизительно: прикинуто по многим партиям.
web-odds-none = Сейчас бросать не за что.
web-odds-point = Наведите на место — покажем подробнее.
web-last-roll = Последний бросок: { $name }
web-last-roll-total = Последний бросок: { $name }, { $total }
web-hint = Совет
web-hint-title = Что сделал бы хороший бот
web-hint-thinking = Думает
web-hint-do = Так и сделать
web-hint-next = А если не это: { $option }
web-hint-none = Советовать нечего: тут всё едино.
web-hint-nothing = Ничего: оставить как есть.
web-hint-chance = Шанс: { $chance }.
web-hint-odds = { $chance } на одних кубиках, { $best } со всеми картами.
web-hint-later = Совет можно попросить в свой ход.
web-undo = Отмена
web-undo-free = Взять назад последнее решение
web-undo-consent = Взять назад последнее решение, если согласятся: { $names }
web-undo-nothing = Отменять пока нечего.
web-undo-asked = Остальных уже спросили.
web-undo-over = Игра окончена.
web-consent-title = Вернём ход?
web-consent-text = { $name } хочет взять назад последнее решение. С тех пор открылось кое-что новое.
web-consent-yes = Согласиться
web-consent-no = Пусть остаётся
web-wish-asked = Просим вернуть ход
web-wish-refused = Ход остаётся
web-wish-agreed-by = { $name }: да
web-wish-refused-by = { $name }: нет
web-wish-waiting-by = { $name }: думает

## Смена игрока, первая партия

web-handover-title = { $name }, ваш ход
web-handover-text = Передайте экран. Пока вы не готовы, ничего не видно.
web-handover-ready = Можно
web-coach-next = Понятно
web-coach-show = Покажите
web-coach-stop = Больше не объяснять
web-coach-again = Объясняйте дальше
web-coach-progress = Шаг { $n } из { $all }

## Настройки, клавиши, учётная запись

web-settings = Настройки
web-theme = Свет
web-theme-dark = Свечи
web-theme-light = День
web-theme-system = Как в системе
web-settings-motion = Движение: карты летают, кубики катятся
web-settings-sound = Звуки за столом: фишки, кубики, конец игры
web-settings-stop = Спрашивать всякий раз, когда можно что-нибудь сыграть
web-keys = Клавиши
web-key-arrows = Стрелки
    .text = между тем, что можно выбрать
web-key-enter = Enter
    .text = выбрать
web-key-esc = Esc
    .text = закрыть, отпустить
web-key-space = Пробел
    .text = дальше; если удержать — сразу к настоящему
web-key-shift = Shift
    .text = пока нажат, показ ждёт
web-key-p = P
    .text = другой темп
web-key-w = W
    .text = посмотреть ещё раз
web-key-u = U
    .text = отмена
web-key-h = H
    .text = совет
web-key-l = L
    .text = журнал
web-key-e = E
    .text = что здесь что значит, по порядку; с Shift — назад
web-key-r = R
    .text = правило к этому вопросу
web-key-n = N
    .text = в первой игре: понятно, дальше
web-key-zoom = + − 0
    .text = ближе, дальше, всё поле
web-key-help = ?
    .text = эти клавиши
web-resign = Уйти насовсем
web-resign-sure = Ваше место займёт бот и доиграет за вас.
web-resign-yes = Уйти
web-export = Взять игру с собой
web-report = Сообщить о проблеме
web-report-text = Что случилось и чего вы ждали?
web-report-pack = Игра, как она есть, вопрос, который вам задан, и название браузера уйдут вместе с письмом, чтобы мы увидели всё сами. Другие игроки ничего не узнают.
web-report-thanks = Спасибо. Хозяин корчмы посмотрит.
web-account = Учётная запись
web-account-called = Как вас зовут за столом
web-account-rename = Сменить имя
web-account-why = В этом браузере вы гость. С учётной записью ваши столы найдутся откуда угодно.
web-account-name = Имя
web-account-password = Пароль
web-account-make = Завести запись
web-login = Войти
web-logout = Выйти
web-logout-everywhere = Выйти на всех устройствах
web-password-old = Текущий пароль
web-password-new = Новый пароль
web-password-change = Сменить пароль

## Конец

web-wins = Победа: { $name }
web-you-win = Вы победили
web-win-together = Общая победа: { $names }
web-ahead = отрыв { $n }
web-moments = Ходы, которые решили дело
web-nth-turn = ход { $n }
web-turn = Ход { $n }
web-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
web-scores = Откуда очки
web-story = История партии
web-story-line = очки после каждого хода
web-rematch = Ещё партию
web-rematch-join = К новой партии
web-replay = Повтор
web-result = Итог
web-fair = Честен ли был случай?
web-fair-text = Зерно теперь открыто: партию можно сыграть по нему заново и сличить с печатью, показанной в начале.
web-fair-yes = Честно: партию сыграли заново, решений — { $n }, итог тот же.
web-fair-no = Сыграли заново, а итог другой. Пожалуйста, сообщите об этом столе.
web-seed = Зерно:
web-seal = Печать:
web-verify = Проверить

## Повтор

web-play = Пуск
web-pause = Пауза
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-replay-where = Место в партии
web-jump = К ходу
web-eyes = Чьими глазами
web-eyes-public = Как видят все
web-eyes-of = Как видит { $name }

## Как играть

web-search = Искать в правилах
web-search-none = Слова «{ $word }» тут нет. Попробуйте покороче.
web-rulings = Наши решения
web-rulings-text = Как мы рассудили то, о чём правила молчат

## Что может пойти не так

web-error-offline = Нет связи. Проверьте сеть и попробуйте снова.
web-error-server = На кухне что-то пошло не так. Попробуйте ещё раз.
web-error-nothing-here = Такого стола здесь нет.
web-error-no-such-table = Стола с таким кодом нет. Проверьте, не вкралась ли ошибка.
web-error-no-such-campaign = Среди ваших такой кампании нет.
web-error-no-such-chapter = Такой главы в этой кампании нет.
web-error-no-campaign = В этой игре кампании нет.
web-error-no-chronicle = По этой игре летописи не ведут.
web-error-campaign-over = Эта жизнь кампании окончена; начните другую с одной из прежних глав.
web-error-campaign-older = Эта кампания игралась по другой версии игры, продолжить её здесь нельзя.
web-error-same-people = В этой кампании за стол садятся те же люди.
web-error-somebody-went-on = Кто-то только что продолжил эту кампанию. Посмотрите ещё раз.
web-error-no-such-game = Такой игры здесь нет.
web-error-no-such-seat = Такого места нет.
web-error-no-open-chair = За этим столом все места заняты.
web-error-bad-table = Так стол накрыть нельзя.
web-error-too-many-tables = У вас слишком много недоигранных столов. Сначала доиграйте какой-нибудь.
web-error-bad-name = В имени от 1 до 24 знаков: буквы, цифры, пробелы, точки, дефисы и апострофы.
web-error-bad-password = В пароле от 8 до 200 знаков.
web-error-common-password = Такой пароль угадают быстро. Лучше взять три-четыре слова, которые никак не связаны.
web-error-too-many-tries = Слишком много неудачных попыток. Подождите несколько минут и попробуйте снова.
web-error-too-many-guests = За последний час из вашей сети пришло очень много новых гостей. Загляните чуть позже или войдите под своим именем.
web-error-door-busy = У дверей толпа. Попробуйте ещё раз через минуту.
web-error-too-much = Слишком много всего сразу. Подождите немного и попробуйте снова.
web-error-too-many-bot-tables = За несколькими вашими столами уже играют одни боты. Пусть сначала закончат.
web-error-chat-too-fast = Не так быстро, пожалуйста: пишите чуть реже.
web-error-plan-too-fast = Не так быстро, пожалуйста: за вашими планами никто не успевает.
web-error-no-account = Вы здесь гость: менять нечего, пароля нет.
web-error-name-taken = Это имя занято. Выберите другое.
web-error-already-account = У вас уже есть учётная запись.
web-error-wrong-login = Имя или пароль не подходят.
web-error-who-are-you = В зале вас забыли. Загрузите страницу ещё раз.
web-error-not-over = Игра ещё не окончена.
web-error-no-lesson = У этой игры нет урока.
web-error-too-many-reports = Многовато сообщений за час. Подождите немного.
web-error-report-empty = Расскажите в двух словах, что случилось.
web-error-record-nobody = За этим незаконченным столом одни боты; продолжать некому.
web-error-record-false = Если сыграть заново, файл приводит не туда, куда обещает. Он не настоящий.
web-error-record-other-rules = В эту игру играли по другим правилам или другими картами, не теми, что теперь.
web-error-record-newer = Эту игру сохранила более новая Корчма. Здесь её пока не открыть.
web-error-record-notes = Это заметки игрока о незаконченной игре. Открыть можно только полную запись, а она появится, когда игра кончится.
web-error-record-broken = Это не целая игра: файл обрезан, изменён или это вообще что-то другое. Попробуйте другую копию.
web-error-late = Поздно: игра уже пошла дальше. Взгляните на вопрос ещё раз.
web-error-no-hint = Тут никто не возьмётся советовать.
web-error-not-saved = Ваш выбор не сохранился. Пожалуйста, выберите ещё раз.
web-error-not-yet = Потерпите немного: место пока нельзя отдать.
web-error-stuck-title = В игру этого стола в этой корчме больше не играют. Прочитать, что было, ещё можно.
web-error-stuck-older = Этот стол накрыли по прежним правилам, а положение, с которого можно было бы продолжить, не сохранилось. Прочитать можно только то, что о нём известно.
web-error-stuck-position = Правила изменились так сильно, что положение на этом столе к ним больше не подходит. Прочитать, что было, ещё можно.
web-error-stuck-decision = Один из сделанных здесь выборов по нынешним правилам невозможен, и продолжить игру нельзя. Прочитать, что было, ещё можно.
web-error-stuck-rules = По нынешним правилам или с нынешними картами эту игру с прерванного места не продолжить. Прочитать, что было, ещё можно.
web-error-stuck-endless = Правила здесь зациклились, и их пришлось остановить: играть дальше за этим столом нельзя. Что было — можно прочитать. Пожалуйста, сообщите о неполадке.
web-error-stuck-broken = Правила не справились с тем, что здесь выбрали, и ничего не произошло. Выберите другое или сообщите о неполадке.
web-error-replay-older = Эту игру закончили по прежним правилам, когда повторы ещё не хранились. Показать её уже нельзя.
web-error-verify-older = В эту игру играли по прежним правилам; переиграть её от зерна может только Корчма того времени.

## «Ведьмы»

web-witches-group-walk = Идти…
    .short = Идти
web-witches-group-land = Опуститься…
    .short = Сесть
web-witches-group-start = Начать…
    .short = Начать
web-witches-group-fly = Лететь…
    .short = Лететь
web-witches-group-play = Сыграть карту…
    .short = Карта
web-witches-group-lend = Добавить карту…
    .short = Добавить
web-witches-group-three = Сила трёх…
    .short = Сила трёх
web-witches-group-retreat = Отступить…
    .short = Отступить
web-witches-group-take-witch = Выбрать ведьму…
    .short = Ведьма
web-witches-group-return = Вернуть хихиканье…
    .short = Вернуть
web-witches-group-help-at = Снять кризис…
    .short = Помочь
web-witches-group-turn-up = Открыть проблему…
    .short = Открыть
web-witches-group-peek = Подсмотреть…
    .short = Взгляд
web-witches-group-sneak = Пробраться незаметно…
    .short = Незаметно
web-witches-group-slip = Пройти незаметно…
    .short = Мимо
web-witches-group-vanish = Исчезнуть…
    .short = Исчезнуть
web-witches-group-leave = Выбраться…
    .short = Выйти
web-witches-group-put-at = Куда положить…
    .short = Положить
web-witches-group-crisis-at = Где кризис…
    .short = Кризис
web-witches-group-take-from = У кого взять…
    .short = Взять
web-witches-confirm-toss = { $n ->
    [0] Оставить всё, взять одну
    [one] Сбросить { $n } карту, взять на одну больше
    [few] Сбросить { $n } карты, взять на одну больше
    [many] Сбросить { $n } карт, взять на одну больше
   *[other] Сбросить { $n } карты, взять на одну больше
}
web-witches-confirm-look-at = { $n ->
    [0] Никуда не смотреть
   *[other] Взглянуть: { $names }
}
web-witches-help-witch = У каждой есть что-то своё.
web-witches-help-start = Любое место без проблем.
web-witches-help-move = До двух областей пешком или куда угодно на метле.
web-witches-help-stand = Коснитесь карты, чтобы добавить её, и бросайте последние два кубика.
web-witches-help-final = Карты ещё могут выручить.

## Тайный выбор и порядок

web-settled = Выбрано: { $names }.
web-rethink = Выбрать заново
web-turn-marks = Наоборот
web-clear-marks = Снять
