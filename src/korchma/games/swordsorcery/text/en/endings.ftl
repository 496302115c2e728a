### How it ends: a heading, and a line for whoever reads the table afterwards.

ending-q1-win = The window stays in the village
    .text = What is left of it, swept up by colour. It is a start.
ending-q1-lose = The sacks went over the hill
    .text = The night is not over; it only begins again at the ford.
ending-q2-win = Through the town gate
    .text = With glass on the cart, and a receipt.
ending-q2-lose = The road kept it
    .text = There will be oiled paper in the window this winter.
ending-q3-win = The glazier is above ground
    .text = He asks for bread first, and for lead second.
ending-q3-lose = The salt has settled
    .text = He was dug out in the end. Not by you.
ending-q4-win = The drums are silent
    .text = Nobody in the valley asks how. You could tell them.
ending-q4-lose = They marched without the last name
    .text = You were not the ones to read it.
ending-q5-win = Under the hill it is quiet
    .text = Thursday will be a Thursday like any other.
ending-q5-lose = He has finished thinking
    .text = And gone for a walk, in a straight line.
ending-q6-win = The town is still a town
    .text = Morning came, and most of the wall was there to see it.
ending-q6-lose = The gates were opened
    .text = From inside, quietly, and held for the next person.
ending-q7-win = The door is open
    .text = Sixty years late. Somebody has left the lamp on.
ending-q7-lose = The door is shut
    .text = He can wait. He has shown that he can.

source-ranks = souls’ ranks
source-deaths = deaths

reason-stays = nothing to do with where it stands
