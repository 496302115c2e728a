import type { Desk } from './desk.svelte'
import { type Due, due, turnOf } from './lesson'
import { recall, remember } from './memory'

interface Kept {
  heard: string[]
  off: boolean
}

/** The voice of a first game: what is still to be told, remembered in this browser. */
export class Teacher {
  private kept: Kept = $state.raw({ heard: [], off: false })
  private readonly key: string

  constructor(readonly desk: Desk) {
    this.key = `lesson-${desk.code}`
    const kept = recall<Kept | null>(this.key, null)
    if (kept) this.kept = kept
    // A game begun elsewhere: what happened before is taken as told.
    else if (this.lesson && turnOf(this.lesson, desk.line.events) > 1) this.hear(this.backlog())
  }

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew at each change, never changed
  private heard = $derived(new Set(this.kept.heard))
  lesson = $derived.by(() => (this.desk.table?.lesson ? (this.desk.book?.lesson ?? null) : null))
  off = $derived(this.kept.off)
  all = $derived.by(() => this.lesson?.steps.length ?? 0)
  told = $derived.by(() => this.kept.heard.length)

  private find(asked: string): Due[] {
    if (!this.lesson) return []
    return due(this.lesson, this.heard, asked, this.desk.line.events, this.desk.me)
  }

  /** The step to tell now: the first that is due, after the game only its closing word. */
  now: Due | null = $derived.by(() => {
    if (this.kept.off || !this.desk.ready) return null
    if (this.desk.state?.result) return this.find('').at(-1) ?? null
    return this.desk.ask ? (this.find(this.desk.ask.about)[0] ?? null) : null
  })

  private backlog = () => this.find('').map(({ step }) => step.id)

  private hear(ids: string[], off = false): void {
    this.kept = { heard: [...this.kept.heard, ...ids], off }
    remember(this.key, this.kept)
  }

  /** Understood: on to the next. */
  next(): void {
    if (this.now) this.hear([this.now.step.id])
  }

  /** No more explanations. */
  leave(): void {
    this.hear([], true)
  }

  /** Explain again, from here on. */
  resume(): void {
    this.hear(this.backlog())
  }
}
