import type { AllergenId } from '../../allergens.ts'
import type { LarderFoodTag } from '../larder/larderFoodEntry.ts'
import type { LarderFood } from '../larderFood.ts'

/** The tags of foods that hold an allergen. Oats stand with gluten, as in annex II of regulation (EU) No 1169/2011. */
const tagsByAllergen: Readonly<Record<AllergenId, readonly LarderFoodTag[]>> = {
  gluten: ['gluten', 'oats'],
  crustaceans: ['crustacean'],
  eggs: ['egg'],
  fish: ['fish'],
  peanuts: ['peanut'],
  soy: ['soy'],
  milk: ['dairy', 'ghee'],
  nuts: ['nut'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  sulphites: ['sulphite'],
  lupin: ['lupin'],
  molluscs: ['mollusc'],
}

const sausages = [
  'chicken sausage',
  'beef sausage',
  'pork sausage',
  'smoked pork sausage',
  'turkey sausage',
  'lamb merguez sausage',
]
const jarred = [
  'dill pickle',
  'sauerkraut',
  'pickled jalapeños',
  'kimchi',
  'vegan kimchi',
  'artichoke hearts',
]
const blends = [
  'mild curry powder',
  'garam masala',
  'Malaysian curry powder',
  'roasted Sri Lankan curry powder',
  'Cajun seasoning',
]

/** Bought foods that often hold an allergen without being made of it: for an allergy they are out as well. */
const oftenIn: Readonly<Partial<Record<AllergenId, readonly string[]>>> = {
  gluten: [...sausages, 'white miso', 'dark chocolate', 'asafoetida', 'chili crisp', 'mustard powder'],
  eggs: ['soft roll', 'naan bread', 'dumpling wrapper', 'ramen noodles'],
  peanuts: ['chili crisp', 'granola'],
  soy: [
    'dark chocolate',
    'soft roll',
    'vegan soft roll',
    'sandwich bread',
    'English muffin',
    'brioche bun',
    ...sausages,
  ],
  milk: ['dark chocolate', 'soft roll', 'sandwich bread', 'granola', ...sausages],
  nuts: ['dark chocolate', 'granola', 'pine nuts'],
  celery: [...sausages, 'ketchup', 'Worcestershire sauce', ...blends, 'corned beef'],
  mustard: [...sausages, ...blends, 'Worcestershire sauce', 'pickled herring', 'dill pickle'],
  sesame: ['soft roll', 'vegan soft roll', 'brioche bun', 'chili crisp', 'granola'],
  sulphites: [...sausages, ...jarred, 'cured chorizo', 'hot sauce', 'sriracha', 'tamarind paste'],
  fish: ['vegetarian mushroom sauce'],
  molluscs: ['kimchi'],
}

/** Whether someone with this allergy may have the food: neither made of it nor, as sold, often holding it. */
export function isFoodAllowedForAllergen(allergen: AllergenId, food: LarderFood): boolean {
  return (
    !tagsByAllergen[allergen].some((tag) => food.tags.has(tag)) && !oftenIn[allergen]?.includes(food.name)
  )
}
