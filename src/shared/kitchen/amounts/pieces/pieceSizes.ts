import { approximationRegexSource } from '../../lines/numbers/approximationWords.ts'
import {
  endsWithPiecesLeadingToWeight,
  isContainerWord,
  isWeightOfEachPiece,
} from '../../lines/numbers/eachWords.ts'
import { isContainerUnit, isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { findScalableForeignMeasure } from '../words/foreignMeasures.ts'

/** "In 8 wedges": what a cut measures does not grow. */
const cutInto = /\b(?:in|into|every) $/i
/** "Stir in 2 eggs". */
export const stirInPattern =
  /\b(?:stir|whisk|beat|mix|fold|rub|work|crack|drop|throw|tip|pour|blend)(?:ing)? in $/i
const pieces =
  'pieces?|chunks?|cubes?|portions?|slices?|balls?|patties|rounds?|strips?|steaks?|fillets?|lumps?|rolls?|lengths'
const pieceAfter = new RegExp(`^[- ]?(?:each|apiece|${pieces})\\b`, 'i')
/** "4 pieces of 100 g". */
const pieceBefore = new RegExp(`\\b(?:${pieces}) of ${approximationRegexSource}?$`, 'iu')
/** "Boules de 50 g", "Kugeln von 30 g", "50 ग्राम की लोइयाँ": how large one is. */
const pieceOfOthersBefore = new RegExp(
  `(?<!\\p{L})(?:(?:boul(?:e|ette)s|portions|pâtons|galettes|steaks|tranches|morceaux|bolas|bolitas|porciones|trozos|piezas|panecillos|hamburguesas|albóndigas|tortitas) de|(?:\\p{L}*(?:kugeln|portionen|stücken?|bällchen|laibchen|frikadellen|teiglinge|brötchen|scheiben|knödel)) (?:à|von|zu(?: je)?|mit je)|(?:كرات|قطع|حصص) (?:من|بوزن|وزن)) ${approximationRegexSource}?$`,
  'iu',
)
const pieceOfOthersBehind =
  /^ ?(?:की|के|वाल[ेी]) (?:लोई|लोइयाँ|लोइयां|गोल[ेी]|गोलियाँ|गोलियां|टिक्की|टिक्कियाँ|पेड़े|टुकड़े|हिस्से|भाग)(?![\p{L}\p{M}])/u

/** Whether a number says how large or how many the pieces are: "into 50 g balls", but not "in 200 ml water". */
export function isPieceSizeOrCount(text: string, { start, end, low, unit }: NumberWithUnit): boolean {
  const lead = text.slice(Math.max(0, start - 20), start)
  const isMeasure = isWeightOrVolumeUnit(unit) || findScalableForeignMeasure(text, end) !== null
  const behind = end + (findScalableForeignMeasure(text, end)?.length ?? 0)
  if (
    isMeasure &&
    (pieceBefore.test(lead) ||
      pieceOfOthersBefore.test(text.slice(Math.max(0, start - 32), start)) ||
      pieceOfOthersBehind.test(text.slice(behind, behind + 24)))
  )
    return true
  if (low >= 1 && stirInPattern.test(lead)) return false
  return cutInto.test(lead) && (!isMeasure || pieceAfter.test(text.slice(end, end + 20)))
}

/** "50 g each", "50 g balls": what stands behind the number is of one piece. */
export const isFollowedByPieces = (text: string, { end }: NumberWithUnit) => pieceAfter.test(text.slice(end))

/** "4 filets (150 g pièce)". */
export const isOfEachPiece = (text: string, first: NumberWithUnit, told: NumberWithUnit) =>
  !isWeightOrVolumeUnit(first.unit) &&
  (isWeightOfEachPiece(text.slice(first.end, told.start), text.slice(told.end)) ||
    endsWithPiecesLeadingToWeight(text.slice(first.start, told.start)))

/** "1 large (28 oz) can". */
const sizesBetween = new RegExp(
  `^(?: (?:large|small|medium|big|mini|gro(?:ß|ss)e|kleine|grande?s?|petite?s?|pequeñ[ao]s?))?[\\s(x×-]*(?:(?<=[(])${approximationRegexSource})?$`,
  'iu',
)

/** Between a count and its noun, or in brackets after a vessel, a weight is what each holds. */
export function isOfEachCounted(text: string, first: NumberWithUnit, told: NumberWithUnit): boolean {
  const between = (first.word?.one ?? '') + text.slice(first.end, told.start)
  const noun = /^ *([\p{L}\p{M}’'-]+)/u.exec(between)?.[1] ?? ''
  if (endsWithPiecesLeadingToWeight(text.slice(first.start, told.start))) return true
  if (isContainerUnit(first.unit) || isContainerWord(noun)) return true
  return sizesBetween.test(between) || isWeightOfEachPiece(between, text.slice(told.end))
}
