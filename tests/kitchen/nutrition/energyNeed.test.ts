import { describe, expect, test } from 'vitest'
import { type BodyMeasures, energyNeedOfAdult } from '#shared/kitchen/nutrition/energyNeed.ts'

const man: BodyMeasures = { age: 30, sex: 'male', heightCm: 180, weightKg: 80, activity: 'low' }

describe('the energy that an adult needs', () => {
  // 10 × 80 + 6.25 × 180 − 5 × 30 + 5 = 1780, and − 161 in place of + 5 for a woman.
  test.each<[Partial<BodyMeasures>, number]>([
    [{}, 1780 * 1.53],
    [{ activity: 'moderate' }, 1780 * 1.76],
    [{ activity: 'high' }, 1780 * 2.25],
    [{ sex: 'female' }, 1614 * 1.53],
    [{ sex: 'female', age: 65, heightCm: 160, weightKg: 60 }, 1114 * 1.53],
  ])(
    'the energy that an adult needs is the resting energy by Mifflin and St Jeor times the activity: %j',
    (change, kcal) => {
      const { low, typical, high } = energyNeedOfAdult({ ...man, ...change })!
      expect(Math.abs(typical - kcal)).toBeLessThanOrEqual(5)
      expect(low / typical).toBeCloseTo(0.9, 2)
      expect(high / typical).toBeCloseTo(1.1, 2)
    },
  )

  test.each([
    [18, false],
    [19, true],
    [78, true],
    [79, false],
    [4, false],
  ])('the energy need is known at the age of %i: %s', (age, isKnown) => {
    expect(energyNeedOfAdult({ ...man, age }) !== null).toBe(isKnown)
  })
})
