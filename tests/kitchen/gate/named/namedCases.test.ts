import { describe, expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { checkRecipe, type RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import { sampleRecipes } from '../recipes/sampleRecipes.ts'
import { englishLookalikes, englishNamed } from './englishCases.ts'
import type { NamedCase } from './namedCase.ts'
import { frenchCases, germanCases, spanishCases } from './otherLanguages.ts'
import { arabicCases, hindiCases } from './otherScripts.ts'

const english = {
  ingredients: ['200 g rice noodles', '1 head broccoli', '2 tbsp sunflower oil'],
  instructions: ['Boil the noodles.', 'Fry the broccoli in the oil and toss it with the noodles.'],
}
type Base = Pick<RecipeToCheck, 'ingredients' | 'instructions'>

/** What is told of a recipe in which a text stands besides others, "?" before what is not certain. */
function toldOf([text, , where]: NamedCase, { ingredients, instructions }: Base): string[] {
  const recipe = {
    ...{ name: '', description: '', ingredients, servings: 2, totalTimeMinutes: 20 },
    instructions: where ? instructions : [...instructions, text],
    ...(where && { [where]: text }),
  }
  const anybody = {
    ...{ name: 'Ana', allergens: allergenIds, dislikes: [], likes: [] },
    diets: ['vegan' as const],
  }
  const { verdicts } = checkRecipe(recipe, [anybody], { limitMinutes: null, meatPreference: null })
  return verdicts.flatMap(({ concern, verdict }) => {
    if (!isFindingAboutEater({ kind: verdict })) return []
    const what = concern.kind === 'diet' ? `@${concern.id}` : 'id' in concern ? concern.id : concern.food
    return [verdict === 'contains' ? what : `?${what}`]
  })
}

/** What of it a case expects and is not told; what is only possible may not be told as certain. */
function missing(named: NamedCase, base: Base): string[] {
  const told = toldOf(named, base)
  const isTold = (one: string) => told.includes(one) || (!one.startsWith('?') && told.includes(`?${one}`))
  return named[1].split(' ').filter((one) => !isTold(one))
}

describe.each([
  ['English', { ...english, named: englishNamed, lookalikes: englishLookalikes }],
  ['German', germanCases],
  ['Spanish', spanishCases],
  ['French', frenchCases],
  ['Hindi', hindiCases],
  ['Arabic', arabicCases],
] as const)('foods that only texts in %s name', (_language, { named, lookalikes, ...base }) => {
  test.each(named.map((one) => ({ one, text: one[0], told: one[1] })))(
    'the text "$text" gives findings for: $told',
    ({ one }) => {
      expect(missing(one, base)).toEqual([])
    },
  )

  test.each(lookalikes.map((one) => ({ one, text: one[0], told: one[1] })))(
    'the text "$text" gives no findings beyond: $told',
    ({ one, told }) => {
      expect(toldOf(one, base).join(' ')).toBe(told)
    },
  )
})

describe('a recipe in a language that is not read', () => {
  const finnish = {
    ingredients: ['200 g rice noodles', '1 head broccoli'],
    instructions: [
      'Keitä nuudelit runsaassa suolatussa vedessä pakkauksen ohjeen mukaan.',
      'Kuullota parsakaali pannulla ja sekoita joukkoon paahdetut maapähkinät.',
    ],
  }
  const check = (change: Partial<RecipeToCheck>) =>
    checkRecipe(
      { ...{ name: '', description: '', servings: 2, totalTimeMinutes: 20 }, ...finnish, ...change },
      [{ name: 'Ana', allergens: ['peanuts'], diets: [], dislikes: [], likes: [] }],
      { limitMinutes: null, meatPreference: null },
    )

  test('a recipe in an unsupported language is reported as unread, not as "nothing found"', () => {
    const { findings, verdicts } = check({})
    expect(findings).toContainEqual({ kind: 'texts not read', texts: 'all', line: null, step: null })
    expect(verdicts).toMatchObject([{ verdict: 'unread text' }])
  })

  test('a recipe in a language of wishes or in short English is not reported as unread', () => {
    for (const { ingredients, instructions } of [germanCases, spanishCases, frenchCases, english])
      expect(check({ ingredients, instructions }).findings.map(({ kind }) => kind)).not.toContain(
        'texts not read',
      )
    const instructions = [
      'Boil noodles.',
      'Fry broccoli, garlic, ginger, chili.',
      'Toss everything. Serve hot.',
    ]
    const ingredients = [...finnish.ingredients, '2 cloves garlic', 'ginger', '1 chili']
    expect(check({ ingredients, instructions }).verdicts).toMatchObject([{ verdict: 'nothing found' }])
  })
})

describe('a recipe of which one text is in another language', () => {
  const bases = { English: english, German: germanCases, Spanish: spanishCases, French: frenchCases }
  const unreadOf = ({ ingredients, instructions }: Base, text: string, description = '') =>
    readRecipe({ name: '', description, ingredients, instructions: [...instructions, text] }).unreadTexts

  test.each([
    ['English', 'Mit gehackten Erdnüssen bestreuen.'],
    ['English', 'Parsemer de cacahuètes concassées.'],
    ['English', 'Espolvorea con cacahuetes picados.'],
    ['English', 'Erdnüsse in Öl rösten.'],
    ['English', 'In Erdnüssen wälzen.'],
    ['English', 'Polvilhe as amêndoas.'],
    ['English', 'मूंगफली डालें।'],
    ['English', 'أضف الفول السوداني.'],
    ['English', 'Προσθέστε τα φιστίκια.'],
    ['English', '加入花生。'],
    ['English', 'Kuullota parsakaali pannulla ja sekoita joukkoon paahdetut maapähkinät, suola ja mausteet.'],
    ['German', 'Top with the crushed peanuts and serve.'],
    ['German', 'Parsemer de cacahuètes concassées.'],
    ['Spanish', 'Mit gehackten Erdnüssen bestreuen.'],
    ['French', 'Sprinkle with chopped peanuts.'],
  ] as const)(
    'a recipe with a text in another language than %s is reported as partly unread: %s',
    (language, text) => {
      const base = bases[language]
      expect(unreadOf(base, text)).toBe('some')
      expect(unreadOf(base, base.instructions[0]!, text)).toBe('some')
      const verdicts = checkRecipe(
        {
          name: '',
          description: text,
          ...base,
          ingredients: english.ingredients,
          servings: 2,
          totalTimeMinutes: 20,
        },
        [{ name: 'Ana', allergens: ['sesame'], diets: [], dislikes: [], likes: [] }],
        { limitMinutes: null, meatPreference: null },
      ).verdicts
      expect(verdicts).toMatchObject([{ verdict: 'unread text' }])
    },
  )

  test('a recipe whose texts are all in one language is not reported as partly unread', () => {
    const all = {
      ...bases,
      English: { ...english, named: englishNamed, lookalikes: englishLookalikes },
    }
    for (const { named, lookalikes, ...base } of Object.values(all))
      for (const [text, , where] of [...named, ...lookalikes])
        if (where !== 'name') expect([text, unreadOf(base, text)]).toEqual([text, null])
  })

  test('no sample recipe is reported as partly unread', () => {
    for (const recipe of sampleRecipes) expect(readRecipe(recipe).unreadTexts).toBeNull()
  })
})

test('a text that was cut off is reported as unread beyond the cut', () => {
  const { findings, verdicts } = checkRecipe(
    { name: '', description: '', ...english, servings: 2, totalTimeMinutes: 20, isProse: true, isCut: true },
    [{ name: 'Ana', allergens: ['sesame'], diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  expect(findings).toContainEqual({ kind: 'texts not read', texts: 'end', line: null, step: null })
  expect(verdicts).toMatchObject([{ verdict: 'unread text' }])
})
