import type { ImportedLine } from '../../importedRecipe.ts'
import type { DocumentContext, Outcome } from '../documents.ts'
import { faultOf } from '../exportFault.ts'
import { maxRecipeTextBytes } from '../exportLimits.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { encodingOf } from '../texts/decodeText.ts'
import { headingOf, lineOf } from '../texts/recipeLines.ts'
import { byteLines, decodeLines } from './byteLines.ts'

// RezKonv, the German kin of Meal-Master: https://www.rezkonv.de/software/rksuite/rkformat.html.

/** Longer lines are no rules and hold no labels. */
const maxRuleLength = 200
const header = /^={5,}.*rezkonv/i
const endOfRecipe = /^={5,}\s*$/

const isHeader = (line: Buffer) =>
  line[0] === 0x3d && line.length < maxRuleLength && header.test(line.toString('latin1'))

export function isRezKonv(bytes: Buffer): boolean {
  for (const line of byteLines(bytes)) if (isHeader(line)) return true
  return false
}

export function* readRezKonv(bytes: Buffer, context: DocumentContext): Generator<Outcome> {
  const encoding = encodingOf(bytes, true)
  let lines: Buffer[] | null = null
  let size = 0
  let number = 0
  const finish = function* (): Generator<Outcome> {
    if (!lines) return
    number += 1
    const entry = `${context.name} #${number}`
    try {
      const draft = readRecipe(decodeLines(lines, encoding))
      yield { draft, entry: String(draft.title) || entry }
    } catch (error) {
      yield { fault: faultOf(error, 'text'), entry }
    }
    lines = null
  }
  for (const line of byteLines(bytes)) {
    const isRule = line[0] === 0x3d && line.length < maxRuleLength
    if (isHeader(line)) {
      yield* finish()
      lines = []
      size = 0
    } else if (isRule && endOfRecipe.test(line.toString('latin1'))) yield* finish()
    else if (lines) {
      size += line.length
      if (size <= maxRecipeTextBytes) lines.push(line)
    }
  }
  yield* finish()
}

const sectionPattern = /^={3,}\s*(\S.*?)\s*={3,}\s*$/
const timeLabels: Readonly<Record<string, 'prep' | 'cook' | 'total' | 'other'>> = {
  vorbereitungszeit: 'prep',
  zubereitungszeit: 'prep',
  arbeitszeit: 'prep',
  kochzeit: 'cook',
  garzeit: 'cook',
  backzeit: 'cook',
  gesamtzeit: 'total',
  ruhezeit: 'other',
  wartezeit: 'other',
}

function readRecipe(lines: readonly string[]): RecipeDraft {
  const head: Record<string, string> = {}
  const ingredients: ImportedLine[] = []
  const steps: ImportedLine[] = []
  const source: string[] = []
  const times: Partial<Record<'prep' | 'cook' | 'total' | 'other', string>> = {}
  let part: 'head' | 'ingredients' | 'source' | 'steps' = 'head'
  let paragraph: string[] = []
  const flush = () => {
    const text = paragraph.join(' ').replace(/\s+/g, ' ').trim()
    if (text !== '') steps.push(lineOf(text.replace(/^\d{1,2}[.)]\s+(?=\D)/, '')))
    paragraph = []
  }
  for (const line of lines) {
    const isShort = line.length < maxRuleLength
    const section = isShort ? sectionPattern.exec(line)?.[1] : undefined
    const label = !isShort ? null : /^\s*(Titel|Kategorien|Kategorie|Menge)\s*:\s*(.*)$/i.exec(line)
    const info = !isShort ? null : /^\s*:?\s*(\p{L}+zeit)\s*:\s*(\S.*)$/u.exec(line)
    const time = info ? timeLabels[info[1]!.toLowerCase()] : undefined
    if (section !== undefined) {
      flush()
      if (/^quelle$/i.test(section)) part = 'source'
      else if (part === 'steps') steps.push(headingOf(section))
      else {
        part = 'ingredients'
        ingredients.push(headingOf(section))
      }
    } else if (part === 'head' && label)
      head[label[1]!.toLowerCase().replace('kategorien', 'kategorie')] = label[2]!
    else if (time !== undefined) times[time] = info![2]!
    else if (line.trim() === '') {
      flush()
      if (part === 'head' && head.menge !== undefined) part = 'ingredients'
      else if (
        part === 'source' ||
        (part === 'ingredients' && ingredients.some((each) => each.kind === 'line'))
      )
        part = 'steps'
    } else if (part === 'source') source.push(line.trim())
    else if (part === 'ingredients' && isIngredient(line)) addIngredient(ingredients, line)
    else if (part !== 'head' && !/^:\s*(?:Fingerprint|Letzte|O-Titel|Erfasser)/i.test(line)) {
      part = 'steps'
      if (/^\s*:/.test(line)) flush()
      paragraph.push(line.replace(/^\s*:\s*/, ''))
    }
  }
  flush()
  const sources = source
    .filter((line) => !/^-*\s*Erfasst\b/i.test(line))
    .map((line) => line.replace(/^-+\s*/, ''))
  return {
    title: head.titel ?? '',
    ingredients,
    steps,
    yieldText: head.menge,
    categories: (head.kategorie ?? '').split(','),
    prep: times.prep,
    cook: times.cook,
    total: times.total,
    otherTimes: [times.other],
    author: sources[0],
    links: source,
  }
}

/** Amounts stand at the right of seven columns; a line without one is indented as far. */
const isIngredient = (line: string) => /^\s*[\d½¼¾⅓⅔]/u.test(line) || /^\s{8,}\S/.test(line)

function addIngredient(lines: ImportedLine[], line: string): void {
  const text = line.replace(/\s+/g, ' ').trim()
  const above = lines.at(-1)
  const continued = /^--?\s*(.*)$/.exec(text)?.[1]
  if (continued !== undefined && above?.kind === 'line')
    lines[lines.length - 1] = lineOf(`${above.text} ${continued}`.trim())
  else lines.push(lineOf(text.replace(/;(?=\S)/g, '; ')))
}
