/**
 * The parameters of a path that has the form of a pattern such as `/recipe/:recipeId`; null for another path. They are as
 * the path writes them, and never empty.
 */
export function matchPathPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  if (parts.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [place, name] of wanted.entries()) {
    const part = parts[place] ?? ''
    const isParameter = name.startsWith(':')
    if (isParameter ? part === '' : part !== name) return null
    if (isParameter) params[name.slice(1)] = part
  }
  return params
}
