"""Where games are played by the thousand: simulate, bench, measure."""
