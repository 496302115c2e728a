/** What of a question gives way when its room is small: help, the rule's link, one line, long words, buttons. */
export interface Fit {
  help: boolean
  rule: boolean
  /** The question on one line. */
  line: boolean
  /** Long words on buttons. */
  long: boolean
  /** The smallest letters for the question. */
  tiny: boolean
  /** How many buttons fewer than there could be. */
  fewer: number
}

/** How far a question can fold. */
export const FOLDS = 10

/** A question folded so many times. */
export const folded = (times: number): Fit => ({
  help: times < 1,
  rule: times < 3,
  line: times < 2,
  long: times < 4,
  tiny: times >= FOLDS,
  fewer: Math.max(0, times - 4),
})

const wide = (node: Element) => node.scrollWidth > node.clientWidth + 1
/** Whether what lies in it is taller than itself: centred words stick out on both sides. */
function tall(node: Element): boolean {
  const boxes = [...node.children].map((child) => child.getBoundingClientRect()).filter((box) => box.height)
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
  return boxes.length > 0 && bottom - top > node.clientHeight + 1
}

/** Whether something sticks out of the question, or is cut in it. */
export function spills(box: HTMLElement): boolean {
  return [box, ...box.querySelectorAll('[data-fits]')].some((node) => wide(node) || tall(node))
}
