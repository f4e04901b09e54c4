import type { IngredientLine } from '../../lines/parseIngredientLine.ts'
import { canonicalUnitBySpelling, isWeightOrVolumeMeasure } from '../../lines/units/lineUnits.ts'
import { findForeignMeasureOrCup } from './foreignMeasures.ts'
import { findKnownNoun } from './foreignNouns.ts'

const counts = new Map(
  Object.entries({
    1: 'a an one ein eine un une',
    2: 'two zwei deux dos',
    3: 'three drei trois tres',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const)),
)
const parts: readonly (readonly [number, RegExp])[] = [
  [2, /^(?:hal(?:f|ves|be)|moitié|mitad|hälfte)/i],
  [3, /^(?:third|tiers|tercio|drittel)/i],
  [4, /^(?:quarter|fourth|quart|cuarto|viertel)/i],
  [8, /^(?:eighth|octavo|achtel)/i],
]

const units =
  '(?:cups?|(?:tea|table)spoons?|tsps?|tbsps?|pounds?|lbs?|ounces?|oz|pints?|quarts?|lit(?:er|re)s?|kilos?)(?!\\p{L})'
const patterns = [
  // "Three quarters of a cup", "half of an onion", but not "a quarter of the onions".
  `(?:(?:an?|one|two|three)[ -])?(?:half|thirds?|quarters?|fourths?|eighths?) of (?:an?|one)(?= [\\p{L}\\d])`,
  `(?:(?:an?|one|two|three)[ -](?:half|thirds?|quarters?|fourths?|eighths?)|quarter)(?=[ -]${units})`,
  `(?:(?:un|deux|trois) (?:tiers|quarts?)(?: de(?= \\p{L})| d['’]une?(?= \\p{L})))`,
  `(?:une? )?demi-(?=\\p{L})`,
  `(?:la )?moitié d['’]une?(?= \\p{L})`,
  `(?:la )?mitad de una?(?= \\p{L})`,
  `(?:die )?hälfte eine[rs](?= (?-i:\\p{Lu}))`,
  `(?<=[([] ?)halbe[rs]?(?= (?-i:\\p{Lu}))`,
  `(?<=(?:ander|restlich|letzt|übrig|zweit|erst)e[mnrs]? )halbe[mnrs]?(?= (?-i:\\p{Lu}))`,
  `(?<=(?<!\\p{L})d(?:as|ie|en|em) )halben?(?= (?:Pfund|Tasse|Liter|Kilo|Dutzend)(?!\\p{L}))`,
  `(?:(?:un|dos|tres) )?(?:cuartos?|tercios?|octavos?) de(?: una?)?(?= \\p{L})(?! (?:l[ao]s?|el|hora)(?!\\p{L}))`,
  `(?:(?:eine? )?dreiviertel|(?:drei|ein) viertel|(?:ein|zwei) drittel|ein achtel)(?= (?-i:\\p{Lu}))`,
]

/** Words for a share of one, up to what it is a share of: "three quarters of a" cup, as a part of a pattern for text in any case. */
export const shareWordRegexSource = patterns.join('|')

/** The share that such words tell; null for other words. */
export function parseShareWords(text: string): number | null {
  if (/^(?:eine? )?dreiviertel$/i.test(text)) return 3 / 4
  if (isFrenchDemiPrefix(text)) return 1 / 2
  const words = text
    .toLowerCase()
    .replace(/^(?:la|die) /, '')
    .split(/[ -]/)
  const count = counts.get(words[0]!)
  const part = parts.find(([, word]) => word.test(words[count === undefined ? 0 : 1] ?? ''))
  return part === undefined ? null : (count ?? 1) / part[0]
}

/** "Un demi-" of "un demi-litre", which is one word with its unit. */
export const isFrenchDemiPrefix = (text: string) => /^(?:une? )?demi(?:-|e? )$/i.test(text)

/** Whether a number in letters is none of its own: "un" of "un quart d’oignon", "ein" of "ein paar". */
export const isFollowedByShareWord = (rest: string) =>
  /^ (?:paar|quarts?|tiers|cuartos?|tercios?|octavos?|viertel|drittel|achtel)(?!\p{L})/iu.test(rest)

const ofOne = /^ (?:(?:de(?: una?)?|d['’]une?|من)(?= )|d['’]|من ال)/iu
const longestMeasure = 40

/**
 * What leads from a fraction to the measure or thing of which it is a part, " de" of "1/4 de taza" and " d’" of "½ d’oignon"; '' for
 * a part of something else, "1/3 de la masa".
 */
export function wordsFromFractionToMeasure(text: string, end: number): string {
  const rest = text.slice(end, end + longestMeasure)
  const lead = ofOne.exec(rest)?.[0]
  if (lead === undefined) return ''
  const word = /^ ?([\p{L}\p{M}]+)/u.exec(rest.slice(lead.length))?.[1] ?? ''
  const unit = canonicalUnitBySpelling.get(word.toLowerCase())
  const isMeasure =
    (word.length > 1 && unit !== undefined && isWeightOrVolumeMeasure(unit)) ||
    findForeignMeasureOrCup(rest, lead.length) !== null ||
    findKnownNoun(word, null) !== null
  return isMeasure ? lead : ''
}

const wordOfShare =
  /^(?:نصف?|ربع|ثلث|ثلثي|ثلثا|ثلاثة? أرباع|दो तिहाई|तीन चौथाई|आध[ाेी]|(?:एक )?(?:चौथाई|तिहाई)|पौन[ाेी]?)$/u

const hindiMeasure =
  /^(?:(?:बड[़]?[ाेी]|बड़[ाेी]|छोट[ाेी]) )?(?:ग्राम|किलो(?:ग्राम)?|मि\.?ली\.?|मिलीलीटर|ली?टर|कप|चम्मच|कटोरी|प्याल[ाे]|गिलास|टेबलस्पून|टीस्पून)(?![\p{L}\p{M}])/u

/**
 * Whether a share in Arabic or Hindi is one of all that a line lists, as "half the oil" is: what follows has the article of Arabic, "نصف الزيت", or
 * names a food that its line measures, "आधी चीनी" of 100 g. `listed` is that line.
 */
export function isShareOfAll(
  share: string,
  rest: string,
  listed: Pick<IngredientLine, 'name' | 'unit' | 'quantity'> | null,
): boolean {
  if (!wordOfShare.test(share.trim())) return false
  if (/^ ?(?:(?:كمية|مقدار|باقي|بقية) )?ال(?!كوب|ك[أا]س|فنجان|ملعق)\p{L}{2}/u.test(rest)) return true
  // "आधे टमाटर" of four is half of them all, "आधा टमाटर" of one a piece.
  const isOfPieces = share.trim() === 'आधे' && (listed?.quantity ?? 0) > 1
  return (
    listed !== null &&
    (isOfPieces || listed.unit !== null || hindiMeasure.test(listed.name)) &&
    /^ ?\p{Script=Devanagari}/u.test(rest) &&
    listed.name.split(' ').includes(/^ ?([\p{L}\p{M}]+)/u.exec(rest)?.[1] ?? ' ')
  )
}
