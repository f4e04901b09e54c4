import type { AgeGroup } from '../../../eaters.ts'
import { normalizeForHazardPatterns } from '../../../gate/hazards/eggs/eggWords.ts'
import { isDishForSmallChildren } from '../../../gate/hazards/people/smallChildren.ts'
import { isOfExpectedChild } from './expectedChildPassages.ts'

const wordsOfPregnancy =
  /pregnan|expecting|trimester|schwanger|enceinte|grossesse|embaraz|gestaci|incinta|gravid|zwanger|ciąż|गर्भ|प्रेग्नेंट|pregnent|حامل|حمل/iu
/** Whether a passage is about a birth to come: its months and weeks are no age. */
const isOfPregnancy = (passage: string): boolean =>
  wordsOfPregnancy.test(passage) || isOfExpectedChild(passage)
const ofBabies =
  /(?<![\p{L}\p{M}])(?:bab(?:y|ies|ys)|infants?|newborns?|säugling\p{L}*|bébés?|nourrissons?|bebés?|lactantes?)(?![\p{L}\p{M}])|शिशु|बेबी|नवजात|رضيع|مولود/iu
const olds = /(?<!\p{L})(?:olds?|alt\p{L}*)(?!\p{L})/iu

const monthUnit =
  '(?:months?|mths?|mos?|m|monate?n?|monatig\\p{L}*|mois|meses|mes|mesi|maanden|miesi\\p{L}+|månader|måneder|महीन\\p{M}*|माह|اشهر|شهرا?|شهور)'
const months = new RegExp(`(?<!\\d)(\\d{1,2})[\\s.-]*${monthUnit}(?![\\p{L}\\p{M}])`, 'iu')
const weeks =
  /(?:weeks?|wochen|semaines?|semanas?|हफ्त|सप्ताह|اسبوع|اسابيع|stage|grade|type|typ|stadium|stade|cancer|krebs)/iu
/** A year to four years, in digits or words. */
const young =
  /(?<![\d.,])[1-4](?![\d.,]?\d)|(?<![\p{L}\p{M}])(?:(?:one|two|three|four|ein|eine[mnrs]?|zwei|drei|vier|una?|deux|trois|quatre|uno|dos|tres|cuatro|un|due|tre|quattro|एक|दो|तीन|चार|डेढ|ढाई)(?=[\s-]?(?:years?|yrs?|jahre?n?|jährig\p{L}*|ans?|año|anni|साल|वर्ष))|(?:ein|zwei|drei|vier)jährige?[nrs]?|(?:سنة|سنتين|سنتان|عام|عامين)|(?:ثلاث|اربع) سنوات)(?![\p{M}])/iu

function isInfant(passage: string): boolean {
  const found = months.exec(normalizeForHazardPatterns(passage))
  return found ? Number(found[1]) < 12 : ofBabies.test(passage)
}

function isSmallChild(passage: string): boolean {
  const text = normalizeForHazardPatterns(passage)
  const found = months.exec(text)
  if (found) return Number(found[1]) >= 12 && Number(found[1]) < 60
  return !weeks.test(text) && (young.test(text) || isDishForSmallChildren(text))
}

/**
 * The youngest age that passages about people who need care tell of; null where none tells of a child of less than five
 * years. `infants` are those of the passages that leave out what an infant must not have.
 */
export function youngestAgeGroup(
  vulnerable: readonly string[],
  infants: ReadonlySet<string>,
): AgeGroup | null {
  const isAnyExpected = vulnerable.some((passage) => isOfPregnancy(passage))
  // "Pregnant with a baby", "8 months pregnant": no child is there yet.
  const ages = vulnerable.filter(
    (passage) => !isAnyExpected || (olds.test(passage) && !isOfPregnancy(passage)),
  )
  if (ages.some((passage) => infants.has(passage) || isInfant(passage))) return 'infant'
  const others = isAnyExpected ? vulnerable.filter((passage) => !isOfPregnancy(passage)) : ages
  return others.some(isSmallChild) ? 'small child' : null
}
