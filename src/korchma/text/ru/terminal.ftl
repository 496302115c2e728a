# The terminal client: questions, panels, keys, commands.

## The question

term-question = { $ask } (правило { $rule })
term-pick-exactly = { $ordered ->
    [yes] Выберите { $n }, порядок важен.
   *[no] Выберите { $n }.
}
term-pick-range = { $ordered ->
    [yes] Выберите от { $low } до { $high }, порядок важен.
   *[no] Выберите от { $low } до { $high }.
}
term-nothing = ничего
term-watching = { $held ->
    [yes] Стоп. Следующий ход: { $name }.
   *[no] Следующий ход: { $name }. Решение каждые { $seconds } с.
}
term-waiting = Ждём: { $name }. Любая клавиша — без пауз.
term-over = Игра окончена. L — журнал, U — взять назад, Q — выйти.
term-bot = { $name }, { $kind }. { $manner }
term-bot-as = { $seat }: { $bot }
term-you = { $name } (вы)

term-odds-line = { $number }. { $option }: { $chance } на одних кубиках, { $best } со всем, что у вас есть.
term-odds-chance = { $number }. { $option }: { $chance }.
term-odds-none = Тут от удачи ничего не зависит — или никто не знает сколько.
term-odds-exact = Шансы точные: пересчитаны все броски.
term-odds-simulated = Шансы приблизительные: прикинуты по партиям, сыгранным в уме.
term-hint = Хороший игрок выбрал бы так: { $option }.
term-hint-next = А если не это: { $option }.
term-hint-none = Здесь никто не знает этой игры настолько, чтобы советовать.
term-why-of = { $names }: { $reason }
term-why-also = То же самое: { $names }.
term-why-nothing = Сейчас ничего не запрещено: что видите, то и можно.
term-undone-known = К тому времени открылось новое; в записи отмечено, что ход взят назад.

## Saving and leaving

term-saved = Сохранено: { $file }.
term-resume = Чтобы продолжить: { $command }
term-stop-on = Теперь вас спросят всякий раз, когда можно что-нибудь сыграть.
term-stop-off = Там, где почти все просто идут дальше, вас больше не спросят.
term-sure = Встать из-за стола? Игра сохранена и подождёт.
term-sure-keys = Y или Enter — уйти, N или Esc — остаться.
term-alone = { $name }, нажмите Enter, когда останетесь у экрана без свидетелей.

## The end

term-promise = Отпечаток кубиков и карт, чтобы потом проверить: { $hash }
term-score = { $points ->
    [one] { $name }: { $points } очко ({ $sources })
    [few] { $name }: { $points } очка ({ $sources })
    [many] { $name }: { $points } очков ({ $sources })
   *[other] { $name }: { $points } очка ({ $sources })
}
term-winners = { $n ->
    [one] Победа: { $names }.
    [few] Общая победа: { $names }.
    [many] Общая победа: { $names }.
   *[other] Общая победа: { $names }.
}
term-nobody = Не победил никто.
term-seed = Зерно случайности: { $seed }. Его SHA-256 — { $hash }, как и было обещано в начале.

## Panels

term-tab-hand = Рука
term-tab-seats = Игроки
term-tab-dangers = Угрозы
term-tab-log = Журнал
term-hand-empty = Рука пуста.
term-hand-hidden = Карты сейчас скрыты.
term-card-head = № { $number }: { $name }
term-marked = Отмечено: { $n }. { $pick } Пробел — отметить, Enter — готово.

## Keys

