import { expect, test } from 'vitest'
import { judgeLabelledWish } from './wishes/judgeLabelledWish.ts'
import type { LabelledWish } from './wishes/labelledWish.ts'

const held: readonly LabelledWish[] = [
  // A dish by its name, whatever its cuisine
  {
    asked: 'Lamb, Dinner, 1 hour or more, Intermediate, Italian',
    wish: 'moussaka please',
    name: /moussaka/i,
    has: [/lamb/i],
  },
  {
    asked: 'Vegetarian, Breakfast, 30 minutes, Beginner, Irish',
    wish: 'shakshuka',
    name: /shakshuka/i,
    has: [/egg/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Intermediate, Thai',
    wish: 'a risotto with mushrooms',
    name: /risotto/i,
    has: [/mushroom/i],
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Intermediate, French',
    wish: 'bibimbap',
    name: /bibimbap/i,
    has: [/beef/i],
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Polish',
    wish: 'dal',
    name: /da[hl]/i,
    has: [/lentil|mung|pea/i],
  },
  {
    asked: 'Vegan, Snack, 15 minutes or less, Beginner, Polish',
    wish: 'guacamole, no onion',
    name: /guacamole/i,
    has: [/avocado/i],
    hasNot: [/onion/i],
  },
  // A kind of dish
  {
    asked: 'Vegetarian, Lunch, 45 minutes, Beginner, Polish',
    wish: 'any soup',
    name: /soup|broth|barszcz|zurek|krupnik|kapusniak/i,
  },
  {
    asked: 'Vegan, Lunch, 30 minutes, Beginner, Greek',
    wish: 'a salad with chickpeas',
    name: /salad/i,
    has: [/chickpea/i],
  },
  {
    asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Italian',
    wish: 'pasta with broccoli',
    has: [/pasta|spaghetti|penne|orecchiette|orzo|macaroni/i, /broccoli/i],
  },
  {
    asked: 'Turkey, Lunch, 15 minutes or less, Beginner, American',
    wish: 'a sandwich',
    name: /sandwich|toast|roll|melt|club|bagel|wrap/i,
    has: [/turkey/i],
  },
  // People
  { asked: 'Vegan, Dinner, 45 minutes, Beginner, Italian', wish: 'we are seven', servings: 7 },
  { asked: 'Pork, Dinner, 45 minutes, Beginner, Spanish', wish: 'me, my wife and our 3 kids', servings: 5 },
  { asked: 'Vegetarian, Lunch, 30 minutes, Beginner, Thai', wish: 'only for myself', servings: 1 },
  { asked: 'Chicken, Dinner, 1 hour or more, Beginner, Indian', wish: 'serves 13', servings: 13 },
  {
    asked: 'Turkey, Lunch, 1 hour or more, Beginner, American',
    wish: 'meal prep for 3 days, just me',
    servings: 3,
  },
  // Kitchen things
  {
    asked: 'Beef, Dinner, 1 hour or more, Beginner, American',
    wish: 'something for the slow cooker',
    steps: /slow cooker/i,
    stepsNot: /skillet/i,
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'instant pot lentils',
    steps: /pressure cooker/i,
    has: [/lentil/i],
  },
  {
    asked: 'Chicken, Dinner, 30 minutes, Beginner, Thai',
    wish: 'air fryer',
    steps: /air fryer/i,
    has: [/chicken/i],
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, American',
    wish: 'i only have a microwave',
    steps: /microwave/i,
    stepsNot: /\b(?:oven|skillet|saucepan|stove)\b/i,
  },
  { asked: 'Pork, Dinner, 45 minutes, Beginner, Greek', wish: 'on the barbecue', steps: /grill|coals/i },
  { asked: 'Vegan, Dinner, 45 minutes, Beginner, French', wish: 'no oven please', stepsNot: /\boven\b/i },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, Greek',
    wish: 'no cooking, too hot',
    stepsNot: /\b(?:boil|simmer|fry|skillet|saucepan|oven|bake)\b/i,
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Spanish',
    wish: 'one pan only',
    stepsNot: /\b(?:second|another) (?:pan|pot|skillet)\b/i,
  },
  // Taste
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Thai',
    wish: 'very spicy',
    has: [/chil|cayenne|curry paste|sriracha|sambal|red pepper flakes/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Mexican',
    wish: 'nothing green for my son',
    hasNot: [/cilantro|parsley|spinach|scallion|green|basil|lettuce/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, Italian',
    wish: 'cheesy',
    has: [/cheese|parmesan|mozzarella|feta|cheddar|ricotta/i],
  },
  // Bounds
  { asked: 'Chicken, Dinner, 45 minutes, Beginner, Greek', wish: 'high protein', protein: 25 },
  { asked: 'Vegetarian, Dinner, 45 minutes, Beginner, Greek', wish: 'under 500 kcal', kcal: 500 },
  { asked: 'No preference, Dinner, 45 minutes, Beginner, Indian', wish: 'low salt', sodium: 600 },
  { asked: 'Vegan, Lunch, 45 minutes, Beginner, Mexican', wish: 'high fibre', fibre: 7 },
  { asked: 'Vegetarian, Dinner, 1 hour or more, Beginner, Thai', wish: 'in 25 minutes', minutes: 25 },
  { asked: 'Vegan, Dinner, 45 minutes, Beginner, Italian', wish: '6 ingredients max', ingredients: 6 },
  // Foods
  {
    asked: 'Pescatarian, Dinner, 45 minutes, Beginner, Spanish',
    wish: 'prawns and peppers',
    has: [/shrimp/i, /pepper/i],
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Beginner, Mexican',
    wish: 'mince and a tin of kidney beans',
    has: [/ground beef/i, /kidney bean/i],
  },
  {
    asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Italian',
    wish: 'no cream, but feta',
    has: [/feta/i],
    hasNot: [/\bcream\b/i],
  },
  {
    asked: 'Chicken, Lunch, 30 minutes, Beginner, American',
    wish: 'leftover roast chicken',
    has: [/cooked chicken|roast/i],
    hasNot: [/sausage/i],
  },
  {
    asked: 'Vegan, Lunch, 30 minutes, Beginner, Chinese',
    wish: 'use up leftover rice',
    has: [/cooked .*rice/i],
  },
]

test.each(held)('the wish "$wish" ($asked) is held by its recipe, and nothing is excused', (label) => {
  const { judgement, failed, notHeld, recipe } = judgeLabelledWish(label)
  expect({ judgement, failed, notHeld, name: recipe.name }).toEqual({
    judgement: 'held',
    failed: [],
    notHeld: [],
    name: recipe.name,
  })
})

const told: readonly LabelledWish[] = [
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'with real paneer',
    isImpossible: true,
    hasNot: [/paneer/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, American',
    wish: 'bacon and more bacon',
    isImpossible: true,
    hasNot: [/bacon/i],
  },
  {
    asked: 'Keto, Lunch, 30 minutes, Beginner, Italian',
    wish: 'spaghetti carbonara',
    isImpossible: true,
    hasNot: [/spaghetti/i],
  },
  {
    asked: 'Turkey, Dinner, 45 minutes, Beginner, American',
    wish: 'pork chops',
    isImpossible: true,
    hasNot: [/pork/i],
  },
  {
    asked: 'Pork, Dinner, 45 minutes, Beginner, Lebanese',
    wish: 'halal please',
    isImpossible: true,
    hasNot: [/pork|ham\b/i],
  },
  {
    asked: 'Beef, Dinner, 15 minutes or less, Beginner, American',
    wish: 'a stew simmered for hours',
    isImpossible: true,
    minutes: 15,
  },
]

test.each(told)(
  'the cook names what the answers leave no place for in "$wish" ($asked), and keeps the answers',
  (label) => {
    const { judgement, failed } = judgeLabelledWish(label)
    expect({ judgement, failed }).toEqual({ judgement: 'told', failed: [] })
  },
)

test('the same wish and seed give the same recipe', () => {
  const label: LabelledWish = {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Thai',
    wish: 'a creamy curry for 3',
  }
  expect(judgeLabelledWish(label, 11).recipe).toEqual(judgeLabelledWish(label, 11).recipe)
})
