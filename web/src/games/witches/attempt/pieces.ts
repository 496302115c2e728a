/** A part of the running total of an attempt. */
export interface Piece {
  kind: 'dice' | 'hard' | 'headology' | 'magic' | 'bonus'
  n: number
  label: string
}
