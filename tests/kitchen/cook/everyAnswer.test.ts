import { expect, test } from 'vitest'
import * as m from '#messages'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { sampleOf } from '../../support/grid.ts'
import { everyAnswer } from '../../support/recipes/everyAnswer.ts'
import { briefOf } from './briefOf.ts'
import { findingsOf } from './recipeFindings.ts'

/** Prime to the length of every word list, so that a spread of all of them is met. */
const every = 23

const spreadOfAnswers = sampleOf(
  [...everyAnswer()].filter((_, index) => (index + 1) % every === 0),
  5,
).map((answers) => ({ ...answers, description: m.generation_default_description() }))

test('for any answers, the built-in cook keeps diet, meat and time, and uses every listed ingredient', () => {
  const findings: string[] = []
  let seed = 0
  for (const answers of spreadOfAnswers) {
    const recipe = cookRecipe(briefOf(answers), seed)
    findings.push(...findingsOf(recipe, answers).map((finding) => `${recipe.name}: ${finding}`))
    seed += 1
  }
  expect(seed).toBeGreaterThan(43_344 / every / 5 - 1)
  expect(findings).toEqual([])
})

test('the built-in cook writes an identical recipe for the same answers and seed', () => {
  for (const [seed, answers] of spreadOfAnswers.slice(0, 200).entries()) {
    const brief = briefOf(answers)
    expect(JSON.stringify(cookRecipe(brief, seed))).toBe(JSON.stringify(cookRecipe(brief, seed)))
  }
})

test('for any answers, a user who wants another recipe eleven times gets twelve different ones', () => {
  const few = spreadOfAnswers
    .filter((_, index) => index % 19 === 0)
    .filter((answers) => {
      const names: string[] = []
      for (let seed = 0; seed < 12; seed++) {
        const change = names.length > 0 ? { kind: 'another' as const, previousNames: names } : null
        names.push(cookRecipe({ ...briefOf(answers), change }, seed).name)
      }
      return new Set(names).size < 12
    })
  expect(few).toEqual([])
})
