import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cookDemoRecipes } from '../demoData/demoRecipes.ts'

// Writes the demo recipes as the built-in cook makes them now. With --check it only says whether the file is up to
// date.
const file = path.resolve(import.meta.dirname, '../demoData/demoRecipes.json')
const lines = (await cookDemoRecipes()).map((recipe) => JSON.stringify(recipe))
const text = `[\n${lines.join(',\n')}\n]\n`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'The kitchen finds or cooks something else than demoRecipes.json: run npm run kitchen:demo.\n',
  )
  process.exitCode = 1
}
