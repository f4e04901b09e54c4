import { shareBehindUnitRegexSource, valueOfShareBehindUnit } from '../lines/numbers/sharesBehindUnits.ts'
import { foreignNumberWordRegexSource, numberOfForeignWord } from '../lines/numbers/writtenNumbers.ts'
import { hindiQuarterKilogramRegexSource } from '../lines/units/foreignUnitPatterns.ts'
import { canonicalUnitBySpelling } from '../lines/units/lineUnits.ts'
import { foreignSpoonPatterns } from '../lines/units/spoonWords.ts'
import { findForeignMeasureOrCup } from './words/foreignMeasures.ts'
import { findKnownNoun } from './words/foreignNouns.ts'
import { pluralOfEnglishNoun, singularOfEnglishNoun } from './words/nouns.ts'

/** A number that is written together with what it counts: "كوبان", "1 taza y media". */
export interface NumberJoinedWithNoun {
  start: number
  end: number
  value: number
  /** A unit that scales or jugs show, else null. */
  unit: string | null
  /** What is to stand behind the number where it is written in digits, for one and for many; '' where nothing was taken away. */
  one: string
  many: string
}

const letter = '[\\p{L}\\p{M}]'
/** Where a word begins, also behind the "and" that is written together with it. */
const behindAnd = `(?<=(?<!${letter})و|(?<!${letter}))`
const arabic =
  'كوب,ملعقة,علبة,كأس,حبة,رشة,حفنة,فص,شريحة,بيضة,بصلة,ليمونة,قطعة,ورقة,عود,باقة,حزمة,كيس,عبوة,زجاجة,جزرة,تفاحة,خيارة,لتر,ظرف,فنجان,برطمان,مرطبان,قنينة,مكعب,لوح,مغرفة,دزينة,درزن,دجاجة,سمكة'.split(
    ',',
  )
const stemOf = (word: string) => (word.endsWith('ة') ? `${word.slice(0, -1)}ت` : word)
const byStem = new Map(arabic.map((word) => [stemOf(word), word]))
const singular = [...arabic, 'كيلو'].join('|')
const plural = 'أكواب|اكواب|ملاعق|علب|حبات|فصوص|شرائح|لترات'
const shares: Record<string, number> = {
  ...{
    نصف: 1 / 2,
    نص: 1 / 2,
    ربع: 1 / 4,
    ثلث: 1 / 3,
    ثلثين: 2 / 3,
    ثلثي: 2 / 3,
    'ثلاثة أرباع': 3 / 4,
    'ثلاث أرباع': 3 / 4,
  },
  ...{ '1/2': 1 / 2, '1/4': 1 / 4, '3/4': 3 / 4, '1/3': 1 / 3, '2/3': 2 / 3 },
  ...{ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 },
}
/** "كوب وربع", "كوب و1/2", "كوب إلا ربع", but not "كوب ونصف ملعقة". */
const andShare = ` (?:و ?|(?<less>[إا]لا ))(?<share>${Object.keys(shares).join('|')})(?!${letter}|\\d)(?! (?:${singular}|${plural})(?!${letter}))`
const ofSpoon = '(?: (?<of>كبيرة|صغيرة|شاي|طعام|أكل))?'
const two = new RegExp(
  `${behindAnd}(?:كل(?:ا|تا|ي|تي) (?=ال))?(?:ال)?(?<stem>${[...byStem.keys()].join('|')})(?:ان|ين|[اي](?= (?:طعام|شاي|ال)))(?: (?:ال)?(?<of>كبير|صغير)(?:ت)?(?:ان|ين)| (?:ال)?(?<kind>شاي|طعام))?(?!${letter})(?:${andShare})?`,
  'gu',
)
const oneAndShare = new RegExp(
  `${behindAnd}(?:(?<number>\\d{1,3}|${foreignNumberWordRegexSource}) )?(?<unit>${singular}|${plural})${ofSpoon}${andShare}`,
  'gu',
)
const alone = new RegExp(
  `(?<!${letter})(?<!(?:نصف?|ربع|ثلث|أرباع|ثلثا|ثلثي) )(?=(?:${singular})${ofSpoon}(?! واحد)(?!${letter}))`,
  'gu',
)
/** "كوب واحد". */
const toldAsOne = new RegExp(
  `${behindAnd}(?<unit>${singular})${ofSpoon} واحدة?(?!${letter})(?:${andShare})?`,
  'gu',
)
const addedOne = new RegExp(
  `(?<=(?<!${letter})و|[;؛،] ?)(?=(?:${singular})${ofSpoon}(?! و| [إا]لا | واحد)(?!${letter}))`,
  'gu',
)
const unitBeforeShare = `(?:${foreignSpoonPatterns.join('|')})\\.?|\\p{L}+(?: à (?:soupe|café|thé))?`
const andHalf = new RegExp(
  `(?<![\\p{L}\\p{N}.,/'’-])(?:(?<unitOfOne>kilo|litro|libra|taza|docena|vaso|copa|cucharada|cucharadita)|(?<number>\\d{1,3}|an?|${foreignNumberWordRegexSource}) ?(?<unit>${unitBeforeShare}))(?<share>${shareBehindUnitRegexSource})(?=(?<next>(?: \\p{L}+)?))`,
  'giu',
)
/** Whether a text may have a share behind a unit. */
const mayHaveShare =
  / (?:et (?:demi|(?:un )?quart|trois|un|deux)|y (?:medi|(?:un )?cuarto|tres|un|dos)|and (?:a|three|two)|(?:(?:et|y|e|and|&) )?(?:[1-9]\/[2-8]|[¼½¾⅓⅔⅛]))/iu

