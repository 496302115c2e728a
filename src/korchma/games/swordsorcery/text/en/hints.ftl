### Why a player that thinks would do it, in a phrase.

why-taste = as good as anything else
why-strikes-well = about { $chance } to wound: { $figure }
why-kills = about { $chance } to make an end: { $figure }
why-onward = the story goes on there: { $area }
why-closer = from there one can get at them: { $area }
why-helps = somebody needs it: { $hero }
why-reads-on = the story asks for it
why-takes-along = it lies there for the taking
why-comes-back = a shrine is the way back
why-grows = a higher rank is worth its glass
why-arms = a useful thing for a fair price
why-enough = nothing more to do here
why-spends = the symbols are there: { $line }
why-aims = one hit more is surer: { $figure }
why-safer = less harm is to be feared there: { $area }
why-wakes = the enemy here is worth the glass: { $item }
why-missed = nobody is missed more in this party
why-suits = it suits the way this hero fights
why-saves = somebody may need the glass to come back
why-ready = best placed to begin
why-bad = that die can only get better
why-sturdy = can take it best
why-away = as far from everybody as may be
why-mild = the mildest of them
