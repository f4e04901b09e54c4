import { isEnglishLine } from '../isEnglishLine.ts'
import { isContainerWord } from './eachWords.ts'

/** Characters behind a number that tell what its marks and spaces part. */
const farthest = 80
const grouped = /^[1-9]\d{0,2}([ \u00a0\u2009\u202f'’])\d{3}(?:\1\d{3})*(?![\d/]|[.,]\d)/
const allZeros = /^\d+(?:.000)+$/

const weights =
  'k?g|mg|gr|gms?|(?:kilo)?gram(?:m|mes?|os?|mi|s)?|kilos?|ग्राम|किलो(?:ग्राम)?|غ|غم|غرام|جم|جرام|كغ|كجم|كيلو'
const volumeUnitRegexSource =
  '[mcd]?l|mls|(?:milli|centi|deci|mili)?lit(?:ers?|res?|ros?)|मिली(?:लीटर)?|लीटर|مل|مليلتر|ملليلتر|لتر'
const space = '[ \\u00a0\\u2009\\u202f]'
const rangeTail = `(?:${space}?[-–]${space}?|${space}(?:to|à|a|bis|or|oder|o|ou)${space})`
const unitOfGroups = new RegExp(
  `^(?:${rangeTail}(?:[1-9]\\d{0,2}[ \\u00a0\\u2009\\u202f'’]\\d{3}|\\d{4,6}))?${space}{0,2}(?:${weights}|${volumeUnitRegexSource})\\.?(?![\\p{L}\\p{M}\\d])`,
  'iu',
)

/**
 * Where the digits that begin at `at` and are grouped by spaces or apostrophes end, "1 500 g", "1'500", "1 000"; -1 where
 * they are no groups of one number: a space may part a count from what each holds, "2 400 g tins". `before` is the
 * lower end of the range that they may end.
 */
export function endOfDigitGroups(text: string, at: number, before: number | null): number {
  const found = grouped.exec(text.slice(at, at + 24))
  if (!found) return -1
  const [digits, mark] = found
  const end = at + digits.length
  if (mark === "'" || mark === '’' || allZeros.test(digits)) return end
  // "2-3 400 g tins" is not a range up to 3,400: the two ends of a range have similar sizes.
  if (before !== null && before < 100) return -1
  const rest = text.slice(end, end + farthest)
  const unit = unitOfGroups.exec(rest)
  if (!unit) return -1
  const named = rest.slice(unit[0].length)
  const count = Number(/^\d+/.exec(digits)![0])
  const isEach = mark === ' ' && count > 1 && /^\d .../.test(digits) && isOfOddWeight(text, digits, named)
  return isEach || isCounted(named, count) ? -1 : end
}

/**
 * "4 125 g mozzarella", "2 300 g aubergines": nobody weighs kilograms to less than 100 g, and in English, which seldom groups by
 * spaces, what is in the plural is counted, unless it is sold loose.
 */
function isOfOddWeight(text: string, digits: string, named: string): boolean {
  if (!digits.endsWith('00')) return true
  const noun = wordsBeforeJoint(named).at(-1) ?? ''
  return /[^s]s$/i.test(noun) && !foodsSoldLoosePattern.test(noun) && isEnglishLine(text)
}

const foodsSoldLoosePattern =
  /(?:oats|grits|lentils|beans|peas|chickpeas|noodles|crumbs|nuts|almonds|cashews|pistachios|raisins|currants|sultanas|berries|cherries|grapes|plums|mussels|clams|prawns|shrimps|greens|sprouts|leaves|seeds|flakes|chips|potatoes|tomatoes|apples|carrots|onions|mushrooms|bones)$/i

/**
 * Things that are told by what each weighs, one of them and many: "2 200 g magrets" are two more often than 2.2 kg, which
 * French tells with "de": "2 200 g de magrets".
 */
const one =
  'steak|fillet|filet|breast|chop|escalope|block|ball|slice|piece|portion|loaf|bar|sausage|burger|patty|schnitzel|kugel|stück|scheibe|tafel|pavé|tranche|boule|bloc|tablette|filete|pechuga|bola|tableta|bloque|trozo|rodaja|magret|entrec[ôo]te|c[ôo]te|suprême|darne|truite|da?urade|bar|forelle|dorade|entrecot|solomillo|chulet[óo]n|trucha|dorada|lubina'
const many =
  'steaks|fillets|filets|breasts|chops|escalopes|blocks|balls|slices|pieces|portions|loaves|bars|sausages|burgers|patties|schnitzel|kugeln|stücke?|scheiben|tafeln|pavés|tranches|boules|blocs|tablettes|filetes|pechugas|bolas|tabletas|bloques|trozos|rodajas|magrets|entrec[ôo]tes|c[ôo]tes|suprêmes|darnes|truites|da?urades|forellen|doraden|entrecots|solomillos|chuletones|truchas|doradas|lubinas'
const ofOne = new RegExp(`^\\p{L}*(?:${one})$`, 'iu')
const ofMany = new RegExp(`^\\p{L}*(?:${many})$`, 'iu')
const notContained = /^ *(?:pot roast|bottle gourd)/i
/** Behind these stands what the amount is of, or is put into. */
const joints =
  /^(?:of|de|del?|des|du|d['’].*|di|von|vom|in|into|with|from|for|and|or|en|à|au|aux|mit|aus|im|und|oder|et|ou|con|y|o|para|pour|to)$/iu
const maxWords = 4

/** Whether a container or things that are counted stand behind a weight: "g tins", "g boneless chicken breasts". */
function isCounted(rest: string, count: number): boolean {
  if (notContained.test(phraseOf(rest))) return false
  return wordsBeforeJoint(rest).some(
    (word) => isContainerWord(word) || (count === 1 ? ofOne : ofMany).test(word),
  )
}

const phraseOf = (rest: string) => rest.replace(/^ ?\([^()]{0,30}\)/, '').split(/[,;:.()[\]\d]/, 1)[0]!

/** The first words behind a weight, up to one that joins others. */
function wordsBeforeJoint(rest: string): string[] {
  const words = phraseOf(rest)
    .trim()
    .split(/[^\p{L}\p{M}'’]+/u, maxWords)
  const joint = words.findIndex((word) => joints.test(word))
  return joint < 0 ? words : words.slice(0, joint)
}

const markedRange = '(?:\\s?[-–]\\s?\\d{1,3}[.,]\\d{3})?\\s{0,2}'
const smallUnits = new RegExp(
  `^${markedRange}(?:g|gr|gramm|grams?|grammes|gramos?|grammi|ml)(?![\\p{L}\\p{M}])`,
  'iu',
)
const largeUnits = new RegExp(
  `^${markedRange}(?:kgs?|kilos?|kilogram(?:m|mes?|os?|mi|s)?|l|ltr?|lit(?:ers?|res?|ros?)|किलो(?:ग्राम)?|लीटर|كغ|كجم|كيلو|لتر)(?![\\p{L}\\p{M}])`,
  'iu',
)
const farthestUnit = 24

/** What is weighed by less than a gram or two, where English writers mean a decimal point. */
const foodsInSmallWeightsPattern =
  /\b(?:yeast|salt|saffron|agar|xanthan|guar|gum|pectin|gelatine?|baking (?:powder|soda)|bicarb\w*|pepper(?:corns?)?|spices?|seeds?|vanilla|extract|essence|cinnamon|nutmeg|cloves?|cardamom|cumin|turmeric|paprika|chill?i|cayenne|lecithin|citric|ascorbic|enzyme|rennet|cure|nitrite|colou?ring|tea|coffee|matcha|transglutaminase|calcium|sodium|alginate|carrageenan|msg|sweetener|stevia)\b/i

/**
 * "1.500 g Kartoffeln": few scales show a thousandth of a gram, so three digits behind a point are thousands, unless the
 * line is English and its food is weighed that finely: "2.250 g yeast". `before` is the number up to the point.
 */
export function isThousandsPoint(text: string, before: string, end: number): boolean {
  if (before === '' || before.length > 3 || before.startsWith('0')) return false
  if (!smallUnits.test(text.slice(end, end + farthestUnit))) return false
  const named = text.slice(end, end + farthest).split(/[,;]|\.(?!\d)| and /, 1)[0]!
  return !foodsInSmallWeightsPattern.test(named) || !isEnglishLine(text)
}

/** "1,500 kg", "1,500 l": no kitchen has a ton, so the comma before three digits that end at `end` parts thousandths. */
export function isDecimalComma(text: string, end: number): boolean {
  return largeUnits.test(text.slice(end, end + farthestUnit))
}
