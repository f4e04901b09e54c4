import { findStepTimers } from '../stepTimers.ts'
import type { DayBeforeKind, DayBeforeTask } from './dayBeforeKinds.ts'
import {
  frozenPattern,
  keptAsLeftoversPattern,
  marinatePattern,
  negationBeforePattern,
  negationBehindPattern,
  overnightPattern,
  quickThawPattern,
  restPattern,
  soakPattern,
  thawPattern,
  usedFrozenPattern,
} from './dayBeforeWords.ts'

/** What takes less can be done on the day. */
const leastHours = 4
/** Of what has no word of its own: dough that rises six hours is begun in the morning. */
const leastHoursOfRest = 8
const maxTasks = 5
const maxTaskTextLength = 160

const kinds: readonly (readonly [kind: DayBeforeKind, pattern: RegExp])[] = [
  ['thaw', thawPattern],
  ['soak', soakPattern],
  ['marinate', marinatePattern],
  ['rest', restPattern],
]

/**
 * Reads from lines and steps, in the six languages of pages, what must be done the day before: soaking, marinating and resting
 * that takes a night or at least four hours, and thawing. Food is thawed only where a line or a step calls it frozen or says to
 * thaw it. At most five, in the order of the recipe.
 */
export function findDayBeforeTasks(lines: readonly string[], steps: readonly string[]): DayBeforeTask[] {
  const sentences = steps.flatMap(sentencesOf)
  const ofLines = lines.flatMap((line) => taskOfLine(line, sentences) ?? [])
  const isOfNoLine = ({ kind, about }: DayBeforeTask) =>
    kind !== 'rest' && !lines.some((line) => line.startsWith(about))
  // "Thaw the fish in the fridge" beside the line "600 g frozen cod" is the same task.
  const told = sentences
    .flatMap((sentence) => taskOfSentence(sentence, lines) ?? [])
    .filter((task) => !(isOfNoLine(task) && ofLines.some(({ kind }) => kind === task.kind)))
  const tasks = new Map<string, DayBeforeTask>()
  for (const task of [...ofLines, ...told]) {
    const key = `${task.kind} ${task.about}`
    if (!tasks.has(key)) tasks.set(key, task)
  }
  return [...tasks.values()].slice(0, maxTasks)
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .replace(/[\u064B-\u065F\u0670\u0640]/gu, '')
    .normalize('NFC')
    .replace(/[أإآ]/gu, 'ا')
    .toLowerCase()

/** "1.5 hours" and "3.5 h" end no sentence. */
const sentencesOf = (step: string) =>
  step
    .split(/(?<=[.!?;।؟])(?!\d)\s*|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** The time that a text tells in hours, the shortest of several: "1 hour or overnight" can be done on the day. */
function hoursOf(text: string): number | null {
  const seconds = findStepTimers(text).map((timer) => timer.seconds)
  return seconds.length === 0 ? null : Math.min(...seconds) / 3600
}

function taskOfSentence(sentence: string, lines: readonly string[]): DayBeforeTask | null {
  const text = fold(sentence)
  if (keptAsLeftoversPattern.test(text)) return null
  const kind = kinds.find(([, pattern]) => isAffirmed(text, pattern))?.[0]
  if (!kind) return null
  const hours = hoursOf(sentence)
  const isOvernight = overnightPattern.test(text)
  const least = kind === 'rest' ? leastHoursOfRest : leastHours
  if (hours !== null ? hours < least : !isOvernight && kind !== 'thaw') return null
  if (kind === 'thaw' && !isOvernight && quickThawPattern.test(text)) return null
  const about = kind === 'rest' ? null : lineNamedIn(text, lines)
  return {
    kind,
    about: (about ?? sentence).slice(0, maxTaskTextLength),
    hours: hours === null ? null : Math.round(hours),
  }
}

/** "250 g chickpeas, soaked overnight", "500 g frozen prawns". */
function taskOfLine(line: string, sentences: readonly string[]): DayBeforeTask | null {
  const text = fold(line)
  const about = line.slice(0, maxTaskTextLength)
  const hours = hoursOf(line)
  const isLong = hours === null ? overnightPattern.test(text) : hours >= leastHours
  const kind = kinds.find(([of, pattern]) => of !== 'rest' && isAffirmed(text, pattern))?.[0]
  if (kind === 'thaw') return { kind, about, hours: null }
  if (kind) return isLong ? { kind, about, hours: hours === null ? null : Math.round(hours) } : null
  if (!isAffirmed(text, frozenPattern) || usedFrozenPattern.test(text)) return null
  return sentences.some((sentence) => isUsedFrozen(fold(sentence), text))
    ? null
    : { kind: 'thaw', about, hours: null }
}

/** "Do not thaw the prawns", "add the frozen prawns", "thaw them in the microwave". */
function isUsedFrozen(sentence: string, line: string): boolean {
  if (
    namedWords(line).every((word) => !sentence.includes(word)) &&
    !/frozen|gefroren|congel|surgel/.test(sentence)
  )
    return false
  const isThawing = thawPattern.test(sentence)
  return isThawing
    ? !isAffirmed(sentence, thawPattern) || quickThawPattern.test(sentence)
    : frozenPattern.test(sentence)
}

/** Whether a pattern stands in a text without a denial. */
function isAffirmed(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text)
  if (!found) return false
  const behind = text.slice(found.index + found[0].length)
  return !negationBeforePattern.test(text.slice(0, found.index)) && !negationBehindPattern.test(behind)
}

/** The line whose words a sentence names: the one with most of them. */
function lineNamedIn(sentence: string, lines: readonly string[]): string | null {
  let best: { line: string; count: number } | null = null
  for (const line of lines) {
    const count = namedWords(fold(line)).filter((word) => sentence.includes(word)).length
    if (count > (best?.count ?? 0)) best = { line, count }
  }
  return best?.line ?? null
}

/** Words of food: without units and what is cut or cooked, as far as they are short. The last letters may be those of a plural. */
const namedWords = (line: string) =>
  (line.split(/[,(]/u)[0]!.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => word.length >= (/\p{Script=Latin}/u.test(word) ? 4 : 3) && !measures.has(word))
    .map((word) => (word.length > 5 ? word.slice(0, -1) : word))

const measures = new Set(
  'cups tablespoons tablespoon teaspoons teaspoon dried dry fresh large small medium gram grams ounces pound pounds frozen getrocknete gefrorene frische esslöffel teelöffel tasse tassen gramm secs seche cuillere cuilleres tasse grammes frais cucharada cucharadas cucharadita taza tazas gramos secos seco ग्राम कप चम्मच كوب ملعقة غرام جرام'.split(
    ' ',
  ),
)
