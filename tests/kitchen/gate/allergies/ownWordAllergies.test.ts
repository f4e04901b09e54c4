import { expect, test } from 'vitest'
import { parseAllergyText } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import { createAllergyPathFinder } from '#shared/kitchen/gate/allergies/allergies.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { addForeignFoodsToLine } from '#shared/kitchen/gate/texts/foreignLines.ts'
import { wishLanguages } from '#shared/kitchen/wish/wishLanguages.ts'
import { ownWordAllergyCases } from './ownWordAllergyCases.ts'

const toldOf = (allergy: string, line: string, language: string) => {
  const found = wishLanguages.find(({ id }) => id === language)!
  const trace = createAllergyPathFinder(allergy)(addForeignFoodsToLine(checkLine(line), found, checkLine))
  if (trace === null) return 'nothing'
  return trace.isCertain ? 'contains' : 'may contain'
}

const rows = ownWordAllergyCases.map(([allergy, told, lines, language = 'en']) => ({
  allergy,
  told,
  lines: lines.split('; '),
  language,
}))

test.each(rows)(
  'for the allergy "$allergy", the result is "$told" for each of the lines $lines',
  ({ allergy, told, lines, language }) => {
    expect(Object.fromEntries(lines.map((line) => [line, toldOf(allergy, line, language)]))).toEqual(
      Object.fromEntries(lines.map((line) => [line, told])),
    )
  },
)

test.each([...new Set(ownWordAllergyCases.map(([allergy]) => allergy))])(
  'every word of the allergy "%s" is understood',
  (allergy) => {
    expect(parseAllergyText(allergy).certainty).toBe('known')
  },
)
