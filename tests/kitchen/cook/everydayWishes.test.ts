import { describe, expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { checkWishRequirements } from '#shared/kitchen/wish/requirements/checkWishRequirements.ts'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import { readRecipeForWish } from '#shared/kitchen/wish/requirements/recipeForWish.ts'
import { briefOf } from './briefOf.ts'
import { answersOfLabel, judgeLabelledWish } from './wishes/judgeLabelledWish.ts'
import type { LabelledWish } from './wishes/labelledWish.ts'

const held: readonly LabelledWish[] = [
  {
    asked: 'Vegan, Snack, 15 minutes or less, Beginner, Lebanese',
    wish: 'houmous from scratch, got 2 tins of chickpeas',
    name: /^Hummus/,
    has: [/chickpeas/i, /tahini/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Indian',
    wish: 'poulet tikka',
    name: /^Chicken tikka/,
    has: [/yogurt/i],
  },
  {
    asked: 'Beef, Dinner, 1 hour or more, Intermediate, French',
    wish: 'boeuf bourguignon sans champignons, on sera 6',
    name: /bourguignon/i,
    has: [/beef/i, /red wine/i],
    hasNot: [/mushroom/i],
    servings: 6,
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, French',
    wish: 'omelette aux fines herbes, sans beurre',
    name: /omelet/i,
    hasNot: [/butter|ghee/i],
  },
  {
    asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Mexican',
    wish: 'quesadillas, kids dont like anything spicy or green',
    name: /quesadilla/i,
    hasNot: [/chil|jalape|spinach|cilantro|parsley/i],
  },
  {
    asked: 'Chicken, Snack, 30 minutes, Beginner, Chinese',
    wish: 'sticky glazed chicken something we can pick at',
    name: /glaz|sticky/i,
    has: [/chicken/i, /sugar|honey|mirin/i],
  },
  {
    asked: 'Beef, Dinner, 1 hour or more, Intermediate, German',
    wish: 'Rouladen, dazu Rotkohl',
    name: /rouladen/i,
    has: [/red cabbage/i],
  },
]

describe('everyday wishes', () => {
  test.each(held)('the wish "$wish" ($asked) is held by its recipe, and nothing is excused', (label) => {
    const { judgement, failed, notHeld } = judgeLabelledWish(label)
    expect({ judgement, failed, notHeld }).toEqual({ judgement: 'held', failed: [], notHeld: [] })
  })

  test.each<[asked: string, wish: string, reason: string]>([
    ['Vegetarian, Dinner, 30 minutes, Beginner, French', 'quiche sans lardons', 'chosen time'],
    ['Vegan, Snack, 1 hour or more, Beginner, French', 'Apfelkuchen', 'other dish'],
    ['Vegetarian, Dinner, 30 minutes, Beginner, Turkish', 'Linsensuppe', 'chosen time'],
    ['Pescatarian, Lunch, 15 minutes or less, Beginner, French', 'salade niçoise', 'chosen time'],
  ])('what is not held of "%s", "%s" has the reason "%s"', (asked, wish, reason) => {
    const answers = answersOfLabel(asked, wish)
    const recipe = cookRecipe(briefOf(answers), 7)
    const { notHeld } = checkWishRequirements(readWishRequirements(wish), readRecipeForWish(recipe), answers)
    expect(notHeld.map(({ why }) => why.reason)).toEqual([reason])
  })

  test('a food that the larder lacks is not excused by the diet', () => {
    const answers = answersOfLabel('Pork, Dinner, 1 hour or more, Beginner, German', 'pork with crackling')
    const { description } = cookRecipe(briefOf(answers), 7)
    expect(description).not.toContain('no restrictions')
    expect(description).not.toContain('crackling')
  })

  test('a dish that somebody names and that takes less than the hour that was chosen says so', () => {
    const asked = 'Vegan, Dinner, 1 hour or more, Beginner, Ethiopian'
    const named = cookRecipe(briefOf(answersOfLabel(asked, 'misir wot')), 7)
    expect(named.totalTimeMinutes).toBeLessThan(50)
    expect(named.description).toContain('sooner than the hour that was chosen')
    const free = cookRecipe(briefOf(answersOfLabel(asked, '')), 7)
    expect(free.totalTimeMinutes).toBeGreaterThanOrEqual(50)
    expect(free.description).not.toContain('sooner than')
  })

  test.each(['Irish', 'Italian', 'Polish', 'Indian', 'Mexican'])(
    'a stew of an hour or more takes at least 50 minutes, or says that it does not: %s',
    (cuisine) => {
      for (const seed of [1, 2, 3]) {
        const answers = answersOfLabel(`No preference, Dinner, 1 hour or more, Beginner, ${cuisine}`, 'stew')
        const { totalTimeMinutes, description } = cookRecipe(briefOf(answers), seed)
        expect(totalTimeMinutes >= 50 || description.includes('sooner than the hour')).toBe(true)
      }
    },
  )

  test('a cake that is not to be too sweet has less sugar than the same cake without this wish', () => {
    const sugarOf = (wish: string) => {
      const answers = answersOfLabel('Vegetarian, Snack, 1 hour or more, Beginner, German', wish)
      const recipe = cookRecipe(briefOf(answers), 7)
      const line = recipe.ingredients.find((each) => /\bsugar\b/.test(each)) ?? ''
      return { name: recipe.name, grams: Number(/^(\d+) g/.exec(line)?.[1]) }
    }
    const usual = sugarOf('brownies')
    const less = sugarOf('brownies, not too sweet')
    expect(less.name).toBe(usual.name)
    expect(less.grams).toBeLessThan(usual.grams * 0.8)
  })
})
