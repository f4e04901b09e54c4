import { expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { createRecipeHazardTest } from '#shared/kitchen/gate/allergies/isHarmful.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { addWishLimitsToBrief } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import { sampleOf } from '../../support/grid.ts'
import { everyAnswer } from '../../support/recipes/everyAnswer.ts'
import { briefOf } from './briefOf.ts'

const seeds = Array.from({ length: 500 }, (_, seed) => seed)
const answers = [...everyAnswer()]
/** A prime, so that answers of every kind are met. */
const everySoMany = 83
const wishes = ['sushi', 'carpaccio', 'steak tartare', 'mayonnaise', 'tiramisu', 'poached eggs', 'ceviche']
const vulnerable = ['I am pregnant', 'for my toddler', 'my mother is 80', 'I have a weak immune system']
const asked = { limitMinutes: null, meatPreference: null }

/** What the check finds for these words in the recipes of the seeds, each with another wish and other answers. */
function hazardsFor(words: string): string[] {
  // Other seeds for each of the words.
  return sampleOf(seeds, 17, vulnerable.indexOf(words)).flatMap((seed) => {
    const description = `${words}, ${wishes[seed % wishes.length]}`
    const asWished = { ...answers[(seed * everySoMany) % answers.length]!, description }
    const { brief } = addWishLimitsToBrief(briefOf(asWished), { earlierWishes: [], clarifications: null })
    expect(brief.eaters.some(({ isVulnerable }) => isVulnerable)).toBe(true)
    const recipe = cookRecipe(brief, seed, undefined, createRecipeHazardTest(brief.eaters))
    return checkRecipe(recipe, brief.eaters, asked).findings.flatMap((finding) =>
      finding.kind === 'hazard' ? [`${recipe.name}: ${finding.hazard}`] : [],
    )
  })
}

test.each(vulnerable)(
  'the built-in cook’s recipe has no hazard findings for the wish "%s"',
  { timeout: 300_000 },
  (words) => {
    expect(hazardsFor(words)).toEqual([])
  },
)
