import { foodWords } from './foodWords.ts'

/** Things that stand in lists of ingredients and that nobody eats. */
const noFoods = new Set(
  foodWords(`
    skewer toothpick pick paper parchment foil wrap string twine bag liner tin pan pot tray dish jar mold mould cutter
    stick muslin cheesecloth cloth thermometer blender processor grinder knife board thread straw sieve strainer
    baker baking greaseproof wooden bamboo metal cocktail kitchen cooking butcher aluminium aluminum cling film plastic
    piping freezer zip top popsicle lollipop ice cream maker equipment special charcoal chip wood hickory applewood
    cedar plank oven proof cake loaf muffin paperless case cupcake ramekin syringe candle ribbon spoon bowl coffee
    filter rubber band rack grill brush spray bottle pizza stone wax waxed
  `),
)

/** What makes a tool of a phrase: "wooden skewers" is one, "cooking cream" is none. */
const tools = new Set(
  foodWords(`
    skewer toothpick parchment foil string twine liner mold mould cutter muslin cheesecloth thermometer blender
    processor straw sieve strainer film syringe candle ribbon equipment plank charcoal ramekin paper pan tin
  `),
)

const someTool = new RegExp([...tools].join('|'), 'i')

/** Whether a line is about a thing that is not eaten: "8 wooden skewers", "parchment paper". */
export function isNoFood(name: string): boolean {
  if (!someTool.test(name)) return false
  const words = foodWords(name)
  return words.some((word) => tools.has(word)) && words.every((word) => noFoods.has(word) || word.length < 3)
}
