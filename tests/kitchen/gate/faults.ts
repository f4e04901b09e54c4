import type { RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import type { RecipeFinding } from '#shared/kitchen/gate/findings.ts'
import { sampleRecipes } from './recipes/sampleRecipes.ts'

/** One change to a good recipe, and the one finding it must bring. `about`: the hazard or the food that is told. */
export interface Fault {
  dish: string
  kind: RecipeFinding['kind']
  about: string
  add?: string
  swap?: readonly [string, string]
  secondSwap?: readonly [string, string]
  step?: string
}

export function spoilt({ dish, add, swap, secondSwap, step }: Fault): RecipeToCheck {
  const good = sampleRecipes.find(({ name }) => name === dish)
  if (!good) throw new Error(`no recipe for ${dish}`)
  const swapped = (texts: readonly string[]) =>
    texts.map((text) =>
      [swap, secondSwap].reduce((said, pair) => (pair ? said.replaceAll(pair[0], pair[1]) : said), text),
    )
  return {
    ...good,
    ingredients: [...swapped(good.ingredients), ...(add ? [add] : [])],
    instructions: [...swapped(good.instructions), ...(step ? [step] : [])],
  }
}

const unused = (dish: string, add: string, about: string): Fault => ({
  dish,
  kind: 'unused ingredient',
  about,
  add,
})
const unlisted = (dish: string, step: string, about: string): Fault => ({
  dish,
  kind: 'unlisted food',
  about,
  step,
})
const hazard = (
  dish: string,
  about: string,
  change: Pick<Fault, 'add' | 'swap' | 'secondSwap' | 'step'>,
): Fault => ({
  dish,
  kind: 'hazard',
  about,
  ...change,
})
const amount = (dish: string, about: string, from: string, to: string): Fault => ({
  dish,
  kind: 'implausible amount',
  about,
  swap: [from, to],
})

export const faults: readonly Fault[] = [
  unused('Spaghetti aglio e olio', '1 tsp ground turmeric', 'ground turmeric'),
  unused('Coq au vin', '200 g green lentils', 'green lentils'),
  unused("Classic shepherd's pie", '100 g frozen peas', 'frozen peas'),
  unused('Pork schnitzel with potato salad', '2 tbsp capers', 'capers'),
  unused('Chana masala', '150 ml coconut milk', 'coconut milk'),
  unused('Teriyaki salmon', '200 g firm tofu, cubed', 'firm tofu'),
  unused('Mapo tofu', '2 tbsp oyster sauce', 'oyster sauce'),
  unused('Teriyaki salmon', '1 tsp grated ginger', 'ginger'),
  unused('Classic chili con carne', '2 ears of corn', 'corn'),
  unused('Chocolate chip cookies', '2 tbsp honey', 'honey'),
  unused('Buttermilk pancakes', '1 cup blueberries', 'blueberries'),
  unused('Shakshuka', '1 aubergine, diced', 'aubergine'),
  unused('Banana bread', '1/2 cup sour cream', 'sour cream'),
  unused('Bobotie', '2 tbsp mango chutney', 'mango chutney'),
  unused('Lentil soup', '2 potatoes, diced', 'potatoes'),
  unlisted('Spaghetti aglio e olio', 'Stir in the anchovies and toss again.', 'anchovy'),
  unlisted('Coq au vin', 'Stir in the crème fraîche.', 'crème fraîche'),
  unlisted('Greek salad', 'Add the avocado and toss.', 'avocado'),
  unlisted('Tortilla española', 'Fold in the chorizo.', 'Spanish chorizo'),
  unlisted('Chana masala', 'Add the spinach and cook until wilted.', 'spinach'),
  unlisted('Mapo tofu', 'Drizzle with the sesame oil.', 'sesame oil'),
  unlisted('Egg fried rice', 'Add the shrimp and stir-fry for 3 minutes.', 'shrimp'),
  unlisted('Classic chili con carne', 'Stir in the dark chocolate until melted.', 'dark chocolate'),
  unlisted('Buttermilk pancakes', 'Fold in the blueberries.', 'blueberry'),
  unlisted('Lamb tagine with apricots', 'Add the prunes and cook 5 minutes more.', 'prune'),
  unlisted('Shakshuka', 'Sprinkle with the chopped coriander.', 'coriander leaf'),
  unlisted('Jollof rice', 'Stir in the coconut milk.', 'coconut milk'),
  unlisted('Lentil soup', 'Add the celery and cook until soft.', 'celery'),
  unlisted('Borscht', 'Stir in the butter.', 'butter'),
  unlisted('Banana bread', 'Fold in the walnuts.', 'walnut'),
  amount('Spaghetti aglio e olio', 'spaghetti', '400 g spaghetti', '4 kg spaghetti'),
  amount('Chana masala', 'salt', 'Salt to taste', '1 cup salt'),
  amount('Banana bread', 'baking soda', '1 teaspoon baking soda', '1 cup baking soda'),
  amount('Shakshuka', 'egg', '6 eggs', '60 eggs'),
  amount('Classic chili con carne', 'cumin', '2 tablespoons ground cumin', '2 cups ground cumin'),
  amount('Teriyaki salmon', 'soy sauce', '4 tbsp soy sauce', '4 cups soy sauce'),
  amount('Hummus', 'garlic', '1 garlic clove', '1.5 kg garlic'),
  amount('Lamb tagine with apricots', 'lamb shoulder', '1 kg lamb', '10 kg lamb'),
  amount('Doro wat', 'chicken leg', '3 lb chicken legs', '30 lb chicken legs'),
  hazard('Jerk chicken', 'poultry underdone', { swap: ['reads 75 °C', 'reads 62 °C'] }),
  hazard('Roast turkey breast with gravy', 'poultry underdone', {
    swap: ['registers 165°F', 'registers 145°F'],
  }),
  hazard('Chicken adobo', 'poultry underdone', { swap: ['registers 175°F', 'reaches 140°F'] }),
  hazard('Chicken tikka masala', 'poultry underdone', {
    step: 'The chicken should still be slightly pink in the middle.',
  }),
  hazard('Swedish meatballs', 'minced meat underdone', { swap: ['and cooked through', 'and 60 °C inside'] }),
  hazard('Bobotie', 'minced meat underdone', { step: 'The meat may be served still pink inside.' }),
  hazard('Pork schnitzel with potato salad', 'pork underdone', {
    step: 'The pork is done at an internal temperature of 54 °C.',
  }),
  hazard('Egg fried rice', 'rice kept warm', {
    step: 'Keep the rest of the rice warm in the cooker for 12 hours.',
  }),
  hazard('Nasi goreng', 'rice kept warm', { step: 'Leave leftover rice on the counter overnight.' }),
  hazard('Borscht', 'left out', {
    step: 'Leave the soup on the stove overnight and reheat the next day at room temperature for several hours.',
  }),
  hazard('Coq au vin', 'left out', {
    step: 'Let the stew stand at room temperature for 8 hours before reheating.',
  }),
  hazard('Nasi goreng', 'thawed on the counter', {
    step: 'If the prawns are frozen, thaw the prawns on the counter.',
  }),
  hazard('Jerk chicken', 'washed poultry', { step: 'Before you start, rinse the chicken under the tap.' }),
  hazard('Chicken adobo', 'washed poultry', { step: 'Wash the chicken well.' }),
  hazard('Teriyaki salmon', 'marinade reused', {
    step: 'Marinate the fish first, and serve it drizzled with the used marinade.',
  }),
  hazard('Spaghetti aglio e olio', 'garlic in oil', {
    step: 'Store the leftover garlic oil in a jar in the cupboard for up to 3 weeks.',
  }),
  hazard('Hummus', 'garlic in oil', {
    step: 'Steep more garlic in olive oil in a bottle and keep at room temperature for two months.',
  }),
  hazard('Lentil soup', 'home canning', {
    swap: [
      'Stir in the lemon juice',
      'Ladle into jars and process the jars in a water bath for 10 minutes; stored in the pantry it keeps for a year. Serve with lemon',
    ],
  }),
  hazard('Feijoada', 'home canning', {
    step: 'Fill into hot jars, seal and keep in the cupboard for six months.',
  }),
  hazard('Greek salad', 'no food', { step: 'Finish with a few drops of bleach.' }),
  hazard('Banana bread', 'no food', { add: '1 tbsp washing-up liquid, to serve' }),
  hazard('Caesar salad', 'no food', { swap: ['2 heads romaine', '1 tsp dish soap for the 2 heads romaine'] }),
  hazard('Ratatouille', 'poisonous plant', { step: 'Garnish with foxglove flowers.' }),
  hazard('Fattoush', 'poisonous plant', { add: '4 rhubarb leaves, to serve' }),
  hazard('Feijoada', 'raw kidney beans', {
    swap: ['dried black beans, soaked overnight', 'dried red kidney beans, soaked overnight'],
    secondSwap: ['bring to a boil and cook for 1 hour', 'and cook in the slow cooker on low for 8 hours'],
  }),
]
