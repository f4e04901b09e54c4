import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import type { RecipeFinding } from '#shared/kitchen/gate/findings.ts'
import { faults, spoilt } from './faults.ts'

const toldOf = (finding: RecipeFinding): string => {
  if (finding.kind === 'hazard') return finding.hazard
  return 'food' in finding ? finding.food : ''
}

test.each(faults)('$kind "$about" is found in $dish, and nothing else', (fault) => {
  const { findings } = checkRecipe(spoilt(fault), [], { limitMinutes: null, meatPreference: null })
  expect(findings.map((finding) => [finding.kind, toldOf(finding)])).toEqual([[fault.kind, fault.about]])
})
