import { expect, test } from 'vitest'
import { findLengthFaults } from '#server/commands/checks/checkLengths.ts'

test('checkLengths fails for a file above the maximum, but for a table, and for an exemption that no file needs', () => {
  const lengths = new Map([
    ['src/rules.ts', 3],
    ['src/tables/foods.ts', 9],
  ])
  const limits = { max: 3, unit: 'lines' as const }
  expect(findLengthFaults(lengths, { ...limits, exempt: { 'src/tables/*.ts': 'foods' } })).toEqual([])
  expect(findLengthFaults(lengths, { ...limits, max: 2, exempt: { 'src/tables/*.ts': 'foods' } })).toEqual([
    expect.stringContaining('src/rules.ts has 3 lines, 2 are allowed'),
  ])
  expect(findLengthFaults(lengths, { ...limits, exempt: { 'src/words/*.ts': 'words' } })).toEqual([
    expect.stringContaining('src/tables/foods.ts has 9 lines'),
    expect.stringContaining('src/words/*.ts needs no exemption'),
  ])
})
