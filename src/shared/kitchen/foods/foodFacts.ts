import type { AllergenId } from '../allergens.ts'

/**
 * What a food is at root, as far as an allergy or a diet may ask. Typed only where it begins (milk, wheat, anchovy);
 * everything made of it inherits it.
 */
export const foodFacts = [
  'meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'slaughter',
  'sea animal',
  'rennet',
  'isinglass',
  'insect',
  'dairy',
  'ghee',
  'egg',
  'honey',
  'gluten',
  'oats',
  'grain',
  'pseudograin',
  'pulse',
  'pod',
  'soy',
  'peanut',
  'nut',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'sugar',
  'syrup',
  'sweetener',
  'potato',
  'starch',
  'sweetfruit',
  'alcohol',
  'raw egg',
  'raw milk',
] as const
export type FoodFact = (typeof foodFacts)[number]

/** Which of annex II a fact stands for. Oats are among the cereals it names. */
export const allergenByFoodFact: Partial<Record<FoodFact, AllergenId>> = {
  gluten: 'gluten',
  oats: 'gluten',
  crustacean: 'crustaceans',
  egg: 'eggs',
  fish: 'fish',
  peanut: 'peanuts',
  soy: 'soy',
  dairy: 'milk',
  nut: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  mollusc: 'molluscs',
}
