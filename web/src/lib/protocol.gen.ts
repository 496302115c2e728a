// Made from src/korchma/server/protocol by `korchma types`; do not edit.

/** What only a game can say, as JSON; each game has types of its own. */
export type Thing = Record<string, unknown>
export type Option = Thing & { do: string }
export type Event = Thing & { event: string }
export type Reason = Thing & { why: string }
export type Answer = Option | Option[]
export type Numbered = [number, Event]

/** What would a good bot do? */
export interface AskHint {
  type: 'ask-hint'
  seat: number
}

/** I want to take my last decision back. */
export interface AskUndo {
  type: 'ask-undo'
  seat: number
}

/** A decision: which question (its number), for which seat, and the option or options. */
export interface Choose {
  type: 'choose'
  ask: number
  seat: number
  answer: Answer
}

/** My answer to somebody's wish to take back. */
export interface Consent {
  type: 'consent'
  agree: boolean
}

/** What would these options bring? Asked before deciding; nothing is decided by it. */
export interface Foresee {
  type: 'foresee'
  ask: number
  seat: number
  answer: Option[]
}

/** First word: the number of the last event I have. */
export interface Hello {
  type: 'hello'
  since?: number
}

/** A chair for somebody who looks on; said again, the offer is taken back. */
export interface Offer {
  type: 'offer'
  watcher: number
}

/** Is the line still there? Asked while somebody looks. */
export interface Ping {
  type: 'ping'
}

export type PlanKind = 'way' | 'aim' | 'hold' | 'next' | 'after'

/** What somebody of mine means to do, for the others to see; said again, it is taken back. */
export interface Plan {
  type: 'plan'
  seat: number
  kind: PlanKind
  who: string
  what?: string
}

/** I leave; a bot takes my chair. */
export interface Resign {
  type: 'resign'
}

/** A line for the table. */
export interface Say {
  type: 'say'
  text: string
}

/** Stop me at windows that most people let pass, or no longer. */
export interface StopEverywhere {
  type: 'stop-everywhere'
  on: boolean
}

export type Ballot = 'wait' | 'move' | 'chair'

/** What shall become of a chair whose time is over? */
export interface Vote {
  type: 'vote'
  seat: number
  ballot: Ballot
}

/** A story of a game as its reader knows it. */
export interface TaleInfo {
  id: string
  modes: string[]
  players: number[]
  minutes: number
  weight: number
  entries: string[]
  endings: string[]
  won: string[]
}

/** A chair: who sits there, and whether they are here now. `mine`: I may decide for it; `cast`: as whom a bot sits there (`cast-ID` names it), "" for one of older days; `warm`: it keeps the chair for somebody, and I may take it; `who`: what a person is known by. */
export interface SeatState {
  kind: 'bot' | 'human' | 'open'
  name: string
  bot: string
  here: boolean
  mine: boolean
  cast: string
  warm: boolean
  who: string
}

export type Per = 'move' | 'game'

export type Then = 'move' | 'chair' | 'vote'

/** The clock of a table: minutes `per` move or game, and what happens `then`. `nights`: those of whoever is asked do not count. */
export interface Clock {
  per: Per
  minutes: number
  then: Then
  nights: boolean
}

/** A vote about a chair whose time is over: how many are asked, and what was said so far. */
export interface Ballots {
  seat: number
  voters: number
  said: Partial<Record<Ballot, number>>
  mine: Ballot | null
}

/** A clock as it stands: seconds that each chair has `left` (None: no clock is set for it), the chairs whose time is `running`, the votes about those whose time is over, and of those that run the ones that rest as long as it is night there (`asleep`). */
export interface ClockInfo {
  rule: Clock
  left: (number | null)[]
  running: number[]
  votes: Ballots[]
  asleep: number[]
}

/** A table from outside. */
export interface TableInfo {
  code: string
  game: string
  mode: string
  seats: SeatState[]
  status: 'open' | 'over' | 'playing'
  host: boolean
  turn_of: number[]
  my_turn: boolean
  updated: number
  commitment: string
  ending: string
  rematch: string
  lesson: boolean
  stuck: string
  turn: number
  clock: ClockInfo | null
  words: Record<string, string>
  watch: string
  question: Record<string, string>
}

/** An evening of mine with a tale, under way or over: as whom each seat played, what was kept; `won`: I did. */
export interface Evening {
  tale: string
  table: TableInfo
  won: boolean
  roles: string[][]
  keeps: string[]
}

/** What I have lived through in a game, newest evening first; nobody else gets to see it. */
export interface Chronicle {
  game: string
  tales: TaleInfo[]
  evenings: Evening[]
  keeps: string[]
  titles: Record<string, Record<string, string>>
}

/** Another clock for a table that has not begun; None: none. */
export interface NewClock {
  clock: Clock | null
}

