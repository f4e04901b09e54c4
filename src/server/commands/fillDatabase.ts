import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { addGeneratedTestRecipes } from '../demoData/fillRecipes.ts'

// npm run db:fill -- --recipes 1000000 [--seed 1]: creates that many recipes, always the same ones for the same seed.
const { values } = parseArgs({
  options: { recipes: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const [count, seed] = [Number(values.recipes), Number(values.seed)]
if (![count, seed].every((each) => Number.isSafeInteger(each) && each > 0)) {
  process.stderr.write('--recipes and --seed each take a number, 1 or more.\n')
  process.exit(1)
}

const startedAt = performance.now()
const config = readConfig(process.env)
const { dataDir: folder, previousPostgresDir } = config
const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ folder, previousPostgresDir })
const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? ''
await migrateDatabase(url)
const made = await addGeneratedTestRecipes(url, { count, seed })
await embedded?.stop()
const seconds = Math.round((performance.now() - startedAt) / 1000)
process.stdout.write(`${made.toLocaleString('en')} recipes were made in ${seconds} s.\n`)
