import { expect, test } from 'vitest'
import { faultsOfRow } from '../writtenAmounts/faultsOfRow.ts'
import { writtenLanguages, writtenRows } from '../writtenAmounts/rows.ts'
import { everyReading } from './scaledRecipeFaults.ts'

test.each(writtenLanguages)(
  'amounts of lines, steps and brackets agree for 1 to 12 servings in every unit system: %s',
  { timeout: 60_000 },
  (language) => {
    expect(writtenRows[language].length).toBeGreaterThanOrEqual(20)
    expect(writtenRows[language].flatMap((row) => faultsOfRow(language, row, everyReading))).toEqual([])
  },
)
