import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../buildState.ts'

// Every relative link of docs, of READMEs of the sources and of the pages beside them leads to a file, and no merge is left half done in them. Part
// of `npm run check`.

/**
 * Relative links of a Markdown text to files that do not exist; `file` is the text's own path. Links to other sites and
 * to parts of a page are not checked.
 */
export function findDeadLinks(file: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\((?<target>[^()\s]+)\)/g)].map(({ groups }) => groups?.target ?? '')
  return targets.filter((target) => {
    const [relative = ''] = target.split('#')
    const isElsewhere = relative === '' || /^[a-z]+:/.test(relative)
    return !isElsewhere && !existsSync(path.resolve(path.dirname(file), decodeURI(relative)))
  })
}

/** Whether a text has the marks that git leaves where two versions of it do not fit together. */
export const hasMergeMarks = (text: string): boolean => /^(?:<{7}|>{7}) /m.test(text)

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(projectFolder, folder, name),
  )

if (import.meta.main) {
  const beside = readdirSync(projectFolder).map((name) => path.join(projectFolder, name))
  const within = ['docs', 'src', 'tests'].flatMap(filesIn)
  for (const file of [...beside, ...within].filter((each) => each.endsWith('.md'))) {
    const text = readFileSync(file, 'utf8')
    const faults = findDeadLinks(file, text).map((target) => `a link to ${target}, which is not there`)
    if (hasMergeMarks(text)) faults.push('a merge is left half done')
    for (const fault of faults) {
      process.stderr.write(`${path.relative(projectFolder, file)}: ${fault}\n`)
      process.exitCode = 1
    }
  }
}
