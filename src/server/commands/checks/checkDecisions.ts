import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../buildState.ts'

// Every decision has its date and status, and every one that supersedes part of another stands in docs/decisions/README.md.
// Part of `npm run check`.

/** The phrase with which a decision begins to list what it supersedes, as opposed to what it only extends. */
const superseding =
  /(?<!\w)(?:Supersedes|Changes|Replaces|against)\b(?<others>(?:(?!\.\s|\*\*|\badds to\b|\bAdds to\b).)*)/gs
/** The line after the title. A decision that is superseded as a whole names the one that replaced it. */
const dateAndStatus = /^# .+\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (?:accepted|superseded by \[\d{4}\])/
const number = /(?<![\d-])\d{4}(?![-\d])/g
const row = /^\| (?<superseded>.+?) \| .+ \| (?<by>.+?) \|$/gm

/** The rows that the table of superseded parts lacks for these decisions, given by the names of their files. */
export function findDecisionFaults(texts: ReadonlyMap<string, string>, readme: string): string[] {
  const known = new Set([...texts.keys()].map((name) => name.slice(0, 4)))
  const entries = new Set<string>()
  for (const { groups: { superseded = '', by = '' } = {} } of readme.matchAll(row))
    for (const [older] of superseded.matchAll(number))
      for (const [newer] of by.matchAll(number)) entries.add(`${older} ${newer}`)
  return [...texts].flatMap(([name, text]) => {
    const newer = name.slice(0, 4)
    const others = Array.from(text.matchAll(superseding), ({ groups }) => groups?.others ?? '')
    const olders = others.flatMap((words) => Array.from(words.matchAll(number), ([older]) => older))
    return [...new Set(olders)]
      .filter((older) => known.has(older) && older < newer && !entries.has(`${older} ${newer}`))
      .map((older) => `README.md has no entry for what ${newer} supersedes of ${older}`)
  })
}

/** The decisions whose date and status do not follow the title, by the names of their files. */
export const findUndatedDecisions = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts]
    .filter(([, text]) => !dateAndStatus.test(text))
    .map(([name]) => `${name} lacks its date and status`)

if (import.meta.main) {
  const folder = path.join(projectFolder, 'docs/decisions')
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const names = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
  const texts = new Map(names.map((name) => [name, read(name)]))
  const faults = [...findUndatedDecisions(texts), ...findDecisionFaults(texts, read('README.md'))]
  for (const fault of faults) console.error(`docs/decisions: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
