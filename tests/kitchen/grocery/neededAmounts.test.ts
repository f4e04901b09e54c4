import { expect, test } from 'vitest'
import { addUpRequiredAmounts, choosePacksToBuy } from '#shared/grocery/amounts.ts'
import { isGroceryStaple, parseGroceryLines } from '#shared/kitchen/groceryLines.ts'

const neededOf = (...lines: string[]) => {
  const read = parseGroceryLines(lines, 1)
  expect(new Set(read.map(({ key }) => key)).size).toBe(1)
  const needed = addUpRequiredAmounts(
    read.map(({ part }) => part),
    read[0]!.packs,
  )
  return { needed, buy: choosePacksToBuy(needed, read[0]!.packs) }
}

test('the same food of two recipes becomes one grocery item, in any units', () => {
  expect(neededOf('2 eggs', '3 large eggs').needed).toMatchObject({ text: '5', isAbout: false })
  expect(neededOf('1 dozen eggs', '2 eggs').needed.text).toBe('14')
  expect(neededOf('1 cup flour', '200 g flour').needed).toMatchObject({ text: '325 g', isAbout: true })
  expect(neededOf('1 kg flour', '250 g flour').needed).toMatchObject({ text: '1.25 kg', isAbout: false })
  expect(neededOf('½ cup milk', '1 cup milk').needed.text).toBe('1½ cups')
  expect(neededOf('500 ml milk', '1 cup milk').needed.text).toBe('737 ml')
  expect(neededOf('2 cloves garlic', '1 clove garlic, minced').needed.text).toBe('3 cloves')
  expect(neededOf('2 onions', '150 g onion, chopped').needed).toMatchObject({ text: '370 g', isAbout: true })
})

test('the larger of "2 to 3" is bought, and of two foods in one line both', () => {
  expect(neededOf('2 to 3 onions', '1 onion').needed.text).toBe('4')
  const namesIn = (line: string) => parseGroceryLines([line], 1).map(({ name, part }) => [name, part.text])
  expect(namesIn('Kosher salt and freshly ground black pepper, to taste')).toEqual([
    ['kosher salt', ''],
    ['black pepper', ''],
  ])
  expect(namesIn('2 tbsp butter & oil')).toEqual([
    ['butter', '2 tablespoons'],
    ['vegetable oil', ''],
  ])
  expect(namesIn('1 box macaroni and cheese').map(([name]) => name)).toEqual(['macaroni and cheese'])
  expect(namesIn('half and half').map(([name]) => name)).toEqual(['half-and-half'])
  expect(namesIn('glimmerzorbs and wuzzles').map(([name]) => name)).toEqual(['glimmerzorbs and wuzzles'])
})

test.each([
  ['2 lb 8 oz ground beef', 1, '2½ lb'],
  ['2 lb 8 oz ground beef', 2, '5 lb'],
  ['2 lb 5 oz carrots', 1, '2 lb 5 oz'],
  ['1 kg 200 g flour', 1, '1.2 kg'],
  ['1 l 250 ml stock', 1, '1.25 l'],
  ['½ cup plus 2 tablespoons olive oil', 1, '½ cup plus 2 tablespoons'],
  ['½ cup plus 2 tablespoons olive oil', 2, '1¼ cups'],
  ['1 cup + 1 tbsp sugar', 1, '1 cup plus 1 tablespoon'],
  ['½ cup sugar + 1 tbsp', 4, '2¼ cups'],
  ['2 cups and 2 tablespoons flour', 1, '2 cups plus 2 tablespoons'],
  ['1 cup (240 ml) plus 2 tablespoons milk', 1, '1 cup plus 2 tablespoons'],
  ['1 cup flour, plus 2 tablespoons for dusting', 1, '1 cup plus 2 tablespoons'],
  ['1 cup plus 2 tablespoons plus 1 teaspoon sugar', 1, '1 cup plus 2⅓ tablespoons'],
  ['1 litre plus 1 cup vegetable stock', 1, '1.24 l'],
  ['1 can plus 60 g black beans', 1, '300 g'],
  ['1 teaspoon plus a pinch of salt', 1, '1 teaspoon'],
  ['150 ml (½ cup plus 2 tablespoons) milk', 1, '150 ml'],
])('the grocery list includes an amount after "plus": %s, by %d', (line, factor, text) => {
  const read = parseGroceryLines([line], factor)
  expect(
    addUpRequiredAmounts(
      read.map(({ part }) => part),
      read[0]!.packs,
    ).text,
  ).toBe(text)
})

