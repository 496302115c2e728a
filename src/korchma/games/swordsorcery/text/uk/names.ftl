### Сама гра, як у неї грати і дрібниці, які називають у реченнях.

game-title = Клинок і чаклунство
    .full = Клинок і чаклунство: Безсмертні душі
    .about = П’ятеро мертвих героїв, розбитий вітраж і долина, що пам’ятає їх інакше. Разом проти гри: одне завдання або сім.

mode-ford = Жарини біля броду
    .text = Перше завдання окремо.
mode-toll = Дорожнє мито
    .text = Друге завдання окремо.
mode-salt = Соляні льохи
    .text = Третє завдання окремо.
mode-drums = Зелені стяги
    .text = Четверте завдання окремо.
mode-hill = Під пагорбом
    .text = П’яте завдання окремо.
mode-wall = Проламаний мур
    .text = Шосте завдання окремо.
mode-court = Двір Ікла
    .text = Сьоме завдання окремо.
mode-campaign = Кампанія
    .text = Усі сім завдань поспіль: рівні, предмети, крони й те, що ви зробили, лишаються з вами.

slot-main = основна рука
    .brief = осн. рука
slot-off = додаткова рука
    .brief = дод. рука
slot-armour = обладунок
slot-artifact = артефакт

ground-normal = земля знову рівна
ground-difficult = важкопрохідна земля
ground-dangerous = небезпечна земля

gate-state-open = відкрито
gate-state-closed = закрито
gate-state-gone = більше нема

reason-only = у рядок більше ніхто не пасує
reason-illusion = має ілюзію за героя
reason-taunt = йому кинули виклик
reason-richest = найбагатший герой
reason-most-wounded = найпораненіший герой
reason-nearest = найближчий герой
reason-priority = у кого жетон пріоритету
reason-agility = герой стилю «Спритність»
reason-faith = герой стилю «Віра»
reason-magic = герой стилю «Магія»
reason-strength = герой стилю «Сила»
reason-wounds = найбільше ран
reason-life-left = найменше здоров’я
reason-instead = кого шукає, того не дістати
reason-row = за сувоєм
reason-follows = ще одна атака
reason-chief = за сигналом ватажка
reason-reaction = удар навздогін

cause-attack = атака
cause-fire = вогонь
cause-dangerous = небезпечна земля
cause-story = історія
cause-search = пошук

step-attack = атакувати

die-number = кубик { $n }
face-miss = промах
face-hit = влучання
face-hit-power = влучання + сила
face-hit-magic = влучання + магія
face-hit-hit = два влучання
face-hit-legend = влучання + легенда
face-power-magic = сила + магія
face-shield = щит
face-shield-power = щит + сила
face-shield-magic = щит + магія
face-shield-hit = щит + влучання
face-legend-magic = легенда + магія

## За чим порівнюють картки

gauge-sure = певні влучання
gauge-red = червоні кубики
gauge-blue = сині кубики
gauge-mean = влучань у середньому
gauge-range = дальність
gauge-armour = броня
gauge-shields = магічні щити
gauge-defence = кубики захисту
gauge-stops = тримає в середньому
gauge-charges = заряди
gauge-life = здоров’я
gauge-combat = дії бою
gauge-act = спеціальні дії
gauge-powers = уміння
gauge-talents = хисти
