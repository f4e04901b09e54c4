import postgres from 'postgres'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { seedDemoData } from '../demoData/seed.ts'

// npm run db:reset: empties the configured database, and fills it as a first start would.
const config = readConfig(process.env)
const { dataDir: folder, previousPostgresDir } = config
const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ folder, previousPostgresDir })
const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? ''

const sql = postgres(url, { max: 1, onnotice() {} })
await sql`drop schema if exists drizzle cascade`
await sql`drop schema public cascade`
await sql`create schema public`
await sql.end()

await migrateDatabase(url)
if (config.hasDemoData) {
  const { db, close } = openDatabase(url, { poolSize: 2 })
  await seedDemoData(db)
  await close()
}
await embedded?.stop()
process.stdout.write('The database is as new.\n')