test('an added amount counts in what to buy, and two added foods are two items', () => {
  expect(neededOf('1 l 250 ml vegetable stock').buy).toMatchObject({ count: 3, left: '250 ml' })
  const boughtOf = (line: string) =>
    parseGroceryLines([line], 2).map(({ name, part }) => `${part.text} ${name}`)
  expect(boughtOf('1 large egg plus 1 egg yolk')).toEqual(['2 egg', '2 egg yolk'])
  expect(boughtOf('1 cup milk and 2 tablespoons butter')).toEqual(['2 cups milk', '¼ cup butter'])
  expect(boughtOf('2 onions plus 1 for garnish')).toEqual(['6 onion'])
  expect(boughtOf('2 lemons, plus 1 to serve')).toEqual(['6 lemon'])
  expect(boughtOf('4 limes, plus 2 to garnish')).toEqual(['12 lime'])
})

test.each([
  ['½ of a 400 g can of tomatoes', 'canned tomato', '1 can'],
  ['3/4 of a 500 g pack pasta', 'pasta', '1½ packages'],
])('a part of one pack is bought as that part of it: twice "%s" is "%s", %s', (line, name, amount) => {
  expect(parseGroceryLines([line], 2).map((each) => [each.name, each.part.text])).toEqual([[name, amount]])
})

test('items without an amount are not added up, and are still listed', () => {
  expect(neededOf('salt, to taste', '1 teaspoon salt').needed).toMatchObject({
    text: '1 teaspoon',
    isToTaste: true,
  })
  expect(neededOf('salt', 'salt, to taste').needed).toMatchObject({ text: '', isToTaste: true })
})

test('amounts that cannot be added are listed separately', () => {
  expect(neededOf('2 zorbs of glimmerfruit', '100 g zorbs of glimmerfruit').needed.isAbout).toBe(false)
})

test('purchases are shown in packs, with the amount left over', () => {
  expect(neededOf('2 eggs', '3 large eggs').buy).toMatchObject({ count: 1, pack: { label: '6' }, left: '1' })
  expect(neededOf('11 eggs').buy).toMatchObject({ count: 1, pack: { label: '12', vessel: 'box' } })
  expect(neededOf('1 cup flour', '200 g flour').buy).toMatchObject({ count: 1, left: '675 g' })
  expect(neededOf('600 ml milk').buy).toMatchObject({ count: 1, pack: { label: '1 l', vessel: 'carton' } })
  expect(neededOf('500 g canned tomatoes').buy).toMatchObject({
    count: 1,
    pack: { label: '800 g', vessel: 'tin' },
    left: '300 g',
  })
  expect(neededOf('2 l vegetable stock').buy).toMatchObject({
    count: 2,
    pack: { label: '1 l', vessel: 'carton' },
  })
  expect(neededOf('500 ml red wine').buy).toMatchObject({ count: 1, pack: { vessel: 'bottle' } })
  expect(neededOf('1 l orange juice').buy).toMatchObject({ count: 1, pack: { vessel: 'carton' } })
  expect(neededOf('2 cans chickpeas').buy).toBeNull()
  expect(neededOf('3 cloves garlic').buy).toBeNull()
})

test('a staple also covers its kinds of food', () => {
  const isOurs = (line: string) => isGroceryStaple(parseGroceryLines([line], 1)[0]!, ['salt', 'olive oil'])
  expect(['1 tsp kosher salt', 'sea salt flakes', '2 tbsp extra-virgin olive oil'].map(isOurs)).toEqual([
    true,
    true,
    true,
  ])
  expect(['200 g salted butter', '1 tbsp sesame oil', '2 salted anchovies'].map(isOurs)).toEqual([
    false,
    false,
    false,
  ])
})
