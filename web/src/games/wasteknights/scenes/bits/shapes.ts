/** The outline of each die in a square of 24: circle, triangle, square, hexagon. */
export const SHAPE: Record<string, string> = {
  W: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  G: 'M12 1.500l11.500 21h-23z',
  B: 'M3.500 2h17a1.500 1.500 0 0 1 1.500 1.500v17a1.500 1.500 0 0 1-1.500 1.500h-17a1.500 1.500 0 0 1-1.500-1.500v-17a1.500 1.500 0 0 1 1.500-1.500z',
  R: 'M12 .500l10.200 5.750v11.500l-10.200 5.750l-10.200-5.750v-11.500z',
}

/** The icon of each symbol: success, fate, failure. */
export const SYMBOL: Record<string, string> = { S: 'spiky-explosion', F: 'semi-closed-eye', X: 'wk-fail' }

/** A die that is still to be thrown. */
export const TO_COME = '?'
