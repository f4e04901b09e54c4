import { parseArgs } from 'node:util'
import { buildProject } from '#server/commands/build.ts'
import { isDistUpToDate } from '#server/commands/buildState.ts'
import { benchAccounts } from './accounts.ts'
import { benchAnswers } from './answers.ts'
import { benchCook, benchEveryAnswer } from './cook.ts'
import { withBenchDatabase } from './database.ts'
import { benchDishes } from './dishes.ts'
import { benchFirstWord } from './firstWord.ts'
import { benchGrocery } from './grocery.ts'
import { benchGroceryTyping } from './groceryTyping.ts'
import { benchHostileWishes } from './hostileWishes.ts'
import { benchLines, printAccuracy } from './lines.ts'
import { benchMealPlan } from './mealPlan.ts'
import { benchMemberCalls } from './members/memberCalls.ts'
import { benchTenThousandRecipes } from './members/tenThousandRecipes.ts'
import { benchMemory } from './memory.ts'
import { benchPages } from './pages.ts'
import { benchPhone } from './phone.ts'
import { benchPlanner } from './planner.ts'
import { benchRecipes } from './recipes.ts'
import { benchRendering } from './rendering.ts'
import { benchStart } from './start.ts'
import { type Figure, printTable } from './table.ts'

// npm run bench: measures every speed that the project promises, in one run on one machine.
// With -- --only recipes --recipes 1000000: only one part, and with a table of that many recipes.
// With -- --only dishes --every 47 --faults .data/faults: the rules of dishes for every 47th of the answers, and a list of the faults.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    recipes: { type: 'string', default: '100000' },
    every: { type: 'string', default: '1' },
    faults: { type: 'string' },
  },
})
const parts: Record<string, (databaseUrl: string) => Figure[] | Promise<Figure[]>> = {
  pages: benchPages,
  phone: benchPhone,
  rendering: (databaseUrl) => benchRendering(databaseUrl),
  memberCalls: benchMemberCalls,
  firstWord: async (databaseUrl) => [await benchFirstWord(databaseUrl)],
  accounts: benchAccounts,
  site: () => [benchLines(), benchCook(), benchEveryAnswer(), ...benchAnswers()],
  wishes: async () => [await benchHostileWishes()],
  dishes: () => benchDishes(Number(values.every), values.faults),
  grocery: async (databaseUrl) => [
    ...(await benchGrocery(databaseUrl)),
    ...(await benchGroceryTyping(databaseUrl)),
  ],
  mealPlan: benchMealPlan,
  start: benchStart,
  memory: benchMemory,
  tenThousand: benchTenThousandRecipes,
  planner: benchPlanner,
  // Last, since it fills the table.
  recipes: (databaseUrl) => benchRecipes(databaseUrl, Number(values.recipes)),
}

if (!isDistUpToDate()) await buildProject()
const figures: Figure[] = []
await withBenchDatabase(async (databaseUrl) => {
  for (const [name, bench] of Object.entries(parts))
    if (!values.only || values.only === name) figures.push(...(await bench(databaseUrl)))
})
printTable(figures)
printAccuracy()
process.exitCode = figures.every((figure) => figure.isKept) ? 0 : 1
