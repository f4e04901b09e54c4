/** A process that migrates the database named by its argument and says how that went. */
import { migrate } from '#server/db/migrate.ts'

try {
  await migrate(process.argv[2] ?? '')
  process.stdout.write('migrated')
} catch (error) {
  process.stdout.write(String(error))
}