/** A message id and its variables. */
export interface Word {
  id: string
  args: Record<string, string | number>
}

/** A chapter of the rules (`chapter-ID` names it) and the rules in it. */
export interface Chapter {
  id: string
  rules: string[]
}

/** One thing to learn (`lesson-ID`), and what brings it up: see docs/protocol.md. */
export interface LessonStep {
  id: string
  on: string[]
  show: string
  by: number
}

/** What a first game teaches; `quiet` leaves time for the rest, `turns` counts turns. */
export interface LessonInfo {
  quiet: string
  steps: LessonStep[]
  turns: string
}

/** What a client must know of a game to draw and to tell it: no rules, only names and data. */
export interface Book {
  game: string
  content: Record<string, Record<string, Thing>>
  facts: Thing | null
  kinds: Record<string, Record<string, string>>
  words: Record<string, Record<string, Word>>
  chapters: Chapter[]
  rulings: number
  lesson: LessonInfo | null
}

/** A chapter: its name (`chapter-ID`), the one it follows, its table, and which one comes next; none while it is under way, or at the end. `left`: what it leaves behind, as its game puts it. */
export interface ChapterInfo {
  number: number
  chapter: string
  after: number | null
  table: TableInfo
  next: string
  left: unknown
}

/** A campaign with all its lives; `first` is the chapter it begins with. `same_people`: who sat at a chapter sits at the next one too. */
export interface CampaignInfo {
  code: string
  game: string
  name: string
  updated: number
  first: string
  chapters: ChapterInfo[]
  same_people: boolean
}

/** A name and a password, for a new account or an old one. */
export interface Credentials {
  name: string
  password: string
}

/** A bot for an open chair, or for all of them. */
export interface FillChairs {
  bot: string
  seat?: number | null
}

/** A way to play a game, and for how many; `together`: all win or lose as one. */
export interface ModeInfo {
  id: string
  players: number[]
  together: boolean
}

/** A game that can be played here. `memory`: what was read can stay out of later games; `campaign`: its games can be chapters that hang together; `chronicle`: its evenings are written down. */
export interface GameInfo {
  id: string
  minutes: number
  weight: number
  modes: ModeInfo[]
  bots: string[]
  lesson: boolean
  memory: boolean
  campaign: boolean
  chronicle: boolean
  house: Record<string, boolean | number>
  counts: Record<string, number[]>
}

/** Who I am here. `who` is what others know me by; `settings` are those I keep with me, `leaving` when I asked to be forgotten. */
export interface Me {
  id: string
  name: string
  guest: boolean
  who: string
  portrait: string
  settings: Record<string, unknown>
  leaving: number
}

/** A campaign to be begun: its name, who sits at its first table, and the clock of them all. */
export interface NewCampaign {
  game: string
  seats: string[]
  name?: string
  clock?: Clock | null
}

/** Another password for my account, and the one it has. */
export interface NewPassword {
  old: string
  new: string
}

/** A table to be set. `unread`: what I have read in earlier games stays out. */
export interface NewTable {
  game: string
  mode: string
  seats: string[]
  options?: Record<string, unknown>
  public?: boolean
  clock?: Clock | null
  seed?: string | null
  unread?: boolean
}

/** A chapter to be played `after` another, or first (another life); without `seats` the people of the chapter before sit down again. */
export interface NextChapter {
  after: number | null
  seats?: string[]
}

/** What one person knows of a game under way: no seed, no decisions, no secret of others. */
export interface Notes {
  notes: number
  game: string
  mode: string
  rules: number
  seats: SeatState[]
  commitment: string
  seat: number | null
  view: unknown
  events: [number, Event][]
}

/** Why a request was refused: a text id, and a sentence for logs. */
export interface Problem {
  error: string
  detail: string
}

/** A finished game after `at` decisions, and what was told since the one before. */
export interface ReplayFrame {
  at: number
  view: unknown
  events: [number, Event][]
}

/** Points of one seat from one source (a text id). */
export interface Source {
  id: string
  points: number
}

/** How a game ended: why, who won (nobody: empty), each seat's score and where it came from. */
export interface Result {
  ending: string
  winners: number[]
  scores: number[]
  sources: Source[][]
}

/** What the book keeps back until its time has come: words for things, and their texts. */
export interface Secrets {
  words: Record<string, Record<string, Word>>
  text: Record<string, string>
}

/** A finished game for replay: frames from `first` on, as many as fit. */
export interface Replay {
  table: TableInfo
  total: number
  first: number
  frames: ReplayFrame[]
  seed: string
  result: Result | null
  secrets: Secrets | null
}

/** A problem somebody met; `client` is what their browser says of itself. */
export interface Report {
  text: string
  client?: Record<string, string>
}

