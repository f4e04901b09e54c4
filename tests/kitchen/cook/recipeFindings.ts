import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import {
  type DietType,
  maxMinutesOfCookingTime,
  type QuestionnaireAnswers,
} from '#shared/kitchen/questionnaire.ts'
import { falseFriends, forbiddenWords, meatWords, namesakes } from './forbiddenWords.ts'

/**
 * What is wrong with a recipe, by words alone: the lists behind it were written apart from the cook's larder and
 * its tags, so that one mistake cannot hide the other.
 */
export function findingsOf(recipe: WrittenRecipe, answers: QuestionnaireAnswers): string[] {
  return [
    ...onShape(recipe),
    ...onTime(recipe, answers),
    ...onDiet(recipe, answers.dietType),
    ...onMeat(recipe, answers),
    ...onUse(recipe),
    ...onSpelling(recipe),
  ]
}

function linesOf(recipe: WrittenRecipe): string[] {
  return [recipe.name, recipe.description, ...recipe.ingredients, ...recipe.instructions]
}

function onShape(recipe: WrittenRecipe): string[] {
  const parsed = WrittenRecipe.safeParse(recipe)
  const findings = parsed.success ? [] : [`not a recipe: ${parsed.error.message}`]
  if (recipe.ingredients.length < 3) findings.push('fewer than 3 ingredients')
  if (recipe.instructions.length < 2) findings.push('fewer than 2 steps')
  if (recipe.description.length < 40) findings.push('hardly a description')
  return findings
}

function onTime(recipe: WrittenRecipe, answers: QuestionnaireAnswers): string[] {
  const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = recipe
  const limit = maxMinutesOfCookingTime(answers.cookingTime)
  const findings: string[] = []
  if (prepTimeMinutes + cookTimeMinutes !== totalTimeMinutes) findings.push('times do not add up')
  if (limit !== null && totalTimeMinutes > limit) {
    findings.push(`${totalTimeMinutes} minutes, over the limit of ${limit}`)
  }
  const spoken = [...recipe.instructions.join(' ').matchAll(/(\d+) minutes/g)].map(([, minutes]) =>
    Number(minutes),
  )
  const longest = Math.max(0, ...spoken)
  if (longest > totalTimeMinutes) findings.push(`a step of ${longest} minutes in ${totalTimeMinutes}`)
  return findings
}

function onDiet(recipe: WrittenRecipe, diet: DietType): string[] {
  const ingredients = recipe.ingredients.join('\n')
  const kept = new Set(namesakes.flatMap(([sign, word]) => (sign.test(ingredients) ? [word] : [])))
  return linesOf(recipe).flatMap((line) => {
    const plain = line.replace(falseFriends, '…')
    return forbiddenWords[diet].flatMap((pattern) =>
      [...plain.matchAll(pattern)]
        .filter(([word]) => !kept.has(word.toLowerCase()))
        .map(([word]) => `${diet}: "${word}" in "${line}"`),
    )
  })
}

const meats = ['Chicken', 'Beef', 'Pork', 'Lamb', 'Turkey'] as const

function onMeat(recipe: WrittenRecipe, { meatPreference }: QuestionnaireAnswers): string[] {
  if (meatPreference === null || meatPreference === 'No preference') return []
  const ingredients = recipe.ingredients.join('\n').replace(falseFriends, '…')
  const others = meats.filter((meat) => meat !== meatPreference && meatWords[meat].test(ingredients))
  return [
    ...(meatWords[meatPreference].test(ingredients) ? [] : [`no ${meatPreference} in it`]),
    ...others.map((meat) => `${meat} beside the ${meatPreference}`),
  ]
}

const notNouns = new Set(
  (
    'g kg ml oz lb cup cups tablespoon tablespoons teaspoon teaspoons handful handfuls pinch pinches stalk stalks sprig ' +
    'sprigs slice slices sheet sheets can cans each of a an large small medium liter liters fresh ground dried whole ' +
    'boneless skinless thin thick cooked canned plain fine finely coarse extra virgin toasted unsweetened red green ' +
    'yellow white black brown dark light sweet hot smoked flat baby mixed frozen raw ripe firm silken soft sharp and ' +
    'or plus more to taste'
  ).split(' '),
)

function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/^chilies$/, 'chili')
    .replace(/ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/ves$/, 'f')
    .replace(/s$/, '')
}

/** An ingredient counts as used when one of its nouns stands in a step. */
function onUse(recipe: WrittenRecipe): string[] {
  const steps = new Set(
    recipe.instructions
      .join(' ')
      .replace(/\bsalted\b/g, 'salt')
      .split(/[^\p{L}]+/u)
      .map(stem),
  )
  return recipe.ingredients.flatMap((line) => {
    const nouns = line
      .replace(/garlic cloves?/, 'garlic')
      .replace(/\([^)]*\)/g, ' ')
      .replace(/, (?!boneless|skinless|skin-on|split at|soaked).*$/, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1 && !notNouns.has(word.toLowerCase()))
      .map(stem)
    return nouns.some((noun) => steps.has(noun)) ? [] : [`never used: "${line}"`]
  })
}

const artefacts: readonly (readonly [string, RegExp])[] = [
  ['placeholder', /undefined|NaN|\bnull\b|\[object|[{}[\]|\uE000]/],
  ['spaces', / {2}| [,.;:)]|\( /],
  ['doubled punctuation', /[,.;]{2}|,\./],
  ['1 of many', /\b1 (?:tablespoons|teaspoons|cups|minutes|hours|cloves|cans|slices|handfuls)\b/],
  ['many of 1', /\b(?:[2-9]|1\d) (?:tablespoon|teaspoon|cup|minute|hour|slice)\b(?! of)/],
  ['a before a vowel', /\ba (?:onion|egg|avocado|apple|orange|eggplant|hour)\b/i],
  ['doubled word', /\b(the|a|and|with|of|in|to|until) \1\b/i],
  ['decimal', /\d\.\d{2,}|0\.\d/],
  ['a list within a list', /(?:^|[,.;] )[^,.;]* and [^,.;]* and the (?!rest)[^,.;]* and /],
  ['sales talk', /\bdelicious\b|\belevate\b|!(?=\s|$)|mouth-?watering|\byummy\b/i],
]

function onSpelling(recipe: WrittenRecipe): string[] {
  const lines = linesOf(recipe)
  return [
    ...artefacts.flatMap(([name, pattern]) =>
      lines.filter((line) => pattern.test(line)).map((line) => `${name}: "${line}"`),
    ),
    ...lines
      .filter((line) => (line.match(/\(/g)?.length ?? 0) !== (line.match(/\)/g)?.length ?? 0))
      .map((line) => `brackets: "${line}"`),
    ...lines
      .filter((line) => !/^["“\p{Lu}¼½¾⅓⅔\d]/u.test(line))
      .map((line) => `small first letter: "${line}"`),
    ...recipe.instructions.filter((step) => !/[.!?]$/.test(step)).map((step) => `no full stop: "${step}"`),
  ]
}
