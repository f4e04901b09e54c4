import { describe, expect, test } from 'vitest'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import type { WishRequirement } from '#shared/kitchen/wish/requirements/requirement.ts'

const lowSalt = (each: WishRequirement) => each.kind === 'nutrition' && each.nutrient === 'sodiumMg'
const asksForOven = (each: WishRequirement) => each.kind === 'equipment' && each.equipment === 'oven'
const asksForMeat = (each: WishRequirement) => each.kind === 'food in' && each.food === 'meat'
const tastesOf = (wish: string) =>
  readWishRequirements(wish).flatMap((each) => (each.kind === 'taste' ? [each.taste] : []))
const foodsIn = (wish: string) =>
  readWishRequirements(wish).flatMap((each) => (each.kind === 'food in' ? [each.food] : []))
const foodsOut = (wish: string) =>
  readWishRequirements(wish).flatMap((each) => (each.kind === 'food out' ? each.leftOut.foods : []))
const peopleOf = (wish: string) =>
  readWishRequirements(wish).find((each) => each.kind === 'people')?.count ?? null

describe('little salt', () => {
  test.each([
    'chicken pasta, not too salty please',
    'a soup, go easy on the salt',
    'Hähnchenpfanne, nicht so salzig bitte',
    'Suppe, nicht zu viel Salz',
    'poulet à la crème, pas trop salée la sauce',
    'arroz con pollo, que no esté muy salado',
    'مجدرة، ليست مالحة جدا',
    'दाल तड़का, नमक ज्यादा न हो',
  ])('"%s" asks for little salt', (wish) => {
    expect(readWishRequirements(wish).some(lowSalt)).toBe(true)
  })

  test.each(['salty and sweet popcorn', 'Salzkartoffeln', 'with salt and pepper'])(
    '"%s" does not ask for little salt',
    (wish) => {
      expect(readWishRequirements(wish).some(lowSalt)).toBe(false)
    },
  )
})

describe('the oven', () => {
  test.each([
    'Hähnchen aus dem Ofen',
    'poulet au four',
    'pavo al horno con verduras',
    'دجاج في الفرن',
    'ओवन में बना चिकन',
    'chicken from the oven',
  ])('"%s" asks for the oven', (wish) => {
    expect(readWishRequirements(wish).some(asksForOven)).toBe(true)
  })

  test.each(['Kuchen ohne Ofen', 'sans four', 'un gâteau au four à micro-ondes', 'sin horno', 'بدون فرن'])(
    '"%s" does not ask for the oven',
    (wish) => {
      expect(readWishRequirements(wish).some(asksForOven)).toBe(false)
    },
  )
})

describe('meat that is asked for as what is not vegetarian', () => {
  test.each([
    'un curry no vegetariano',
    'un curry non végétarien',
    'كاري غير نباتي مع الأرز',
    'नॉन वेज करी कुछ भी',
    'non-veg curry please',
  ])('"%s" asks for a curry with meat and leaves nothing out', (wish) => {
    const all = readWishRequirements(wish)
    expect(all.some(asksForMeat)).toBe(true)
    expect(all.some((each) => each.kind === 'dish kind' && each.dishKind === 'curry')).toBe(true)
    expect(foodsOut(wish)).toEqual([])
  })

  test.each(['no soy vegetariano, quiero lentejas', 'je ne suis pas végétarien', 'veg biryani'])(
    '"%s" asks for no meat',
    (wish) => {
      expect(readWishRequirements(wish).some(asksForMeat)).toBe(false)
    },
  )
})

describe('tastes that are denied', () => {
  test.each<[string, string[]]>([
    ['quesadillas, kids dont like anything spicy or green', ['mild', 'nothing green']],
    ["my son won't eat anything too hot", ['mild']],
    ['really spicy please', ['spicy']],
    ["she doesn't like anything sweet", []],
  ])('"%s" asks for %j', (wish, tastes) => {
    expect(tastesOf(wish)).toEqual(tastes)
  })
})

test.each<[string, string[], string[]]>([
  ['big salad, no olives, feta is a must', ['feta'], ['olive']],
  ['Salat ohne Oliven, Feta muss rein', ['feta'], ['olive']],
  ['salade sans olives, la feta est obligatoire', ['feta'], ['olive']],
  ['no olives, feta', [], ['olive', 'feta']],
  ['snacks for game night', ['snack'], []],
  ['pheasant or other game', ['pheasant', 'game'], []],
])('"%s" asks for %j and leaves out %j', (wish, asked, out) => {
  expect(foodsIn(wish)).toEqual(asked)
  expect(foodsOut(wish)).toEqual(out)
})

test.each<[string, number]>([
  ['fluffy pancakes for 3 kids and us two', 5],
  ['burgers for me and 7 lads', 8],
  ['game night, 8 lads', 8],
  ['Schnitzel für meine Frau und mich', 2],
  ['pasta for the two of us', 2],
])('"%s" is for %i', (wish, count) => {
  expect(peopleOf(wish)).toBe(count)
})

test('meat for a cold night is no leftover, and cold meat is one', () => {
  const isLeftover = (wish: string) =>
    readWishRequirements(wish).some((each) => each.kind === 'food in' && each.isLeftover === true)
  expect(isLeftover('hearty stew for a cold night, beef or lamb')).toBe(false)
  expect(isLeftover('a salad with cold chicken')).toBe(true)
})

test('a tin of one food is no wish for a store cupboard', () => {
  const isFromCupboard = (wish: string) => readWishRequirements(wish).some(({ kind }) => kind === 'budget')
  expect(isFromCupboard('houmous, got 2 tins of chickpeas')).toBe(false)
  expect(isFromCupboard('just tins please')).toBe(true)
})

describe('foods that somebody is not, or no longer, allergic to', () => {
  test.each([
    'a quick stir-fry, I used to be allergic to shrimp but now fine',
    'no nut allergy here, chicken stew',
    'früher Allergie gegen Erdnüsse, jetzt vertrage ich sie, Suppe',
  ])('"%s" asks for none of them', (wish) => {
    expect(foodsIn(wish).filter((food) => /shrimp|nut/.test(food))).toEqual([])
  })

  test.each([
    ['allergic to eggs. A soup with shrimp, please', 'shrimp'],
    ['no more allergies, walnut bread with walnuts', 'walnut'],
  ])('"%s" still asks for %s', (wish, food) => {
    expect(foodsIn(wish)).toContain(food)
  })
})
