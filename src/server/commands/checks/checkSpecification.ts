import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../buildState.ts'

// Every row of docs/specification.md names a test that exists, and a decision where Larder differs. A sentence that an
// OK row quotes must be in the file of its test. Part of `npm run check`.

const row =
  /^\| (?<rule>.+?) \| (?<verdict>OK|MISSING|decided: (?<record>\d{4})) \| (?:`(?<file>[^`]+)`: `(?<title>.+)` )?\|$/

/** The faults of the table: malformed rows, and tests and decisions that do not exist. */
export function findSpecificationFaults(text: string): string[] {
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
      const source = sourceOf(file)
      if (!hasTest(source, title)) return [`no test “${title}” in ${file}: ${rule}`]
      const unseen =
        verdict === 'OK' && sentencesIn(rule ?? '').find((sentence) => !hasParts(source, sentence))
      return unseen ? [`${file} does not have “${unseen}”: ${rule}`] : []
    })
}

/** The quotations in a rule that are long enough to be a sentence. */
const sentencesIn = (rule: string): string[] =>
  [...rule.matchAll(/(?<!\w)'(?<quoted>[^']{12,})'(?!\w)/g)].map(({ groups }) => groups?.quoted ?? '')

/** Whether a test file contains a sentence; `{placeholders}` match any text. */
const hasParts = (source: string, sentence: string): boolean =>
  sentence.split(/\{\w+\}/).every((part) => source.includes(part))

function sourceOf(file: string): string {
  const whole = path.join(projectFolder, file)
  return existsSync(whole) ? readFileSync(whole, 'utf8') : ''
}

function hasTest(source: string, title: string): boolean {
  const quoted = RegExp.escape(title)
  // As the title of a test, not of a group or any other text.
  return new RegExp(`(?:\\btest|\\))\\(\\s*(?<quote>['"\`])${quoted}\\k<quote>`).test(source)
}

if (import.meta.main) {
  const faults = findSpecificationFaults(
    readFileSync(path.join(projectFolder, 'docs/specification.md'), 'utf8'),
  )
  for (const fault of faults) console.error(`docs/specification.md: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
