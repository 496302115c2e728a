### Сама игра, как в неё играть и мелочи, которые называют в предложениях.

game-title = Клинок и колдовство
    .full = Клинок и колдовство: Бессмертные души
    .about = Пятеро мёртвых героев, разбитый витраж и долина, которая помнит их иначе. Вместе против игры: одно задание или семь.

mode-ford = Угли у брода
    .text = Первое задание само по себе.
mode-toll = Подорожный сбор
    .text = Второе задание само по себе.
mode-salt = Соляные погреба
    .text = Третье задание само по себе.
mode-drums = Зелёные стяги
    .text = Четвёртое задание само по себе.
mode-hill = Под холмом
    .text = Пятое задание само по себе.
mode-wall = Проломленная стена
    .text = Шестое задание само по себе.
mode-court = Двор Клыка
    .text = Седьмое задание само по себе.
mode-campaign = Кампания
    .text = Все семь заданий подряд: уровни, предметы, кроны и то, что вы сделали, остаются с вами.

slot-main = основная рука
    .brief = осн. рука
slot-off = дополнительная рука
    .brief = доп. рука
slot-armour = доспех
slot-artifact = артефакт

ground-normal = земля снова ровная
ground-difficult = труднопроходимая земля
ground-dangerous = опасная земля

gate-state-open = открыто
gate-state-closed = закрыто
gate-state-gone = больше нет

reason-only = в строку больше никто не подходит
reason-illusion = принимает иллюзию за героя
reason-taunt = ему бросили вызов
reason-richest = самый богатый герой
reason-most-wounded = самый раненый герой
reason-nearest = ближайший герой
reason-priority = у кого жетон приоритета
reason-agility = герой стиля «Ловкость»
reason-faith = герой стиля «Вера»
reason-magic = герой стиля «Магия»
reason-strength = герой стиля «Сила»
reason-wounds = больше всех ран
reason-life-left = меньше всех здоровья
reason-instead = кого ищет, того не достать
reason-row = по свитку
reason-follows = ещё одна атака
reason-chief = по сигналу главаря
reason-reaction = удар вслед

cause-attack = атака
cause-fire = огонь
cause-dangerous = опасная земля
cause-story = история
cause-search = поиск

step-attack = атаковать

die-number = кубик { $n }
face-miss = промах
face-hit = попадание
face-hit-power = попадание + сила
face-hit-magic = попадание + магия
face-hit-hit = два попадания
face-hit-legend = попадание + легенда
face-power-magic = сила + магия
face-shield = щит
face-shield-power = щит + сила
face-shield-magic = щит + магия
face-shield-hit = щит + попадание
face-legend-magic = легенда + магия

## По чему сравнивают карты

gauge-sure = верные попадания
gauge-red = красные кубики
gauge-blue = синие кубики
gauge-mean = попаданий в среднем
gauge-range = дальность
gauge-armour = броня
gauge-shields = магические щиты
gauge-defence = кубики защиты
gauge-stops = держит в среднем
gauge-charges = заряды
gauge-life = здоровье
gauge-combat = действия битвы
gauge-act = специальные действия
gauge-powers = умения
gauge-talents = навыки
