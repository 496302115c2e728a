# Клієнт у браузері: корчма, стіл, кінець гри, повтор, правила.

## Усюди

web-inn = «Корчма», до зали
web-motto = корчма для шукачів пригод
web-skip = Одразу до гри
web-language = Мова
web-tools = Інструменти
web-close = Закрити
web-again = Ще раз
web-back = Назад до зали
web-loading = Запалюємо свічки…
web-nowhere = За цією адресою нічого немає. Мабуть, дорога звернула.
web-done = готово
web-copied = Скопійовано
web-share = Поділитися
web-you = Ви
web-unofficial = Неофіційний проєкт шанувальників; імена та назви належать їхнім власникам.
web-credit-icons = Значки — Lorc, Delapouite та інші,
web-credit-fonts = Шрифти Alegreya, Yeseva One, Cormorant Unicase та Ruslan Display — ліцензія SIL Open Font License.

## Зала

web-greeting = Добрий вечір. У що зіграємо?
    .text = Обирайте гру й сідайте: решту місць займуть боти. Без облікового запису, без встановлення.
web-games = Ігри
web-play-now = Грати
web-set-table = Накрити стіл
web-campaigns = Кампанії
web-chapter = Розділ { $n }: { $name }
web-under-way = Не дограно
web-go-on = Далі: { $name }
web-to-campaign = До кампанії
web-another-life = Інше життя звідси: { $name }
web-life-anew = Інше життя від самого початку
web-company = Інші люди, більше чи менше
web-company-about = Хто сяде за наступний стіл цієї кампанії. Для вільного місця буде посилання.
web-new-campaign = Нова кампанія
web-campaign-name = Як вона зветься?
web-how = Як грати
web-players = Гравців
web-time = Скільки триває
web-minutes = { $n } хв
web-weight = Складність { $n } із 5
web-your-tables = Ваші столи
web-open-tables = Столи, де є місце
web-no-tables = Розпочатих ігор немає. Зате чайник уже гріється.
web-finished-tables = Зіграні партії
web-no-more-tables = Завершених партій поки немає, і ніхто не шукає гравців.
web-with = За столом: { $names }
web-alone = Ви самі
web-bots = { $n ->
    [one] { $n } бот
    [few] { $n } боти
    [many] { $n } ботів
   *[other] { $n } бота
}
web-open-chairs = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
    [many] { $n } вільних місць
   *[other] { $n } вільного місця
}
web-your-turn = Ваш хід
web-their-turn = Хід поки не ваш
web-stuck = Не продовжити
web-over = Зіграно
web-filling = Чекає на гравців
web-sit-down = Сісти
web-look-in = Зазирнути
web-join = Увійти
web-join-title = До чужого столу
web-join-text = Код із трьох слів або посилання.
web-code = Код столу
web-bring = Принести гру з файлу
web-first-title = Уперше тут?
web-first-text = Перша гра з ботами, яка пояснює кожен крок, коли до нього дійде. Перервати її можна будь-коли.
web-first-go = Вчитися граючи

## Новий стіл

web-chairs = Місця
web-chair = Місце { $n }
web-mode = Як граємо
web-seat-me = Ви ({ $name })
web-seat-open = Вільне місце
web-seat-open-long = Вільне місце: надішлю посилання
web-seat-person = Ще хтось за цим екраном
web-public = Показати стіл у залі: сісти зможе будь-хто
web-unread = Спершу нові історії: прочитане не з’явиться, доки не побачу всього
web-set-go = Почати
web-set-go-open = { $n ->
    [one] Накрити стіл і покликати друга
    [few] Накрити стіл і покликати друзів
    [many] Накрити стіл і покликати друзів
   *[other] Накрити стіл і покликати друзів
}
web-room-invited = Вас запрошують за цей стіл.
web-leave = Встати з-за столу

## Стіл

