import { readFileSync } from 'node:fs'
import { parseIngredient as sharpParse } from '@jlucaspains/sharp-recipe-parser'
import { parseIngredient } from 'parse-ingredient'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { type Figure, median } from './table.ts'

const rounds = 30
const warmUp = 5
const leastLinesASecond = 30_000

/** Parsers for comparison, by the names of their packages. */
const others: Record<string, (line: string) => unknown> = {
  '@jlucaspains/sharp-recipe-parser': (line) => sharpParse(line, 'en'),
  'parse-ingredient': (line) => parseIngredient(line),
}

/** Prints how many lines are read correctly and how reliable the confidence is, as measured in training. */
export function printAccuracy(): void {
  const table = new URL('../../src/shared/kitchen/lines/accuracy.txt', import.meta.url)
  console.log(`\n${readFileSync(table, 'utf8')}`)
}

/** Ingredient lines read a second on one core, compared with other parsers in the same run. */
export function benchLines(): Figure {
  const ours = linesASecond(parseIngredientLine)
  const theirs = Object.entries(others).map(
    ([name, parse]) => `${name} ${thousands(median(linesASecond(parse)))}`,
  )
  return {
    what: 'ingredient lines read a second',
    measured: `${thousands(median(ours))} (${thousands(Math.min(...ours))} to ${thousands(Math.max(...ours))}; ${theirs.join(', ')})`,
    promised: `at least ${thousands(leastLinesASecond)}`,
    isKept: median(ours) >= leastLinesASecond,
  }
}

function linesASecond(parse: (line: string) => unknown): number[] {
  const rates: number[] = []
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const before = process.cpuUsage()
    for (let time = 0; time < 5; time += 1) for (const line of lines) parse(line)
    const { user, system } = process.cpuUsage(before)
    if (round >= warmUp) rates.push((5 * lines.length * 1e6) / (user + system))
  }
  return rates
}

const thousands = (value: number) => `${Math.round(value / 1000)} thousand`

const amounts =
  '2 cups|1½ cups|1/2 tsp|200g/7oz|1 (14 oz) can|3|2-3|1 tbsp (15 ml)|250 ml|a handful of|1 large|2 x 400g tins|half a'.split(
    '|',
  )
const foods = (
  'plain flour|unsalted butter|finely chopped flat-leaf parsley|red onion|garlic cloves|chopped tomatoes|chicken thighs|' +
  'freshly grated Parmesan cheese|extra-virgin olive oil|lime or lemon juice'
).split('|')
const endings = [
  '',
  ', finely chopped',
  ' (optional)',
  ', plus extra to serve',
  ', peeled, cored and cut into 1-inch pieces',
] as const
const lines = amounts.flatMap((amount, place) =>
  foods.flatMap((food, other) =>
    [0, 1].map((more) => `${amount} ${food}${endings[(place + other + 2 * more) % endings.length]}`),
  ),
)
