/** Chance is no chance: whoever wants another number gives it. */
Math.random = () => 0.5
