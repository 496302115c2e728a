/** Looks at the time each second, as long as somebody wants to know it. */
export class Ticking {
  now = $state(performance.now())

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), 1000)
      return () => clearInterval(timer)
    })
  }
}
