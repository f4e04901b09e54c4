import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './buildState.ts'

// Every row of docs/specification.md names a test that exists, and a record where Larder does otherwise. Part of
// `npm run check`.

const row =
  /^\| (?<rule>.+?) \| (?<verdict>OK|MISSING|decided: (?<record>\d{4})) \| (?:`(?<file>[^`]+)`: `(?<title>.+)` )?\|$/

/** What is wrong with the table: rows that cannot be read, and tests and records that do not exist. */
export function specificationFaults(text: string): string[] {
  const records = new Set(
    readdirSync(path.join(projectFolder, 'docs/decisions')).map((name) => name.slice(0, 4)),
  )
  const isRow = (line: string) => line.startsWith('| ') && !/^\| (?:Rule|---) \|/.test(line)
  return text
    .split('\n')
    .filter(isRow)
    .flatMap((line) => {
      const groups = row.exec(line)?.groups
      if (!groups) return [`not a row of rule, verdict and test: ${line}`]
      const { rule, verdict, record, file, title } = groups
      if (verdict === 'MISSING') return title === undefined ? [] : [`missing, but shown by a test: ${rule}`]
      if (record !== undefined && !records.has(record)) return [`no record ${record}: ${rule}`]
      if (file === undefined || title === undefined) return [`no test: ${rule}`]
      return hasTest(file, title) ? [] : [`no test “${title}” in ${file}: ${rule}`]
    })
}

function hasTest(file: string, title: string): boolean {
  const whole = path.join(projectFolder, file)
  if (!existsSync(whole)) return false
  const quoted = RegExp.escape(title)
  // As a test's title, not as that of a group or as any other text.
  return new RegExp(`(?:\\btest|\\))\\(\\s*(?<quote>['"\`])${quoted}\\k<quote>`).test(
    readFileSync(whole, 'utf8'),
  )
}

if (import.meta.main) {
  const faults = specificationFaults(readFileSync(path.join(projectFolder, 'docs/specification.md'), 'utf8'))
  for (const fault of faults) console.error(`docs/specification.md: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
