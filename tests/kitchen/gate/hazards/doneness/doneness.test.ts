import { describe, expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { chokingCases } from '../people/chokingCases.ts'
import { enoughMinutes, tooFewMinutes } from './cookingMinutesCases.ts'
import { type DonenessCase, toldOfChildren, toldToEverybody, toldToVulnerable } from './donenessCases.ts'
import { glassySeafoodCases } from './glassySeafoodCases.ts'
import { outsideEndCases } from './outsideEndCases.ts'
import { pinkSausageAndMinceCases } from './pinkSausageAndMinceCases.ts'
import { shortCookingCases } from './shortCookingCases.ts'
import { shortSearCases } from './shortSearCases.ts'

const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }
const asked = { limitMinutes: null, meatPreference: null }

function hazardsIn(lines: string, instructions: readonly string[], eaters: readonly Eater[]): string[] {
  const recipe = {
    name: '',
    description: '',
    ingredients: lines.split('; '),
    instructions,
    servings: 4,
    totalTimeMinutes: null,
  }
  return checkRecipe(recipe, eaters, asked).findings.flatMap((finding) =>
    finding.kind === 'hazard' ? [finding.hazard] : [],
  )
}

const rows = (cases: readonly DonenessCase[]) =>
  cases.map(([found, lines, ...steps]) => ({ found, lines, steps }))

describe('undercooked food for every eater', () => {
  test.each(
    rows([
      ...toldToEverybody,
      ...toldOfChildren,
      ...shortCookingCases,
      ...pinkSausageAndMinceCases,
      ...outsideEndCases,
      ...tooFewMinutes,
      ...enoughMinutes,
      ...chokingCases,
    ]),
  )('the hazard in $lines with the steps $steps is: $found', ({ found, lines, steps }) => {
    expect(hazardsIn(lines, steps, [])).toEqual(found === null ? [] : [found])
  })
})

describe('for a vulnerable eater', () => {
  test.each(rows([...toldToVulnerable, ...glassySeafoodCases, ...shortSearCases]))(
    'the hazard in $lines with the steps $steps is: $found',
    ({ found, lines, steps }) => {
      const hazards = hazardsIn(lines, steps, [pregnant])
      if (found === null) expect(hazards).toEqual([])
      else expect(hazards).toContain(found)
      expect(hazardsIn(lines, steps, [])).toEqual([])
    },
  )
})
