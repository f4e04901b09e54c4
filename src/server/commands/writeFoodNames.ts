import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeFoodNamesSource } from './foodNamesText.ts'

// Writes the names of the catalogue's foods by category for the grocery list in the browser. With --check it only says
// whether the file is up to date.
const file = path.resolve(import.meta.dirname, '../../shared/grocery/foodNames.ts')
const text = writeFoodNamesSource()
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('The grocery list knows other foods than the catalogue: run npm run kitchen:names.\n')
  process.exitCode = 1
}
