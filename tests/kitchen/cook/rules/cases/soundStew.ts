import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { dishRules } from '../dishRules.ts'
import { type AskedFor, readFinishedRecipe } from '../finishedRecipe.ts'

const dinner: AskedFor = { mealType: 'Dinner', cookingTime: '45 minutes', dietType: 'No restrictions' }

/** A sound recipe, which breaks no rule; cases change one thing of it. */
export const stew: WrittenRecipe = {
  name: 'Beef stew with carrots',
  description: 'Beef and carrots from one pot, thick and dark. It is eaten in winter.',
  servings: 4,
  prepTimeMinutes: 15,
  cookTimeMinutes: 120,
  totalTimeMinutes: 135,
  ingredients: [
    '3 tablespoons sunflower oil',
    '600 g boneless beef chuck, cut into 3 cm (1¼ in) pieces',
    '2 onions, finely chopped',
    '4 carrots, sliced',
    '2 garlic cloves, chopped',
    '800 ml beef stock',
    '600 g potatoes, peeled and cut into chunks',
    '½ teaspoon fine salt',
  ],
  instructions: [
    'Pat the beef dry and season it with the salt. Heat the oil in a wide pot over medium-high heat and brown the beef in two batches, 10 minutes in all.',
    'Add the onions and carrots and cook 6 minutes, until soft; stir in the garlic 1 minute. Pour in the stock, bring to a boil, cover and simmer 1 hour 15 minutes.',
    'Add the potatoes and simmer 20 minutes, until the beef and the potatoes are tender.',
  ],
}

/** The names of the rules that the stew breaks once it is changed so. */
export function brokenBy(change: Partial<WrittenRecipe>, asked: Partial<AskedFor> = {}): string[] {
  const read = readFinishedRecipe({ ...stew, ...change }, { ...dinner, ...asked })
  return dishRules.filter(({ find }) => find(read).length > 0).map(({ name }) => name)
}
export const steps = (first: string, ...others: string[]) => [first, ...others]
export const [brown = '', braise = '', end = ''] = stew.instructions

/** A change to the stew, and the name of the rule that finds the fault in it. */
export type BrokenRuleCase = [rule: string, fault: string, change: Partial<WrittenRecipe>]
