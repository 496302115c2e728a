import { language } from './language.svelte'
import type {
  Book,
  CampaignInfo,
  Chronicle,
  Clock,
  Counter,
  Credentials,
  FillChairs,
  FreshPassword,
  Friends,
  GameInfo,
  Kept,
  Me,
  NewCampaign,
  NewPassword,
  NewTable,
  NextChapter,
  NoticesInfo,
  NoticeWishes,
  PastGame,
  Problem,
  Profile,
  ProfileChange,
  Recover,
  Replay,
  Report,
  Subscription,
  Settings,
  TableInfo,
  Tables,
} from './protocol.gen'

/** A request that was refused; `id` is a text id. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
    detail = '',
  ) {
    super(detail || id)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? more : { ...more, 'content-type': 'application/json' },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    })
  } catch {
    throw new Refusal('web-error-offline', 0)
  }
  const text = await answer.text()
  if (answer.ok) return (text ? JSON.parse(text) : null) as T
  let problem: Partial<Problem> = {}
  try {
    problem = JSON.parse(text) as Partial<Problem>
  } catch {
    // not one of ours: a proxy's page, perhaps
  }
  const usual = answer.status === 404 ? 'web-error-nothing-here' : 'web-error-server'
  throw new Refusal(problem.error ?? usual, answer.status, problem.detail)
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`
const books = new Map<string, Promise<Book>>()

export const api = {
  /** A first comer becomes a guest, named in the language of the page. */
  me: () => ask<Me>('GET', '/api/me', undefined, { 'accept-language': language.code }),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  account: (who: Credentials) => ask<Kept>('POST', '/api/account', who),
  login: (who: Credentials) => ask<Me>('POST', '/api/login', who),
  logout: () => ask<null>('POST', '/api/logout'),
  logoutEverywhere: () => ask<null>('POST', '/api/logout/everywhere'),
  password: (words: NewPassword) => ask<Me>('PUT', '/api/password', words),
  notices: () => ask<NoticesInfo>('GET', '/api/notices'),
  tellMe: (wishes: NoticeWishes) => ask<NoticesInfo>('PUT', '/api/notices', wishes),
  takePushes: (where: Subscription) => ask<null>('POST', '/api/notices/push', where),
  tryPush: () => ask<null>('POST', '/api/notices/push/try'),
  mailTo: (address: string) => ask<NoticesInfo>('PUT', '/api/notices/mail', { address }),
  confirmMail: (word: string) => ask<null>('POST', '/api/letters/confirm', { word }),
  stopLetters: (word: string) => ask<null>('POST', `/api/letters/off?word=${encodeURIComponent(word)}`),
  forgot: (name: string) => ask<null>('POST', '/api/letters/recover', { name }),
  freshPassword: (fresh: FreshPassword) => ask<Me>('POST', '/api/letters/password', fresh),
  recover: (words: Recover) => ask<Kept>('POST', '/api/recover', words),
  newCode: (password: string) => ask<Kept>('POST', '/api/recovery', { password }),
  keep: (settings: Settings['settings']) => ask<null>('PUT', '/api/settings', { settings }),
  /** My profile, or that of somebody by name. */
  profile: (who = '') => ask<Profile>('GET', who ? `/api/people/${encodeURIComponent(who)}/profile` : '/api/profile'),
  pastGames: (who: string, before: number) =>
    ask<PastGame[]>('GET', `/api/people/${encodeURIComponent(who)}/games?before=${before}`),
  changeProfile: (wish: ProfileChange) => ask<Profile>('PUT', '/api/profile', wish),
  exportAt: '/api/profile/export',
  leaveForGood: (name: string) => ask<Me>('POST', '/api/leaving', { name }),
  stay: () => ask<Me>('DELETE', '/api/leaving'),
  friends: () => ask<Friends>('GET', '/api/friends'),
  askFriend: (who: string) => ask<Friends>('POST', '/api/friends', { who }),
  part: (who: string) => ask<Friends>('DELETE', `/api/friends/${encodeURIComponent(who)}`),
  block: (who: string) => ask<Friends>('POST', '/api/blocks', { who }),
  unblock: (who: string) => ask<Friends>('DELETE', `/api/blocks/${encodeURIComponent(who)}`),
  invite: (code: string, who: string) => ask<null>('POST', `${at(code)}/invitations`, { who }),
  decline: (code: string) => ask<null>('DELETE', `${at(code)}/invitations`),
  counter: () => ask<Counter>('GET', '/api/counter'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  book(game: string): Promise<Book> {
    let book = books.get(game)
    if (!book) {
      book = ask<Book>('GET', `/api/games/${game}/book`)
      book.catch(() => books.delete(game))
      books.set(game, book)
    }
    return book
  },
  lesson: (game: string) => ask<TableInfo>('POST', `/api/games/${game}/lesson`),
  tables: () => ask<Tables>('GET', '/api/tables'),
  set: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  table: (code: string) => ask<TableInfo>('GET', at(code)),
  /** A table by the three words that call it, in any language. */
  byWords: (words: string) => ask<TableInfo>('GET', `/api/words/${encodeURIComponent(words)}`),
  setClock: (code: string, clock: Clock | null) => ask<TableInfo>('PUT', `${at(code)}/clock`, { clock }),
  fill: (code: string, wish: FillChairs) => ask<TableInfo>('POST', `${at(code)}/chairs`, wish),
  join: (code: string) => ask<TableInfo>('POST', `${at(code)}/join`),
  leave: (code: string) => ask<TableInfo>('POST', `${at(code)}/leave`),
  rematch: (code: string) => ask<TableInfo>('POST', `${at(code)}/rematch`),
  /** Where a game can be had as a file. */
  recordAt: (code: string) => `${at(code)}/record`,
  bring: (file: Blob) => ask<TableInfo>('POST', '/api/records', file),
  replay: (code: string, seat: string, first: number) =>
    ask<Replay>('GET', `${at(code)}/replay?seat=${seat}&first=${first}`),
  verify: (code: string) => ask<Record<string, unknown>>('GET', `${at(code)}/verify`),
  chronicle: (game: string) => ask<Chronicle>('GET', `/api/games/${encodeURIComponent(game)}/chronicle`),
  campaigns: () => ask<CampaignInfo[]>('GET', '/api/campaigns'),
  campaign: (wish: NewCampaign) => ask<TableInfo>('POST', '/api/campaigns', wish),
  goOn: (code: string, wish: NextChapter) =>
    ask<TableInfo>('POST', `/api/campaigns/${encodeURIComponent(code)}/chapters`, wish),
  report: (code: string, report: Report) => ask<null>('POST', `${at(code)}/report`, report),
}

/** The text id of whatever went wrong. */
export function errorId(error: unknown): string {
  return error instanceof Refusal ? error.id : 'web-error-server'
}
