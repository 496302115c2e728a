### Почему думающий игрок сделал бы так, одной фразой.

why-taste = ничем не хуже прочего
why-strikes-well = шанс ранить около { $chance }: { $figure }
why-kills = шанс покончить разом около { $chance }: { $figure }
why-onward = история идёт дальше там: { $area }
why-closer = оттуда их достать: { $area }
why-helps = кому-то это нужно: { $hero }
why-reads-on = этого просит история
why-takes-along = лежит – и ничьё
why-comes-back = через святилище – назад к живым
why-grows = уровень стоит своих стёкол
why-arms = лучшее оружие за честную цену
why-enough = больше здесь делать нечего
why-spends = символы есть: { $line }
