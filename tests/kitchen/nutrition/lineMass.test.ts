import { describe, expect, test } from 'vitest'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'

const oneLine = (text: string) => nutritionOfRecipe({ ingredients: [text], servings: 1 }).lines[0]!
const gramsIn = (text: string) => Math.round(oneLine(text).grams!.typical)

describe('the mass of a line', () => {
  test.each([
    ['1 (400 g) can chopped tomatoes', 400],
    ['2 (14.5-ounce) cans diced tomatoes', 822],
    ['4 cod fillets, about 180 g each', 720],
    ['2 chicken breasts (8 oz each)', 454],
    ['2 frankfurters (about 150 g)', 150],
    ['1 (400 ml) can coconut milk', 382],
    ['1 cup plus 2 tablespoons all-purpose flour', 141],
  ])('the mass of "%s" is that in its brackets: %i g', (text, grams) => {
    expect(Math.abs(gramsIn(text) / grams - 1)).toBeLessThan(0.02)
  })

  test.each([
    ['2 (15 oz) cans black beans, drained and rinsed', 506],
    ['1 x 400 g tin chickpeas, drained', 240],
    ['1 can chickpeas', 240],
    ['1 cup chickpeas, drained', 152],
  ])('the line "%s" means cooked and drained pulses', (text, grams) => {
    const { food, kcal } = oneLine(text)
    expect(food!.name).toMatch(/^canned /)
    expect(Math.abs(gramsIn(text) / grams - 1)).toBeLessThan(0.05)
    expect(kcal!.typical / gramsIn(text)).toBeLessThan(1.6)
  })

  test.each(['250 g dried chickpeas, soaked overnight and drained', '200 g red lentils, rinsed'])(
    'the line "%s" means dried pulses',
    (text) => {
      expect(oneLine(text).kcal!.typical / gramsIn(text)).toBeGreaterThan(3)
    },
  )

  test.each([
    '2 cups cooked rice',
    '2 cups cold cooked jasmine rice',
    '3 cups cooked pasta',
    '200 g cooked noodles',
    '1 cup cooked black beans',
    '2 cups cooked quinoa',
    '700 g (1 lb 9 oz) cooked rice',
    '500 g (1 lb 2 oz) cooked short-grain rice, cold',
    '350 g (12 oz) cooked pasta',
    '300 g (11 oz) cooked egg noodles',
    '250 g (9 oz) cooked lentils',
    '240 g (8½ oz) cooked white beans',
    '400 g (14 oz) cooked bulgur',
  ])('the mass of "%s" includes its cooking water', (text) => {
    expect(oneLine(text).kcal!.typical / gramsIn(text)).toBeLessThan(1.7)
  })

  test('"rice, cooked" is weighed before it is cooked', () => {
    expect(oneLine('300 g rice, cooked').kcal!.typical).toBeGreaterThan(1000)
  })

  test.each([
    ['12 lettuce leaves', 180],
    ['8 large lettuce leaves', 120],
    ['12 romaine lettuce leaves', 180],
    ['3 lamb leg steaks', 510],
    ['4 pork leg steaks', 800],
    ['2 gammon steaks', 450],
    ['4 turkey escalopes', 500],
    ['6 lamb cutlets', 330],
    ['2 culotte steaks', 446],
    ['1 leg of lamb', 2_000],
    ['4 cabbage leaves', 92],
    ['4 endive leaves', 32],
    ['8 radicchio leaves', 64],
    ['6 cauliflower florets', 78],
    ['8 broccoli florets', 88],
    ['2 celery stalks', 80],
    ['3 garlic cloves', 9],
    ['4 turkey cutlets', 500],
    ['4 thin chicken cutlets', 560],
  ])('the count in "%s" is of parts, not of wholes: %i g', (text, grams) => {
    expect(gramsIn(text)).toBe(grams)
  })

  test('a large onion weighs more than a small one', () => {
    expect(['1 small onion', '1 onion', '1 large onion'].map(gramsIn)).toEqual([70, 110, 150])
  })

  test('only the used part of a lime is counted', () => {
    const used = ['1 lime', 'Juice of 1 lime', '1 lime, juiced', 'Zest of 1 lime'].map(gramsIn)
    expect(used).toEqual([67, 44, 44, 4])
  })

  test('a food name with a comma is weighed', () => {
    expect(oneLine('500 g boneless, skinless chicken thighs').food?.name).toBe('chicken thigh')
  })

  test('bones are subtracted unless the line says that they are removed', () => {
    expect(gramsIn('1 kg boned lamb shoulder')).toBe(1000)
    expect(gramsIn('1 kg lamb shoulder')).toBeLessThan(850)
  })

  test('an eighth of deep-frying oil is counted, and all of a spoon for the pan', () => {
    expect(gramsIn('1 litre vegetable oil, for deep-frying') / 920).toBeCloseTo(0.12, 2)
    expect(gramsIn('1 tbsp vegetable oil, for frying')).toBe(gramsIn('1 tbsp vegetable oil'))
  })

  test('more frying oil never counts as less', () => {
    const eaten = [2, 4, 8, 16, 32, 64].map((spoons) => gramsIn(`${spoons} tbsp vegetable oil, for frying`))
    expect(eaten).toEqual([...eaten].sort((a, b) => a - b))
  })

  test('a line without an amount is not counted as zero', () => {
    const { perRecipe, notCounted } = nutritionOfRecipe({
      ingredients: ['100 g rice', 'Butter'],
      servings: null,
    })
    expect(notCounted).toEqual(['Butter'])
    expect(perRecipe.kcal.isAtLeast).toBe(true)
  })
})
