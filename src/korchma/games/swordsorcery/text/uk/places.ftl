### Місця за номерами й те, чому ім’я не дає жодна карта.

side-between = між зонами { $one } і { $other }
gate-number = брама { $n }
shrine-number = святилище { $n }
blade-bare-hands = голі руки
figure-illusion = ілюзія
line-other = ефект
token-illusion = ілюзія
token-snare = пастка-капкан
token-attack-rune = руна атаки
token-defence-rune = руна захисту
reason-holder = у кого жетон пріоритету
