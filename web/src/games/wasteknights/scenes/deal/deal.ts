/** What changes hands beside cards. */
export const WARES = ['fuel', 'ammo', 'med', 'part'] as const

/** How many units of it lie in this part of the deal. */
export const counted = (lies: readonly string[], what: string): number => lies.filter((each) => each === what).length
