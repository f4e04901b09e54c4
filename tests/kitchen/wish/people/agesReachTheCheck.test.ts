import { describe, expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { createFoodTestForAllergies } from '#shared/kitchen/gate/allergies/allergies.ts'
import { createRecipeHazardTest } from '#shared/kitchen/gate/allergies/isHarmful.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { cuisines, type QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { addWishLimitsToBrief } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import { sampleOf } from '../../../support/grid.ts'

const answers: QuestionnaireAnswers = {
  ...{ dietType: 'No restrictions', meatPreference: 'No preference', cookingTime: '1 hour or more' },
  ...{ mealType: 'Snack', skillLevel: 'Advanced', cuisine: 'Thai', description: '' },
}

const briefFor = (description: string, more: Partial<QuestionnaireAnswers> = {}) =>
  addWishLimitsToBrief(
    { answers: { ...answers, ...more, description }, change: null, eaters: [], servings: null },
    { earlierWishes: [], clarifications: null },
  ).brief

/** The hazards of children in a recipe that says nothing of who eats it. */
function hazardsOfChildren(wish: string, lines: readonly string[], step: string): string[] {
  const recipe = { name: 'Plate', description: '', ingredients: lines, instructions: [step] }
  const { findings } = checkRecipe(
    { ...recipe, servings: 2, totalTimeMinutes: null },
    briefFor(wish).eaters,
    { limitMinutes: null, meatPreference: null },
  )
  return findings.flatMap((finding) =>
    finding.kind === 'hazard' && /choking|infant/.test(finding.hazard)
      ? [`${finding.hazard}: ${finding.about}`]
      : [],
  )
}

const wholeGrapes = (wish: string) =>
  hazardsOfChildren(
    wish,
    ['200 g grapes', '50 g whole almonds'],
    'Put the whole grapes and almonds on a plate.',
  )

const saltedPuree = (wish: string) =>
  hazardsOfChildren(wish, ['3 carrots', '1 tsp salt'], 'Boil the carrots with the salt and mash.')

describe('a child of one to four years in a wish', () => {
  test.each([
    'snack for my 2 year old',
    'toddler, nuts',
    'my son is 3',
    'twins aged 4, something sweet',
    'for an 18 months old',
    'Snack für meine zweijährige Tochter',
    'für unser Kleinkind',
    'Mein Sohn ist 3 Jahre alt',
    'goûter pour mon fils de 2 ans',
    'goûter pour un tout-petit',
    'merienda para mi hijo de 2 años',
    'para un niño pequeño',
    'وجبة خفيفة لطفلي عمره سنتين',
    'ابنتي عمرها 3 سنوات',
    'मेरे 2 साल के बच्चे के लिए नाश्ता',
    'मेरी बेटी ३ साल की है',
    'I am pregnant and have a 2 year old',
  ])('the check finds that whole grapes and almonds may choke: %s', (wish) => {
    expect(wholeGrapes(wish)).toEqual(['choking: grape', 'choking: almond'])
    expect(saltedPuree(wish)).toEqual([])
  })
})

describe('an infant in a wish', () => {
  test.each([
    'puree for my 8 month old baby',
    'we have a newborn',
    'Brei für unser Baby (8 Monate)',
    'purée pour bébé de 8 mois',
    'papilla para bebé de 8 meses',
    'هريس لطفلي عمره 8 أشهر',
    'मेरे 8 महीने के बच्चे के लिए प्यूरी',
    'शिशु के लिए प्यूरी',
  ])('the check finds salt and whole grapes: %s', (wish) => {
    expect(saltedPuree(wish)).toEqual(['salt for infants: salt'])
    expect(wholeGrapes(wish)).toEqual(['choking: grape', 'choking: almond'])
  })

  test('salt that goes in when the share of the infant is taken out is not told', () => {
    expect(
      hazardsOfChildren(
        'dinner for us and our 8 month old baby',
        ['3 carrots', '1 tsp salt'],
        "Boil the carrots. Take out the baby's portion, then salt the rest.",
      ),
    ).toEqual([])
  })
})

test.each([
  'I am pregnant',
  'my wife is 7 months pregnant',
  'pregnant with my second baby',
  'schwanger im 4. Monat',
  'enceinte de 3 mois',
  'embarazada de 4 meses',
  'my grandma is 84',
  'immunocompromised',
  'मैं गर्भवती हूँ',
  'أنا حامل',
  'snack for 4 people',
  'my daughter is 12',
])('no age of a small child is read from the wish: %s', (wish) => {
  expect([...wholeGrapes(wish), ...saltedPuree(wish)]).toEqual([])
})

describe('the built-in cook', () => {
  const cook = (wish: string, seed: number, more: Partial<QuestionnaireAnswers>) => {
    const brief = briefFor(wish, more)
    return cookRecipe(brief, seed, createFoodTestForAllergies, createRecipeHazardTest(brief.eaters))
  }

  test.each(['toddler, nuts', 'snack for my 2 year old with almonds'])(
    'the built-in cook serves no whole nuts, grapes or popcorn for the wish "%s"',
    (wish) => {
      for (const [seed, cuisine] of sampleOf([...cuisines.entries()], 3)) {
        const { ingredients } = cook(wish, seed, { cuisine, mealType: 'Breakfast' })
        const nuts = ingredients.filter((line) =>
          /\b(?:peanuts|almonds|cashews|walnuts|hazelnuts|pecans|pistachios|grapes)\b/.test(line),
        )
        expect(nuts.filter((line) => !/chopped|flaked|sliced|slivered|ground|crushed/.test(line))).toEqual([])
      }
    },
  )

  test('the built-in cook puts neither salt nor chili into a dish for an infant', () => {
    for (const [seed, cuisine] of sampleOf([...cuisines.entries()], 3)) {
      const { ingredients } = cook('8 month old baby, puree', seed, { cuisine, mealType: 'Dinner' })
      expect(
        ingredients.filter((line) => /\bsalt\b|soy sauce|gochu|chil[ei]|cayenne|honey/i.test(line)),
      ).toEqual([])
    }
  })
})
