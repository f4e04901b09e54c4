/** An amount that a rendered line or step names: millilitres of a volume, grams of a mass, else a count. */
export interface NamedAmount {
  start: number
  end: number
  low: number
  high: number
  dimension: 'volume' | 'mass' | 'count'
  /** Which readers measure by it; both use spoons and count. */
  system: 'metric' | 'us' | 'any'
}

const marks: Record<string, number> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
}
const sizes: readonly (readonly [RegExp, number, NamedAmount['dimension'], NamedAmount['system']])[] = [
  [/^(?:g|grams?)$/, 1, 'mass', 'metric'],
  [/^kg$/, 1000, 'mass', 'metric'],
  [/^(?:oz|ounces?)$/, 28.35, 'mass', 'us'],
  [/^(?:lb|pounds?)$/, 453.6, 'mass', 'us'],
  [/^ml$/, 1, 'volume', 'metric'],
  [/^(?:l|liters?)$/, 1000, 'volume', 'metric'],
  [/^fl oz$/, 29.57, 'volume', 'us'],
  [/^cups?$/, 236.6, 'volume', 'us'],
  [/^quarts?$/, 946.4, 'volume', 'us'],
  [/^(?:tablespoons?|tbsp)$/, 14.79, 'volume', 'any'],
  [/^(?:teaspoons?|tsp)$/, 4.93, 'volume', 'any'],
  [/^pinch(?:es)?$/, 0.31, 'volume', 'any'],
]
const number = '(?:\\d+(?:\\.\\d+)?(?: ?[⅛¼⅓⅜½⅝⅔¾⅞])?|[⅛¼⅓⅜½⅝⅔¾⅞])'
const unit =
  'grams?|g|kg|oz|ounces?|lb|pounds?|ml|liters?|l|fl oz|cups?|quarts?|tablespoons?|tbsp|teaspoons?|tsp|pinch(?:es)?'
const measured = `(${number})(?:(?:–| to )(${number}))? ?(${unit})(?![\\p{L}])`
const amount = new RegExp(
  `(?<![\\p{L}\\d.])(?:${measured}(?: (?:plus )?(${number}) (${unit})(?![\\p{L}]))?|([Aa]|half a) (pinch)\\b)`,
  'gu',
)

function numberOf(text: string): number {
  const mark = marks[text.at(-1)!]
  return (Number.parseFloat(text) || 0) + (mark ?? 0)
}

const unitOf = (word: string) => sizes.find(([pattern]) => pattern.test(word))!

/** The measured amounts of a text, read apart from the code under test; "½ cup plus 2 tablespoons" is one. */
export function amountsIn(text: string): NamedAmount[] {
  return [...text.matchAll(amount)].map((found) => {
    const [whole, low, high, word, more, moreWord, article] = found
    const place = { start: found.index, end: found.index + whole.length }
    if (article !== undefined) {
      const size = (article.startsWith('half') ? 0.5 : 1) * 0.31
      return { ...place, low: size, high: size, dimension: 'volume', system: 'any' }
    }
    const [, size, dimension, system] = unitOf(word!)
    const rest = more === undefined ? 0 : numberOf(more) * unitOf(moreWord!)[1]
    const least = numberOf(low!) * size + rest
    const most = high === undefined ? least : numberOf(high) * size + rest
    return { ...place, low: least, high: most, dimension, system }
  })
}

/** Two amounts of which the second says the first again: "900 ml (2 cups)", "200 g / 7 oz", "250 g flour (2 cups)". */
export function retoldIn(text: string): [NamedAmount, NamedAmount][] {
  const amounts = amountsIn(text)
  return amounts.flatMap((second, at) => {
    const first = amounts[at - 1]
    const between = first && text.slice(first.end, second.start)
    const isRetold =
      between !== undefined &&
      (/^ ?[(/] ?(?:about )?$/.test(between) || (isNamed.test(between) && text[second.end] === ')'))
    return isRetold ? [[first, second] as [NamedAmount, NamedAmount]] : []
  })
}
/** The name of the food before a bracket, without a word that leads to another food. */
const isNamed = /^ (?!.*\b(?:and|or|with|to|into|in|plus)\b)[\p{L} ’-]+ \((?:about )?$/u

const piecesInBrackets = new RegExp(
  `\\((?:about |from )*(${number}) (?:[\\p{L}]+ )?(sticks?|cans?|packages?|packets?|lemons?|medium|bunch(?:es)?|slices?|cloves?)(?=[),])`,
  'gu',
)

/** The pieces that an amount comes in: "(2 sticks)", "(from 1 lemon)", each with its noun. */
export const countsInBrackets = (text: string): { pieces: number; noun: string }[] =>
  [...text.matchAll(piecesInBrackets)].map(([, pieces, noun]) => ({ pieces: numberOf(pieces!), noun: noun! }))

/** The number a line begins with where it counts things: "1½ onions", "2 to 3 eggs" (2.5); null where it measures. */
export function countIn(line: string): number | null {
  const found = new RegExp(`^(${number})(?:(?:–| to )(${number}))? (?!(?:${unit})(?![\\p{L}]))`, 'u').exec(
    line,
  )
  if (!found) return null
  const low = numberOf(found[1]!)
  return found[2] === undefined ? low : (low + numberOf(found[2])) / 2
}