web-plain-hidden = Приховано
web-plain-offered = Можна вибрати
web-plain-turn = Хід { $turn } із { $turns }
web-board = Поле
web-seats = Решта гравців
web-steps = Кроки ходу
web-rules = Правила
web-rule = Правило { $rule }
web-tip-rule = Правило { $rule }: { $heading }
web-all-rules = Усі правила
web-hand = Ваші карти
web-hand-empty = Карт на руці немає.
web-points = { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-thinking = думає
web-away = не в мережі
web-spectator = Ви дивитеся збоку.
web-waiting = Хвилинку
web-waiting-for = Чекаємо: { $names }
web-not-now = Зараз вирішуєте не ви.
web-line-lost = Зв’язок зник. Пробуємо знову, нічого не втрачено.
web-line-kept = Зв’язок утрачено. Ваш вибір збережено, він піде, щойно зв’язок повернеться.
web-error-line-late = Зв’язок зникав, і за цей час питання вирішилося без вас.
web-tabs = Частини столу
web-side = Поруч із полем
web-tab-board = Поле
web-tab-seats = Гравці
web-tab-log = Журнал
web-tab-rules = Правила
web-off-screen = { $n ->
    [0] { $name }
   *[other] { $name } і ще { $n }
}
web-small-map = Уся мапа і та її частина, що видна
web-zoom-in = Наблизити
web-zoom-out = Віддалити
web-zoom-fit = Показати все

## Питання

web-group = { $option }…
web-house = Домашні правила
web-leaf = { $n } з { $of }
web-leaf-back = Сторінка назад
web-leaf-on = Наступна сторінка
web-more = Ще…
web-choose-list = Обрати
web-pick-exactly = Позначте { $n }.
web-pick-range = Позначте від { $low } до { $high }.
web-confirm = { $n ->
    [0] Нічого не обирати
   *[other] Обрати: { $names }
}

## Що було

web-log = Що було
web-watch = Ще раз
web-watch-from = Подивитися звідси
web-log-start = До першого ходу
web-chat = Розмова
web-chat-say = Скажіть щось
web-send = Надіслати

## The theatre

web-theatre = Що сталося
web-theatre-on = Далі
web-to-now = До теперішнього
web-beats = Ще попереду
web-beats-you = Ви
web-beats-skip = { $n ->
    [one] Далі — { $name }: { $n } крок
    [few] Далі — { $name }: { $n } кроки
    [many] Далі — { $name }: { $n } кроків
   *[other] Далі — { $name }: { $n } кроку
}
web-pace = Темп
web-pace-slow = Повільно
    .text = Усе важливе стоїть, доки ви не подивитеся
web-pace-usual = Звичайний
    .text = Усе важливе стоїть шість секунд
web-pace-quick = Швидко
    .text = Усе важливе стоїть дві з половиною секунди
web-pace-at-once = Одразу
    .text = Без показу: усе лишиться в «Що було»

## Шанси, поради, скасування

web-odds-title = Ваші шанси
web-odds-tab = Шанси
web-odds-others = Куди ще можна дійти
web-odds-dice = на самих кубиках
web-odds-card = з цією картою та кубиками
web-odds-best = З усіма картами
web-odds-exact = Точно: перелічено всі кидки.
web-odds-simulated = Приблизно: прикинуто за багатьма партіями.
web-odds-none = Зараз кидати нема за що.
web-odds-point = Наведіть на місце — покажемо докладніше.
web-last-roll = Останній кидок: { $name }
web-last-roll-total = Останній кидок: { $name }, { $total }
web-hint = Порада
web-hint-title = Що зробив би добрий бот
web-hint-thinking = Думає
web-hint-do = Так і зробити
web-hint-next = А якщо не це: { $option }
web-hint-none = Радити нема чого: тут усе одно.
web-hint-nothing = Нічого: лишити як є.
web-hint-chance = Шанс: { $chance }.
web-hint-odds = { $chance } на самих кубиках, { $best } з усіма картами.
web-hint-later = Поради просять у свій хід.
web-undo = Назад
web-undo-free = Узяти назад останнє рішення
web-undo-consent = Узяти назад останнє рішення, якщо погодяться: { $names }
web-undo-nothing = Скасовувати поки нема чого.
web-undo-asked = Решту вже спитали.
web-undo-over = Гру скінчено.
web-consent-title = Повернемо хід?
web-consent-text = { $name } хоче взяти назад останнє рішення. Відтоді відкрилося дещо нове.
web-consent-yes = Погодитися
web-consent-no = Хай лишається
web-wish-asked = Просимо повернути хід
web-wish-refused = Хід лишається
web-wish-agreed-by = { $name }: так
web-wish-refused-by = { $name }: ні
web-wish-waiting-by = { $name }: думає

## Зміна гравця, перша партія

web-handover-title = { $name }, ваш хід
web-handover-text = Передайте екран. Поки ви не готові, нічого не видно.
web-handover-ready = Можна
web-coach-next = Зрозуміло
web-coach-show = Покажіть
web-coach-stop = Більше не пояснювати
web-coach-again = Пояснюйте далі
web-coach-progress = Крок { $n } із { $all }

## Налаштування, клавіші, обліковий запис

web-settings = Налаштування
web-theme = Світло
web-theme-dark = Свічки
web-theme-light = День
web-theme-system = Як у системі
web-settings-motion = Рух: карти літають, кубики котяться
web-settings-sound = Звуки за столом: фішки, кубики, кінець гри
web-settings-stop = Питати щоразу, коли можна щось зіграти
web-keys = Клавіші
web-key-arrows = Стрілки
    .text = між тим, що можна обрати
web-key-enter = Enter
    .text = обрати
web-key-esc = Esc
    .text = закрити, відпустити
web-key-space = Пробіл
    .text = далі; якщо втримати — одразу до теперішнього
web-key-shift = Shift
    .text = доки натиснуто, показ чекає
web-key-p = P
    .text = інший темп
web-key-w = W
    .text = подивитися ще раз
web-key-u = U
    .text = скасувати
web-key-h = H
    .text = порада
web-key-l = L
    .text = журнал
web-key-e = E
    .text = що тут що означає, по черзі; із Shift — назад
web-key-r = R
    .text = правило до цього питання
web-key-n = N
    .text = у першій грі: зрозуміло, далі
web-key-zoom = + − 0
    .text = ближче, далі, усе поле
web-key-help = ?
    .text = ці клавіші
web-resign = Піти назовсім
web-resign-sure = Ваше місце займе бот і дограє за вас.
web-resign-yes = Піти
web-export = Узяти гру з собою
web-report = Повідомити про проблему
web-report-text = Що сталося і чого ви чекали?
web-report-pack = Гра, якою вона є, запитання, яке перед вами, і назва браузера підуть разом із листом, щоб ми побачили все самі. Інші гравці нічого не дізнаються.
web-report-thanks = Дякуємо. Господар корчми подивиться.
web-account = Обліковий запис
web-account-called = Як вас звати за столом
web-account-rename = Змінити ім’я
web-account-why = У цьому браузері ви гість. З обліковим записом ваші столи знайдуться звідусіль.
web-account-name = Ім’я
web-account-password = Пароль
web-account-make = Створити запис
web-login = Увійти
web-logout = Вийти
web-logout-everywhere = Вийти на всіх пристроях
web-password-old = Поточний пароль
web-password-new = Новий пароль
web-password-change = Змінити пароль

## Кінець

web-wins = Перемога: { $name }
web-you-win = Ви перемогли
web-win-together = Спільна перемога: { $names }
web-ahead = відрив { $n }
web-moments = Ходи, що вирішили справу
web-nth-turn = хід { $n }
web-turn = Хід { $n }
web-turns = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
}
web-scores = Звідки очки
web-story = Історія партії
web-story-line = очки після кожного ходу
web-rematch = Ще партію
web-rematch-join = До нової партії
web-replay = Повтор
web-result = Підсумок
web-fair = Чи чесним був випадок?
web-fair-text = Зерно тепер відкрите: партію можна зіграти за ним наново й звірити з печаткою, показаною на початку.
web-fair-yes = Чесно: партію зіграли наново, рішень — { $n }, підсумок той самий.
web-fair-no = Зіграли наново, а підсумок інший. Будь ласка, повідомте про цей стіл.
web-seed = Зерно:
web-seal = Печатка:
web-verify = Перевірити

