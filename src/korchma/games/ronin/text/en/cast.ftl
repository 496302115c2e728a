# Regulars of this world: bots sit at its tables as one of these.

cast-hana = O-Hana
    .manner = Pours your tea and watches your sleeves.
cast-tokubei = Tokubei
    .manner = Crosses every river twice, to be sure.
cast-suzu = Sister Suzu
    .manner = Rings her bell before she strikes.
cast-matsuzo = Matsuzo
    .manner = His lantern burns late; he decides early.
cast-kame = Granny Kame
    .manner = Slow as a tortoise, and there before you.
cast-shiro = Young Shiro
    .manner = Draws his sword to point at things.
