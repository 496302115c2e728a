### Чому гравець, що думає, зробив би так, однією фразою.

why-taste = нічим не гірше за решту
why-strikes-well = шанс поранити близько { $chance }: { $figure }
why-kills = шанс покінчити одразу близько { $chance }: { $figure }
why-onward = історія йде далі там: { $area }
why-closer = звідти їх дістати: { $area }
why-helps = комусь це потрібно: { $hero }
why-reads-on = цього просить історія
why-takes-along = лежить – і нічиє
why-comes-back = через святилище – назад до живих
why-grows = рівень вартий свого скла
why-arms = краща зброя за чесну ціну
why-enough = більше тут робити нічого
why-spends = символи є: { $line }
