const wholeOrDecimal = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/
const fraction = /^([1-9]\d{0,5})\s*\/\s*([1-9]\d{0,5})$/

/** "3%items" is 3 and "items", "1 / 2 %cup" 0.5 and "cup"; "01/2" and "few" stay texts, "=1%tsp" does not scale. '' for none. */
export function cooklangQuantity(amount: string): {
  readonly quantity: number | string
  readonly units: string
} {
  const percent = amount.indexOf('%')
  const raw = percent < 0 ? amount : amount.slice(0, percent)
  const quantity = raw.trim().replace(/^=\s*/, '')
  const units = percent < 0 ? '' : amount.slice(percent + 1).trim()
  if (wholeOrDecimal.test(quantity)) return { quantity: Number(quantity), units }
  const parts = fraction.exec(quantity)
  return { quantity: parts ? Number(parts[1]) / Number(parts[2]) : quantity, units }
}
