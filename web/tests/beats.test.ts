import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const GAMES = ['witches', 'ronin', 'oldworld', 'wasteknights']
const ROOT = resolve(import.meta.dirname, '..')

/** What the type check says of a piece of text that lies beside these tests. */
function complaints(text: string): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    ROOT,
  )
  const name = `${ROOT}/tests/imagined.ts`
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : read(file, ...rest)
  const program = ts.createProgram([name], { ...options, noEmit: true }, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(name))
    .map((each) => ts.flattenDiagnosticMessageText(each.messageText, '\n'))
}

it('does not pass the type check with an event that has no place in the table of beats', () => {
  const imports = GAMES.flatMap((game, n) => [
    `import { cues as c${n} } from '../src/games/${game}/beats'`,
    `import type { Event as E${n} } from '../src/games/${game}/types.gen'`,
  ])
  const head = [`import type { Cues } from '../src/lib/theatre'`, ...imports].join('\n')
  const tables = (events: string) => GAMES.map((_, n) => `export const t${n}: Cues<E${n}${events}> = c${n}`).join('\n')
  expect(complaints(`${head}\n${tables('')}`)).toEqual([])
  const found = complaints(`${head}\n${tables(` | { event: 'brand-new' }`)}`)
  expect(found).toHaveLength(GAMES.length)
  for (const each of found) expect(each).toContain('brand-new')
}, 60_000)
