import { containerWordRegexSource } from '../../lines/numbers/eachWords.ts'
import { numberOfForeignWord } from '../../lines/numbers/writtenNumbers.ts'
import type { IngredientLine } from '../../lines/parseIngredientLine.ts'
import { canonicalUnitBySpelling } from '../../lines/units/lineUnits.ts'
import type { CountedNoun, ScalableAmount } from '../../scalables.ts'
import { amountConjunctionRegexSource } from '../amountConjunctions.ts'
import type { ParsedLine } from '../countableLines.ts'
import type { NumberWithUnit } from '../numbersWithUnits.ts'
import { arabicOrHindiLetterPattern } from './arabicOrHindiLetterPattern.ts'
import { skipForeignDozen } from './dozens.ts'
import { counterWordOfName, findCountingWord } from './findCountingWord.ts'
import { findForeignMeasureOrCup, findGlassAfter } from './foreignMeasures.ts'
import { type NounLanguage, singularAndPluralOfAdjective } from './foreignNouns.ts'
import { hindiSpoonSize } from './measurePhrases.ts'
import { countedNounAt, foreignCountedNounsAt, nounStem } from './nouns.ts'

/** "2 red onions": the last word of the name; "5 garlic cloves": the word that counts; "2 cebollas rojas": all that agree. */
export function findNounsAfterLineAmount(
  text: string,
  first: ScalableAmount,
  read: IngredientLine,
  language: NounLanguage | null,
): CountedNoun[] {
  const { name, unit } = read
  const { unit: counted, quantity, quantityMax, end } = first.told[0]!
  // "1½ of a 500 g pack of spinach": what is counted is a pack.
  if (counted !== null || /^ of an? /.test(text.slice(end, end + 7))) return []
  const spoon = hindiSpoonSize(text, end)
  if (spoon) return [spoon]
  const rest = restOfPieces.exec(text.slice(end))![0]
  const isDative = behindVon.test(text.slice(Math.max(0, first.start - 5), first.start))
  const known = foreignCountedNounsAt(rest, end, language, isDative)
  // A line of few words may be taken for one of another language: "zumo de un limón".
  const nouns =
    known.length > 0 || language === null ? known : foreignCountedNounsAt(rest, end, null, isDative)
  const ofOthers = withoutMeasuredNouns(text, end, nouns)
  if (ofOthers === null) return []
  if (ofOthers.some((noun) => opensEnding(text, noun.end))) return []
  if (ofOthers.length > 0) return ofOthers.map((noun) => (noun.start === end ? spaced(noun) : noun))
  if (numberOfForeignWord(text.slice(first.start, first.end)) !== null) return []
  const pack = packBehindSize.exec(text.slice(end))
  if (pack) {
    const from = end + pack[0].length - pack[1]!.length
    return asList(countedNounAt(text, from, end + pack[0].length, quantityMax ?? quantity))
  }
  if (name === '') return []
  const counter = unit === null ? counterWordOfName(name) : null
  if (unit === null && counter === null && / (?:of|or|and|with) /.test(name)) return []
  const words = [...rest.matchAll(/[\p{L}'’-]+/gu)]
  const last = counter ?? name.split(' ').at(-1)
  const word = words.findLast(([each]) =>
    unit === null
      ? each === last
      : canonicalUnitBySpelling.get(each.toLowerCase()) === unit || nounStem(each) === unit.split(' ').at(-1),
  )
  if (!word || isSize.test(word[0]) || !takesEnglishEndings(word[0], read, language)) return []
  const start = end + word.index
  return asList(countedNounAt(text, start, start + word[0].length, quantityMax ?? quantity))
}

/** "Saft von 2 Äpfeln". */
const behindVon = /(?<!\p{L})von $/iu

/** "2 Pfund Butter". */
const weightWord = /^ (?:pfund|pfd\.?)(?!\p{L})/iu

/** The nouns that a number counts; null where a measure stands before them, "2 TL Zitronenschale", which has no plural of its own. */
function withoutMeasuredNouns(text: string, end: number, nouns: CountedNoun[]): CountedNoun[] | null {
  const measure = findForeignMeasureOrCup(text, end)
  if (weightWord.test(text.slice(end, end + 8))) return null
  const [first] = nouns
  return measure !== null && first && first.start >= end + measure.length ? null : nouns
}

/** The noun of "une demi-tasse", written apart from a number. */
const spaced = (noun: CountedNoun): CountedNoun => ({ ...noun, one: ` ${noun.one}`, many: ` ${noun.many}` })

const size = '[\\d.,½¼¾]+[ -]?(?:k?g|m?l|oz|fl oz|lb|ounces?|pounds?|grams?)\\.?'
/** "1 large (28 oz/800 g) can", "a 450 g pack": the pack is counted. */
const packBehindSize = new RegExp(
  `^(?: (?:large|small|medium))? ?(?:\\([^)]*\\)|${size}(?: ?/ ?${size})*) (${containerWordRegexSource})(?!\\p{L})`,
  'iu',
)

/** Up to where the words end or something else is counted: "1 egg plus 1 egg yolk". */
const restOfPieces = new RegExp(
  `^(?: (?:large|small|medium)(?= \\())?(?: [\\d.,½¼¾]+[ -]?[a-z]+\\.?)?(?: ?\\([^)]*\\))?(?:(?!${amountConjunctionRegexSource})[^,;()])*`,
  'iu',
)
/** "1 cup onion (1 medium)", "4 tomatoes (1 sliced and 3 diced)", "1 red and 1 white onion". */
const isSize = /^(?:small|medium|large|jumbo|red|.*[^e]ed)$/i

/** "Prise(n)", "Zwiebel/n": both forms are there already. */
const opensEnding = (text: string, end: number) => /^[(/]\p{L}/u.test(text.slice(end, end + 2))

/** The participle behind a count without a noun, with its singular and plural: "séparés" of "4 œufs (2 séparés)". */
export function findParticipleAfterCount(
  text: string,
  end: number,
  language: NounLanguage | null,
): CountedNoun[] {
  if (language !== 'fr' && language !== 'es') return []
  const word = /^ (\p{Ll}+)(?!\p{L})/u.exec(text.slice(end, end + longestNoun))?.[1]
  if (word === undefined || !participles[language].test(word)) return []
  const start = end + 1
  return [{ kind: 'noun', start, end: start + word.length, ...singularAndPluralOfAdjective(word, language) }]
}
const participles = { fr: /..(?:é|u|i|[^n]t)e?s?$/u, es: /.(?:ad|id|rt|ch|st|er)[oa]s?$/u }

const asList = (noun: CountedNoun | null): CountedNoun[] => (noun ? [noun] : [])

const longestNoun = 24

/** "Mit einem Ei", "mit 2 Eiern". */
const isDative = (step: string, { start, end }: NumberWithUnit) =>
  /(?<!\p{L})(?:mit|von|aus|bei|nach|zu) $/iu.test(step.slice(Math.max(0, start - 8), start)) ||
  /^eine[mr]/i.test(step.slice(start, end))

/** The same in a step, for what a line names. */
export function findNounsAfterStepAmount(
  step: string,
  told: NumberWithUnit,
  line: ParsedLine | null,
  language: NounLanguage | null,
): CountedNoun[] {
  if (told.word && arabicOrHindiLetterPattern.test(told.word.one)) return []
  const spoon = hindiSpoonSize(step, told.end)
  if (spoon) return [spoon]
  const [next] = foreignCountedNounsAt(step.slice(told.end, told.end + longestNoun), told.end, null, false)
  if (next && arabicOrHindiLetterPattern.test(next.one) && next.start <= told.end + 1)
    return [next.start === told.end ? spaced(next) : next]
  const word = line && findCountingWord(step, told.end, line)
  if (skipForeignDozen(step, told.end) !== null) return asList(measureNoun(step, told, language))
  const isMeasured = () =>
    findForeignMeasureOrCup(step, told.end) !== null || findGlassAfter(step, told.end) !== null
  if (!word && (line || isMeasured())) return asList(measureNoun(step, told, language))
  // "1 of the carrots" is one of all that there are.
  if (!word || /^ of (?:the|your) /i.test(step.slice(told.end, told.end + 9))) return []
  const start = told.end + word.index
  const ofEgg = /^ ((?:yolk|white)s?)(?!\p{L})/u.exec(step.slice(start + word[0].length))
  if (ofEgg) {
    const from = start + word[0].length + 1
    return asList(countedNounAt(step, from, from + ofEgg[1]!.length, told.high))
  }
  const counted = foreignCountedNounsAt(
    /^[^.;,(]*/.exec(step.slice(told.end))![0],
    told.end,
    language,
    isDative(step, told),
  )
  const ofOthers = withoutMeasuredNouns(step, told.end, counted)
  if (ofOthers === null) return []
  const [measure] = ofOthers
  if (measure && measure.start <= told.end + 1 && findForeignMeasureOrCup(step, told.end) !== null)
    return asList(measureNoun(step, told, language))
  const ofLine = new Set(line.read.name.split(' ').map(nounStem))
  // Behind its noun an adjective is known from the line: "1 oignon rouge".
  const isItsOwn = (noun: CountedNoun) =>
    noun.start <= start || ofLine.has(nounStem(step.slice(noun.start, noun.end)))
  if (ofOthers.some((noun) => noun.start === start))
    return opensEnding(step, start + word[0].length)
      ? []
      : ofOthers.filter(isItsOwn).map((noun) => (noun.start === told.end ? spaced(noun) : noun))
  if (!takesEnglishEndings(word[0], line.read, language)) return []
  return asList(countedNounAt(step, start, start + word[0].length, told.high))
}

/** "2 verres de vin", "2 mugs of tea": what measures out a food, right behind the number. */
function measureNoun(step: string, told: NumberWithUnit, language: NounLanguage | null): CountedNoun | null {
  const { end, high } = told
  const behind = step.slice(end, end + longestNoun)
  const [noun] = foreignCountedNounsAt(behind, end, language, isDative(step, told))
  if (noun && noun.start <= end + 1) return noun.start === end ? spaced(noun) : noun
  const word = language === null && /^ (\p{Ll}+) of /u.exec(behind)?.[1]
  return word ? countedNounAt(step, end + 1, end + 1 + word.length, high) : null
}

/** "2 Zwiebel" and "2 بصل" stay so: a name of a food that is no English one, with a capital or in other letters. */
const takesEnglishEndings = (word: string, { unit, food }: IngredientLine, language: NounLanguage | null) =>
  (language === null && word.length > 2 && /^(?=\p{Ll})[\p{Script=Latin}'’-]+$/u.test(word)) ||
  [unit, ...(food?.name.split(' ') ?? [])].some(
    (known) => known !== null && nounStem(known) === nounStem(word),
  )