/** "Einen Viertelliter", "ein Viertelpfund": a share is written together with its measure. */
const germanShare =
  /(?<![\p{L}\p{N}-])(?:(?:eine[nms]?|ein|1) )?(?<share>dreiviertel|viertel|achtel|halb)(?<unit>liter|pfund|kilo)s?(?!\p{L})/giu
const germanShares: Record<string, number> = {
  dreiviertel: 3 / 4,
  viertel: 1 / 4,
  achtel: 1 / 8,
  halb: 1 / 2,
}
function ofGermanShare({ share, unit }: Groups): Told {
  const value = germanShares[share!.toLowerCase()]!
  const word = unit!.toLowerCase()
  if (word === 'pfund') return { value: value * 500, unit: 'gram', one: '', many: '' }
  return { value, unit: word === 'liter' ? 'liter' : 'kilogram', one: '', many: '' }
}

/** "पाव मक्खन", which no number stands before. */
const oneQuarter = new RegExp(`(?<=^[\\s*•–-]*)${hindiQuarterKilogramRegexSource}`, 'gu')
const ofQuarter = (): Told => ({ value: 1, unit: null, one: ' पाव', many: ' पाव' })

const numberOf = (text: string | undefined) =>
  text === undefined || /^an?$/i.test(text) ? 1 : (numberOfForeignWord(text) ?? Number(text))

/** The numbers of a text in Latin digits that are written together with what they count, in its order. */
export function findNumbersJoinedWithNouns(text: string): NumberJoinedWithNoun[] {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  if (/\p{Script=Devanagari}/u.test(text)) return found(text, oneQuarter, ofQuarter)
  if (!isArabic)
    return [
      ...(mayHaveShare.test(text) ? found(text, andHalf, ofHalf) : []),
      ...(/(?:viertel|achtel|halb)(?:liter|pfund|kilo)/i.test(text)
        ? found(text, germanShare, ofGermanShare)
        : []),
    ].sort((a, b) => a.start - b.start)
  const joined = [
    ...found(text, two, ofTwo),
    ...found(text, oneAndShare, ofShare),
    ...found(text, addedOne, ofOne),
    ...found(text, toldAsOne, ofShare),
  ]
  return joined.sort((a, b) => a.start - b.start)
}

/** Where "كوب سكر" is one cup, for nothing counts it. */
export const findImpliedOnes = (text: string): NumberJoinedWithNoun[] =>
  /\p{Script=Arabic}/u.test(text)
    ? [...text.matchAll(alone)].map(({ index }) => ({ start: index, end: index, ...ofOne() }))
    : []

