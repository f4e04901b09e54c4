import { expect, test } from 'vitest'
import { findWordFaults } from '#server/commands/checks/checkWords.ts'

test('checkWords fails for a word above its maximum, and for a maximum that could be lower', () => {
  const texts = ['// Verily, a hound runs hence.', '// A hound runs hence.']
  expect(findWordFaults(texts, { verily: 1, 'runs hence': 2 })).toEqual([])
  expect(findWordFaults(texts, { verily: 0, 'runs hence': 3 })).toEqual([
    expect.stringContaining('"verily" occurs 1 times, 0 are allowed'),
    expect.stringContaining('"runs hence" occurs 2 times: lower its number'),
  ])
})
