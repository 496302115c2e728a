# The terminal client: questions, panels, keys, commands.

## The question

term-question = { $ask } (правило { $rule })
term-pick-exactly = { $ordered ->
    [yes] Оберіть { $n }, порядок важливий.
   *[no] Оберіть { $n }.
}
term-pick-range = { $ordered ->
    [yes] Оберіть від { $low } до { $high }, порядок важливий.
   *[no] Оберіть від { $low } до { $high }.
}
term-nothing = нічого
term-watching = { $held ->
    [yes] Стоп. Наступний хід: { $name }.
   *[no] Наступний хід: { $name }. Рішення кожні { $seconds } с.
}
term-waiting = Чекаємо: { $name }. Будь-яка клавіша — без пауз.
term-over = Гру закінчено. L — журнал, U — узяти назад, Q — вийти.
term-bot = { $name }, { $kind }. { $manner }
term-bot-as = { $seat }: { $bot }
term-you = { $name } (ви)

term-odds-line = { $number }. { $option }: { $chance } на самих кубиках, { $best } з усім, що у вас є.
term-odds-chance = { $number }. { $option }: { $chance }.
term-odds-none = Тут від удачі нічого не залежить — або ніхто не знає, скільки саме.
term-odds-exact = Шанси точні: перелічено всі кидки.
term-odds-simulated = Шанси приблизні: прикинуті за партіями, зіграними подумки.
term-hint = Добрий гравець обрав би так: { $option }.
term-hint-next = А якщо не це: { $option }.
term-hint-none = Тут ніхто не знає цієї гри настільки, щоб радити.
term-why-of = { $names }: { $reason }
term-why-also = Те саме: { $names }.
term-why-nothing = Зараз нічого не заборонено: що бачите, те й можна.
term-undone-known = На той час відкрилося нове; у записі зазначено, що хід узято назад.

## Saving and leaving

term-saved = Збережено: { $file }.
term-resume = Щоб продовжити: { $command }
term-stop-on = Тепер вас питатимуть щоразу, коли можна щось зіграти.
term-stop-off = Там, де майже всі просто йдуть далі, вас більше не питатимуть.
term-sure = Устати з-за столу? Гру збережено, вона зачекає.
term-sure-keys = Y або Enter — піти, N або Esc — лишитися.
term-alone = { $name }, натисніть Enter, коли лишитеся біля екрана без свідків.

## The end

