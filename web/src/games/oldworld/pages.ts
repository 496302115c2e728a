/** The side of Old World's table: what is pointed at, the row, what is still to come; in a fight the foe. */
import type { Desk } from '../../lib/desk.svelte'
import type { SidePage } from '../../lib/game'
import { ofRow, saysOfPointed, sceneOf } from './asked'
import FoePage from './fight/FoePage.svelte'
import Market from './market/Market.svelte'
import Pointed from './Pointed.svelte'
import RanksPage from './poker/RanksPage.svelte'
import Stock from './Stock.svelte'
import Tale from './fight/Tale.svelte'
import type { View } from './types.gen'

export function pages(desk: Desk): SidePage[] {
  const view = desk.view as View
  const voice = desk.voice!
  const scene = sceneOf(desk)
  const row: SidePage = {
    id: 'row',
    name: voice.say('web-oldworld-row'),
    count: view.row.filter(Boolean).length,
    part: 'market',
    Page: Market,
    asked: ofRow(desk),
  }
  const stock: SidePage = { id: 'stock', name: voice.say('web-oldworld-stock-tab'), Page: Stock }
  if (scene === 'fight') {
    const title = view.fight?.monster ? voice.name('monster', view.fight.monster) : voice.say('web-oldworld-fight')
    return [{ id: 'foe', name: title, part: 'foe', Page: view.fight ? FoePage : Tale }]
  }
  if (scene === 'poker') return [{ id: 'ranks', name: voice.say('web-oldworld-poker'), Page: RanksPage }]
  const pointed = saysOfPointed(desk)
  return pointed && !row.asked
    ? [{ id: 'stock', name: desk.voice!.ref(desk.pointed!), Page: Pointed, asked: true }, row]
    : [stock, row]
}
