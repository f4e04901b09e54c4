import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'

/** A line that counts its food: how many, and its words for one and for many. */
export interface CountedLine {
  line: number
  count: number
  one: string
  many: string
}

export interface RecipeOfOthers {
  language: string
  recipe: Pick<WrittenRecipe, 'ingredients' | 'instructions' | 'servings'>
  /** Lines whose food the steps take all of, by number and the same words. */
  counted: readonly CountedLine[]
}

/** Recipes whose numbers are in letters, in digits of their own, or counted by the words of their language. */
export const recipesOfOthers: readonly RecipeOfOthers[] = [
  {
    language: 'English, numbers in letters',
    recipe: {
      servings: 2,
      ingredients: ['two eggs', 'one red onion, chopped', 'Three garlic cloves', '200 g flour'],
      instructions: [
        'Chop one red onion and three garlic cloves and fry them for five minutes.',
        'Beat one egg with the flour. Stir in one egg more and cook for two minutes.',
      ],
    },
    counted: [
      { line: 0, count: 2, one: 'egg', many: 'eggs' },
      { line: 1, count: 1, one: 'red onion', many: 'red onions' },
      { line: 2, count: 3, one: 'garlic clove', many: 'garlic cloves' },
    ],
  },
  {
    language: 'English, two counts in a line',
    recipe: {
      servings: 2,
      ingredients: ['1 large egg plus 1 egg yolk', '2 carrots and 2 leeks', '200 g flour'],
      instructions: ['Beat 1 large egg and 1 egg yolk with the flour.', 'Slice 2 carrots and 2 leeks.'],
    },
    counted: [
      { line: 0, count: 1, one: 'large egg', many: 'large eggs' },
      { line: 0, count: 1, one: 'egg yolk', many: 'egg yolks' },
      { line: 1, count: 2, one: 'carrot', many: 'carrots' },
      { line: 1, count: 2, one: 'leek', many: 'leeks' },
    ],
  },
  {
    language: 'German',
    recipe: {
      servings: 4,
      ingredients: [
        'zwei große Eier',
        'eine Zwiebel, gehackt',
        '3 Knoblauchzehen',
        'vier reife Tomaten',
        '200 g Mehl',
        '4 EL Öl',
      ],
      instructions: [
        'Eine Zwiebel und drei Knoblauchzehen in 4 EL Öl fünf Minuten anbraten.',
        'Zwei Tomaten würfeln und dazugeben, danach zwei Tomaten in Scheiben schneiden.',
        'Zwei Eier mit dem Mehl verquirlen und in eine Pfanne geben.',
      ],
    },
    counted: [
      { line: 0, count: 2, one: 'Ei', many: 'Eier' },
      { line: 1, count: 1, one: 'Zwiebel', many: 'Zwiebeln' },
      { line: 2, count: 3, one: 'Knoblauchzehe', many: 'Knoblauchzehen' },
      { line: 3, count: 4, one: 'Tomate', many: 'Tomaten' },
      { line: 5, count: 4, one: 'EL Öl', many: 'EL Öl' },
    ],
  },
  {
    language: 'French',
    recipe: {
      servings: 2,
      ingredients: ['deux œufs', 'un oignon rouge', '3 gousses d’ail', 'quatre tomates', '150 g de farine'],
      instructions: [
        'Couper un oignon rouge et trois gousses d’ail, puis les faire revenir cinq minutes.',
        'Ajouter deux tomates en dés, puis deux tomates en tranches.',
        'Battre deux œufs avec la farine et les verser dans une poêle.',
      ],
    },
    counted: [
      { line: 0, count: 2, one: 'œuf', many: 'œufs' },
      { line: 1, count: 1, one: 'oignon rouge', many: 'oignons rouges' },
      { line: 2, count: 3, one: 'gousse d’ail', many: 'gousses d’ail' },
      { line: 3, count: 4, one: 'tomate', many: 'tomates' },
    ],
  },
  {
    language: 'Spanish',
    recipe: {
      servings: 3,
      ingredients: ['dos huevos', 'una cebolla roja', '4 dientes de ajo', 'tres limones', '150 g de harina'],
      instructions: [
        'Picar una cebolla roja y cuatro dientes de ajo y sofreírlos cinco minutos.',
        'Exprimir dos limones y cortar un limón en rodajas.',
        'Batir dos huevos con la harina y echarlos en una sartén.',
      ],
    },
    counted: [
      { line: 0, count: 2, one: 'huevo', many: 'huevos' },
      { line: 1, count: 1, one: 'cebolla roja', many: 'cebollas rojas' },
      { line: 2, count: 4, one: 'diente de ajo', many: 'dientes de ajo' },
      { line: 3, count: 3, one: 'limón', many: 'limones' },
    ],
  },
  {
    language: 'Arabic, digits of its own',
    recipe: {
      servings: 2,
      ingredients: ['٢ بيضة', '٣ بصل', '٢٠٠ غ دقيق'],
      instructions: ['قطع ٣ بصل واقليه لمدة ٥ دقائق.', 'اخفق ٢ بيضة مع الدقيق.'],
    },
    counted: [
      { line: 0, count: 2, one: 'بيضة', many: 'بيضات' },
      { line: 1, count: 3, one: 'بصل', many: 'بصل' },
    ],
  },
  {
    language: 'Hindi, digits of its own',
    recipe: {
      servings: 4,
      ingredients: ['२ प्याज', '३ टमाटर', '२०० ग्राम आटा'],
      instructions: ['२ प्याज काटें और ५ मिनट भूनें।', '३ टमाटर डालें।', 'आटा मिलाएँ।'],
    },
    counted: [
      { line: 0, count: 2, one: 'प्याज', many: 'प्याज' },
      { line: 1, count: 3, one: 'टमाटर', many: 'टमाटर' },
    ],
  },
]
