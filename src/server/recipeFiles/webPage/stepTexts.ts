import type { ImportedLine } from '../importedRecipe.ts'
import { countLines, withoutRepetition } from './foundRecipe.ts'
import { toOneLine, toPlainLine, toPlainLines } from './plainText.ts'
import { isItem, type SchemaItem, typesOf, valuesOf } from './schemaItems.ts'

const maxLines = 500
const maxLetters = 5_000
const maxDepth = 6

/** Steps and headings of the values of a property: texts, HowToSteps, HowToSections, ItemLists, or one text with all steps. */
export function readSteps(values: readonly unknown[]): ImportedLine[] {
  return toSteps(linesOfValues(values, maxDepth))
}

/** Lines as steps, without empty ones, numbers alone ("Step 1") and headings at the end. */
export function toSteps(lines: readonly ImportedLine[]): ImportedLine[] {
  const steps = withoutNumbers(withoutRepetition(lines))
    .flatMap(({ kind, text }): ImportedLine[] => {
      const plain = toOneLine(text).slice(0, maxLetters).replace(stepNumberBefore, '')
      if (!/\p{L}/u.test(plain) || isStepNumber(plain)) return []
      return [
        kind === 'heading' || isStepHeading(plain) ? { kind: 'heading', text: plain } : { kind, text: plain },
      ]
    })
    .filter(({ text }) => text !== '')
    .slice(0, maxLines)
    .filter(isFirstOfItsText)
  return withoutYield(steps).slice(0, steps.findLastIndex(({ kind }) => kind === 'line') + 1)
}

/** The last step without a yield behind its last sentence: "Bake for an hour. Serves 4". */
function withoutYield(steps: readonly ImportedLine[]): readonly ImportedLine[] {
  const last = steps.at(-1)
  if (last?.kind !== 'line') return steps
  const text = last.text.replace(
    /(?<=[.!])\s+(?:serves|makes|feeds|yields|für|pour|para|per)\s\p{N}{1,3}(?:\s?[-–]\s?\p{N}{1,3})?(?:\s\p{L}{1,12})?$/iu,
    '',
  )
  return text === last.text ? steps : [...steps.slice(0, -1), { kind: 'line', text }]
}

const isFirstOfItsText = ({ text }: ImportedLine, at: number, all: readonly ImportedLine[]): boolean =>
  text.length < 40 || all.findIndex((other) => other.text === text) === at

/** A word in front of the number of a step. */
const stepWord =
  'steps?|schritt|étape|etape|paso|passo|passaggio|stap|steg|trin|trinn|krok|vaihe|lépés|pasul|шаг|стъпка|крок|βήμα|adım|שלב|الخطوة|خطوة|चरण|ステップ|步骤|步驟|단계|bước|langkah'
const ownNumber = new RegExp(
  `^(?:(?:${stepWord})\\s?)?(\\d{1,2})(?:\\s?[.):–-]\\s*|\\s+(?=\\p{Lu}))(?=[\\p{L}\\p{N}("“])`,
  'iu',
)

/** Steps whose own text begins with their number, "1 Mix …", "2 Bake …", without it. */
function withoutNumbers(lines: readonly ImportedLine[]): readonly ImportedLine[] {
  const numbers = lines.flatMap(({ kind, text }) =>
    kind === 'line' ? (ownNumber.exec(text)?.[1] ?? []) : [],
  )
  const isCounted =
    numbers.length > 1 &&
    numbers.length >= countLines(lines) - 2 &&
    numbers.every((number, at) => Number(number) === at + 1)
  return isCounted
    ? lines.map(({ kind, text }) => ({ kind, text: kind === 'line' ? text.replace(ownNumber, '') : text }))
    : lines
}

/** "Step 1", "2. Schritt", "手順1": a number with a word, and nothing to do. */
const isStepNumber = (text: string): boolean =>
  /^(?:[\p{L}\p{M}]{0,12}[\s.:#°º]{0,3}\p{N}{1,3}[\s.:)]{0,3}|\p{N}{1,3}[\s.:)]{0,3}[\p{L}\p{M}]{1,12}[.:]?)$/u.test(
    text,
  )

/** "Step 1" in front of what to do: "Step 1 Heat the oven.", "Schritt 2: Rühren." */
const stepNumberBefore =
  /^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|vaihe|krok|шаг|adım|langkah|bước|الخطوة|خطوة|चरण)\s*\p{N}{1,2}(?:\s?[.:)–—-]\s*|\s+)(?=[\p{L}¼½¾])/iu

const isStepHeading = (text: string): boolean =>
  text.length < 60 && /[:：]$/.test(text) && !/[.!?]\s/.test(text)

/** The lines of a text with several steps; where it is one line, its numbers separate them. */
export function splitSteps(text: string): string[] {
  const lines = toPlainLines(text)
  return lines.length === 1 ? splitNumbered(lines[0]!) : lines
}

/** "1. Mix. 2. Bake." is two steps: numbers from 1 upwards, each in front of a letter. */
function splitNumbered(line: string): string[] {
  const starts: number[] = []
  for (const found of line.matchAll(/(?<![\p{L}\p{N}.,/-])(\d{1,2})\s?[.):-]\s*(?=\p{L})/gu))
    if (Number(found[1]) === starts.length + 1) starts.push(found.index)
  if (starts.length < 2 || starts[0]! > 40) return [line]
  const parts = starts.map((start, index) => line.slice(start, starts[index + 1]))
  return [line.slice(0, starts[0]), ...parts.map((part) => part.replace(/^\d{1,2}\s?[.):-]\s*/, ''))]
    .map((part) => part.trim())
    .filter(Boolean)
}

function linesOfValues(values: readonly unknown[], depth: number): ImportedLine[] {
  if (depth === 0) return []
  return values.slice(0, maxLines).flatMap((value): ImportedLine[] => {
    if (typeof value === 'string') return splitSteps(value).map(line)
    if (Array.isArray(value)) return linesOfValues(value, depth - 1)
    return isItem(value) ? linesOfItem(value, depth) : []
  })
}

const line = (text: string): ImportedLine => ({ kind: 'line', text })

function linesOfItem(item: SchemaItem, depth: number): ImportedLine[] {
  const name = firstText(item, 'name', 'headline')
  const text = firstText(item, 'text', 'description', '@value')
  const inner = valuesOf(item, 'itemListElement', 'steps', 'step', 'item', 'recipeInstructions')
  const isSection = typesOf(item).some((type) => type === 'howtosection' || type === 'itemlist')
  const heading: ImportedLine[] = name === '' ? [] : [{ kind: 'heading', text: name }]
  if (inner.length > 0) {
    const lines = linesOfValues(inner, depth - 1)
    if (lines.length > 0) return isSection || text === '' ? [...heading, ...lines] : lines
  }
  const texts = splitSteps(text)
  if (texts.length === 0) return name === '' ? [] : [line(name)]
  const isRepeated = isSame(texts.join(' '), name)
  return [...(isRepeated ? [] : heading), ...texts.map(line)]
}

/** Whether the name of a step is its text, or its beginning cut off. */
function isSame(text: string, name: string): boolean {
  const plain = (each: string) => each.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
  return plain(text).startsWith(plain(name))
}

function firstText(item: SchemaItem, ...names: string[]): string {
  for (const name of names) {
    const texts = valuesOf(item, name).filter((value) => typeof value === 'string')
    if (texts.length > 0) return name === 'name' ? toPlainLine(texts[0]!) : texts.join('\n')
  }
  return ''
}
