import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MeasuredAmount } from '#shared/kitchen/scalables.ts'
import { scaleAmountToText } from '#shared/kitchen/scaleAmountToText.ts'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('for any amount', () => {
  const units = fc.constantFrom('gram', 'milliliter', 'cup', 'tablespoon', 'ounce', 'pound', 'clove', null)
  const amounts: fc.Arbitrary<MeasuredAmount> = fc.record({
    quantity: fc.double({ min: 0.1, max: 900, noNaN: true }),
    quantityMax: fc.constant(null),
    unit: units,
    finest: fc.constantFrom('whole', 'half', 'quarter'),
    gramsPerMl: fc.option(fc.double({ min: 0.1, max: 1.5, noNaN: true })),
    handling: fc.constantFrom('poured', 'scooped', 'weighed'),
    isOfMetricRecipe: fc.boolean(),
    grows: fc.constant(true),
  })
  const lines = fc
    .tuple(
      fc.constantFrom('1½ cups (190 g)', '2-3', '1 can (400 g)', '75 g', '1 lb 5 oz', 'a pinch of', '4', ''),
      fc.constantFrom('flour', 'eggs', 'olive oil', 'onion, cut into 8 wedges', 'black beans (200 g each)'),
    )
    .map((parts) => parts.join(' '))

  test('scaling by n/m times m/n leaves the line unchanged', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (text, n, m) => {
        expect(rescaleLine(text, { factor: (n / m) * (m / n) })).toBe(text)
      }),
    )
  })

  test('a larger scaling factor never gives a smaller amount, and no factor gives zero', () => {
    const factors = fc.double({ min: 0.05, max: 20, noNaN: true })
    fc.assert(
      fc.property(amounts, factors, factors, (amount, a, b) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)]
        const asWritten = { least: amount.quantity, unit: amount.unit }
        const of = (factor: number) =>
          measured(scaleAmountToText(amount, factor === 1 ? 1.0001 : factor, null) ?? asWritten)
        expect(of(few)).toBeGreaterThan(0)
        expect(of(many)).toBeGreaterThanOrEqual(of(few) * (1 - 1e-6))
      }),
    )
  })

  test('any text is unchanged by a factor of 1 and can be scaled in any units', () => {
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), lines)
    fc.assert(
      fc.property(anything, fc.constantFrom('us', 'metric', null), (text, system) => {
        expect(rescaleLine(text, { factor: 1 })).toBe(text)
        expect(rescaleStep(text, { factor: 1 })).toBe(text)
        expect(typeof rescaleLine(text, { factor: 1.7, units: system })).toBe('string')
        expect(typeof rescaleStep(text, { factor: 1.7, units: system })).toBe('string')
      }),
    )
  })

  test('any amount can be scaled by any factor; amounts above a million are unchanged', () => {
    const numbers = fc.bigInt({ min: 1n, max: 10n ** 20n })
    const units = fc.constantFrom('', 'g', 'gallons', 'cups', 'eggs', 'dozen', 'pinches', 'km')
    const system = fc.constantFrom('us', 'metric', null)
    fc.assert(
      fc.property(
        numbers,
        numbers,
        units,
        system,
        fc.constantFrom(0.01, 2, 100),
        (n, m, unit, to, factor) => {
          for (const amount of [`${n}`, `${n}-${m}`, `${n}.${m}`]) {
            const text = `${amount} ${unit} butter`
            expect(rescaleLine(text, { factor, units: to })).toContain('butter')
            expect(rescaleStep(`Stir in ${text}.`, { factor, units: to })).toContain('butter')
          }
          if (n > 1_000_000n)
            expect(rescaleLine(`${n} ${unit} butter`, { factor, units: to })).toContain(`${n}`)
        },
      ),
    )
  })
})

const sizes: Record<string, number> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
  milliliter: 1,
  liter: 1000,
  pinch: 0.308,
  teaspoon: 4.9289,
  tablespoon: 14.787,
  cup: 236.588,
}
const measured = ({ least, unit }: { least: number; unit: string | null }) => least * (sizes[unit ?? ''] ?? 1)