term-keys = ↑↓ выбор  U назад  H совет  W почему  C карты  Tab панель  ? справка  Q выход
term-keys-watch = Пробел стоп  → шаг  + − темп  L журнал  Tab панель  ? справка  Q выход
term-keys-many = Пробел отметить  Enter готово  U назад  H совет  W почему  ? справка  Q выход
term-close = Esc — закрыть, ↑↓ — листать
term-help-title = Справка
term-help-find = Поиск по правилам: слово или номер правила
term-help-keys = Клавиши
term-help-keys-text =
    ↑ ↓, Enter: выбрать вариант. Можно щёлкнуть по нему мышью или набрать его номер.
    Пробел: отметить, если выбирают несколько. Enter — готово.
    Мышь на поле или на карте: щелчок выбирает. Если нельзя, узнаете почему.
    U: взять назад последнее решение.
    H: что сделал бы хороший игрок.
    W: почему остальное сейчас нельзя.
    C: ваши карты целиком. L: весь журнал. Tab: следующая панель.
    Клавиши [ и ]: листать поле. , и . : листать панель.
    S: сохранить. После каждого вашего решения игра сохраняется и сама.
    G: следующий язык.
    T: спрашивать всякий раз, когда можно сыграть карту, или только по делу.
    Q: уйти. Игра подождёт.
    Пока ходят другие, любая клавиша пропускает паузы.
    Буквы работают и в русской раскладке.
term-help-map = Как читать поле
term-help-rulings = Наши решения
term-help-rules = Все правила
term-why-title = Почему нельзя?
term-cards-title = Ваши карты
term-log-title = Что было
term-lesson-title = Ваша первая игра
term-end-title = Конец

## Plain lines

term-plain-start = Наберите номер варианта и нажмите Enter; ? — список команд.
term-plain-watch = За столом одни боты. Enter — следующий шаг, число — столько шагов, «дальше» — всё подряд (Ctrl-C остановит), «выход» — уйти; ? — список команд:
term-plain-watch-wrong = Команды «{ $typed }» нет. Enter — следующий шаг, ? — список команд.
term-plain-hand = У вас на руке: { $cards }
term-plain-help = Отвечайте номером варианта, а если можно выбрать несколько, то несколькими номерами (пустая строка — ничего). Кроме чисел понимаются слова:
term-plain-chapters = «help» со словом расскажет, как играть: { $names }
term-plain-wrong = «{ $typed }» — не число и не команда. Наберите число от 1 до { $count } или ?, чтобы увидеть команды.
term-plain-no-such = Варианта { $number } нет. Наберите число от 1 до { $count }.
term-plain-only-one = Только один, пожалуйста: число от 1 до { $count }.
term-plain-number = Наберите число от 1 до { $count } или ?, чтобы увидеть команды.
term-plain-twice = Один и тот же вариант назван дважды. Достаточно одного раза.
term-card-unknown = Карты { $card } нет. Номера ваших карт покажет «рука».
term-look-nothing = Больше об этом сказать нечего.
term-rule-unknown = Правила { $rule } нет. Поищите: «правила» и слово.
term-rule-head = Правило { $rule }: { $heading }
term-rules-word = Добавьте слово: «правила» и его начало найдут, где оно встречается (всего правил: { $n }). «правило» с номером покажет одно из них.
term-rules-none = Слова «{ $word }» в правилах нет. Попробуйте покороче.
term-rules-more = { $n ->
    [one] И ещё { $n }. Слово подлиннее найдёт меньше.
    [few] И ещё { $n }. Слово подлиннее найдёт меньше.
    [many] И ещё { $n }. Слово подлиннее найдёт меньше.
   *[other] И ещё { $n }. Слово подлиннее найдёт меньше.
}
term-lang-unknown = Назовите язык из списка: { $languages }.

term-cmd-line = { $words }: { $text }
term-cmd-help = справка
    .text = этот список; со словом — глава о том, как играть
term-cmd-table = стол
    .text = всё, что на столе
term-cmd-map = поле
    .text = поле, нарисованное буквами
term-cmd-hand = рука
    .text = ваши карты целиком
term-cmd-card = карта
    .text = с номером: всё об этой карте
term-cmd-look = осмотр
    .text = с номерами вариантов: о чём они и что принесут
term-cmd-why = почему
    .text = почему остальное сейчас нельзя
term-cmd-rule = правило
    .text = с номером: это правило; без номера — правило этого вопроса
