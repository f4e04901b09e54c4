import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../buildState.ts'

// Every relative link of docs and of the pages beside it leads to a file. Part of `npm run check`.

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

if (import.meta.main) {
  const beside = readdirSync(projectFolder).map((name) => path.join(projectFolder, name))
  const docs = path.join(projectFolder, 'docs')
  const within = readdirSync(docs, { recursive: true, encoding: 'utf8' }).map((name) => path.join(docs, name))
  for (const file of [...beside, ...within].filter((each) => each.endsWith('.md')))
    for (const target of findDeadLinks(file, readFileSync(file, 'utf8'))) {
      process.stderr.write(`${path.relative(projectFolder, file)}: a link to ${target}, which is not there\n`)
      process.exitCode = 1
    }
}
