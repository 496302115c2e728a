/** Where a long word may be parted: after a vowel, before a consonant and another vowel. */
const VOWELS = 'аеёиоуыэюяіїєaeiouy'
const PART = new RegExp(`(?<=.{2}[${VOWELS}])(?=[^${VOWELS}\\s][${VOWELS}].)`, 'giu')
/** Words up to this long need no parting. */
const SHORT = 9

/** A name with soft hyphens in its long words: a narrow card parts it there and nowhere else. */
export const soft = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word.length > SHORT ? word.replace(PART, '\u00ad') : word))
    .join(' ')
