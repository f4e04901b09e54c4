import type { ImportedLine } from '../../importedRecipe.ts'
import { headingOf, lineOf } from '../texts/recipeLines.ts'

/** Codes of units and the words that a cook reads. */
const unitWords: Readonly<Record<string, string>> = {
  x: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  ea: '',
  t: 'tsp',
  ts: 'tsp',
  T: 'tbsp',
  tb: 'tbsp',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'oz',
  lb: 'lb',
  ml: 'ml',
  cb: 'cm³',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
}

/** Longer lines are no ingredients and no headings. */
const maxLineLength = 200
const amountWidth = 7
const unitStart = 8
const textStart = 11
/** The second column begins in column 42. */
const secondColumn = 41

type Cell = { readonly amount: string; readonly unit: string; readonly text: string }

const amountPattern = /^\s*(?:[\d.][\d\s/.,-]*|[½¼¾⅓⅔⅛⅜⅝⅞])?\s*$/u

/** A line of ingredients by its columns: amount in 1-7, unit in 9-10, text from 12 on. Null for another line. */
function cellOf(line: string): Cell | null {
  const amount = line.slice(0, amountWidth)
  const unit = line.slice(unitStart, unitStart + 2).trim()
  const text = line.slice(textStart).trimEnd()
  const areGapsBlank = (line[amountWidth] ?? ' ') === ' ' && (line[textStart - 1] ?? ' ') === ' '
  const isUnit = unit === '' || Object.hasOwn(unitWords, unit) || Object.hasOwn(unitWords, unit.toLowerCase())
  if (!areGapsBlank || !isUnit || !amountPattern.test(amount) || text === '') return null
  // Text begins in column 12; deeper indentation is a centred line.
  if (text.length - text.trimStart().length > 2) return null
  return { amount: amount.trim().replace(/\s+/g, ' '), unit, text: text.trim() }
}

/** One or two cells of a line. Two are there where the left one ends before column 41 and the right one is a cell as well. */
function cellsOf(line: string): { left: Cell | null; right: Cell | null } {
  const isGap = line.length > secondColumn && line.slice(secondColumn - 2, secondColumn).trim() === ''
  const right = isGap ? cellOf(line.slice(secondColumn)) : null
  if (right && line.slice(0, secondColumn).trim() === '') return { left: null, right }
  const left = cellOf(right ? line.slice(0, secondColumn) : line)
  // Words on both sides of a gap are no columns where the left ones are no ingredient.
  return left ? { left, right } : { left: null, right: null }
}

const sectionPattern = /^(?:M{5})?-{3,}\s*(.*?)\s*-{3,}\s*$|^M{5}-*\s*(.+?)\s*-*\s*$/

function sectionOf(line: string): string | null {
  if (line.length > maxLineLength || !/^(?:M{5}|-{5,})/.test(line)) return null
  const found = sectionPattern.exec(line)
  const name = (found?.[1] ?? found?.[2] ?? '').trim()
  return name === '' ? null : name.replace(/\s*:$/, '')
}

/** The ingredients and steps below the head of a recipe. Columns are read down, section by section. */
export function readMealMasterBody(lines: readonly string[]): {
  readonly ingredients: readonly ImportedLine[]
  readonly steps: readonly ImportedLine[]
} {
  const ingredients: ImportedLine[] = []
  const steps: ImportedLine[] = []
  let left: Cell[] = []
  let right: Cell[] = []
  let paragraph: string[] = []
  let isInSteps = false
  const flushCells = () => {
    ingredients.push(...joinCells([...left, ...right]))
    left = []
    right = []
  }
  const flushParagraph = () => {
    const text = paragraph.join(' ').replace(/\s+/g, ' ').trim()
    if (text !== '') steps.push(lineOf(text.replace(/^\d{1,2}[.)]\s+(?=\D)/, '')))
    paragraph = []
  }
  const isLoose = !lines.some((line) => cellsOf(line).left?.amount)
  for (const [at, line] of lines.entries()) {
    const section = sectionOf(line)
    if (section !== null) {
      flushCells()
      flushParagraph()
      const next = lines.slice(at + 1).find((each) => each.trim() !== '') ?? ''
      const cells = cellsOf(next)
      isInSteps = !(cells.left ?? cells.right)
      ;(isInSteps ? steps : ingredients).push(headingOf(section))
      continue
    }
    if (line.trim() === '') {
      // Above a blank line both columns end.
      flushCells()
      flushParagraph()
      continue
    }
    const cells = isInSteps ? { left: null, right: null } : cellsOf(line)
    const loose = isLoose && !isInSteps && !cells.left && !cells.right ? looseCell(line) : null
    if (cells.left ?? cells.right ?? loose) {
      if (cells.left) left.push(cells.left)
      if (cells.right) right.push(cells.right)
      if (loose) left.push(loose)
      continue
    }
    isInSteps = true
    flushCells()
    if (/^\s*:/.test(line) || /^\s{0,3}\d{1,2}[.)]\s+\p{Lu}/u.test(line)) flushParagraph()
    paragraph.push(line.replace(/^\s*:\s*/, ''))
  }
  flushCells()
  flushParagraph()
  return { ingredients, steps }
}

/** "2 c flour" in a file edited by hand, outside the columns. */
function looseCell(line: string): Cell | null {
  if (line.length > maxLineLength) return null
  const found = /^\s{0,12}(\d+(?:[\s./-]+\d+){0,3}|[½¼¾⅓⅔])\s+(?:([A-Za-z]{1,2})\s+)?(\S.{0,70})$/u.exec(line)
  if (!found || found[3]!.length > 60) return null
  const unit = found[2] ?? ''
  const isUnit = Object.hasOwn(unitWords, unit)
  return {
    amount: found[1]!,
    unit: isUnit ? unit : '',
    text: isUnit || unit === '' ? found[3]! : `${unit} ${found[3]}`,
  }
}

/** Cells as lines; one that begins with "-" continues the line above, also across columns. */
function joinCells(cells: readonly Cell[]): ImportedLine[] {
  const texts: string[] = []
  for (const { amount, unit, text } of cells) {
    const isContinued = amount === '' && unit === '' && text.startsWith('-')
    if (isContinued && texts.length > 0) texts[texts.length - 1] += ` ${text.replace(/^-+\s*/, '')}`
    else {
      const word = unitWords[unit] ?? unitWords[unit.toLowerCase()] ?? ''
      texts.push([amount, word, text.replace(/;(?=\S)/g, '; ')].filter(Boolean).join(' '))
    }
  }
  return texts.map((text) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    return /^[^\d].*:$/.test(plain) && plain.length <= 60
      ? headingOf(plain.replace(/\s*:$/, ''))
      : lineOf(plain)
  })
}
