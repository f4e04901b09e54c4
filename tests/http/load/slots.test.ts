import { expect, test } from 'vitest'
import { WorkSlots } from '#server/turns/slots.ts'

/** Slots whose clock the test turns, and callers from networks that hold one each. */
function openSlots(max: number) {
  const clock = { nowMs: 0 }
  const slots = new WorkSlots(max, () => clock.nowMs)
  const gaveWay: string[] = []
  const take = (network: string, bytes: () => number) =>
    slots.take([{ name: network, max: 4 }], { endWork: () => gaveWay.push(network), bytes })
  return { clock, gaveWay, take }
}

test('when every network holds one slot, the slowest loses it to a network without one', () => {
  const { clock, gaveWay, take } = openSlots(3)
  take('fast', () => 9_000_000)
  take('slow', () => 40_000)
  take('slower', () => 20_000)
  clock.nowMs = 4_999
  expect(take('newcomer', () => 0)).toEqual({ refusedBy: 'total' })
  clock.nowMs = 5_000
  expect(take('newcomer', () => 0)).toHaveProperty('release')
  expect(gaveWay).toEqual(['slower'])
  expect(take('newcomer', () => 0)).toEqual({ refusedBy: 'total' })
  expect(take('another newcomer', () => 0)).toHaveProperty('release')
  expect(gaveWay).toEqual(['slower', 'slow'])
})

test('work that no longer waits for its caller cannot lose its slot', () => {
  const { clock, gaveWay, take } = openSlots(1)
  take('received', () => Number.POSITIVE_INFINITY)
  clock.nowMs = 60_000
  expect(take('newcomer', () => 0)).toEqual({ refusedBy: 'total' })
  expect(gaveWay).toEqual([])
})
