import { build } from '#server/commands/build.ts'
import { isBuilt } from '#server/commands/buildState.ts'
import { benchAccounts } from './accounts.ts'
import { benchCook, benchEveryAnswer } from './cook.ts'
import { withBenchDatabase } from './database.ts'
import { benchFirstWord } from './firstWord.ts'
import { benchLines, printAccuracy } from './lines.ts'
import { benchMemory } from './memory.ts'
import { benchPages } from './pages.ts'
import { benchRendering } from './rendering.ts'
import { benchStart } from './start.ts'
import { type Figure, printTable } from './table.ts'

// npm run bench: every figure of speed the project promises, measured in one run on one machine.
if (!isBuilt()) await build()
const figures: Figure[] = []
await withBenchDatabase(async (databaseUrl) => {
  figures.push(...(await benchPages(databaseUrl)))
  figures.push(...(await benchRendering(databaseUrl)))
  figures.push(await benchFirstWord(databaseUrl))
  figures.push(...(await benchAccounts(databaseUrl)))
  figures.push(benchLines())
  figures.push(benchCook())
  figures.push(benchEveryAnswer())
  figures.push(...(await benchStart(databaseUrl)))
  figures.push(...(await benchMemory(databaseUrl)))
})
printTable(figures)
printAccuracy()
process.exitCode = figures.every((figure) => figure.isKept) ? 0 : 1
