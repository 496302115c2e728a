import type { Component } from 'svelte'
import type { Cast, Looks } from './cast'
import type { Desk } from './desk.svelte'
import type { Shape } from './prompt'
import type { AskInfo, Book, CampaignInfo, Event, Numbered, OddsInfo, Option, OptionInfo } from './protocol.gen'
import type { Beat } from './theatre'
import type { Script } from './theatre.svelte'
import type { Voice } from './voice'

/** A game's view. Each game's components know their own; what all games share only hands it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shared pieces cannot name the games' types
export type AnyView = any

/** What every component of a game is given. Refs are "space:bad-ass", "card:19", "seat:1". */
export interface PieceProps<V = AnyView> {
  view: V
  book: Book
  voice: Voice
  asks: AskInfo[]
  /** Refs that can be chosen now. */
  lit: Set<string>
  /** Refs marked so far in a choice of several. */
  marked: Set<string>
  /** The ref under the pointer or the focus. */
  pointed: string | null
  onpoint: (ref: string | null) => void
  onchoose: (ref: string) => void
  /** Answer with an option of the question, where no ref says it. */
  onanswer: (option: Option) => void
  /** What has happened so far, as this reader may know it. */
  events: Numbered[]
  odds: (ref: string) => OddsInfo | null
  /** Ask what an option would bring, and what is known of it so far. */
  wonder: (option: Option) => void
  foresight: (option: Option) => unknown
  refusal: (ref: string) => string | null
  seat?: number
  card?: number
  /** How far the board is enlarged: 1 when it fits. */
  zoom?: number
  /** A board for upright windows. */
  upright?: boolean
  /** How much wider the board is than it was drawn: it takes the window's shape. */
  stretch?: number
}

/** What a scene of the theatre is given. */
export interface SceneProps {
  desk: Desk
  beat: Beat
}

export interface Step {
  id: string
  label: string
  /** What explains it, `tip-step-…`, where several steps are alike; else its id does. */
  help?: string
  state: 'done' | 'now' | 'later'
}

/** What the chronicles of a game are drawn with: posters, stamps, who played. */
export interface ChronicleFace {
  /** The picture on the poster of a tale. */
  Poster: Component<{ tale: string }>
  /** The icon that counts how hard a tale is. */
  hard: string
  /** The icon of how a tale is played: alone, together, against each other. */
  kind(tale: string): string
  /** The icon of an ending's stamp. */
  ending(id: string): string
  /** Somebody as whom one plays, with a name. */
  role(who: string, voice: Voice): Looks & { name: string }
}

/** What a campaign is drawn from: its chapters, and how one goes on after one of them (none: from the beginning). */
export interface RoadProps {
  campaign: CampaignInfo
  book: Book
  voice: Voice
  busy: boolean
  ongo: (after: number | null) => void
}

/** What every game's face in the browser has. */
export interface Face<V = AnyView> {
  Cover: Component<{ title?: string }>
  /** The faces of its world's regulars, as whom bots sit there (cast.json). */
  cast?: Cast
  steps(view: V, voice: Voice): Step[]
  /** The colour of a seat: blue, green, red, gold, violet, steel, snow, brown (see --seat-*). */
  colour(view: V, seat: number): string
  /** The letter beside the colour. */
  letter(view: V, seat: number, voice: Voice): string
  /** What a seat is called in this game (her witch), if anything. */
  nick(view: V, seat: number, voice: Voice): string | null
  points(view: V): number[]
  turn(view: V): { turn: number; turns: number }
  /** "Turn 15 of 28", where a game counts otherwise; long, and short for a phone. */
  when?(view: V, voice: Voice, short: boolean): string
  /** The icon of a kind of option or event. */
  icon?(tag: string): string | null
  /** The icon of what a moment was about. */
  momentIcon?(event: Event): string | null
  /** Where the reader stands, as a ref. */
  here?(view: V): string | null
  /** What can go wrong and how much of it lies on the table, for the story of the game. */
  danger?(view: V): number
  /** The icon of a seat's medal. */
  emblem?(view: V, seat: number): string
  /** Whether each option of a question has a button of its own (flat), or each kind one (folded). */
  shape?(ask: AskInfo): Shape
  /** Options with a button of their own though there are many of their kind, the usual one first. */
  apart?(ask: AskInfo): OptionInfo[]
  /** Options that give a thing away: where other things can be done as well, a touch only asks for them. */
  loses?: string[]
  /** Events that explain a turn in which much was won, and one in which much was lost. */
  telling: { good: string[]; bad: string[] }
  /** Events that tell who sits behind a part: told with the names of people. */
  unmasks?: string[]
  /** What a button of the prompt says where the table knows more than the option: "Strike for 6". */
  deed?(option: Option, view: V, voice: Voice, book: Book): string | null
  /** Which events are beats, which are told together, which stand until seen; and the scenes of those. */
  theatre?: Script & { Scene?: Component<SceneProps> }
  /** What its chronicles are drawn with. */
  chronicle?: ChronicleFace
  /** Its campaigns as a road; else they are a list. */
  Road?: Component<RoadProps>
  /** Pictures for the pages on how to play, by the id of a page. */
  HowPicture?: Component<{ page: string; book: Book; voice: Voice }>
}

/** A page of the side: a name, perhaps a number, and what it shows. */
export interface SidePage {
  id: string
  name: string
  count?: number | string
  /** Stands for its name where there are too many tabs for words. */
  icon?: string
  /** What a first game speaks of lies behind this tab. */
  part?: string
  Page: Component<{ desk: Desk }>
  /** Something on it can be chosen now, or it explains the choice: it opens by itself. */
  asked?: boolean
}

/** A game's face in the browser: what it draws in each room of the table. Where a room lies is the frame's matter. */
export interface GameClient<V = AnyView> extends Face<V> {
  /** The board; an attempt, a fight, a story, an offer take its box. */
  Board: Component<{ desk: Desk }>
  /** The players: all of the left column, and a page of the phone. */
  Seats: Component<{ desk: Desk }>
  /** Whoever sits to the right of the reader. */
  Beside?: Component<{ desk: Desk }>
  /** Its side has room for talk under the log, where a window is high; else all of it lies behind tabs then. */
  ample?: boolean
  /** The players in one line, for a phone; else medals with points. */
  Strip?: Component<{ desk: Desk }>
  /** What the reader holds, standing behind the question. A game without it has no such room. */
  Hand?: Component<{ desk: Desk }>
  /** What is pointed at: its odds, what it is. Null while there is nothing to say. */
  Pointed?: Component<{ desk: Desk }>
  /** Pages of the side, the usual one first; log and talk come after them. */
  pages(desk: Desk): SidePage[]
  /** One line that stays under the pages: what everybody should keep an eye on. */
  Foot?: Component<{ desk: Desk }>
  /** Further signs in the bar. */
  Signs?: Component<{ desk: Desk }>
}
