import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyTable, findNumberByKey, keysOfTable } from '#shared/kitchen/foods/compactKeyTable.ts'

const key = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ő'), maxLength: 8 })

test('a CompactKeyTable returns the same as a Map, and nothing for other keys', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.nat())), fc.array(key), (entries, others) => {
      const map = new Map(entries)
      const table = createKeyTable(map)
      expect([...keysOfTable(table)]).toEqual([...map.keys()])
      for (const asked of [...map.keys(), ...others])
        expect(findNumberByKey(table, asked)).toBe(map.get(asked) ?? -1)
    }),
  )
})