/** The one that a line begins with. */
export function impliedOneAtLineStart(text: string): NumberJoinedWithNoun | null {
  const start = /^[\s*•–-]*/u.exec(text)![0].length
  return findImpliedOnes(text.slice(0, start + 24)).find((one) => one.start === start) ?? null
}

/** The one that a bracket means which says nothing but a measure: "250 مل حليب (كوب)". */
export const impliedOnesInBrackets = (text: string): NumberJoinedWithNoun[] =>
  findImpliedOnes(text).filter(
    ({ start }) =>
      /\( ?(?:حوالي |تقريبا |نحو )?$/u.test(text.slice(0, start)) &&
      /^\p{L}+(?: (?:كبيرة|صغيرة|شاي|طعام|أكل))? ?\)/u.test(text.slice(start)),
  )

type Groups = Record<string, string | undefined>
type Told = Pick<NumberJoinedWithNoun, 'value' | 'unit' | 'one' | 'many'>

const found = (
  text: string,
  pattern: RegExp,
  told: (groups: Groups) => Told | null,
): NumberJoinedWithNoun[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const read = told(match.groups!)
    return read ? [{ start: match.index, end: match.index + match[0].length, ...read }] : []
  })

const shareOf = ({ share, less }: Groups) => (shares[share ?? ''] ?? 0) * (less === undefined ? 1 : -1)

const ofOne = (): Told => ({ value: 1, unit: null, one: ' ', many: ' ' })

function ofTwo({ stem, of, kind, ...share }: Groups): Told {
  const size = of === undefined ? kind : `${of}ة`
  return { value: 2 + shareOf(share), unit: null, ...formsOf(byStem.get(stem!)!, size) }
}

function ofShare({ number, unit, of, ...share }: Groups): Told {
  return { value: numberOf(number) + shareOf(share), unit: null, ...formsOf(unit!, of) }
}

/** An Arabic noun with what says its size, for one and for many. */
function formsOf(word: string, size: string | undefined): Pick<Told, 'one' | 'many'> {
  const noun = findKnownNoun(word, null)
  const behind = size === undefined ? '' : ` ${size}`
  return { one: ` ${noun?.one ?? word}${behind}`, many: ` ${noun?.many ?? word}${behind}` }
}

function ofHalf({ number, unit, unitOfOne, share, ofFood, next }: Groups): Told | null {
  const written = unit ?? unitOfOne!
  const value = numberOf(number) + valueOfShareBehindUnit(share!)
  const [word, ...rest] = written.split(' ')
  const noun = findKnownNoun(word!, null)
  const behind = rest.length > 0 ? ` ${rest.join(' ')}` : ''
  const measure = canonicalUnitBySpelling.get(word!.toLowerCase()) ?? (word === 'litro' ? 'liter' : undefined)
  if (measure !== undefined && rest.length === 0) return { value, unit: measure, one: '', many: '' }
  const isOfFood = findForeignMeasureOrCup(` ${written}`, 0) === ` ${written}`
  // "2 huevos y 1/2 de cebolla" are two foods.
  // "2 zanahorias y media cebolla" are two foods, too.
  if (noun)
    return (ofFood || findKnownNoun(next!.trim(), null)) && !isOfFood
      ? null
      : { value, unit: null, one: ` ${noun.one}${behind}`, many: ` ${noun.many}${behind}` }
  // "A lemon and a half", but not "2 lemons and a half onion".
  const isAlone = next === '' || /^ (?:and|for|to|into|in|of|or|over|with|until)$/i.test(next!)
  if (/^ and a /i.test(share!) && rest.length === 0 && !isOfFood && isAlone)
    return {
      value,
      unit: null,
      one: ` ${written}`,
      many: ` ${pluralOfEnglishNoun(singularOfEnglishNoun(written) ?? written)}`,
    }
  return isOfFood
    ? {
        value,
        unit: null,
        one: ` ${written}`,
        many: ` ${written}${/^(?:cda|cd?ta)$/i.test(written) ? 's' : ''}`,
      }
    : null
}
