import type { FinishedLine, FinishedRecipe } from './finishedRecipe.ts'
import { nounsOfLine, wordsOf } from './foodsInSteps.ts'
import type { DishRule } from './rule.ts'

const listing =
  'Each ingredient is listed, and each that is listed is used (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).'

/** Foods that steps put in and that must stand in a line; what is not here is named by too many words. */
const putIn =
  /\b(?:add|stir in|pour in|fold in|scatter with|sprinkle with|toss with|top with|serve with|whisk in|beat in) (?:the |a little |some |more )?(butter|cream|milk|yogurt|sugar|honey|flour|eggs?|parsley|cilantro|mint|basil|dill|lemon juice|lime juice|vinegar|wine|soy sauce|cheese|garlic|onions?|tomatoes|rice|bread|potatoes|noodles)\b(?! (?:water|sauce))/gi
const sameThing: Readonly<Record<string, RegExp>> = {
  cream: /cream|crème/,
  milk: /milk/,
  sugar: /sugar|jaggery/,
  wine: /wine|sherry|shaoxing|mirin|sake/,
  cheese:
    /cheese|feta|parmesan|mozzarella|cheddar|gruyère|halloumi|paneer|ricotta|pecorino|manchego|queso|quark|yeast/,
  bread: /bread|toast|roll|bun|baguette|pita|naan|roti|tortilla|sourdough|dough|flour|muffin|loaf/,
  noodles: /noodle|spaghetti|vermicelli|pasta|ramen|udon|soba/,
  onion: /onion|shallot|scallion/,
  butter: /butter|ghee/,
  'lemon juice': /lemon/,
  'lime juice': /lime/,
}

const fractions: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}
const unitSizes: Readonly<Record<string, number>> = {
  tablespoon: 15,
  teaspoon: 5,
  ml: 1,
  l: 1000,
  g: 1,
  kg: 1000,
}
const partTaken =
  /(?<![\p{L}\d])(\d+(?:\.\d+)?)?([⅛¼⅓½⅔¾])? ?(tablespoon|teaspoon|ml|l|g|kg)s? of the ((?:[\p{L}-]+ ?){1,4})/gu

/** Lines of which the steps together take more than is listed; what is taken without an amount is not counted. */
function overdrawnLines({ lines, steps }: FinishedRecipe): string[] {
  const taken = new Map<FinishedLine, number>()
  for (const [, whole, part, unit = '', words = ''] of steps.matchAll(partTaken)) {
    if (whole === undefined && part === undefined) continue
    const named = lines.filter(
      (line) => nounsOfLine(line).length > 0 && words.startsWith(shortestName(line, words)),
    )
    const line = named[0]
    if (!line || named.length !== 1) continue
    const amount = (Number(whole ?? 0) + (part ? fractions[part]! : 0)) * unitSizes[unit]!
    taken.set(line, (taken.get(line) ?? 0) + amount)
  }
  return [...taken].flatMap(([line, amount]) => {
    const listed = /^\d[\d.]* k?g\b/.test(line.text) ? line.grams : line.ml
    const isOver = listed !== null && amount > listed * 1.06 + 0.5
    return isOver ? [`${Math.round(amount)} of “${line.text}”`] : []
  })
}

/** The name of the line, or its last words, that the words begin with; a text that nothing begins with where they do not. */
function shortestName({ name }: FinishedLine, words: string): string {
  const parts = name.replace(/ \(.*/, '').split(' ')
  const found = parts.map((_, at) => parts.slice(at).join(' ')).find((part) => words.startsWith(part))
  return found ?? '\u0000'
}

/** Foods that a diet leaves out although they are plants: wine and beer in Paleo, starchy roots in Keto. */
const outsideDiet: Readonly<Partial<Record<string, RegExp>>> = {
  Paleo: /\b(?:wine|sherry|sake|mirin|beer|Marsala|Shaoxing)\b(?! vinegar)/i,
  Keto: /\b(?:celery roots?|parsnips?|(?<!pulsed )potato(?:es)?|rutabagas?)\b/i,
}

export const useRules: readonly DishRule[] = [
  {
    name: 'food outside the diet',
    source:
      'Loren Cordain, The Paleo Diet (2002), on alcohol; USDA FoodData Central: celery root has 9 g of carbohydrate in 100 g, a turnip 6 g.',
    find: ({ lines, asked }) =>
      lines.flatMap(({ text }) =>
        outsideDiet[asked.dietType]?.test(text) ? [`${asked.dietType}: “${text}”`] : [],
      ),
  },
  {
    name: 'listed and not used',
    source: listing,
    find: ({ lines, steps, recipe }) => {
      const words = wordsOf(steps.replace(/\bsalted\b/g, 'salt'))
      return lines.flatMap((line) => {
        const nouns = nounsOfLine(line)
        const isUsed = nouns.length === 0 || nouns.some((noun) => words.has(noun))
        return isUsed ? [] : [`“${line.text}” in ${recipe.name}`]
      })
    },
  },
  {
    name: 'more taken than listed',
    source:
      'The parts of an ingredient that is divided add up to its line (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: overdrawnLines,
  },
  {
    name: 'used and not listed',
    source: listing,
    find: ({ lines, sentences, recipe }) => {
      const list = `${lines.map(({ text }) => text).join(' ')} ${recipe.name}`.toLowerCase()
      return sentences.flatMap(({ text }) =>
        [...text.matchAll(putIn)].flatMap(([, food = '']) => {
          const one = food
            .toLowerCase()
            .replace(/oes$/, 'o')
            .replace(/(?<!s)s$/, '')
          const isListed = (sameThing[one] ?? new RegExp(one)).test(list)
          return isListed ? [] : [`“${food}” in “${text}”`]
        }),
      )
    },
  },
]
