import { numberWordsBelowTwenty, parseWordValues } from '../../numberWords.ts'

/** Numbers in letters from a hundred upwards, and tens of Hindi, by language: what only stands before a weight or a volume. */
interface Hundreds {
  /** What counts hundreds and thousands. */
  counts: readonly (readonly [string, number])[]
  hundred: string
  thousand: string
  /** Words for hundreds as a whole: "doscientos". */
  whole: readonly (readonly [string, number])[]
  /** What is added to hundreds: "and fifty". */
  tens: readonly (readonly [string, number])[]
  /** What may stand before that. */
  joins: string
  /** Whether parts are written with a space between them, or without: "zweihundertfünfzig". */
  gap: ' ' | ''
  /** Whether tens count a weight without a hundred too. */
  hasTensAlone?: true
}

const counting = (words: string) => parseWordValues(words).filter(([, value]) => value < 20)
/** The letter ढ़ is written in two ways. */
const rha = '(?:\\u095d|\\u0922\\u093c)'
const hindi = counting(numberWordsBelowTwenty.hi)

const byLanguage: readonly Hundreds[] = [
  {
    counts: counting(numberWordsBelowTwenty.en),
    hundred: 'hundred',
    thousand: 'thousand',
    whole: [],
    tens: parseWordValues(
      'twenty-five 25, seventy-five 75, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90',
    ),
    joins: 'and ',
    gap: ' ',
  },
  {
    counts: counting(numberWordsBelowTwenty.de),
    hundred: 'hundert',
    thousand: 'tausend',
    whole: [],
    tens: parseWordValues(
      'fünfundzwanzig 25, fünfundsiebzig 75, zwanzig 20, dreißig 30, vierzig 40, fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90',
    ),
    joins: 'und',
    gap: '',
  },
  {
    counts: counting(numberWordsBelowTwenty.fr),
    hundred: 'cents?',
    thousand: 'mille',
    whole: [],
    tens: parseWordValues(
      'soixante-quinze 75, vingt-cinq 25, quatre-vingts? 80, vingt 20, trente 30, quarante 40, cinquante 50, soixante 60',
    ),
    joins: 'et ',
    gap: ' ',
  },
  {
    counts: counting(numberWordsBelowTwenty.es),
    hundred: 'cien',
    thousand: 'mil',
    whole: parseWordValues(
      'ciento 100, doscient[oa]s 200, trescient[oa]s 300, cuatrocient[oa]s 400, quinient[oa]s 500, seiscient[oa]s 600, setecient[oa]s 700, ochocient[oa]s 800, novecient[oa]s 900',
    ),
    tens: parseWordValues(
      'setenta y cinco 75, veinticinco 25, veinte 20, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90',
    ),
    joins: 'y ',
    gap: ' ',
  },
  {
    counts: [
      ...hindi.map(([word, value]) => [`सा${rha}े ${word}`, value + 1 / 2] as const),
      ...hindi.map(([word, value]) => [`सवा ${word}`, value + 1 / 4] as const),
      ...hindi.map(([word, value]) => [`पौने ${word}`, value - 1 / 4] as const),
      ...hindi,
      ['सवा', 5 / 4],
      [`डे${rha}`, 3 / 2],
      [`ढाई|अ${rha}ाई`, 5 / 2],
      ['पौन[ाेी]?', 3 / 4],
    ],
    hundred: 'सौ',
    thousand: 'ह(?:\\u095b|\\u091c\\u093c?)ार',
    whole: [],
    tens: parseWordValues(
      'पच्चीस 25, पचहत्तर 75, बीस 20, तीस 30, चालीस 40, पचास 50, साठ 60, सत्तर 70, अस्सी 80, नब्बे 90',
    ),
    joins: 'और ',
    gap: ' ',
    hasTensAlone: true,
  },
  {
    counts: counting(numberWordsBelowTwenty.ar).map(([word, value]) => [`${word}ة?`, value] as const),
    hundred: 'م(?:ئ|ائ)ة',
    thousand: 'ألف|آلاف|الاف',
    whole: [
      ['م(?:ئ|ائ)ت(?:ان|ين|ا|ي)', 200],
      ...parseWordValues('ثلاث 3, [أا]ربع 4, خمس 5, ست 6, سبع 7, ثما?ني? 8, تسع 9').map(
        ([word, value]) => [`${word}م(?:ئ|ائ)ة`, value * 100] as const,
      ),
      ['ألف(?:ان|ين|ا|ي)', 2000],
    ],
    tens: parseWordValues(
      'خمس(?:ة|ا) ?وعشر(?:ون|ين) 25, خمس(?:ة|ا) ?وسبع(?:ون|ين) 75, عشر(?:ون|ين) 20, ثلاث(?:ون|ين) 30, [أا]ربع(?:ون|ين) 40, خمس(?:ون|ين) 50, ست(?:ون|ين) 60, سبع(?:ون|ين) 70, ثمان(?:ون|ين) 80, تسع(?:ون|ين) 90',
    ),
    joins: 'و ?',
    gap: ' ',
    hasTensAlone: true,
  },
]

