/** What may follow the digits: the food, a comma or nothing, but no unit and no other sign of a number. */
const behindRest = String.raw`(?=$|[,;)]| ?\(| d(?:e|u)(?!\p{L})| d['’]| (?!(?:k?g|gr|m?l|cl|dl|oz|lb|x|gramm\p{L}*|gramos?|ml)(?!\p{L}))\p{L}{3})`
/** Types of flour are no grams: "1 kg 550 Mehl". */
const notFlour = String.raw`(?!(?:405|550|630|812|997) \p{L}*(?:mehl|flour)(?!\p{L}))`
const kilograms = '(?:kg|kilos?|kilogram(?:me?s?|os?)?)'
const litres = '(?:l|lit(?:re|er|ro)s?)'

const grams = new RegExp(String.raw`^${notFlour}\d\d[05]${behindRest}`, 'iu')
const millilitres = new RegExp(String.raw`^(?:\d\d[05]|[1-9][05])${behindRest}`, 'iu')
const longestRest = 40

/**
 * The digits without a unit of their own behind a kilogram or a litre, as a part of that unit: 0.5 of "500" in "1 kg 500 de farine" and of
 * "50" in "1 l 50 de lait"; null for digits that count something else.
 */
export function restOfMeasureAt(text: string, start: number, unit: string): number | null {
  const rest = text.slice(start, start + longestRest)
  const digits = (unit === 'kilogram' ? grams : unit === 'liter' ? millilitres : null)?.exec(rest)?.[0]
  return digits === undefined ? null : Number(`0.${digits}`)
}

const atStart = new RegExp(
  String.raw`^(\s*)(\d{1,2}) ?(?:(${kilograms})|${litres})\.? (?=(\d{2,3})(?!\d))`,
  'iu',
)

/** "1.5 kg de farine" of a line "1 kg 500 de farine"; other lines as they are. */
export function writeOutRestOfMeasure(line: string): string {
  const found = atStart.exec(line)
  if (!found) return line
  const [start, lead, whole, isWeight, digits] = found
  const rest = restOfMeasureAt(line, start.length, isWeight ? 'kilogram' : 'liter')
  return rest === null
    ? line
    : `${lead}${Number(whole) + rest} ${isWeight ? 'kg' : 'l'}${line.slice(start.length + digits!.length)}`
}
