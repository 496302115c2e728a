/** What stands on the cards of the wasteland. */
import type { Book } from '../../../../lib/protocol.gen'
import type { Voice } from '../../../../lib/voice'
import { contentOf } from '../../rows'
import type { Find } from '../../types.gen'

export interface CardLine {
  name: string
  text: string
  tone: '' | 'good' | 'bad'
}

type Step = Find['finds'][number]

/** One piece of what a find brings: `gain-fuel:2`, `recv-rad:1`, `deal:1`. */
export function pieceOf(step: Step): string {
  const what = 'what' in step ? `-${step.what}` : 'enemy' in step ? `-${step.enemy}` : ''
  return `${step.do}${what}:${'n' in step ? step.n : 1}`
}

/** What a line of a find says: nothing is said as such. */
const told = (voice: Voice, steps: readonly Step[]): string =>
  voice.listed(steps.map((step) => voice.name('piece', pieceOf(step)))) || voice.say('web-wasteknights-nothing')

/** The lines of a card: of a find those of the ground one stands on, of an event its check's two ends. */
export function linesOf(book: Book, voice: Voice, card: string, terrain: string): CardLine[] {
  const { finds } = contentOf(book)
  const id = card.replace(/-\d+$/, '')
  const row = finds[card] ?? finds[id]
  if (row) {
    const line = row[terrain as 'desert'] ?? row.desert
    return [
      { name: voice.say('web-wasteknights-finds'), text: told(voice, line.finds), tone: 'good' },
      { name: voice.say('web-wasteknights-trouble'), text: told(voice, line.trouble), tone: 'bad' },
    ]
  }
  const parts = [
    ['circumstance', ''],
    ['success', 'good'],
    ['failure', 'bad'],
  ] as const
  return parts.flatMap(([part, tone]) =>
    voice.has(`event-${id}.${part}`)
      ? [{ name: voice.say(`web-wasteknights-${part}`), text: voice.say(`event-${id}.${part}`), tone }]
      : [],
  )
}
