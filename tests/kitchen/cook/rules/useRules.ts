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

export const useRules: readonly DishRule[] = [
  {
    name: 'listed and not used',
    source: listing,
    find: ({ lines, steps, recipe }) => {
      const words = wordsOf(steps)
      return lines.flatMap((line) => {
        const nouns = nounsOfLine(line)
        const isUsed = nouns.length === 0 || nouns.some((noun) => words.has(noun))
        return isUsed ? [] : [`“${line.text}” in ${recipe.name}`]
      })
    },
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