const anyOf = (words: readonly (readonly [string, number])[]) => words.map(([word]) => word).join('|')
const valueIn = (words: readonly (readonly [string, number])[], text: string) =>
  words.find(([word]) => new RegExp(`^(?:${word})$`, 'iu').test(text))?.[1]

const patterns = byLanguage.map((each) => {
  const { counts, hundred, thousand, whole, tens, joins, gap, hasTensAlone } = each
  const first = `(?:(?:(?:${anyOf(counts)})${gap})?(?:${hundred}|${thousand})${whole.length > 0 ? `|${anyOf(whole)}` : ''})`
  const all = `${first}(?:${gap}(?:${joins})?(?:${anyOf(tens)}))?${hasTensAlone ? `|${anyOf(tens)}` : ''}`
  const parts = new RegExp(
    `^(?:(?:(?<count>${anyOf(counts)})${gap})?(?:(?<hundred>${hundred})|(?<thousand>${thousand}))|(?<whole>${anyOf(whole) || '(?!)'}))?(?:${gap === '' ? '' : ' ?'}(?:${joins})?(?<tens>${anyOf(tens)}))?$`,
    'iu',
  )
  return { ...each, all, parts }
})

const measures =
  'g|gr|grams?|grammes?|gramm|gramos?|ml|millilit(?:er|re)s?|mililitros?|milliliter|ग्राम|मिली(?:लीटर)?|एमएल|غ|غم|غرام(?:ا|اً)?|جم|جرام(?:ا|اً)?|مل|مليلتر|ملليلتر'

/** What numbers in letters from a hundred upwards match before a weight or a volume, as a part of a pattern for text in any case. */
export const spelledHundredsRegexSource = `(?:${patterns.map(({ all }) => all).join('|')})(?= (?:${measures})(?![\\p{L}\\p{M}]))`

const someHundred = new RegExp(
  patterns
    .map(({ hundred, thousand, whole, tens, hasTensAlone, gap }) => {
      const words = [...whole, ...(hasTensAlone ? tens : [])].map(([word]) => word)
      const any = [hundred, thousand, ...words].join('|')
      return gap === '' ? any : `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])`
    })
    .join('|'),
  'iu',
)

/** Whether a text has a word of such numbers; most have none, and need not be looked through for whole numbers. */
export const mayContainSpelledHundreds = (text: string): boolean => someHundred.test(text)

/** The value of such a number; null for every other text. */
export function parseSpelledHundreds(text: string): number | null {
  if (!mayContainSpelledHundreds(text)) return null
  for (const { parts, counts, whole, tens } of patterns) {
    const found = parts.exec(text)?.groups
    if (!found) continue
    const count = found.count === undefined ? 1 : (valueIn(counts, found.count) ?? 1)
    const base = found.hundred
      ? count * 100
      : found.thousand
        ? count * 1000
        : found.whole
          ? valueIn(whole, found.whole)!
          : 0
    const value = base + (found.tens ? valueIn(tens, found.tens)! : 0)
    if (value > 0) return value
  }
  return null
}

const hasHundreds = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${spelledHundredsRegexSource})`, 'giu')

/** A text whose numbers in letters from a hundred upwards are written in digits. */
export const spelledHundredsToDigits = (text: string): string =>
  mayContainSpelledHundreds(text)
    ? text.replace(hasHundreds, (number) => String(parseSpelledHundreds(number) ?? number))
    : text
