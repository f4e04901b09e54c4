import { readFileSync, writeFileSync } from 'node:fs'
import { foodCatalogueSections } from '#shared/kitchen/foods/catalogue/catalogue.ts'
import { readCatalogue } from '#shared/kitchen/foods/readCatalogue.ts'

/** The number of columns after ndb_no, food_group and description that are used: kcal to water. */
const figureColumns = 10

const [csvPath] = process.argv.slice(2)
if (!csvPath) {
  console.error(
    'Say where the table of USDA SR28 is: node src/server/commands/carryUsdaRows.ts usda-sr28.csv',
  )
  process.exit(2)
}

const wanted = new Set(
  foodCatalogueSections.flatMap(readCatalogue).flatMap(({ usda }) => (usda ? [usda.ndbNo] : [])),
)
const [header = '', ...rows] = readFileSync(csvPath, 'utf8').trimEnd().split('\n')
const carried = rows.filter((row) => wanted.has(row.slice(0, 5)))
const missing = [...wanted].filter((ndbNo) => !carried.some((row) => row.startsWith(ndbNo)))
if (missing.length > 0) {
  console.error(`The table has no row ${missing.join(', ')}.`)
  process.exitCode = 1
}

const figures = carried.map((row) => {
  const cells = cellsOf(row)
  const values = cells.slice(3, 3 + figureColumns)
  return [cells[0], ...values.map((value) => (value === '' ? '-' : String(Number(value))))].join(' ')
})

writeFileSync(
  'src/shared/kitchen/foods/usdaRows.ts',
  `/**
 * Figures of the foods that the catalogue names, from the USDA National Nutrient Database for Standard Reference,
 * release 28 (public domain): row, then per 100 g kcal, protein g, fat g, carbohydrate g, fibre g, sugars g,
 * sodium mg, saturated fat g, cholesterol mg, water g; "-" where it was not measured.
 * Written by src/server/commands/carryUsdaRows.ts.
 */
export const usdaRows = \`
${figures.join('\n')}
\`
`,
)
writeFileSync('tests/kitchen/foods/usdaRows.csv', `${[header, ...carried].join('\n')}\n`)
console.log(`${carried.length} rows carried over.`)

/** The cells of a line of CSV; a quote within quotes is doubled. */
function cellsOf(line: string): string[] {
  const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []
  return cells.map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, '').replaceAll('""', '"'))
}
