import { expect, test } from 'vitest'
import {
  maxEatersInAddress,
  readMealSlotToFill,
  writeMealSlotToFill,
} from '#shared/mealPlan/slotInAddress.ts'

const slot = { date: '2026-12-01', slotId: 'dinner', servings: 2, eaterIds: ['ada-1', 'dan-2'] }
const read = (changes: Record<string, string> = {}) => {
  const search = new URLSearchParams(writeMealSlotToFill(slot))
  for (const [key, value] of Object.entries(changes)) search.set(key, value)
  return readMealSlotToFill(search)
}

test('a slot with its servings and eaters is read from an address as it was written', () => {
  expect(read()).toEqual(slot)
  const forAll = { ...slot, eaterIds: null }
  expect(readMealSlotToFill(new URLSearchParams(writeMealSlotToFill(forAll)))).toEqual(forAll)
})

test.each([
  ['', null],
  [',,', null],
  ['a b, <script>', null],
  ['ada-1,ada-1,?,dan-2', ['ada-1', 'dan-2']],
])('eaters "%s" of an address are read as %j', (planEaters, eaterIds) => {
  expect(read({ planEaters })).toEqual({ ...slot, eaterIds })
})

test('more eaters than a household has are left out of an address', () => {
  const planEaters = Array.from({ length: 200 }, (_, index) => `eater-${index}`).join()
  expect(read({ planEaters })?.eaterIds).toHaveLength(maxEatersInAddress)
})

test.each([
  ['planDate', 'tomorrow'],
  ['planSlot', 'a b'],
  ['planServings', '1.5'],
  ['planServings', '1000'],
])('an address with the invalid parameter %s=%s names no meal slot', (key, value) => {
  expect(read({ [key]: value })).toBeNull()
})
