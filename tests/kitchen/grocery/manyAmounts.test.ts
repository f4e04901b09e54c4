import { expect, test } from 'vitest'
import { addUpRequiredAmounts } from '#shared/grocery/amounts.ts'
import type { RequiredAmount } from '#shared/kitchen/groceryLines.ts'
import { asGrams } from '#shared/kitchen/units/quantities.ts'
import { cpuMs } from '../../support/process/cpuTime.ts'

const partOf = (unit: string | null, amount = 1): RequiredAmount => ({
  ...{ text: '', amount, unit, pieces: null, grams: null, millilitres: null },
})
const inUnits = (count: number) => Array.from({ length: count }, (_, at) => partOf(`u${100_000 + at}`))

test('amounts in 21,000 different units are added up in less than 300 ms of CPU', () => {
  // The longest item that one change may make has 2,340.
  const parts = inUnits(2_340)
  const added = () => {
    for (let items = 0; items < 9; items += 1) addUpRequiredAmounts(parts, [])
  }
  expect(Math.min(cpuMs(added), cpuMs(added))).toBeLessThan(300)
})

test('an item shows at most 20 amounts that cannot be added up, and "…" for others', () => {
  expect(addUpRequiredAmounts(inUnits(20), []).text.split(' + ')).toHaveLength(20)
  const texts = addUpRequiredAmounts([...inUnits(21), ...inUnits(21)], []).text.split(' + ')
  expect([texts.length, texts.at(-1)]).toEqual([21, '…'])
  expect(texts[0]).toContain('2')
})

test('amounts in 21 units whose weight is known are added up by weight', () => {
  const parts = inUnits(21).map((part) => ({ ...part, grams: asGrams(10) }))
  expect(addUpRequiredAmounts(parts, [])).toMatchObject({ text: '210 g', isAbout: true, grams: 210 })
})
