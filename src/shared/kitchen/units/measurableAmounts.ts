/** An amount that can be measured in a kitchen: its size in the unit of its scale, and its text. */
export interface MeasurableAmount {
  size: number
  quantity: number
  unit: string | null
  /** Only where it is more than a number and a unit: "½ cup plus 2 tablespoons". */
  text: string | null
}

/** All that can be measured, smallest first; past the last rung by whole multiples of `step`. */
export interface MeasureScale {
  /** What one of the asked unit is on this ladder. */
  sizeOfOne: number
  rungs: readonly MeasurableAmount[]
  step: number
}

/** From `from` upwards, the multiples of each of `steps`. */
export type AmountStepBand = readonly [from: number, ...steps: number[]]

/** What the bands hold between the first's `from` and `end`, both included, ascending. */
export function multiplesInBands(bands: readonly AmountStepBand[], end: number): number[] {
  const found = new Set<number>()
  bands.forEach(([from, ...steps], place) => {
    const to = bands[place + 1]?.[0] ?? end
    for (const step of steps) {
      const first = Math.max(1, Math.ceil(from / step - 1e-9))
      for (let n = first; n * step <= to + 1e-9; n += 1) found.add(Number((n * step).toFixed(4)))
    }
  })
  return [...found].sort((a, b) => a - b)
}

export function toMeasurableAmounts(
  quantities: readonly number[],
  unit: string | null,
  sizeOfOne: number,
): MeasurableAmount[] {
  return quantities.map((quantity) => ({ size: quantity * sizeOfOne, quantity, unit, text: null }))
}

/** In order, and of two within 1 % of each other only the one that was named first. */
export function mergeMeasurableAmounts(...preferred: MeasurableAmount[][]): MeasurableAmount[] {
  const kept: MeasurableAmount[] = []
  for (const rung of preferred.flat()) {
    if (!kept.some(({ size }) => Math.abs(size - rung.size) < size / 100)) kept.push(rung)
  }
  return kept.sort((a, b) => a.size - b.size)
}

/** The amount of the scale that is nearest to a size above 0; of two equally near, the higher. */
export function nearestMeasurableAmount({ rungs, step }: MeasureScale, size: number): MeasurableAmount {
  const last = rungs.at(-1)!
  if (size > last.size) {
    const steps = Math.max(Math.round(size / step), Math.round(last.size / step))
    const quantity = (steps * step * last.quantity) / last.size
    return { size: steps * step, quantity: Number(quantity.toFixed(4)), unit: last.unit, text: null }
  }
  const place = rungs.findIndex((rung) => rung.size >= size)
  const [lower, upper] = [rungs[place - 1], rungs[place]!]
  return lower && size - lower.size < upper.size - size ? lower : upper
}
