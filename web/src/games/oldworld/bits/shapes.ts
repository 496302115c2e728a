/** A colour is always a shape too: fast, strong, dodge, attacking sign, defensive sign. For a viewBox of 32 by 32. */
export const SHAPE: Record<string, string> = {
  blue: 'M16 1.5 29.5 16 16 30.5 2.5 16z',
  red: 'M5.5 4h21A1.5 1.5 0 0 1 28 5.5v21a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 26.5v-21A1.5 1.5 0 0 1 5.5 4z',
  green: 'M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27z',
  purple: 'M16 2 31 28.5H1z',
  yellow: 'M16 1.5 29 8.7v14.6L16 30.5 3 23.3V8.7z',
}

/** What a colour fights with. */
export const KIND_ICON: Record<string, string> = {
  blue: 'quick-slash',
  red: 'two-handed-sword',
  green: 'dodge',
  purple: 'magic-palm',
  yellow: 'rune-stone',
}

/** What a symbol of a card brings. */
export const SYMBOL_ICON: Record<string, string> = {
  damage: 'pointy-sword',
  shield: 'shield',
  draw: 'card-draw',
  take: 'card-pickup',
  back: 'return-arrow',
}

/** "+1", "−2", "0": a number that adds to something. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
