import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { softEggCases } from './softEggCases.ts'
import { vulnerableCases } from './vulnerableCases.ts'

const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

const cases = [...vulnerableCases, ...softEggCases].map(([found, lines, ...steps]) => ({
  found,
  lines,
  steps,
}))

test.each(cases)('finds $found for a vulnerable eater in $lines: $steps', ({ found, lines, steps }) => {
  const recipe = {
    name: '',
    description: '',
    ingredients: lines.split('; '),
    instructions: steps,
    servings: 4,
    totalTimeMinutes: null,
  }
  const { findings } = checkRecipe(recipe, [pregnant], { limitMinutes: null, meatPreference: null })
  const hazards = findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
  if (found === null) expect(hazards).toEqual([])
  else expect(hazards).toContain(found)
})
