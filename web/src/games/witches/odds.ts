/** Exact chances of the witches' dice; as odds.py, for pictures only. */

/** How many of the throws of n dice with these faces make each sum. */
export function throws(n: number, faces: readonly number[]): number[] {
  let ways = [1]
  for (let i = 0; i < n; i++) {
    const next: number[] = Array(ways.length + Math.max(...faces)).fill(0)
    ways.forEach((count, sum) => {
      for (const face of faces) next[sum + face] = (next[sum + face] ?? 0) + count
    })
    ways = next
  }
  return ways
}

/** How many throws make at least so much, and of how many. */
export function atLeast(ways: number[], need: number): [good: number, all: number] {
  const all = ways.reduce((a, b) => a + b, 0)
  return [ways.reduce((sum, count, at) => sum + (at >= need ? count : 0), 0), all]
}
