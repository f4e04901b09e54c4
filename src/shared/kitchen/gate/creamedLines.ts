import { allergensInContents, contentsOfFood } from '../foods/foodContents.ts'
import { getFoodByName } from '../foods/foods.ts'
import type { FoodMention } from '../foods/matchFoodNamePart.ts'

const vegetables =
  'spinach|mushrooms?|onions?|peas|leeks?|kale|cabbage|potato(?:es)?|greens|carrots?|celeriac|parsnips?|chard|sprouts|cauliflower|broccoli|coleslaw|slaw|pasta|chicken|polenta|grits'

/** What a line says is made with milk, by the food of it. "Creamed coconut", "creamed corn" and "creamy peanut butter" hold none. */
const madeWith: readonly (readonly [food: string, said: RegExp])[] = [
  [
    'cream',
    new RegExp(
      `(?<!\\p{L})(?:creamed|creamy|(?:double )?cream of) (?:baby |frozen |garlic(?:ky)? )?(?:${vegetables})(?!\\p{L})`,
      'iu',
    ),
  ],
  ['butter', /(?<!\p{L})buttered(?!\p{L})/iu],
  ['cheese', /(?<!\p{L})(?:cheesy|loaded (?:nachos|fries|potato\p{L}*|skins|chips|wedges|baked))(?!\p{L})/iu],
  [
    'cheese',
    /(?<!\p{L})(?:gratins?(?! dish)|au gratin|gratiné[es]*|gratinad[oa]s?|überbacken\p{L}*)(?!\p{L})/iu,
  ],
]

/** Adds the milk that a line is made with by its words, "creamed spinach", "gratin de pâtes", unless one of its foods is of milk anyway. */
export function addMilkToFoodMentions(
  mentions: readonly FoodMention[],
  line: string,
): readonly FoodMention[] {
  const [main] = mentions
  const made = madeWith.find(([, said]) => said.test(line))
  if (!main || !made) return mentions
  const isOfMilk = mentions.some(
    ({ food }) => allergensInContents(contentsOfFood(food)).get('milk')?.isCertain,
  )
  return isOfMilk ? mentions : [...mentions, { ...main, food: getFoodByName(made[0]), confirms: [] }]
}