## Повтор

web-play = Пуск
web-pause = Пауза
web-step-back = На крок назад
web-step-on = На крок уперед
web-replay-where = Місце в партії
web-jump = До ходу
web-eyes = Чиїми очима
web-eyes-public = Як бачать усі
web-eyes-of = Як бачить { $name }

## Як грати

web-search = Шукати в правилах
web-search-none = Слова «{ $word }» тут немає. Спробуйте коротше.
web-rulings = Наші рішення
web-rulings-text = Як ми розсудили те, про що правила мовчать

## Що може піти не так

web-error-offline = Немає зв’язку. Перевірте мережу й спробуйте знову.
web-error-server = На кухні щось пішло не так. Спробуйте ще раз.
web-error-nothing-here = Такого столу тут немає.
web-error-no-such-table = Столу з таким кодом немає. Перевірте, чи немає помилки.
web-error-no-such-campaign = Серед ваших такої кампанії немає.
web-error-no-such-chapter = Такого розділу в цій кампанії немає.
web-error-no-campaign = У цій грі кампанії немає.
web-error-no-chronicle = За цією грою літопису не ведуть.
web-error-campaign-over = Це життя кампанії скінчилося; почніть інше з одного з попередніх розділів.
web-error-campaign-older = Цю кампанію грали за іншою версією гри, продовжити її тут не можна.
web-error-same-people = У цій кампанії за стіл сідають ті самі люди.
web-error-somebody-went-on = Хтось щойно продовжив цю кампанію. Погляньте ще раз.
web-error-no-such-game = Такої гри тут немає.
web-error-no-such-seat = Такого місця немає.
web-error-no-open-chair = За цим столом усі місця зайняті.
web-error-bad-table = Так стіл накрити не можна.
web-error-too-many-tables = У вас забагато недограних столів. Спершу дограйте котрийсь.
web-error-bad-name = В імені від 1 до 24 знаків: літери, цифри, пробіли, крапки, дефіси й апострофи.
web-error-bad-password = У паролі від 8 до 200 знаків.
web-error-common-password = Такий пароль швидко вгадають. Краще взяти три-чотири слова, які ніяк не пов’язані.
web-error-too-many-tries = Забагато невдалих спроб. Зачекайте кілька хвилин і спробуйте знову.
web-error-too-many-guests = За останню годину з вашої мережі прийшло дуже багато нових гостей. Завітайте трохи згодом або увійдіть під своїм ім’ям.
web-error-door-busy = Біля дверей натовп. Спробуйте ще раз за хвилину.
web-error-too-much = Забагато всього водночас. Зачекайте трохи і спробуйте знову.
web-error-too-many-bot-tables = За кількома вашими столами вже грають самі боти. Нехай спершу дограють.
web-error-chat-too-fast = Не так швидко, будь ласка: пишіть трохи рідше.
web-error-plan-too-fast = Не так швидко, будь ласка: за вашими планами ніхто не встигає.
web-error-no-account = Ви тут гість: міняти нічого, пароля немає.
web-error-name-taken = Це ім’я зайняте. Оберіть інше.
web-error-already-account = У вас уже є обліковий запис.
web-error-wrong-login = Ім’я або пароль не підходять.
web-error-who-are-you = У залі вас забули. Завантажте сторінку ще раз.
web-error-not-over = Гру ще не скінчено.
web-error-no-lesson = Ця гра не має уроку.
web-error-too-many-reports = Забагато повідомлень за годину. Зачекайте трохи.
web-error-report-empty = Розкажіть двома словами, що сталося.
web-error-record-nobody = За цим незакінченим столом самі боти; продовжувати нема кому.
web-error-record-false = Якщо зіграти заново, файл приводить не туди, куди обіцяє. Він несправжній.
web-error-record-other-rules = У цю гру грали за іншими правилами чи іншими картами, не тими, що тепер.
web-error-record-newer = Цю гру зберегла новіша Корчма. Тут її поки що не відкрити.
web-error-record-notes = Це нотатки гравця про незакінчену гру. Відкрити можна лише повний запис, а він з’явиться, коли гра скінчиться.
web-error-record-broken = Це не ціла гра: файл обрізано, змінено або це взагалі щось інше. Спробуйте іншу копію.
web-error-late = Запізно: гра вже пішла далі. Погляньте на питання ще раз.
web-error-no-hint = Тут ніхто не візьметься радити.
web-error-not-saved = Ваш вибір не зберігся. Будь ласка, оберіть ще раз.
web-error-not-yet = Зачекайте трохи: місце поки не можна віддати.
web-error-stuck-title = У гру цього столу в цій корчмі більше не грають. Прочитати, що було, ще можна.
web-error-stuck-older = Цей стіл накрили за попередніми правилами, а становище, з якого можна було б продовжити, не збереглося. Прочитати можна лише те, що про нього відомо.
web-error-stuck-position = Правила змінилися так сильно, що становище на цьому столі до них більше не пасує. Прочитати, що було, ще можна.
web-error-stuck-decision = Один зі зроблених тут виборів за теперішніми правилами неможливий, тож гру не продовжити. Прочитати, що було, ще можна.
web-error-stuck-rules = За теперішніми правилами чи з теперішніми картами цю гру з перерваного місця не продовжити. Прочитати, що було, ще можна.
web-error-stuck-endless = Правила тут зациклилися, і їх довелося зупинити: грати далі за цим столом не можна. Що було — можна прочитати. Будь ласка, повідомте про негаразд.
web-error-stuck-broken = Правила не впоралися з тим, що тут обрали, тож нічого не сталося. Оберіть інше або повідомте про негаразд.
web-error-replay-older = Цю гру скінчили за попередніми правилами, коли повтори ще не зберігалися. Показати її вже не можна.
web-error-verify-older = У цю гру грали за попередніми правилами; переграти її від зерна може лише тогочасна Корчма.

