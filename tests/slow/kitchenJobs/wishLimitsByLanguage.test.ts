import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { cuisines } from '#shared/kitchen/questionnaire.ts'
import { sampleOf } from '../../support/grid.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const allSeeds = Array.from({ length: 20 }, (_, seed) => seed)
/** Every third seed, starting at another one for the next of some wishes. */
const seedsFor = (wishes: readonly string[], wish: string) => sampleOf(allSeeds, 3, wishes.indexOf(wish))

/** Checks the built-in cook's dishes for what an eater must not have, independently of how the wish was read. */
async function heldIn(wish: string, avoids: Partial<Eater>, seeds: readonly number[]): Promise<string[]> {
  const eater: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], ...avoids }
  const held: string[] = []
  for (const seed of seeds) {
    const answers = { ...dinnerOrder.answers, cuisine: cuisines[seed % cuisines.length]!, description: wish }
    const last = (await listen(site.callerAt(), { ...dinnerOrder, answers, seed })).at(-1)
    if (last?.type !== 'finished') throw new Error('No recipe came.')
    const { verdicts } = checkRecipe({ ...last.recipe }, [eater], {
      limitMinutes: null,
      meatPreference: null,
    })
    held.push(
      ...verdicts
        .filter(({ verdict }) => verdict === 'contains' || verdict === 'may contain')
        .map(({ verdict, concern }) => `${seed} ${verdict} ${JSON.stringify(concern)}`),
    )
  }
  return held
}

test('without a wish, some of the dishes contain milk, eggs and onions', async () => {
  const held = (await heldIn('', { allergens: ['milk', 'eggs'], dislikes: ['onion'] }, allSeeds)).join('\n')
  for (const food of ['milk', 'eggs', 'onion']) expect(held).toContain(food)
})

const allergicWishes = [
  'I react to milk and eggs',
  'meine tochter ist allergisch gegen milch und eier',
  'ma fille est allergique au lait et aux œufs',
  'mi hija es alérgica a la leche y al huevo',
  'mia figlia è allergica al latte e alle uova',
  'minha filha é alérgica a leite e ovos',
  'mijn dochter is allergisch voor melk en eieren',
  'córka ma alergię na mleko i jajka',
  'min dotter är allergisk mot mjölk och ägg',
  'min datter er allergisk over for mælk og æg',
  'datteren min er allergisk mot melk og egg',
  'मेरी बेटी को दूध और अंडे से एलर्जी है',
  'ابنتي عندها حساسية من الحليب والبيض',
]
test.each(allergicWishes)('for "%s" no dish contains or may contain milk or eggs', async (wish) => {
  expect(await heldIn(wish, { allergens: ['milk', 'eggs'] }, seedsFor(allergicWishes, wish))).toEqual([])
})

const onionWishes = [
  "I can't eat onions",
  'zwiebeln vertrag ich nicht',
  'les oignons ne me réussissent pas',
  'la cebolla me sienta mal',
  'la cipolla non la digerisco',
  'cebola me faz mal',
  'ik kan niet tegen ui',
  'cebula mi szkodzi',
  'jag tål inte lök',
  'jeg kan ikke tåle løg',
  'jeg tåler ikke løk',
  'प्याज नहीं पचता',
  'البصل يتعبني',
]
test.each(onionWishes)('for "%s" no dish contains or may contain onion', async (wish) => {
  expect(await heldIn(wish, { dislikes: ['onion'] }, seedsFor(onionWishes, wish))).toEqual([])
})
