import { approximationRegexSource } from './approximationWords.ts'
import { foreignNumberWordRegexSource } from './writtenNumbers.ts'

/** What leads from things that are counted to what each weighs: "4 pavés de 150 g", "2 Steaks à 200 g", "2 Dosen (je 400 g)". */
const before = 'each à je jeweils zu de di da von van av af'.split(' ')

export const wordsForEachBeforeWeight: ReadonlySet<string> = new Set(before)

const behind =
  'each|apiece|chacune?|pièce|cada un[ao]|c/u|pro Stück|ciascun[oa]|cadaun[oa]|per stuk|प्रत्येक|لكل (?:واحدة|علبة|قطعة)'
const joined = '(?:and|und|et|y|e|plus|avec|mit|con|with|puis|aus)'
const nouns = `(?: (?!${joined} )[\\p{L}\\p{M}’'-]+){1,5}`
const leadToWeightPattern = new RegExp(
  `^(?:${nouns},? ?[([]?| ?[([])(?<![\\p{L}])(?:${before.join('|')}) (?:${approximationRegexSource})?$`,
  'iu',
)
const followedBy = new RegExp(`^[^,;]*(?<!\\p{L})(?:${behind})(?!\\p{L})`, 'iu')

/** Whether a weight is that of each thing that was counted, by what stands between the two and behind the weight. */
export const isWeightOfEachPiece = (between: string, behindWeight: string) =>
  leadToWeightPattern.test(between) || followedBy.test(behindWeight)

/** What dough or meat is made into; of other things "de" leads to what they are filled with: "garnir 2 poivrons de 50 g de feta". */
const pieceNouns = [
  'pieces?|(?:meat ?)?balls?|portions?|patties|burgers?|dumplings?|rolls?|buns?|steaks?',
  '\\p{L}*(?:bällchen|kugeln|frikadellen|knödel|klö(?:ß|ss)e|laibchen|brötchen|stücke|portionen|teiglinge)',
  'morceaux|boules?|boulettes?|galettes?|quenelles?|croquettes?|pâtons?|parts?|pavés?|tranches?',
  'trozos?|bolas?|bolitas?|albóndigas?|hamburguesas?|croquetas?|tortitas?|porciones|piezas?|panecillos?|filetes?',
].join('|')
const ofOnePiece = new RegExp(
  `(?<![\\p{L}\\d.,])\\d{1,3}(?:(?:${nouns},? [([]?| ?[([])(?:à|zu je|je|jeweils|zu|each)|(?: [\\p{L}-]+)? (?:${pieceNouns})(?: [\\p{L}-]+)? (?:of|de|von|da|di)) (?:${approximationRegexSource})?$`,
  'iu',
)
/** "12 टुकड़े ", "12 قطعة لحم ": there nothing leads from the pieces to what each weighs. */
const piecesOfOtherScripts = /\d{1,3} (?:टुकड़[ाेो]|टुकड़े|टुकड़े|قطعة|قطع|شريحة|شرائح)(?: [\p{L}\p{M}]+){0,2} $/u

/** Whether a text ends with counted pieces, and what leads from them to what each weighs: "12 Kugeln à ". */
export const endsWithPiecesLeadingToWeight = (text: string) =>
  ofOnePiece.test(text) || piecesOfOtherScripts.test(text)

const weightOfEach = new RegExp(
  `^${nouns},? [([]?(?:(?:${before.join('|')}|of|zu je|each) )?(?:${approximationRegexSource})?[\\d.,½¼¾]+ ?(?:k?g|oz|lb|ounces?|grams?|gramm|gramos|grammes|ग्राम|غ|غرام)(?![\\p{L}\\p{M}])`,
  'iu',
)
/** Whether behind a number stand pieces with the weight of one, of which there are more for more people: "pieces of 50 g". */
export function isFollowedByPiecesOfWeight(rest: string): boolean {
  const found = weightOfEach.exec(rest)?.[0]
  if (found === undefined || isContainerWord(/^ ([\p{L}\p{M}-]+)/u.exec(found)?.[1] ?? '')) return false
  const lead = `12${found.replace(/[\d.,½¼¾]+ ?[\p{L}\p{M}]+$/u, '')}`
  return endsWithPiecesLeadingToWeight(lead) || followedBy.test(rest.slice(found.length))
}

const containers = new RegExp(
  [
    'cans?|tins?|containers?|bottles?|jars?|bags?|box(?:es)?|cartons?|envelopes?|sachets?|packages?|packets?|packs?|pkgs?|pkts?',
    'pouch(?:es)?|pots?|punnets?|tubes?|tubs?|bricks?',
    'dosen?|packung(?:en)?|päckchen|paket(?:e|en)?|pck|beutel|becher|glas|gläser|flaschen?|tüten?|schalen?|tuben?|tetrapaks?',
    'bo[îi]tes?|paquets?|bocal|bocaux|bouteilles?|briques?|briquettes?|barquettes?|conserves?|flacons?',
    'latas?|botes?|paquetes?|bolsas?|botellas?|frascos?|tarros?|briks?|cajas?|sobres?|envases?|cartones',
    'scatol[ae]|lattin[ae]|barattol[oi]|confezion[ei]|blik(?:ken)?',
    'डिब्ब[ाे]|डिब्बों|पैकेट|علبة|علب|كيس|أكياس|عبوة|عبوات|زجاجة',
  ].join('|'),
)
/** The same, as a part of a pattern for text in any case. */
export const containerWordRegexSource = containers.source
const ofContainer = new RegExp(`^(?:${containers.source})$`, 'iu')

/** Whether a word is a container's, whose weight is what it holds, in any language of lines. */
export const isContainerWord = (word: string) => ofContainer.test(word)

/** "The can of tomatoes (": a container, what it holds by name and the bracket that tells how much. */
const containerBeforeBracket = new RegExp(
  `(?<!\\p{L})(?:${containers.source})(?: [\\p{L}'’-]+){0,4} ?[(]$`,
  'iu',
)
export const endsWithContainerBeforeBracket = (text: string) => containerBeforeBracket.test(text)

/** "2 boîtes ", "une Dose ": a counted container right before what each holds, at the end of a text. */
const countedContainer = new RegExp(
  `(?<![\\p{L}\\d.,])(?:\\d{1,2}|l[aeo]s?|d(?:ie|er|en|as)|${foreignNumberWordRegexSource}) (${containers.source})(${nouns})? (?:${before.join('|')}|of) $`,
  'iu',
)

/** Whether a text ends with a counted container and a word that leads to what each holds: "ouvrir 2 boîtes de ". */
export const endsWithContainersLeadingToWeight = (text: string) => countedContainer.test(text)
