import { normalizeText } from '../texts/plainText.ts'

/** Keys and their values, a text or texts; keys inside keys as "time.prep". */
export type Matter = ReadonlyMap<string, string | readonly string[]>

/** The lines between "---" at the beginning, and what comes after; null where a text does not begin so. */
export function splitFrontMatter(
  text: string,
): { readonly lines: readonly string[]; readonly rest: string } | null {
  const lines = normalizeText(text).split('\n')
  const start = lines.findIndex((line) => line.trim() !== '')
  if (start < 0 || lines[start]!.trim() !== '---') return null
  const end = lines.findIndex((line, at) => at > start && /^(?:---|\.\.\.)\s*$/.test(line))
  return end < 0 ? null : { lines: lines.slice(start + 1, end), rest: lines.slice(end + 1).join('\n') }
}

const keyPattern =
  /^( *)(?!- )("[^"]{1,60}"|'[^']{1,60}'|[^\s:#"'[\]{}>|-][^:#{}[\]]{0,60}?)(?:\s*:(?:\s+|(?=\S*$)|$)|\s+:)(.*)$/
const maxKeys = 500

/**
 * Keys and values as people write them in front matter, which is often no valid YAML: "- salt: to taste" is a text here, and
 * so is a value with a colon. Nothing is ever an alias, a tag or a number.
 */
export function readMatter(lines: readonly string[]): Matter {
  const matter = new Map<string, string | string[]>()
  let key = ''
  let parent = ''
  let block: '|' | '>' | null = null
  for (const line of lines) {
    if (/^\s*(?:#.*)?$/.test(line) && block === null) continue
    const item = /^\s*-(?:\s+(.*))?$/.exec(line)
    const pair = keyPattern.exec(line)
    const isIndented = line.startsWith(' ')
    if (block !== null && (isIndented || line.trim() === '')) append(matter, key, line.trim(), '\n')
    else if (item && key !== '' && !(pair && !isIndented)) {
      block = null
      const list = matter.get(key)
      if (Array.isArray(list)) list.push(unquoted(item[1] ?? ''))
      else matter.set(key, [unquoted(item[1] ?? '')])
    } else if (pair && (!isIndented || matter.get(parent) === '')) {
      block = null
      const name = unquoted(pair[2]!).toLowerCase()
      key = isIndented ? `${parent}.${name}` : name
      if (!isIndented) parent = name
      const value = pair[3]!.trim()
      if (/^[|>][+-]?$/.test(value)) block = value[0] as '|' | '>'
      if (matter.size < maxKeys) matter.set(key, block ? '' : matterValue(value))
    } else if (isIndented && key !== '') append(matter, key, line.trim(), ' ')
  }
  return matter
}

/** A further line of a value: of a list it belongs to the last item. */
function append(matter: Map<string, string | string[]>, key: string, text: string, joint: string): void {
  const value = matter.get(key)
  if (Array.isArray(value)) value[value.length - 1] = `${value.at(-1) ?? ''} ${text}`.trim()
  else matter.set(key, value ? `${value}${joint}${text}` : text)
}

function matterValue(text: string): string | string[] {
  const list = /^\[(.*)\]$/.exec(text)?.[1]
  return list === undefined
    ? unquoted(text)
    : list
        .split(',')
        .map((each) => unquoted(each.trim()))
        .filter(Boolean)
}

function unquoted(text: string): string {
  const trimmed = text.trim()
  const quote = trimmed[0]
  if ((quote !== '"' && quote !== "'") || trimmed.length < 2 || !trimmed.endsWith(quote)) return trimmed
  const inner = trimmed.slice(1, -1)
  return quote === '"' ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'")
}

export const textOf = (value: string | readonly string[] | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : value.join('\n')

export const textsOf = (value: string | readonly string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? (value === '' ? [] : value.split('\n')) : [...value]
