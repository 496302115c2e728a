/** Where a word may be parted: before a consonant with a vowel after it, two letters and a vowel from the start. */
const VOWELS = 'аеёиоуыэюяіїєaeiouy'
const PART = new RegExp(`(?<=[${VOWELS}]\\p{L}*)(?<=\\p{L}{2})(?=(?![${VOWELS}ьъй])\\p{L}[${VOWELS}]\\p{L})`, 'giu')
/** Words up to this long need no parting. */
const SHORT = 5

/** The words of a name, the longer ones with soft hyphens: a narrow card parts them there and nowhere else. */
export const soft = (name: string): string[] =>
  name.split(' ').map((word) => (word.length > SHORT ? word.replace(PART, '\u00ad') : word))
