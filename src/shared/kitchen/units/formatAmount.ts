/** The fractions that stand on cups, spoons and in cookbooks. */
const marks: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]

/** 0.33 and 0.67 still mean thirds. */
const maxFractionError = 0.006

const symbols = new Map([
  ['milligram', 'mg'],
  ['gram', 'g'],
  ['kilogram', 'kg'],
  ['ounce', 'oz'],
  ['pound', 'lb'],
  ['milliliter', 'ml'],
  ['centiliter', 'cl'],
  ['deciliter', 'dl'],
  ['liter', 'l'],
  ['fluid ounce', 'fl oz'],
  ['millimeter', 'mm'],
  ['centimeter', 'cm'],
])

const manyOf = new Map([
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['foot', 'feet'],
])
/** Sizes count pieces. */
const withoutPlural = /^(?:dozen|small|medium|large)$/

const decimal = /(?:gram|liter|meter)$/

/** "1½", "⅔", "0.4": a fraction where a cup or a cookbook has it, otherwise two decimals. */
export function formatFraction(quantity: number): string {
  const whole = Math.floor(quantity + maxFractionError)
  const part = quantity - whole
  const mark = marks.find(([size]) => Math.abs(size - part) < maxFractionError)
  if (mark) return `${whole || ''}${mark[1]}`
  return Math.abs(part) < maxFractionError && whole > 0 ? String(whole) : spellDecimal(quantity)
}

const spellDecimal = (quantity: number) =>
  String(Number(quantity < 0.01 ? quantity.toPrecision(1) : quantity.toFixed(2)))

/** The number alone, as this unit wants it: "0.5" of litres, "½" of cups. */
export function formatQuantity(quantity: number, unit: string | null): string {
  return unit !== null && decimal.test(unit) ? spellDecimal(quantity) : formatFraction(quantity)
}

/** The unit's word after a number: "g", "cups", "leaves"; '' for pieces. */
export function formatUnit(quantity: number, unit: string | null): string {
  if (unit === null || unit === 'each') return ''
  const symbol = symbols.get(unit)
  if (symbol) return symbol
  if (quantity <= 1 || withoutPlural.test(unit)) return unit
  return manyOf.get(unit) ?? (/(?:[cs]h|s|x)$/.test(unit) ? `${unit}es` : `${unit}s`)
}

/** "¾ cup", "2 tablespoons", "0.5 l", "3 cloves", "1½"; of pieces the number alone. */
export function formatAmount(quantity: number, unit: string | null): string {
  return `${formatQuantity(quantity, unit)} ${formatUnit(quantity, unit)}`.trim()
}

/** "1 lb 5 oz" for what is to be weighed out in pounds, though "1¼ lb"; all else as `formatAmount` has it. */
export function formatAmountWithOunces(quantity: number, unit: string | null): string {
  const whole = Math.floor(quantity + 1e-9)
  const ounces = unit === 'pound' ? Math.round((quantity - whole) * 16) : 0
  if (ounces === 0 || whole === 0 || Number.isInteger(quantity * 4)) return formatAmount(quantity, unit)
  return `${whole} lb ${formatAmount(ounces, 'ounce')}`
}
