import { expect, test } from 'vitest'
import { asksForMeat, cuisines, timeLimitMinutes } from '#shared/kitchen/questionnaire.ts'

test('meat is asked for only where the diet leaves meat to choose', () => {
  expect(asksForMeat('No restrictions')).toBe(true)
  expect(asksForMeat('Keto')).toBe(true)
  expect(asksForMeat('Paleo')).toBe(true)
  expect(asksForMeat('Vegetarian')).toBe(false)
  expect(asksForMeat('Vegan')).toBe(false)
  expect(asksForMeat('Pescatarian')).toBe(false)
})

test('the wizard offers 43 cuisines, each once', () => {
  expect(new Set(cuisines).size).toBe(43)
  expect(cuisines.length).toBe(43)
})

test('an hour or more has no upper limit', () => {
  expect(timeLimitMinutes('15 minutes or less')).toBe(15)
  expect(timeLimitMinutes('1 hour or more')).toBeNull()
})
