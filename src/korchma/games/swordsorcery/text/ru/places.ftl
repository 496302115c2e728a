### Места по номерам и то, чему имя не даёт ни одна карта.

side-between = между зонами { $one } и { $other }
gate-number = место появления { $n }
shrine-number = святилище { $n }
blade-bare-hands = голые руки
figure-illusion = иллюзия
line-other = эффект
token-illusion = иллюзия
token-snare = капкан
token-attack-rune = руна нападения
token-defence-rune = руна защиты
token-salt = куча соли
reason-holder = у кого жетон приоритета