term-cmd-rules = правила
    .text = со словом: правила, где оно есть
term-cmd-odds = шансы
    .text = шансы каждого варианта
term-cmd-hint = совет
    .text = что сделал бы хороший игрок
term-cmd-undo = назад
    .text = взять назад последнее решение
term-cmd-save = сохранить
    .text = сохранить; с именем — копию в этот файл
term-cmd-lang = язык
    .text = с en, ru или uk: другой язык
term-cmd-stop = стоп
    .text = спрашивать всякий раз, когда можно что-нибудь сыграть, или больше не спрашивать
term-cmd-go = дальше
    .text = всё подряд; Ctrl-C остановит
term-cmd-log = журнал
    .text = что было недавно; с числом — столько строк
term-cmd-quit = выход
    .text = уйти; игра сохранится

## Which games there are

term-games-for = от { $low } до { $high ->
    [one] { $high } игрока
    [few] { $high } игроков
    [many] { $high } игроков
   *[other] { $high } игроков
}, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
term-games-how = как играть: { $modes }; боты: { $bots }

## The start

term-start-title = Корчма
term-start-keys = ↑↓ строка, ←→ изменить, Enter — начать, Esc — уйти
term-start-language = Язык
term-start-game = Игра
term-start-players = Игроков
term-start-mode = Как играем
term-start-seat = Место { $n }
term-start-house = Домашние правила
term-start-begin = Начать
term-start-which = { $what }? Номер, или Enter для 1:
term-house-none = У этой игры нет домашних правил.
term-campaign-title = Кампании: { $game }
term-campaign-keys = ↑↓ строка, Enter — за стол, Esc — выйти
term-campaign-which = Какая строка? Номер, или Enter для 1:
term-campaign-new = Новая кампания
term-campaign-again = Другая жизнь с самого начала
term-campaign-under-way = { $n }. { $chapter }: не доиграна, продолжить
term-campaign-on = { $n }. { $chapter }: сыграна. Дальше: { $next }
term-campaign-life = { $n }. { $chapter }: сыграна. Другая жизнь отсюда: { $next }
term-campaign-over = { $n }. { $chapter }: сыграна, и жизнь на этом окончена
term-language-en = English
term-language-ru = Русский
term-language-uk = Українська

## The Witches

term-witches-bar = { $turn ->
    [0] запас: кризисов { $crises }, хихиканий { $cackles } · эльфы { $elves }/3
   *[other] Ход { $turn }/{ $turns } · запас: кризисов { $crises }, хихиканий { $cackles } · эльфы { $elves }/3
}
term-witches-dice = Кубики: { $dice }
term-witches-closed-count = закрытых: { $n }
term-witches-box = { $number }. { $text }
term-witches-cards = { $points ->
    [one] { $points } очко · карты { $cards }/{ $limit }
    [few] { $points } очка · карты { $cards }/{ $limit }
    [many] { $points } очков · карты { $cards }/{ $limit }
   *[other] { $points } очка · карты { $cards }/{ $limit }
}
term-witches-burden = хих. { $cackles } · Алиссия { $aliss } · п{ $easy } С{ $hard }
term-witches-card-area = Место, когда появляется проблема: { $area }.
term-witches-empty = { $place }: пусто.
term-witches-place = { $place }: { $what }.
term-witches-problem = { $problem }, цель { $target }
term-witches-known = закрыта (вы знаете: { $problem }, цель { $target })
term-witches-fail = Неудача. { $text }
term-witches-nothing = Пусто: { $places }.
term-witches-easy = п
term-witches-hard = С
term-witches-legend =
    п8: простая проблема, цель 8
    С12: открытая сложная проблема, цель 12
    ?: закрытая сложная проблема; ?12: вы в неё заглянули
    !: кризис, в цели он уже учтён
    Т, А, П, Д: Тиффани, Аннаграмма, Петулия, Димити
    ○: пусто. А|○: в городе и замке несколько клеток.
    Подчёркнуто: можно выбрать. Выделено: вариант под указателем.
