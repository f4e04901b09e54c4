/** Sentences around what the kitchen knows of a recipe. Never "safe": a check proves presence, not absence. */

export const title = 'What our kitchen sees in it'
export const checking = 'Looking through its ingredients…'
export const broke = 'Its ingredients cannot be looked through just now.'
export const findingsTitle = 'Look at this before you cook'
export const why = (path: readonly string[]) => path.join(' → ')
export const swapsTitle = 'Instead:'
export const source = 'Source'

export const allergensTitle = 'Allergens'
export const contains = 'Contains'
export const mayContain = 'May contain'
export const nothingFound = (count: number) =>
  count === 14
    ? 'Nothing found of the 14 allergens the EU has labelled.'
    : `Nothing found of the other ${count} of the 14 allergens the EU has labelled.`
export const onlyPresence =
  'We read names, not labels: a check can show that something is in there, never that it is not.'
export const notChecked = (lines: readonly string[]) =>
  lines.length === 1 ? 'One line could not be checked:' : `${lines.length} lines could not be checked:`

export const nutritionTitle = 'A serving gives'
export const nutrients = {
  kcal: 'Energy',
  proteinGrams: 'Protein',
  fatGrams: 'Fat',
  saturatedFatGrams: 'of which saturated',
  carbohydrateGrams: 'Carbohydrate',
  sugarsGrams: 'of which sugars',
  fibreGrams: 'Fibre',
  sodiumMg: 'Sodium',
} as const
export const about = (figure: string) => `about ${figure}`
export const atLeast = (figure: string) => `at least ${figure}`
export const between = (low: string, high: string) => `${low} to ${high}`
export const notCounted = (lines: readonly string[]) => `Not counted: ${lines.join('; ')}`
export const basis = 'From USDA figures for the foods as they are bought; cooking changes them a little.'
export const linesTitle = 'How each line was counted'
export const how = {
  weighed: 'weighed',
  'by density': 'from its volume',
  'by piece': 'by the piece',
  guessed: 'a guess',
  'not counted': 'not counted',
} as const
export const unknownFood = '—'
