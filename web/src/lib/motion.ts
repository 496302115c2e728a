import { prefersReducedMotion } from 'svelte/motion'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from './settings.svelte'

/** So many milliseconds, or none for those who want nothing to move. */
export function lasting(ms: number): number {
  return prefersReducedMotion.current || !settings.motion ? 0 : ms
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** A card that flies between its place and a part of the table (`data-part`); when all lies where it will lie. */
export const fly =
  (node: Element, { part }: { part: string }) =>
  (): TransitionConfig =>
    flight(node, part, lasting(380))

function flight(node: Element, part: string, duration: number): TransitionConfig {
  if (!duration) return { duration }
  const other = document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()
  const here = middle(node.getBoundingClientRect())
  const { transform } = getComputedStyle(node)
  const stands = transform === 'none' ? '' : transform
  const there = other?.width ? middle(other) : { x: here.x, y: here.y - 160 }
  return {
    duration,
    css: (t, u) =>
      `transform: translate(${(there.x - here.x) * u}px, ${(there.y - here.y) * u}px) ${stands} scale(${0.35 + 0.65 * t}) rotate(${u * 8}deg); opacity: ${Math.min(1, t * 2)}; z-index: 9`,
  }
}

/** Nobody has to wait for motion: a touch or a key ends what is under way; a clock runs on. */
export const hurry = (): void => end(document.getAnimations?.())

/** What has just come stands there at once, with all that is on it. */
export const stand = (node: Element): void => end(node.getAnimations?.({ subtree: true }))

function end(all: Animation[] | undefined): void {
  for (const each of all ?? []) {
    const { target } = (each.effect as KeyframeEffect | null) ?? {}
    if (target?.hasAttribute('data-clock')) continue
    const { iterations } = each.effect?.getComputedTiming() ?? {}
    if (iterations !== Infinity && each.playState === 'running') each.finish()
  }
}
