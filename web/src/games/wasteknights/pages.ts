/** The side of the table: the plot, what is pointed at, what lies ready for all. */
import type { Desk } from '../../lib/desk.svelte'
import type { SidePage } from '../../lib/game'
import { room } from '../../lib/room.svelte'
import Aim from './side/Aim.svelte'
import { spaceAimed } from './side/aim'
import Plot from './side/Plot.svelte'
import Stock from './side/Stock.svelte'
import type { View } from './types.gen'

export function pages(desk: Desk): SidePage[] {
  const view = desk.view as View
  const voice = desk.voice!
  const plot: SidePage = {
    id: 'plot',
    name: voice.say('web-wasteknights-plot'),
    count: view.clock ? view.time : undefined,
    part: 'plot',
    Page: Plot,
  }
  const aimed = spaceAimed(desk) !== null
  const stock: SidePage = aimed
    ? { id: 'stock', name: voice.say('web-wasteknights-aim-tab'), Page: Aim, asked: true }
    : { id: 'stock', name: voice.say('web-wasteknights-stock-tab'), Page: Stock }
  return room().folded ? [plot, stock] : [stock, plot]
}
