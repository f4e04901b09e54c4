import { type FilledDishItem, isItemNamePlural } from '../filledDish.ts'
import { editWords, slotCodeAt } from './prose.ts'
import { type FilledSlot, type Prose, slotMarks } from './template.ts'

const pluralVerbs: Readonly<Record<string, string>> = {
  is: 'are',
  softens: 'soften',
  wilts: 'wilt',
  colors: 'color',
  browns: 'brown',
  darkens: 'darken',
  slumps: 'slump',
  smells: 'smell',
}
const verb = '(?:is (?:soft|limp|wilted|crisp|tender|golden|brown)|softens|wilts|colors|browns|slumps)'
/** What is worked into one mass is one, however many foods it is of. */
const isMass = /\b(?:knead|mix|pound|beat|blend|work|whisk|mash)\b/i
const plants = ['vegetable', 'fruit', 'herb', 'nut', 'legume']
const pronoun = new RegExp(`(?<!\\beach )\\buntil it (?=${verb}\\b)[^,.;]*`, 'g')
const anyVerb = /(\bit |\band )(is|softens|wilts|colors|browns|darkens|slumps|smells)\b/g
const insertedClausePattern = new RegExp(
  `(, (?:half |partly |loosely |tightly )?(?:un)?covered|, (?:stirring|turning|skimming|basting)\\b[^,.;]*?) (?=${slotMarks.time})`,
  'g',
)

/** The words as the foods in their slots ask for: "until they soften" of onions, and a comma on both sides of "uncovered". */
export function agreeWithFoods(prose: Prose, itemsOf: (slot: string) => readonly FilledDishItem[]): Prose {
  const proseWithComma = { ...prose, words: prose.words.replace(insertedClausePattern, '$1, ') }
  if (!proseWithComma.words.includes('until it ')) return proseWithComma
  const foodsOf = (slot: FilledSlot | undefined) =>
    slot?.kind === 'names' ? (slot.foodSlots ?? []).flatMap(itemsOf) : []
  return editWords(proseWithComma, (words) =>
    words.replace(pronoun, (said, at: number) => {
      const sentence = words.slice(Math.max(words.lastIndexOf('. ', at), words.lastIndexOf('; ', at), 0), at)
      if (isMass.test(sentence)) return said
      const foods = [...sentence]
        .map((_, place) => foodsOf(proseWithComma.slots[slotCodeAt(sentence, place) ?? -1]))
        .map((items) => items.filter(({ food }) => food.kind !== 'fat' && food.kind !== 'spice'))
        .findLast((items) => items.length > 0)
      const isOfPlants = foods?.every(({ food }) => plants.includes(food.kind)) ?? false
      return isOfPlants && foods?.some((item) => foods.length > 1 || isItemNamePlural(item))
        ? inPlural(said)
        : said
    }),
  )
}

const inPlural = (said: string) =>
  said.replace(
    anyVerb,
    (_, before: string, singular: string) =>
      `${before === 'it ' ? 'they ' : before}${pluralVerbs[singular] ?? singular}`,
  )
