import { expect, test } from 'vitest'
import { createLineReaderForConcern } from '#shared/kitchen/gate/allergies/eaterFindings.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { groupCases } from './groupCases.ts'

const verdict = (line: string, unwanted: string, kind: 'dislike' | 'allergy') => {
  const trace = createLineReaderForConcern({ kind, food: unwanted })(checkLine(line))
  if (!trace) return 'nothing'
  return trace.isCertain ? 'contains' : 'may contain'
}

test.each(groupCases)('an eater who avoids %s gets a finding for "%s": %s', (unwanted, line, told) => {
  expect(verdict(line, unwanted, 'dislike')).toBe(told)
  if (told !== 'nothing') expect(verdict(line, unwanted, 'allergy')).toBe(told)
})
