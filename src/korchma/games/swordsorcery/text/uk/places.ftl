### Місця за номерами й те, чому ім’я не дає жодна карта.

side-between = між областями { $one } і { $other }
gate-number = місце появи { $n }
shrine-number = святилище { $n }
blade-bare-hands = голі руки
figure-illusion = ілюзія
line-other = ефект
token-illusion = ілюзія
token-snare = капкан
token-attack-rune = руна нападу
token-defence-rune = руна захисту
token-salt = купа солі
reason-holder = у кого жетон пріоритету