## «Відьми»

web-witches-group-walk = Іти…
    .short = Іти
web-witches-group-land = Опуститися…
    .short = Сісти
web-witches-group-start = Почати…
    .short = Почати
web-witches-group-fly = Летіти…
    .short = Летіти
web-witches-group-play = Зіграти карту…
    .short = Карта
web-witches-group-lend = Додати карту…
    .short = Додати
web-witches-group-three = Сила трьох…
    .short = Сила трьох
web-witches-group-retreat = Відступити…
    .short = Відступити
web-witches-group-take-witch = Обрати відьму…
    .short = Відьма
web-witches-group-return = Повернути хихотіння…
    .short = Повернути
web-witches-group-help-at = Зняти кризу…
    .short = Допомогти
web-witches-group-turn-up = Відкрити проблему…
    .short = Відкрити
web-witches-group-peek = Підгледіти…
    .short = Погляд
web-witches-group-sneak = Прокрастися непомітно…
    .short = Непомітно
web-witches-group-slip = Пройти непомітно…
    .short = Повз
web-witches-group-vanish = Зникнути…
    .short = Зникнути
web-witches-group-leave = Вибратися…
    .short = Вийти
web-witches-group-put-at = Куди покласти…
    .short = Покласти
web-witches-group-crisis-at = Де криза…
    .short = Криза
web-witches-group-take-from = У кого взяти…
    .short = Узяти
web-witches-confirm-toss = { $n ->
    [0] Лишити все, взяти одну
    [one] Скинути { $n } карту, взяти на одну більше
    [few] Скинути { $n } карти, взяти на одну більше
    [many] Скинути { $n } карт, взяти на одну більше
   *[other] Скинути { $n } карти, взяти на одну більше
}
web-witches-confirm-look-at = { $n ->
    [0] Нікуди не дивитися
   *[other] Поглянути: { $names }
}
web-witches-help-witch = Кожна має щось своє.
web-witches-help-start = Будь-яке місце без проблем.
web-witches-help-move = До двох місцин пішки або куди завгодно на мітлі.
web-witches-help-stand = Торкніться карти, щоб додати її, і кидайте останні два кубики.
web-witches-help-final = Карти ще можуть виручити.

## Таємний вибір і порядок

web-settled = Вибрано: { $names }.
web-rethink = Вибрати знову
web-turn-marks = Навпаки
web-clear-marks = Зняти
