// Writes the icons we use, and only those, as TypeScript: ours from scripts/icons.json, each game's
// from src/games/<id>/icons.json, the plain table's from src/plain, those of people from src/pieces/people. Icons: game-icons.net, CC BY 3.0.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const { icons, aliases } = read('node_modules/@iconify-json/game-icons/icons.json')

const body = (name) => {
  const found = icons[name] ?? icons[aliases?.[name]?.parent]
  if (!found) throw new Error(`game-icons has no icon ${name}`)
  return found.body.replaceAll(' fill="currentColor"', '')
}

const write = (path, names) => {
  const rows = names.map((name) => `  '${name}': '${body(name)}',`)
  const text = `// Made by scripts/icons.mjs. Icons: game-icons.net, CC BY 3.0.\nexport const icons: Record<string, string> = {\n${rows.join('\n')}\n}\n`
  const file = new URL(path, root)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

const flat = (list) => [...new Set(Array.isArray(list) ? list : Object.values(list).flat())].sort()
const ours = read('scripts/icons.json')
const own = flat(ours)
write('src/lib/icons.generated.ts', flat(ours.inn))
write('src/lib/icons.elsewhere.generated.ts', flat(ours.elsewhere))
for (const folder of [
  'src/plain',
  'src/pieces/people',
  ...readdirSync(new URL('src/games', root)).map((name) => `src/games/${name}`),
]) {
  const list = `${folder}/icons.json`
  if (!existsSync(new URL(list, root))) continue
  const names = flat(read(list)).filter((name) => !own.includes(name))
  write(`src/lib/icons.${folder.split('/').at(-1)}.generated.ts`, names)
}