/** My tables, and those with an open chair. */
export interface Tables {
  mine: TableInfo[]
  open: TableInfo[]
}

/** Whose password was forgotten. */
export interface Forgotten {
  name: string
}

/** Another password, with the word that stood in the letter. */
export interface FreshPassword {
  word: string
  password: string
}

/** The word that stood in a letter. */
export interface LetterWord {
  word: string
}

/** Whether I have this page before my eyes. */
export interface Looking {
  type: 'looking'
  on: boolean
}

/** Where my letters shall go; nowhere, if it is empty. */
export interface MailAddress {
  address: string
}

export type NoticeKind = 'turn' | 'begins' | 'over' | 'clock' | 'friend' | 'invited' | 'chair'

/** Something I might want to know; `who` it comes from, where it comes from somebody. */
export interface Notice {
  type: 'notice'
  kind: NoticeKind
  code: string
  game: string
  who: string
}

export type Letters = 'off' | 'once' | 'daily'

export type Way = 'tab' | 'push' | 'mail'

/** Where I want to be told. `quiet`: by game, the ways that stay silent about it. */
export interface NoticeWishes {
  tab: boolean
  push: boolean
  mail: Letters
  quiet: Record<string, Way[]>
  language: 'en' | 'ru' | 'uk'
}

/** My wishes, and what this inn can do: `push_key` is empty where it cannot push, `mail` says whether it writes letters. `address`: where to, once it is `confirmed`. */
export interface NoticesInfo {
  wishes: NoticeWishes
  push_key: string
  mail: boolean
  address: string
  confirmed: boolean
}

/** A table that waits for me. */
export interface TableAhead {
  code: string
  game: string
}

/** All tables that wait for me now. */
export interface Standing {
  type: 'standing'
  waiting: TableAhead[]
}

/** A browser that takes pushes: where, and with which keys. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Somebody as others see them; `portrait` is an icon and a colour of seats. */
export interface PersonInfo {
  who: string
  name: string
  portrait: string
  guest: boolean
}

export type Bond = '' | 'friend' | 'asked' | 'asks' | 'blocked'

/** Somebody I played with: how often, how often against each other, and was before them. */
export interface Companion {
  person: PersonInfo
  games: number
  against: number
  ahead: number
  bond: Bond
}

/** A table with an open chair at which a friend sits, or to which somebody invites me. */
export interface FreeChair {
  table: TableInfo
  friend: PersonInfo
  invited: boolean
}

/** A rating: 19 times in 20 the truth is within `band` of the `middle`; `settled` after enough games to be told. */
export interface RatingInfo {
  middle: number
  band: number
  games: number
  settled: boolean
}

/** My record in a few words: games, wins, and the title I played most. */
export interface MyRecord {
  games: number
  won: number
  game: string
  best: number | null
  rating: RatingInfo | null
}

/** What lies on the counter for me: chairs that friends have free, who asks to be my friend, and my record. */
export interface Counter {
  chairs: FreeChair[]
  asking: PersonInfo[]
  record: MyRecord
}

/** My name, to show that I mean it. */
export interface Farewell {
  name: string
}

/** A friend, or somebody who may become one: whether they are here, when they last were, and the table they sit at now. */
export interface FriendInfo {
  person: PersonInfo
  bond: Bond
  here: boolean
  seen: number
  table: TableInfo | null
}

/** My friends and those who ask, people I played with, and whom I blocked. */
export interface Friends {
  friends: FriendInfo[]
  met: Companion[]
  blocked: PersonInfo[]
}

/** Me with my account, and the code for a forgotten password: it is shown this once. */
export interface Kept {
  me: Me
  code: string
}

/** Games of a mode: how many, how many won, the best score. */
export interface ModeRecord {
  mode: string
  kind: string
  played: number
  won: number
  best: number
}

/** My password, to show that it is me. */
export interface Password {
  password: string
}

/** A game in somebody's history; the seats that are `mine` in its table are theirs. `kind`: versus, together, solo, left before the end, or running. A table without a code shows nothing more of itself. */
export interface PastGame {
  table: TableInfo
  kind: string
  place: number
  won: boolean
  score: number
  scores: number[]
  ended: number
  ending: Record<string, string>
}

/** Games of a title. `rating`: none before the first game that counts; `together`: nobody is measured in it. */
export interface TitleRecord {
  game: string
  played: number
  won: number
  together: boolean
  rating: RatingInfo | null
  best: number | null
  solo: number | null
  modes: ModeRecord[]
}

/** How much of a deck or a book I have read; `name` is empty for a book's entries, and `endings` for the endings I reached. */
export interface StoryDeck {
  game: string
  id: string
  name: Record<string, string>
  read: number
  total: number
}

