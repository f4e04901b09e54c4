import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { DietId } from '#shared/kitchen/diets.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'

export function eater(needs: Partial<Pick<Eater, 'allergens' | 'diets' | 'dislikes'>>): Eater {
  return { name: 'Ada', allergens: [], diets: [], dislikes: [], likes: [], ...needs }
}

/** Lines that certainly hold the allergen. */
export const linesOfAllergen: Record<AllergenId, readonly string[]> = {
  gluten: ['250 g plain flour', '500 g spaghetti', '2 tbsp soy sauce', '4 burger buns', '1 cup couscous'],
  crustaceans: ['300 g prawns, peeled', '1 lobster', '200 g crab meat', '1 tsp shrimp paste'],
  eggs: ['2 eggs', '3 egg whites', '4 tbsp mayonnaise', '1 egg, beaten, to glaze', '2 hard-boiled eggs'],
  fish: ['400 g cod fillet', '2 tbsp fish sauce', '6 anchovies', '1 tsp Worcestershire sauce'],
  peanuts: ['100 g peanut butter', '½ cup roasted peanuts', '2 tbsp peanut oil'],
  soy: ['3 tbsp soy sauce', '400 g tofu, cubed', '1 cup soy milk', '2 tbsp miso'],
  milk: ['1 cup (240 ml) milk', '200 ml double cream', '250 g butter, softened', '100 g cheddar, grated'],
  nuts: ['100 g walnuts, chopped', '2 tbsp almond butter', '1 cup almond milk', '50 g flaked almonds'],
  celery: ['2 stalks celery, chopped', '1 celeriac', '1 tsp celery salt'],
  mustard: ['1 tsp Dijon mustard', '1 tbsp wholegrain mustard', '1 tsp mustard seeds'],
  sesame: ['2 tbsp tahini', '1 tbsp sesame seeds', '1 tsp sesame oil', '200 g hummus'],
  sulphites: ['150 ml dry white wine', '200 ml red wine', '2 tbsp sherry'],
  lupin: ['100 g lupin flour', '50 g lupin beans', '1 cup lupin flour'],
  molluscs: ['1 kg mussels', '400 g squid, sliced', '2 tbsp oyster sauce', '12 scallops'],
}

/** Lines that break the diet; of low-carb those that bring most of it. */
export const linesOfDiet: Record<DietId, readonly string[]> = {
  vegetarian: ['500 g minced beef', '2 chicken breasts', '1 l chicken stock', '4 leaves gelatine'],
  vegan: ['2 eggs', '200 ml milk', '3 tbsp honey', '500 g minced beef', '100 g butter', '100 g feta'],
  pescatarian: ['6 rashers bacon', '2 chicken breasts', '2 tbsp lard', '400 g lamb shoulder'],
  keto: ['500 g spaghetti', '1 cup rice', '200 g sugar', '500 g potatoes', '250 g plain flour'],
  paleo: ['1 can chickpeas', '1 cup rice', '200 g sugar', '2 tbsp soy sauce', '200 ml milk'],
  'gluten-free': ['250 g plain flour', '500 g spaghetti', '100 g breadcrumbs', '2 tbsp soy sauce'],
  'dairy-free': ['1 cup milk', '100 g butter', '150 g Greek yogurt', '100 g parmesan, grated'],
  'low-carb': ['500 g spaghetti', '1 cup rice', '500 g potatoes', '200 g sugar'],
}

export const dislikedLines: readonly (readonly [food: string, line: string])[] = [
  ['mushrooms', '200 g mushrooms, sliced'],
  ['olives', '50 g black olives'],
  ['cilantro', '1 handful coriander leaves, chopped'],
  ['onion', '1 onion, finely chopped'],
  ['garlic', '2 cloves garlic'],
  ['aubergine', '2 eggplants, cubed'],
  ['coconut', '1 can coconut milk'],
  ['chili', '1 red chilli, chopped'],
  ['blue cheese', '100 g blue cheese, crumbled'],
  ['anchovies', '6 anchovies'],
]

export const everyLine: readonly string[] = [
  ...Object.values(linesOfAllergen).flat(),
  ...Object.values(linesOfDiet).flat(),
  ...dislikedLines.map(([, line]) => line),
]
