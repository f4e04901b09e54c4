import { contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import type { MeatPreference } from '../../questionnaire.ts'
import type { LineCheck } from '../checkLine.ts'
import type { RecipeFinding } from '../findings.ts'

type AskedMeat = Exclude<MeatPreference, 'No preference'>
type Animal = AskedMeat | 'another'

const kindsOfAnimal: readonly (readonly [Animal, readonly string[], readonly string[]])[] = [
  ['Chicken', ['chicken kind'], ['chicken', 'hen']],
  ['Beef', ['beef kind', 'veal kind'], ['beef', 'veal', 'ox', 'oxtail']],
  ['Pork', ['pork kind'], ['pork', 'bacon', 'ham', 'pancetta', 'chorizo', 'prosciutto']],
  ['Lamb', ['lamb kind'], ['lamb', 'mutton']],
  ['Turkey', ['turkey kind'], ['turkey']],
  [
    'another',
    ['duck kind', 'game kind', 'game bird kind', 'goat meat kind'],
    ['duck', 'goose', 'venison', 'rabbit', 'goat'],
  ],
]

/** The animals a food is certainly of, by its kinds or by its name; none for meat that does not say. */
export function animalsOfFood(food: Food): Animal[] {
  const words = new Set(splitFoodNameIntoWords(food.name))
  const found = kindsOfAnimal.filter(
    ([, kinds, names]) =>
      names.some((name) => words.has(name)) ||
      kinds.some((kind) => pathToContainedFood(food, kind)?.isCertain),
  )
  return found.map(([animal]) => animal)
}

/** Meat and poultry of another animal than was asked for, stocks by name included, and a dish without the asked. */
export function findMeatOtherThanPreferred(
  lines: readonly LineCheck[],
  asked: MeatPreference | null,
): RecipeFinding[] {
  if (asked === null || asked === 'No preference') return []
  const findings: RecipeFinding[] = []
  let isThere = false
  for (const [line, { foods, text }] of lines.entries()) {
    for (const food of foods) {
      if (/ bone$/.test(food.name) && !/\bbones\b/i.test(text)) continue
      const contents = contentsOfFood(food)
      const trace = [contents.get('meat'), contents.get('poultry')].find((one) => one?.isCertain)
      if (!trace) continue
      const animals = animalsOfFood(food)
      if (animals.includes(asked) || (animals.length === 0 && trace.isItself)) isThere = true
      else if (animals.length > 0)
        findings.push({ kind: 'other meat', asked, path: trace.path, line, step: null })
    }
  }
  return isThere ? findings : [...findings, { kind: 'meat missing', asked, line: null, step: null }]
}