/** A story I read lately, and how it begins. */
export interface StoryNote {
  game: string
  title: Record<string, string>
  text: Record<string, string>
}

/** What I have read: for my eyes alone. */
export interface Stories {
  decks: StoryDeck[]
  notes: StoryNote[]
}

/** Somebody's profile, as much of it as I may see. `leaving`: when they will be forgotten. */
export interface Profile {
  person: PersonInfo
  mine: boolean
  bond: Bond
  public: boolean
  since: number
  games: number
  won: number
  hours: number
  titles: TitleRecord[]
  history: PastGame[]
  often: Companion | null
  hardest: Companion | null
  stories: Stories | null
  leaving: number
}

/** What is to be different in my profile. */
export interface ProfileChange {
  public?: boolean | null
  portrait?: string | null
}

/** A new password for a forgotten one, with the code that was shown once. */
export interface Recover {
  name: string
  code: string
  password: string
}

/** What I like, kept with me wherever I am. */
export interface Settings {
  settings: Record<string, boolean | number | string>
}

/** Somebody whom something is about. */
export interface Somebody {
  who: string
}

/** An answer, and why it is good (`why-TAG` says it), where the bot can tell. */
export interface Advised {
  answer: Answer
  reason: Reason | null
}

/** Chances of an option: as things stand, with everything held; exact or simulated. */
export interface OddsInfo {
  chance: number
  best: number
  exact: boolean
  error: number
}

/** An option, the things it concerns, and its odds; `soon`: they follow apart (`Odds`). */
export interface OptionInfo {
  option: Option
  refs: string[]
  odds: OddsInfo | null
  soon: boolean
}

/** Why a thing that looks possible is not. */
export interface RefusalInfo {
  ref: string
  rule: string
  reason: string
  things: Thing | null
  kinds: Record<string, string>
}

/** A question to a seat of mine. `number` names it; a late answer is refused by it. */
export interface AskInfo {
  number: number
  seat: number
  about: string
  rule: string
  options: OptionInfo[]
  pick: [number, number] | null
  ordered: boolean
  usual: Option | null
  things: Thing | null
  kinds: Record<string, string>
  refusals: RefusalInfo[]
  answered: boolean
  answer: Answer | null
}

/** A line somebody said. */
export interface ChatLine {
  number: number
  name: string
  seat: number | null
  text: string
  who: string
}

/** Lines that were said. */
export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

/** What options would bring, as the game puts it; None where it has nothing to say. */
export interface Foresight {
  type: 'foresight'
  ask: number
  seat: number
  answer: Option[]
  foresight: unknown
}

/** What a good bot would do and why, with its odds, and the next best. */
export interface Hint {
  type: 'hint'
  seat: number
  answer: Answer
  odds: OddsInfo | null
  reason: Reason | null
  next: Advised | null
}

/** The odds of a question's options, in their order, that took long to work out. */
export interface Odds {
  type: 'odds'
  ask: number
  seat: number
  odds: (OddsInfo | null)[]
}

/** A plan on the table: whose, what kind, who of theirs, and which thing it is about. */
export interface PlanInfo {
  seat: number
  kind: PlanKind
  who: string
  what: string
}

/** All plans that lie on the table now; gone with the round, never stored. */
export interface Plans {
  type: 'plans'
  plans: PlanInfo[]
}

/** The line is still there. */
export interface Pong {
  type: 'pong'
}

/** Something you asked for was not done: a text id, and what it was about. */
export interface Refused {
  type: 'refused'
  reason: string
  about: string
}

/** Whether a seat of mine could take back: free, with consent, or nothing there. */
export interface UndoInfo {
  seat: number
  free: boolean
  needs: number[]
}

/** Somebody wants to take back: who has not answered yet, who agreed, who did not. */
export interface UndoWish {
  seat: number
  waiting: number[]
  agreed: number[]
  refused: number[]
}

/** Somebody who looks on, by a number; whether the host has offered them a chair. */
export interface WatcherInfo {
  key: number
  name: string
  offered: boolean
}

/** The table as one client sees it. `view` is of `seat` (None: a spectator). */
export interface State {
  type: 'state'
  table: TableInfo
  seat: number | null
  number: number
  view: unknown
  asks: AskInfo[]
  waiting: number[]
  events: [number, Event][]
  undo: UndoInfo[]
  wish: UndoWish | null
  stop: boolean
  reset: boolean
  result: Result | null
  seed: string
  secrets: Secrets | null
  watchers: WatcherInfo[]
  offered: boolean
}

export type FromClient = Hello | Choose | Foresee | AskUndo | Consent | AskHint | Say | Plan | StopEverywhere | Vote | Offer | Resign | Ping

export type FromServer = State | Odds | Hint | Foresight | Chat | Plans | Refused | Pong

export type FromHouse = Standing | Notice
