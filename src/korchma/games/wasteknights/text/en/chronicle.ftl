# The chronicles of Waste Knights.

chronicle = Outback Chronicles
chronicle-played-by = Ridden by
chronicle-nobody = Nobody rode out yet
chronicle-again = Ride again
chronicle-on = Ride on
chronicle-on-turn = Ride on, round { $n }
chronicle-who = Who rode
tale-a1 = The Last Courier
    .motto = One case, one road, everybody’s business.
    .kind = solo
tale-a2 = Water for Rustport
    .motto = The west is thirsty. You are the plumbing.
    .kind = together
tale-a3 = The Sleeper under the Salt
    .motto = Somebody prays to a machine. It has begun to listen.
    .kind = together
tale-a4 = The Dust Crown
    .motto = A throne for the best name. Names can be lost.
    .kind = rivals
