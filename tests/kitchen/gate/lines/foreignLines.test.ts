import { expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'

const german = ['Die Zwiebel schneiden und in einem Topf anbraten.', 'Alles mischen und kochen.']

/** The allergens of a line, "?" before what is not certain. */
function toldOf(line: string, instructions: readonly string[] = []): string {
  const [check] = readRecipe({ name: '', description: '', ingredients: [line], instructions }).lines
  return [...check!.allergens].map(([id, { isCertain }]) => (isCertain ? id : `?${id}`)).join(' ')
}

test.each([
  ['50 ग्राम काजू', 'nuts'],
  ['2 बड़े चम्मच घी', 'milk'],
  ['1 कप मैदा', 'gluten'],
  ['100 ग्राम पनीर', 'milk'],
  ['1 बड़ा चम्मच तिल', 'sesame'],
  ['1 कप नारियल का दूध', '?sulphites'],
  ['2 टमाटर', ''],
  ['1 घीया', ''],
  ['सूरजमुखी का तेल', ''],
  ['50 غ بندق', 'nuts'],
  ['3 ملاعق طحينة', 'sesame'],
  ['كوب حليب', 'milk'],
  ['2 خبز عربي', 'gluten'],
  ['رشة جوزة الطيب', ''],
  ['كوب حليب جوز الهند', '?sulphites'],
  ['2 طماطم', ''],
])('a line’s letters identify its language, and so its foods: %s', (line, told) => {
  expect(toldOf(line)).toBe(told)
  expect(checkLine(line)).toMatchObject({ food: null, isUnknown: true })
})

test.each([
  ['100 ml Sahne', 'milk'],
  ['2 EL gehackte Erdnüsse', 'peanuts'],
  ['100 ml Kokossahne', ''],
  ['200 g Reisnudeln', ''],
  ['2 EL Olivenöl', ''],
  ['1 Prise Muskatnuss', ''],
])('a line that the catalogue does not know is read in the language of the recipe: %s', (line, told) => {
  expect(toldOf(line, german)).toContain(told)
  if (told === '') expect(toldOf(line, german)).not.toMatch(/(?<!\?)(?:milk|gluten|nuts)/)
})

test.each([
  ['1 noix de beurre', 'milk'],
  ['1 nuez de mantequilla', 'milk'],
  ['1 walnut of butter', 'milk'],
  ['100 g de noix de coco râpée', '?sulphites'],
  ['12 noix de Saint-Jacques', 'molluscs'],
  ['1 pincée de noix muscade', ''],
  ['300 g de noix de veau', ''],
  ['1 nuez moscada', ''],
  ['1 Muskatnuss', ''],
  ['1 nuez de coco', ''],
  ['50 g de noix', 'nuts'],
  ['50 g de nueces', 'nuts'],
  ['100 g de noix de macadamia', 'nuts'],
  ['2 cucharadas de mantequilla de cacahuete', 'peanuts'],
  ['50 g de beurre de cacao', ''],
])('the line "%s" contains nuts only when its nut word means a nut there', (line, told) => {
  expect(toldOf(line)).toBe(told)
})

test.each([
  ['Ajouter une noix de beurre et mélanger.', 'milk'],
  ['Ajouter les noix concassées.', 'nuts'],
  ['Saisir la noix de veau.', ''],
])('a word for nuts in a step is read as the food that it means there: %s', (step, told) => {
  const { named } = readRecipe({
    ...{ name: '', description: '', ingredients: ['200 g de riz'] },
    instructions: ['Cuire le riz dans une casserole avec de l’eau.', step],
  })
  const ids = named.flatMap(({ check }) =>
    [...check.allergens].flatMap(([id, { isCertain }]) => (isCertain ? [id] : [])),
  )
  expect(ids.join(' ')).toBe(told)
})

test('a line that is wholly a food name of another language has that food’s contents', () => {
  const steps = ['Boil the potatoes in the water and mash them.']
  expect(toldOf('100 ml Sahne', steps)).toBe('milk')
  expect(toldOf('100 ml Sahnehering', steps)).not.toBe('milk')
  expect(toldOf('1 tsp flibbertigibbet', steps)).toBe('')
})

test.each(['۵۰ گرم پسته', '1 کپ دودھ'])('a line in Persian or Urdu is not read as Arabic: %s', (line) => {
  expect(checkLine(line).foods).toEqual([])
})
