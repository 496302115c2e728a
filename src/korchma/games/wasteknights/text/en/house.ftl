# House rules: what a table may agree on. Our default is what is not ticked.

house-neighbour_decides = The neighbour on the right decides for the Waste
house-route_binds = The way may be changed while driving
house-must_act_twice = Both actions must be taken while one is possible
house-fuel_gives_one = A unit of fuel gives every vehicle 1 point
house-stop_at_nought = Without points and fuel a highway may still be driven
house-may_stay = A move may stay on its space; a card is drawn all the same
house-road_talk = Letters the plot does not use read an encounter not read yet
house-every_failure_breaks = A weapon breaks once for every failure
house-bursts_go_on = An automatic weapon rerolls as often as it is paid for
house-limited_dice = No roll has more dice of a colour than the box holds
house-ambush_together = Two ambushes strike at the same time
house-ambush_before_start = A knight’s ambush comes after the enemy’s start effects
house-wounds_first = Of one attack wounds are placed before infected ones
house-full_track_wounds = Radiation beyond the track is a wound, not an infected one
house-heals_three = A unit of medicine heals 3 wounds, whoever takes it
house-damage_costs_one = A point of damage costs every vehicle 1 repair point
house-wreck_stops_all = In a wreck nothing can be done but overhaul it
house-fuel_is_kept_in_wreck = A wreck loses the fuel of a bigger tank
house-upgrades_at_once = An upgrade not taken at the end of the turn is lost
house-gear_from_top = Finds and rewards come from the top of the gear deck
