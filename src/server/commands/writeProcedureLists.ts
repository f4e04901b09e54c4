import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './buildState.ts'
import { procedureListFiles, procedureListsSource } from './procedureLists.ts'

// npm run rpc:lists writes the lists of procedures that browsers treat in a special way; with --check it only says whether
// they are up to date.
for (const name of procedureListFiles) {
  const file = path.join(projectFolder, `src/shared/contract/procedures/${name}.ts`)
  const written = procedureListsSource(name)
  if (!process.argv.includes('--check')) writeFileSync(file, written)
  else if (written !== readFileSync(file, 'utf8')) {
    process.stderr.write(`${name}.ts does not list what procedures declare: run npm run rpc:lists.\n`)
    process.exitCode = 1
  }
}
