import type { ImportedLine } from '../importedRecipe.ts'
import { ingredientLikeness } from './ingredientLikeness.ts'
import { ingredientsOfLines } from './ingredientsOfLines.ts'
import { toIngredients } from './ingredientTexts.ts'
import { type PageLine, runsOf } from './pageLines.ts'

/** Lines of a page from..to, to excluded. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** A list that was found on a page. */
export interface FoundList extends LineRange {
  /** Where its lines stand: in one place, or in several with steps between them. */
  readonly parts: readonly LineRange[]
  readonly lines: ImportedLine[]
  /** 0 to 1. */
  readonly confidence: number
}

const maxSection = 150
/** What a line adds to a list beyond this speaks for it, what it lacks against it. */
const neutral = 0.42
const bonusOfHeading = 3
const bonusOfName = 2
const minPoints = 1.2

/** The list of ingredients on a page: below a heading, in an element whose class says so, or by its lines alone. Null where there is none. */
export function findIngredients(lines: readonly PageLine[]): FoundList | null {
  const likeness = new Map<number, number>()
  const likenessAt = (at: number) => {
    const known = likeness.get(at) ?? ingredientLikeness(lines[at]!.text)
    likeness.set(at, known)
    return known
  }
  const ranges = [
    ...rangesBelowHeadings(lines, likenessAt),
    ...rangesOfNames(lines),
    ...rangesOfLists(lines, likenessAt),
    ...rangesOfBullets(lines),
  ]
  const keptOf = ({ from, to }: LineRange) => indexes(from, to).filter((at) => isPartOfList(lines[at]!))
  let best: Range | null = null
  let most = minPoints
  for (const range of ranges) {
    const kept = keptOf(range).filter((at) => lines[at]!.level === 0)
    const points = kept.reduce((sum, at) => sum + Math.max(likenessAt(at) - neutral, -0.3), 0)
    const total = Math.min(points, 20) + (points > -0.12 * kept.length ? range.bonus : 0)
    if (kept.length < 2 || total <= most) continue
    most = total
    best = range
  }
  if (best === null) return null
  const meanLikeness = (range: LineRange) => {
    const kept = keptOf(range).filter((at) => lines[at]!.level === 0)
    return kept.length === 0 ? 0 : kept.reduce((sum, at) => sum + likenessAt(at), 0) / kept.length
  }
  const isLikely = (range: Range) =>
    meanLikeness(range) >= (range.kind === 'bullets' ? minOfBullets : minOfFurtherPart)
  const parts = withOtherParts(lines, best, ranges.filter(isLikely))
  const found = parts.flatMap((part) => ingredientsOfLines(keptOf(part).map((at) => lines[at]!)))
  return {
    from: parts[0]!.from,
    to: parts.at(-1)!.to,
    parts,
    lines: toIngredients(found),
    confidence: Math.min(0.95, 0.4 + most / 20),
  }
}

/** How much the lines of a further part must look like ingredients, on average. */
const minOfFurtherPart = 0.6
const minOfBullets = 0.35
/** Lines of steps between two parts of a list. */
const maxLinesBetween = 25

/** A list with the parts of the same kind that stand before and behind it with steps between them, as blogs write a recipe of several doughs. */
function withOtherParts(lines: readonly PageLine[], best: Range, ranges: readonly Range[]): Range[] {
  const parts = [best]
  if (best.kind === 'list') return parts
  const textsOf = ({ from, to }: LineRange) =>
    lines.slice(from, to).filter(({ level, text }) => level === 0 && text.length > 15)
  const isOther = (range: Range) => {
    const known = new Set(parts.flatMap((part) => textsOf(part).map(({ text }) => text)))
    return !textsOf(range).some(({ text }) => known.has(text))
  }
  const isNear = (from: number, to: number) =>
    to > from &&
    to - from <= maxLinesBetween &&
    !lines.slice(from, to).some(({ announces }) => announces === 'end' || announces === 'notes')
  const sorted = ranges
    .filter(({ kind }) => kind === best.kind)
    .toSorted((one, other) => one.from - other.from)
  for (const range of sorted) if (isNear(parts.at(-1)!.to, range.from) && isOther(range)) parts.push(range)
  for (const range of sorted.toReversed())
    if (isNear(range.to, parts[0]!.from) && isOther(range)) parts.unshift(range)
  return parts
}

interface Range extends LineRange {
  readonly bonus: number
  readonly kind: 'heading' | 'names' | 'list' | 'bullets'
}

