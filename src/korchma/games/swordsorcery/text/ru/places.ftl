### Места по номерам и то, чему имя не даёт ни одна карта.

side-between = между областями { $one } и { $other }
gate-number = врата { $n }
shrine-number = святилище { $n }
blade-bare-hands = голые руки
figure-illusion = иллюзия
line-other = эффект
token-illusion = иллюзия
token-snare = капкан
token-attack-rune = руна атаки
token-defence-rune = руна защиты
reason-holder = у кого жетон приоритета
