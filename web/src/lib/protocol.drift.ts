/** Holds the hand-written types to those made from the Structs: where they differ, the check fails. */
import type * as Made from './protocol.gen'
import type * as Used from './protocol'

type Fits<A, B> = A extends B ? true : false
const all: true[] = []
const fits = <A, B>(_: Fits<A, B>): void => void all.push(true)

fits<Made.Me, Used.Me>(true)
fits<Made.Credentials, Used.Credentials>(true)
fits<Made.ModeInfo, Used.ModeInfo>(true)
fits<Made.GameInfo, Used.GameInfo>(true)
fits<Made.Word, Used.Word>(true)
fits<Made.Chapter, Used.Chapter>(true)
fits<Made.LessonStep, Used.LessonStep>(true)
fits<Made.LessonInfo, Used.LessonInfo>(true)
fits<Made.Book, Used.Book>(true)
fits<Made.NewTable, Used.NewTable>(true)
fits<Made.SeatState, Used.SeatState>(true)
fits<Made.TableInfo, Used.TableInfo>(true)
fits<Made.Tables, Used.Tables>(true)
fits<Made.ReplayFrame, Used.ReplayFrame>(true)
fits<Made.Replay, Used.Replay>(true)
fits<Made.Report, Used.Report>(true)
fits<Made.Problem, Used.Problem>(true)
fits<Made.OddsInfo, Used.OddsInfo>(true)
fits<Made.OptionInfo, Used.OptionInfo>(true)
fits<Made.RefusalInfo, Used.RefusalInfo>(true)
fits<Made.AskInfo, Used.AskInfo>(true)
fits<Made.UndoInfo, Used.UndoInfo>(true)
fits<Made.UndoWish, Used.UndoWish>(true)
fits<Made.ChatLine, Used.ChatLine>(true)
fits<Made.State, Used.State>(true)
fits<Made.Hint, Used.Hint>(true)
fits<Made.Foresight, Used.Foresight>(true)
fits<Made.Chat, Used.Chat>(true)
fits<Made.Refused, Used.Refused>(true)
fits<Made.FromClient, Used.FromClient>(true)
fits<Made.FromServer, Used.FromServer>(true)