term-promise = Відбиток кубиків і карт, щоб потім перевірити: { $hash }
term-score = { $points ->
    [one] { $name }: { $points } очко ({ $sources })
    [few] { $name }: { $points } очки ({ $sources })
    [many] { $name }: { $points } очок ({ $sources })
   *[other] { $name }: { $points } очка ({ $sources })
}
term-winners = { $n ->
    [one] Перемога: { $names }.
    [few] Спільна перемога: { $names }.
    [many] Спільна перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
term-nobody = Не переміг ніхто.
term-seed = Зерно випадковості: { $seed }. Його SHA-256 — { $hash }, як і обіцяно на початку.

## Panels

term-tab-hand = Рука
term-tab-seats = Гравці
term-tab-dangers = Загрози
term-tab-log = Журнал
term-hand-empty = Рука порожня.
term-hand-hidden = Карти зараз приховано.
term-card-head = № { $number }: { $name }
term-marked = Позначено: { $n }. { $pick } Пробіл — позначити, Enter — готово.

## Keys

term-keys = ↑↓ вибір  U назад  H порада  W чому  C карти  Tab панель  ? довідка  Q вихід
term-keys-watch = Пробіл стоп  → крок  + − темп  L журнал  Tab панель  ? довідка  Q вихід
term-keys-many = Пробіл позначити  Enter готово  U назад  H порада  W чому  ? довідка  Q вихід
term-close = Esc — закрити, ↑↓ — гортати
term-help-title = Довідка
term-help-find = Пошук у правилах: слово або номер правила
term-help-keys = Клавіші
term-help-keys-text =
    ↑ ↓, Enter: обрати варіант. Можна клацнути на ньому мишею або набрати його номер.
    Пробіл: позначити, якщо обирають кілька. Enter — готово.
    Миша на полі чи на карті: клацання обирає. Якщо не можна, дізнаєтеся чому.
    U: узяти назад останнє рішення.
    H: що зробив би добрий гравець.
    W: чому решти зараз не можна.
    C: ваші карти повністю. L: увесь журнал. Tab: наступна панель.
    Клавіші [ та ]: гортати поле. , та . : гортати панель.
    S: зберегти. Після кожного вашого рішення гра зберігається й сама.
    G: наступна мова.
    T: питати щоразу, коли можна зіграти карту, або лише за потреби.
    Q: піти. Гра зачекає.
    Поки ходять інші, будь-яка клавіша пропускає паузи.
    Літери працюють і в українській розкладці.
term-help-map = Як читати поле
term-help-rulings = Наші рішення
term-help-rules = Усі правила
term-why-title = Чому не можна?
term-cards-title = Ваші карти
term-log-title = Що було
term-lesson-title = Ваша перша гра
term-end-title = Кінець

## Plain lines

term-plain-start = Наберіть номер варіанта й натисніть Enter; ? — перелік команд.
term-plain-watch = За столом самі боти. Enter — наступний крок, число — стільки кроків, «далі» — все поспіль (Ctrl-C спинить), «вихід» — піти; ? — перелік команд:
term-plain-watch-wrong = Команди «{ $typed }» немає. Enter — наступний крок, ? — перелік команд.
term-plain-hand = У вас на руці: { $cards }
term-plain-help = Відповідайте номером варіанта, а якщо можна обрати кілька, то кількома номерами (порожній рядок — нічого). Крім чисел зрозумілі слова:
term-plain-chapters = «help» зі словом розповість, як грати: { $names }
term-plain-wrong = «{ $typed }» — не число і не команда. Наберіть число від 1 до { $count } або ?, щоб побачити команди.
term-plain-no-such = Варіанта { $number } немає. Наберіть число від 1 до { $count }.
term-plain-only-one = Лише один, будь ласка: число від 1 до { $count }.
term-plain-number = Наберіть число від 1 до { $count } або ?, щоб побачити команди.
term-plain-twice = Той самий варіант названо двічі. Досить одного разу.
term-card-unknown = Карти { $card } немає. Номери ваших карт покаже «рука».
term-look-nothing = Більше про це сказати нічого.
term-rule-unknown = Правила { $rule } немає. Пошукайте: «правила» і слово.
term-rule-head = Правило { $rule }: { $heading }
term-rules-word = Додайте слово: «правила» та його початок знайдуть, де воно трапляється (усього правил: { $n }). «правило» з номером покаже одне з них.
term-rules-none = Слова «{ $word }» у правилах немає. Спробуйте коротше.
term-rules-more = { $n ->
    [one] І ще { $n }. Довше слово знайде менше.
    [few] І ще { $n }. Довше слово знайде менше.
    [many] І ще { $n }. Довше слово знайде менше.
   *[other] І ще { $n }. Довше слово знайде менше.
}
term-lang-unknown = Назвіть мову з переліку: { $languages }.

term-cmd-line = { $words }: { $text }
term-cmd-help = довідка
    .text = цей перелік; зі словом — розділ про те, як грати
term-cmd-table = стіл
    .text = усе, що на столі
term-cmd-map = поле
    .text = поле, намальоване літерами
term-cmd-hand = рука
    .text = ваші карти повністю
term-cmd-card = карта
    .text = із номером: усе про цю карту
term-cmd-look = огляд
    .text = з номерами варіантів: про що вони й що дадуть
term-cmd-why = чому
    .text = чому решти зараз не можна
term-cmd-rule = правило
    .text = із номером: це правило; без номера — правило цього питання
term-cmd-rules = правила
    .text = зі словом: правила, де воно є
term-cmd-odds = шанси
    .text = шанси кожного варіанта
term-cmd-hint = порада
    .text = що зробив би добрий гравець
term-cmd-undo = назад
    .text = узяти назад останнє рішення
term-cmd-save = зберегти
    .text = зберегти; з назвою — копію в цей файл
term-cmd-lang = мова
    .text = з en, ru або uk: інша мова
term-cmd-stop = стоп
    .text = питати щоразу, коли можна щось зіграти, або більше не питати
term-cmd-go = далі
    .text = усе поспіль; Ctrl-C спинить
term-cmd-log = журнал
    .text = що було нещодавно; з числом — стільки рядків
term-cmd-quit = вихід
    .text = піти; гра збережеться

## Which games there are

term-games-for = від { $low } до { $high ->
    [one] { $high } гравця
    [few] { $high } гравців
    [many] { $high } гравців
   *[other] { $high } гравців
}, { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
term-games-how = як грати: { $modes }; боти: { $bots }

## The start

term-start-title = Корчма
term-start-keys = ↑↓ рядок, ←→ змінити, Enter — почати, Esc — піти
term-start-language = Мова
term-start-game = Гра
term-start-players = Гравців
term-start-mode = Як граємо
term-start-seat = Місце { $n }
term-start-house = Домашні правила
term-start-begin = Почати
term-start-which = { $what }? Номер, або Enter для 1:
term-house-none = У цієї гри немає домашніх правил.
term-campaign-title = Кампанії: { $game }
term-campaign-keys = ↑↓ рядок, Enter — до столу, Esc — вийти
term-campaign-which = Який рядок? Номер, або Enter для 1:
term-campaign-new = Нова кампанія
term-campaign-again = Інше життя від самого початку
term-campaign-under-way = { $n }. { $chapter }: не дограно, продовжити
term-campaign-on = { $n }. { $chapter }: зіграно. Далі: { $next }
term-campaign-life = { $n }. { $chapter }: зіграно. Інше життя звідси: { $next }
term-campaign-over = { $n }. { $chapter }: зіграно, і життя на цьому скінчилося
term-language-en = English
term-language-ru = Русский
term-language-uk = Українська

## The Witches

term-witches-bar = { $turn ->
    [0] запас: криз { $crises }, хихотінь { $cackles } · ельфи { $elves }/3
   *[other] Хід { $turn }/{ $turns } · запас: криз { $crises }, хихотінь { $cackles } · ельфи { $elves }/3
}
term-witches-dice = Кубики: { $dice }
term-witches-closed-count = закритих: { $n }
term-witches-box = { $number }. { $text }
term-witches-cards = { $points ->
    [one] { $points } очко · карти { $cards }/{ $limit }
    [few] { $points } очки · карти { $cards }/{ $limit }
    [many] { $points } очок · карти { $cards }/{ $limit }
   *[other] { $points } очка · карти { $cards }/{ $limit }
}
term-witches-burden = хих. { $cackles } · Алісса { $aliss } · п{ $easy } С{ $hard }
term-witches-card-area = Місце, коли з’являється проблема: { $area }.
term-witches-empty = { $place }: порожньо.
term-witches-place = { $place }: { $what }.
term-witches-problem = { $problem }, ціль { $target }
term-witches-known = закрита (ви знаєте: { $problem }, ціль { $target })
term-witches-fail = Невдача. { $text }
term-witches-nothing = Порожньо: { $places }.
term-witches-easy = п
term-witches-hard = С
term-witches-legend =
    п8: проста проблема, ціль 8
    С12: відкрита складна проблема, ціль 12
    ?: закрита складна проблема; ?12: ви в неї зазирнули
    !: криза, у цілі її вже враховано
    Т, А, П, Д: Тіффані, Аннаграма, Петулія, Діміті
    ○: порожньо. А|○: у місті та замку кілька клітинок.
    Підкреслено: можна обрати. Виділено: варіант під вказівником.
