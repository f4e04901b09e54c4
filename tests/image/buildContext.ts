/** Whether .dockerignore lets a path (relative, with slashes) into the build context. */
export function isInContext(ignoreFile: string, path: string): boolean {
  const ways = path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))
  let isIn = true
  for (const { isException, matches } of rulesIn(ignoreFile)) if (ways.some(matches)) isIn = isException
  return isIn
}

/** Whether the context could contain anything below a folder. */
export function mayHoldContext(ignoreFile: string, folder: string): boolean {
  return (
    isInContext(ignoreFile, folder) ||
    rulesIn(ignoreFile).some(({ isException, pattern }) => isException && pattern.startsWith(`${folder}/`))
  )
}

function rulesIn(ignoreFile: string) {
  const lines = ignoreFile.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const isException = line.startsWith('!')
      const pattern = line.replace(/^!/, '').replace(/^\/|\/$/g, '')
      const regex = new RegExp(
        `^${pattern
          .split(/(\*\*\/?|\*|\?)/)
          .map(asRegex)
          .join('')}$`,
      )
      return { isException, pattern, matches: (path: string) => regex.test(path) }
    })
}

function asRegex(part: string): string {
  if (part === '**/') return '(?:.*/)?'
  if (part === '**') return '.*'
  if (part === '*') return '[^/]*'
  if (part === '?') return '[^/]'
  return part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
}
