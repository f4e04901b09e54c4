/** A process that migrates the database named by its argument and says how that went. */
import { migrateDatabase } from '#server/db/migrate.ts'

try {
  await migrateDatabase(process.argv[2] ?? '')
  process.stdout.write('migrated')
} catch (error) {
  process.stdout.write(String(error))
}
