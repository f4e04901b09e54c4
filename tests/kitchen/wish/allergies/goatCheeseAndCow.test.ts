import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from '../readingOf.ts'

test.each([
  ['goat cheese yes, cow no, quiche', ['cow cheese']],
  ['goat cheese is fine but not cow', ['cow cheese']],
  ['sheep cheese ok, cow not', ['cow cheese']],
  ['goat milk yes, cow no', ['milk']],
  ['queso de cabra sí, de vaca no', ['cow cheese']],
  ['queso de cabra sí, queso de vaca no', ['cow cheese']],
  ['queso de oveja sí, vaca no', ['cow cheese']],
  ['fromage de chèvre oui, vache non, quiche', ['cow cheese']],
  ['fromage de brebis oui, vache non', ['cow cheese']],
  ['lait de chèvre oui, vache non', ['milk']],
  ['Ziegenkäse ja, Kuh nein', ['cow cheese']],
  ['Ziegenkäse ja, Kühe nein', ['cow cheese']],
  ['Ziegenkäse ja, rind nein', ['cow cheese']],
  ['Ziegenkäse ist ok, aber nicht Kuh', ['cow cheese']],
  ['Schafskäse ja, Kuh nein', ['cow cheese']],
  ['Ziegenmilch ja, Kuh nein', ['milk']],
  ['chicken yes, cow no', ['beef']],
  ['pollo sí, vaca no', ['beef']],
  ['poulet oui, vache non', ['beef']],
  ['Huhn ja, Kuh nein', ['beef']],
  ['goat cheese salad. no cow', ['beef']],
  ['goat cheese yes, beef no', ['beef']],
  ['Ziegenkäse ja, Rindfleisch nein', ['beef']],
  ['chèvre oui, boeuf non', ['beef']],
])('"cow" beside what is made of goat or sheep milk is no beef: "%s"', (wish, read) => {
  expect(readingOf(wish)).toEqual(read)
})

test.each(['vache non', 'Kuh nein', 'rind nein', 'cow no'])(
  'a cow alone with its "no" is asked about as beef: "%s"',
  (wish) => {
    const { leftOut, unclear } = readWishLimits(wish)
    expect([leftOut, unclear.flatMap(({ foods }) => foods.map(({ food }) => food))]).toEqual([[], ['beef']])
  },
)

test.each([
  'No cow cheese',
  "no cow's cheese, quiche",
  'kein Kuhkäse',
  'pas de fromage de vache',
  'sin queso de vaca',
  'بدون جبن البقر',
])('the cheese of a cow is left out, and no beef: "%s"', (wish) => {
  expect(readingOf(wish)).toEqual(['cow cheese'])
})

test("an allergy to cow's cheese is one to milk", () => {
  expect(readingOf("allergic to cow's cheese")).toEqual(['#milk'])
})

test('French "oh la vache" names no beef', () => {
  expect(readWishLimits('oh la vache, des pâtes').named.map(({ food }) => food)).toEqual(['pasta'])
})

const ana = {
  name: 'Ana',
  allergens: [],
  diets: [],
  dislikes: ['cow cheese'],
  likes: [],
  isVulnerable: false,
}

test.each([
  ['100 g goat cheese', 'nothing found'],
  ['100 g manchego', 'nothing found'],
  ['100 g sheep cheese', 'nothing found'],
  ['100 g fromage de brebis', 'nothing found'],
  ['100 g feta', 'may contain'],
  ['100 g cheddar', 'contains'],
  ['50 g parmesan', 'contains'],
  ['100 g cheese', 'contains'],
  ['100 g butter', 'nothing found'],
])('the verdict for somebody who leaves out the cheese of cows on "%s" is: %s', (line, verdict) => {
  const recipe = { name: '', description: '', ingredients: [line], instructions: [] }
  const { verdicts } = checkRecipe({ ...recipe, servings: 2, totalTimeMinutes: null }, [ana], {
    limitMinutes: null,
    meatPreference: null,
  })
  expect(verdicts.map((each) => each.verdict)).toEqual([verdict])
})
