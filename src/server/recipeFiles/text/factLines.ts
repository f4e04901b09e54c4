import { readDuration } from '../webPage/durations.ts'
import { servingsOfYield } from '../webPage/yields.ts'

/** What lines of a text say of a whole recipe. */
export interface FactsOfText {
  yieldText?: string
  servings?: number
  prepMinutes?: number
  cookMinutes?: number
  totalMinutes?: number
  sourceUrl?: string
}

const maxLetters = 90

/** The words before a colon, or before a number, by which a line tells a fact. */
const prep =
  /^(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|préparation|temps de préparation|preparación|tiempo de preparación|وقت التحضير|तैयारी(?: का समय)?)$/i
const cook =
  /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch(?:zeit)?|garzeit|backzeit|cuisson|temps de cuisson|cocción|tiempo de cocción|وقت الطهي|पकाने का समय)$/i
const total =
  /^(?:total(?: time)?|time|ready in|gesamt(?:zeit)?|zeit|dauer|fertig in|temps total|durée|tiempo(?: total)?|listo en|الوقت(?: الكلي)?|कुल समय|समय)$/i
const servings =
  /^(?:serves|servings?|yield|makes|portionen|personen|für|ergibt|pour|portions?|personnes|rend|para|porciones|raciones|rinde|تكفي|عدد الحصص|للأشخاص|सर्विंग|परोसें)$/i
const source = /^(?:source|from|quelle|von|fuente|de|المصدر|स्रोत)$/i

/** Adds what a line says of the whole recipe; false where it says nothing of the kind, and stays a line of the recipe. */
export function readFactLine(line: string, facts: FactsOfText): boolean {
  if (line.length > maxLetters && !/https?:/.test(line)) return false
  const address = /https?:\/\/\S+$/i.exec(line)?.[0]
  const [, label = '', value = ''] =
    /^([\p{L}\p{M} ]{2,30}?)\s*(?::|(?=\s\p{N})|(?=\shttps?:))\s*(.+)$/u.exec(line) ?? []
  if (address && (address === line || source.test(label))) {
    facts.sourceUrl ??= address
    return true
  }
  const times = [
    ['prepMinutes', prep],
    ['cookMinutes', cook],
    ['totalMinutes', total],
  ] as const
  for (const [fact, words] of times) {
    const minutes = words.test(label) ? readDuration(value) : null
    if (minutes === null) continue
    facts[fact] ??= minutes
    return true
  }
  if (
    !servings.test(label) &&
    !/^\p{N}{1,3}(?:\s?[-–]\s?\p{N}{1,3})?\s(?:servings?|portionen|personen|portions?|personnes|porciones|personas)$/iu.test(
      line,
    )
  )
    return false
  const told = servings.test(label) ? value : line
  const count = servingsOfYield(told) ?? servingsOfYield(`${told} servings`)
  if (!/\p{N}/u.test(told)) return false
  facts.yieldText ??= told
  if (count !== null) facts.servings ??= count
  return true
}
