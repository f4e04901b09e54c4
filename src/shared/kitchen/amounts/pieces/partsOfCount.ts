import type { ConjunctionsByEnd } from '../amountConjunctions.ts'
import { isLengthNumber } from '../lengths.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { findForeignMeasureOrCup } from '../words/foreignMeasures.ts'

/** What a number in brackets counts that is no piece of the food: "(2 percent)", "(20 count)", "(serves 4)", "(1 pro Person)". */
export const notCountingPiecesPattern = new RegExp(
  `(?<!\\p{L})(?:${[
    'percent|per|count|each|apiece|thick|wide|long|high|minutes?|mins?|hours?|days?|weeks?|months?|years?|old|proof|servings?|people|persons?|times?|fat|lean|ply|star|way|ingredients?|degrees?|parts?|of',
    'pro|je|jeweils|prozent|dick|breit|lang|hoch|minuten|stunden?|tage?n?|wochen?|monate?|jahre?|alt|portion(?:en)?|personen|mal|sorten?',
    'par|chacune?|pour cent|minutes|heures?|jours?|semaines?|mois|ans?|portions|personnes|fois|sortes?',
    'por|cada|minutos|horas?|días?|semanas?|mes(?:es)?|años?|raciones|porciones|personas?|veces|tipos?',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** The counts into which the first is divided: "4 tomatoes (1 sliced and 3 diced)", "2 lemons, 1 juiced and 1 sliced". */
export function findCountsDividingFirstCount(
  text: string,
  [first, ...others]: readonly NumberWithUnit[],
  joints: ConjunctionsByEnd,
): ReadonlySet<NumberWithUnit> {
  const shares = others.filter(
    ({ start, unit }) => unit === null && (joints.has(start) || /[,;(] ?$/.test(text.slice(0, start))),
  )
  const sum = (end: 'low' | 'high') => shares.reduce((all, share) => all + share[end], 0)
  const areShares =
    first !== undefined &&
    isOfPiecesAlone(first) &&
    shares.length > 1 &&
    sum('low') === piecesOf(first, 'low') &&
    sum('high') === piecesOf(first, 'high')
  return new Set(areShares ? shares : [])
}

const isOfPiecesAlone = (told: NumberWithUnit) => !isWeightOrVolumeUnit(told.unit) && !isLengthNumber(told)
const piecesOf = ({ unit, ...told }: NumberWithUnit, end: 'low' | 'high') =>
  told[end] * (unit === 'dozen' ? 12 : 1)

const ofThem =
  "(?:of (?:which|them|these|those)|davon|von (?:denen|ihnen)|dont|d[’']entre (?:eux|elles)|de (?:ell[oa]s|l[oa]s (?:que|cuales)))"
const partBefore = new RegExp(`(?:[([,;] ?(?:(?:${ofThem}|including|plus) )?| ${ofThem} )$`, 'iu')
/** The words behind the number of a part, up to a comma or bracket: " separated)", " of them for the glaze". */
const partBehind = new RegExp(`^(?: ${ofThem})?((?: [\\p{L}\\p{M}’'-]+){1,5})(?=[)\\],;]|$)`, 'iu')
const ofThemBefore = new RegExp(`(?<!\\p{L})${ofThem} $`, 'iu')
const article = /^(?:an?|eine?[nrm]?|une?|una)$/iu
const longestPart = 80

/** Whether a number counts some of the pieces that a line asks for, "4 eggs (2 separated)", "3 onions, of which 1 sliced". */
export function isNumberOfSomePiecesOfLine(
  text: string,
  first: NumberWithUnit,
  told: NumberWithUnit,
): boolean {
  const { start, end, unit } = told
  if (!isOfPiecesAlone(first) || !(unit === null || unit === first.unit) || start < first.end) return false
  if (told.high > piecesOf(first, 'high')) return false
  const lead = text.slice(0, start)
  if (article.test(text.slice(start, end)) && !ofThemBefore.test(lead)) return false
  if (!partBefore.test(lead) || findForeignMeasureOrCup(text, end) !== null) return false
  const said = partBehind.exec(text.slice(end, end + longestPart))?.[1]
  return said !== undefined && !notCountingPiecesPattern.test(said)
}
