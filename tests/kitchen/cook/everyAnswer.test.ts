import { expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import {
  asksForMeat,
  cookingTimes,
  cuisines,
  dietTypes,
  mealTypes,
  meatPreferences,
  type QuestionnaireAnswers,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'
import { defaultDescription } from '#shared/messages/generation.ts'
import { briefOf } from './briefOf.ts'
import { findingsOf } from './recipeFindings.ts'

/** Prime to the length of every word list, so that a spread of all of them is met. */
const every = 11

function* spreadOfAnswers(): Generator<QuestionnaireAnswers> {
  let place = 0
  for (const dietType of dietTypes)
    for (const meatPreference of asksForMeat(dietType) ? meatPreferences : [null])
      for (const mealType of mealTypes)
        for (const cookingTime of cookingTimes)
          for (const skillLevel of skillLevels)
            for (const cuisine of cuisines) {
              place += 1
              const description = defaultDescription
              if (place % every === 0)
                yield { dietType, meatPreference, mealType, cookingTime, skillLevel, cuisine, description }
            }
}

test('whatever is answered, the recipe keeps the diet, the meat and the time, and uses what it lists', () => {
  const findings: string[] = []
  let seed = 0
  for (const answers of spreadOfAnswers()) {
    const recipe = cookRecipe(briefOf(answers), seed)
    findings.push(...findingsOf(recipe, answers).map((finding) => `${recipe.name}: ${finding}`))
    seed += 1
  }
  expect(seed).toBe(Math.floor(43_344 / every))
  expect(findings).toEqual([])
}, 60_000)

test('the same answers and seed give the same recipe, byte for byte', () => {
  for (const [seed, answers] of [...spreadOfAnswers()].slice(0, 200).entries()) {
    const brief = briefOf(answers)
    expect(JSON.stringify(cookRecipe(brief, seed))).toBe(JSON.stringify(cookRecipe(brief, seed)))
  }
})

test.each(['Italian', 'Indian', 'Mexican', 'Nepalese', 'Irish'] as const)(
  'thirty seeds give many different %s dinners',
  (cuisine) => {
    const answers: QuestionnaireAnswers = {
      dietType: 'No restrictions',
      meatPreference: 'No preference',
      mealType: 'Dinner',
      cookingTime: '1 hour or more',
      skillLevel: 'Intermediate',
      cuisine,
      description: defaultDescription,
    }
    const names = Array.from({ length: 30 }, (_, seed) => cookRecipe(briefOf(answers), seed).name)
    expect(new Set(names).size).toBeGreaterThanOrEqual(8)
  },
)
