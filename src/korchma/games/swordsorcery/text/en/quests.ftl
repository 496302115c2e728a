### The seven quests as the road of the campaign shows them.

q1 = Embers at the Ford
    .about = A warm night, a broken window, and a bowl with your names on it. Get to the chapel before the sacks are over the hill.
q2 = The Toll Road
    .about = Sacks of coloured glass, one cart, one mare who knows the way, and a road that somebody charges for.
q3 = Salt Cellars
    .about = The only man who can mend a window has been taken below, for his health. Three seals open the door he is behind.
q4 = Green Banners
    .about = There are drums in the forest every night. The council would like them to stop, and has not been to look.
q5 = Under the Hill
    .about = For sixty years the troll has had his sheep on Thursdays and said nothing. This Thursday he threw it back.
q6 = Broken Wall
    .about = Two gates, one breach, eleven bakers, six rounds. No more than three of them may get in.
q7 = Court of the Fang
    .about = The Warlord will receive the Five where the seventh mill stood. He asks you to bring the glass, and your hands.

chapter-q1 = Embers at the Ford
chapter-q2 = The Toll Road
chapter-q3 = Salt Cellars
chapter-q4 = Green Banners
chapter-q5 = Under the Hill
chapter-q6 = Broken Wall
chapter-q7 = Court of the Fang
