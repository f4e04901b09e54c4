import { isHeadingLine } from '#shared/kitchen/lines/headings.ts'
import { toIngredientLines } from '#shared/kitchen/lines/recipeLines.ts'
import type { ImportedLine } from '../importedRecipe.ts'
import { withoutRepetition } from './foundRecipe.ts'
import { toOneLine, toPlainLine, toPlainLines } from './plainText.ts'
import { isItem, valuesOf } from './schemaItems.ts'

const maxLines = 500
const maxLetters = 600
const maxDepth = 4

/** Ingredient lines and headings of the values of a property: texts, objects, groups of them, or one text with the whole list. */
export function readIngredients(values: readonly unknown[]): ImportedLine[] {
  const texts = textsOfValues(values, maxDepth)
  const whole = texts.length === 1 ? splitWholeList(texts[0]!) : texts.map(toPlainLine)
  return toIngredients(whole.map((text) => ({ kind: 'line', text })))
}

/** Lines of a list as ingredients and headings, without bullets, empty lines and headings at the end. */
export function toIngredients(written: readonly ImportedLine[]): ImportedLine[] {
  const lines = withoutCommonEnd(
    withoutRepetition(written).map(({ kind, text }) => ({ kind, text: plainIngredient(text) })),
  )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, maxLines)
    .map(({ kind, text }, at, all): ImportedLine => {
      const next = all[at + 1]?.text ?? ''
      const isPart =
        partWords.test(text) &&
        (/^\p{N}/u.test(next) || (/^(?:garnish|for serving|to serve)$/i.test(text) && next !== ''))
      return { kind: isPart || isHeading(text) ? 'heading' : kind, text }
    })
  const marked = withCapitalHeadings(lines)
  const lastLine = marked.findLastIndex(({ kind }) => kind === 'line')
  return marked.slice(0, lastLine + 1)
}

/** Lines in capital letters head the others where few lines are. */
function withCapitalHeadings(lines: ImportedLine[]): ImportedLine[] {
  const isCapital = ({ text }: ImportedLine) => /\p{Lu}{4}/u.test(text) && !/[\p{Ll}\p{N}]/u.test(text)
  if (lines.filter(isCapital).length > 0.3 * lines.length) return lines
  return lines.map((line) => (isCapital(line) ? { kind: 'heading', text: line.text } : line))
}

/** Parts of a dish that head the lines of their own when they stand alone. */
const partWords =
  /^(?:(?:the|other|remaining|optional|extra) )?(?:ingredients|sauce|seasonings?|spices|dressing|marinade|toppings?|garnish(?:es)?|filling|dough|crust|glaze|frosting|icing|batter|base|salad|assembly|streusel|vinaigrette|for serving|to serve)$|^(?:teig|füllung|soße|belag|streusel|guss|garnitur|pâte|garniture|relleno|masa|aderezo|recheio|massa|cobertura|molho|ripieno|impasto|deeg|vulling|saus|fyllning|deg|sås)$/i

/** "For the sauce:", also in scripts without the words of English; a line that ends in a colon holds no amount. */
const isHeading = (text: string): boolean =>
  isHeadingLine(text) || (/[:：]$/.test(text) && text.length < 80 && !/^\p{N}/u.test(text))

/** Without the two or three words that all lines end with: the text of a link behind each. */
function withoutCommonEnd(lines: readonly ImportedLine[]): readonly ImportedLine[] {
  const words = lines[0]?.text.split(' ') ?? []
  const ends = [3, 2]
    .filter((count) => words.length > count)
    .map((count) => ` ${words.slice(-count).join(' ')}`)
  const isCommon = (end: string) => lines.every(({ text }) => text.endsWith(end) && text.length > end.length)
  const common = lines.length < 4 ? undefined : ends.find(isCommon)
  return common === undefined
    ? lines
    : lines.map(({ kind, text }) => ({ kind, text: text.slice(0, -common.length) }))
}

/** Without bullets; doubled brackets come from plugins that put a note in brackets which has its own. */
const plainIngredient = (text: string): string =>
  withoutBullet(toOneLine(text))
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .slice(0, maxLetters)

export const withoutBullet = (text: string): string =>
  text.replace(/^(?:[•·●▪◦‣▢☐□○■–—✓✔]\s*|[-*#]+\s+)+/u, '')

function textsOfValues(values: readonly unknown[], depth: number): string[] {
  if (depth === 0) return []
  return values.slice(0, maxLines).flatMap((value): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'number') return [String(value)]
    if (Array.isArray(value)) return textsOfValues(value, depth - 1)
    if (!isItem(value)) return []
    const group = valuesOf(value, 'itemListElement', 'recipeIngredient', 'ingredients', 'item')
    if (group.length > 0) {
      const [name] = valuesOf(value, 'name')
      return [...(typeof name === 'string' ? [`${name}:`] : []), ...textsOfValues(group, depth - 1)]
    }
    return toIngredientLines([
      Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('@'))),
    ])
  })
}

/** The lines of a text with a whole list: one a line, or with commas between amounts. */
function splitWholeList(text: string): string[] {
  const lines = toPlainLines(text)
  if (lines.length !== 1) return lines
  const line = lines[0]!
  for (const between of [/\s*[;•|]\s*/, /,\s*(?=[\d½¼¾⅓⅔])/u, /\s*[,،、]\s*/u]) {
    const parts = line.split(between).filter(Boolean)
    const isList = parts.length >= 3 && parts.every((part) => part.length < 120)
    if (isList && (between.source.includes('½') || parts.length >= 4)) return parts
  }
  return lines
}
