import { describe, expect, test } from 'vitest'
import { judgeLabelledWish } from './wishes/judgeLabelledWish.ts'
import type { LabelledWish } from './wishes/labelledWish.ts'

const held: readonly LabelledWish[] = [
  {
    asked: 'Pescatarian, Lunch, 45 minutes, Intermediate, Mexican',
    wish: 'ceviche for two',
    name: /ceviche/i,
    has: [/cod|salmon|shrimp/i],
    servings: 2,
  },
  {
    asked: 'Vegetarian, Breakfast, 30 minutes, Beginner, Australian',
    wish: 'fluffy pancakes without egg',
    name: /pancakes/i,
    has: [/baking powder/i],
    hasNot: [/\begg/i],
  },
  {
    asked: 'Keto, Breakfast, 30 minutes, Beginner, American',
    wish: 'pancakes',
    name: /pancakes/i,
    hasNot: [/wheat|all-purpose|sugar/i],
  },
  {
    asked: 'Pork, Breakfast, 45 minutes, Beginner, American',
    wish: 'pancakes with bacon on the side',
    name: /pancake/i,
    has: [/bacon/i],
  },
  {
    asked: 'Chicken, Lunch, 45 minutes, Beginner, Polish',
    wish: 'chicken noodle soup',
    name: /noodle soup/i,
    has: [/chicken/i, /noodles/i],
  },
  {
    asked: 'Vegetarian, Breakfast, 30 minutes, Beginner, French',
    wish: 'omelette aux pommes',
    name: /omelet/i,
    has: [/apple/i, /sugar/i],
    hasNot: [/garlic|onion|cheese|potato/i],
  },
  {
    asked: 'Vegetarian, Breakfast, 30 minutes, Beginner, German',
    wish: 'Omelett mit Äpfeln',
    name: /omelet/i,
    has: [/apple/i, /\begg/i],
  },
  {
    asked: 'Vegetarian, Breakfast, 30 minutes, Beginner, French',
    wish: 'an omelette',
    name: /omelet/i,
    hasNot: [/apple|sugar/i],
  },
  {
    asked: 'Vegetarian, Dinner, 1 hour or more, Beginner, German',
    wish: 'a celeriac from the market',
    has: [/\bcelery root\b/i],
    hasNot: [/celery roots/i],
  },
  {
    asked: 'Chicken, Dinner, 1 hour or more, Beginner, Indian',
    wish: 'non veg biryani',
    name: /biryani/i,
    has: [/chicken/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, Indian',
    wish: 'something like butter chicken with beans',
    has: [/tomato/i, /bean/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Sri Lankan',
    wish: 'really hot, with chicken',
    has: [/flakes|cayenne|green chil|red chil|teaspoons chili powder/i],
  },
]

const told: readonly LabelledWish[] = [
  {
    asked: 'Vegan, Lunch, 15 minutes or less, Beginner, American',
    wish: 'a BLT',
    has: [/lettuce|romaine/i],
    isImpossible: true,
  },
  {
    asked: 'Pork, Dinner, 15 minutes or less, Beginner, American',
    wish: 'pulled pork',
    has: [/pork/i],
    isImpossible: true,
  },
]

describe('a dish by its name', () => {
  test.each(held)('the wish "$wish" ($asked) is held by its recipe, and nothing is excused', (label) => {
    const { judgement, failed, notHeld } = judgeLabelledWish(label)
    expect({ judgement, failed, notHeld }).toEqual({ judgement: 'held', failed: [], notHeld: [] })
  })

  test.each(told)(
    'the wish "$wish" ($asked) is cooked as far as possible, and its unmet requirements are named',
    (label) => {
      const { judgement, failed } = judgeLabelledWish(label)
      expect({ judgement, failed }).toEqual({ judgement: 'told', failed: [] })
    },
  )
})

test('a dish with loads of garlic is not cooked for somebody who wants little of it', () => {
  const { recipe } = judgeLabelledWish({
    asked: 'Beef, Dinner, 1 hour or more, Advanced, French',
    wish: 'dinner for two, nothing with loads of garlic',
    servings: 2,
  })
  expect(recipe.ingredients.filter((line) => /\b(?:[4-9]|1\d) garlic cloves/.test(line))).toEqual([])
})
