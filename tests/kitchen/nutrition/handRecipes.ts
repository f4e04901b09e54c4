import { handRecipesOfAsia } from './handRecipesOfAsia.ts'
import { handRecipesOfEurope } from './handRecipesOfEurope.ts'

/** What a cook who weighed everything says of a line; 'no line' is a heading or a thing nobody eats. */
type HandLine =
  | readonly [text: string, ndbNo: string, grams: number]
  | readonly [text: string, how: 'not counted' | 'no line']

export interface HandRecipe {
  name: string
  kitchen: string
  servings: number
  lines: readonly HandLine[]
  perServing: {
    kcal: number
    proteinGrams: number
    fatGrams: number
    carbohydrateGrams: number
    fibreGrams: number
    sodiumMg: number
  }
}

/**
 * Twenty recipes worked by hand: for each line a row of USDA SR28 (raw, as bought) and grams by its household
 * weights or by what kitchen scales say; of oil to deep-fry in 12 %. Sums are of the figures in handFigures.ts.
 */
export const handRecipes: readonly HandRecipe[] = [
  ...handRecipesOfEurope,
  ...handRecipesOfAsia,
  {
    name: 'Blueberry buttermilk pancakes',
    kitchen: 'American breakfast',
    servings: 4,
    lines: [
      ['2 cups all-purpose flour', '20581', 250],
      ['2 tablespoons granulated sugar', '19335', 25],
      ['2 teaspoons baking powder', '18369', 9.2],
      ['½ teaspoon baking soda', '18372', 2.3],
      ['½ tsp salt', '02047', 3],
      ['2 cups buttermilk', '01088', 490],
      ['2 large eggs', '01123', 100],
      ['3 tablespoons unsalted butter, melted, plus more for the griddle', '01145', 42.6],
      ['1 cup fresh blueberries', '09050', 148],
      ['Maple syrup, for serving', 'not counted'],
    ],
    perServing: {
      kcal: 435,
      proteinGrams: 14,
      fatGrams: 12.8,
      carbohydrateGrams: 66,
      fibreGrams: 2.6,
      sodiumMg: 963,
    },
  },
  {
    name: 'Black bean soup',
    kitchen: 'Mexican lunch',
    servings: 6,
    lines: [
      ['2 (15 oz) cans black beans, drained and rinsed', '16317', 506],
      ['1 tablespoon olive oil', '04053', 13.5],
      ['1 large yellow onion, chopped', '11282', 150],
      ['3 cloves garlic, minced', '11215', 9],
      ['1 jalapeño, seeded and minced', '11979', 14],
      ['2 teaspoons ground cumin', '02014', 4.2],
      ['1 teaspoon dried oregano', '02027', 1],
      ['4 cups low-sodium chicken broth', '06183', 960],
      ['1 (14.5 oz) can diced tomatoes', '11531', 411],
      ['Juice of 1 lime', '09160', 44],
      ['½ cup sour cream', '01056', 115],
      ['1 ripe avocado, diced', '09038', 136],
      ['¼ cup chopped fresh cilantro', '11165', 4],
    ],
    perServing: {
      kcal: 245,
      proteinGrams: 11.1,
      fatGrams: 10.1,
      carbohydrateGrams: 30.4,
      fibreGrams: 10.6,
      sodiumMg: 661,
    },
  },
  {
    name: 'Lamb tagine with apricots',
    kitchen: 'Moroccan dinner',
    servings: 6,
    lines: [
      ['1 kg boned lamb shoulder, cut into chunks', '17035', 1000],
      ['2 tbsp olive oil', '04053', 27],
      ['2 onions, sliced', '11282', 220],
      ['3 garlic cloves, crushed', '11215', 9],
      ['2 tsp ground cinnamon', '02010', 5.2],
      ['1 tsp ground ginger', '02021', 1.8],
      ['1 tsp paprika', '02028', 2.3],
      ['600 ml hot chicken stock', '06194', 600],
      ['150 g dried apricots, halved', '09032', 150],
      ['1 tbsp honey', '19296', 21],
      ['1 (400 g) tin chickpeas, drained', '16358', 240],
      ['50 g flaked almonds', '12061', 50],
      ['300 g couscous', '20028', 300],
    ],
    perServing: {
      kcal: 870,
      proteinGrams: 40.7,
      fatGrams: 46.3,
      carbohydrateGrams: 73.5,
      fibreGrams: 9.2,
      sodiumMg: 581,
    },
  },
  {
    name: 'Groundnut stew',
    kitchen: 'Ghanaian dinner',
    servings: 6,
    lines: [
      ['2 tablespoons peanut oil', '04042', 27],
      ['1½ pounds boneless, skinless chicken breasts, cubed', '05062', 680],
      ['1 large onion, chopped', '11282', 150],
      ['1 tablespoon grated fresh ginger', '11216', 6],
      ['3 cloves garlic, minced', '11215', 9],
      ['1 (28-ounce) can crushed tomatoes', '11693', 794],
      ['2 medium sweet potatoes, peeled and cubed', '11507', 260],
      ['3 cups chicken broth', '06194', 747],
      ['¾ cup creamy peanut butter', '16098', 194],
      ['1 bunch spinach, stemmed', '11457', 340],
      ['¼-½ teaspoon cayenne pepper', '02031', 0.7],
      ['1 teaspoon kosher salt', '02047', 4],
      ['1 cup kwabrana leaves, shredded', 'not counted'],
    ],
    perServing: {
      kcal: 483,
      proteinGrams: 38.4,
      fatGrams: 25,
      carbohydrateGrams: 31.3,
      fibreGrams: 7.2,
      sodiumMg: 1225,
    },
  },
  {
    name: 'Banana and walnut loaf',
    kitchen: 'Jamaican baking',
    servings: 10,
    lines: [
      ['2 cups (250 g) all-purpose flour', '20581', 250],
      ['1½ tsp baking powder', '18369', 6.9],
      ['½ tsp baking soda', '18372', 2.3],
      ['1 tsp ground cinnamon', '02010', 2.6],
      ['1 stick (½ cup) unsalted butter, softened', '01145', 113],
      ['1 cup packed dark brown sugar', '19334', 220],
      ['2 large eggs', '01123', 100],
      ['3 very ripe bananas, mashed', '09040', 354],
      ['2 tablespoons dark rum', '14050', 27.8],
      ['1 teaspoon vanilla extract', '02050', 4.2],
      ['½ cup chopped walnuts (optional)', '12155', 58.5],
      ['Parchment paper, for the tin', 'no line'],
    ],
    perServing: {
      kcal: 348,
      proteinGrams: 5.2,
      fatGrams: 14.3,
      carbohydrateGrams: 50.1,
      fibreGrams: 2.1,
      sodiumMg: 159,
    },
  },
]