const indexes = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)
const isPartOfList = ({ text, linkShare, announces }: PageLine): boolean =>
  announces === null && !(linkShare > 0.9 && text.length > 60) && text.length < 400

/** From each heading that announces ingredients to the next that announces something else, or that no ingredient follows. */
function rangesBelowHeadings(lines: readonly PageLine[], likenessAt: (at: number) => number): Range[] {
  return lines.flatMap((line, at) => {
    if (line.announces !== 'ingredients' || line.level === 1) return []
    const to = endOfSection(lines, at, likenessAt)
    return to > at + 1 ? [{ from: at + 1, to, bonus: bonusOfHeading, kind: 'heading' as const }] : []
  })
}

function endOfSection(lines: readonly PageLine[], start: number, likenessAt: (at: number) => number): number {
  const { level } = lines[start]!
  let last = start
  for (let at = start + 1; at < Math.min(lines.length, start + maxSection); at++) {
    const line = lines[at]!
    if (line.announces !== null && line.announces !== 'ingredients') break
    if (line.level > 0) {
      // A heading of the same rank belongs to the list only where ingredients follow.
      const isInner = line.level > level || line.level >= 7
      const next = lines[at + 1]
      if (!next || next.level > 0 ? !isInner : likenessAt(at + 1) < (isInner ? 0.2 : neutral)) break
      continue
    }
    if (line.text.length > 200 && line.list === null) break
    // Text after the list has ended, or several sentences in turn, are no longer part of it.
    const wasList = last > start && lines[last]!.list !== null
    if (wasList && line.list === null && likenessAt(at) < 0.5) break
    if (line.list === null && likenessAt(at) < 0.1 && last > start) break
    // Ingredients as text, and a list of what to do with them.
    const wasText = last > start + 1 && lines[last]!.list === null && likenessAt(last) >= 0.6
    if (wasText && line.list !== null && likenessAt(at) < 0.5) break
    const isProse = likenessAt(at) < 0.15 && at + 1 < lines.length && likenessAt(at + 1) < 0.15
    if (isProse && last > start) break
    last = at
  }
  return last + 1
}

/** Runs of lines in elements whose class names ingredients. */
function rangesOfNames(lines: readonly PageLine[]): Range[] {
  return runsOf(lines, ({ role }) => (role === 'ingredients' ? role : null)).map((run) => {
    const isAnnounced = lines
      .slice(Math.max(0, run.from - 1), run.from + 2)
      .some(({ announces }) => announces === 'ingredients')
    const end = lines
      .slice(run.from + 3, run.to)
      .findIndex(({ announces }) => announces !== null && announces !== 'ingredients')
    return {
      from: run.from,
      to: end < 0 ? run.to : run.from + 3 + end,
      bonus: bonusOfName + (isAnnounced ? bonusOfHeading : 0),
      kind: 'names' as const,
    }
  })
}

/** Lists whose lines look like ingredients; such lists with no more than a heading or two lines between them are one. */
function rangesOfLists(lines: readonly PageLine[], likenessAt: (at: number) => number): Range[] {
  const runs = runsOf(lines, ({ list, level }) => (level === 0 ? list : null)).filter(({ from, to }) => {
    const sum = indexes(from, Math.min(to, from + maxSection)).reduce(
      (total, at) => total + likenessAt(at) - neutral,
      0,
    )
    const links = lines.slice(from, to).filter(({ linkShare }) => linkShare > 0.9).length
    return sum > 0.15 * (to - from) && links < 0.4 * (to - from)
  })
  const joined: { from: number; to: number; bonus: number; kind: 'list' }[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (
      before &&
      run.from - before.to <= 2 &&
      lines.slice(before.to, run.from).every(({ text, announces }) => text.length < 80 && announces === null)
    )
      before.to = run.to
    else joined.push({ ...run, bonus: 0, kind: 'list' })
  }
  return joined
}

/** Runs of lines that begin with a bullet and are no list of the page. */
function rangesOfBullets(lines: readonly PageLine[]): Range[] {
  const isBullet = ({ text, list }: PageLine) =>
    list === null && /^[•·●▪◦‣▢☐□○■✓✔*–-]\s?[\p{L}\p{N}]/u.test(text)
  return runsOf(lines, (line) => (isBullet(line) ? 'bullet' : null)).map((run) => ({
    ...run,
    bonus: 0,
    kind: 'bullets' as const,
  }))
}
