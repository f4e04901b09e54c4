import { expect, test } from 'vitest'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import { regionalLineCases } from './regionalLineCases.ts'

const recipe = { name: '', description: '' }
const certain = (allergens: ReadonlyMap<string, { isCertain: boolean }>) =>
  [...allergens].flatMap(([id, { isCertain }]) => (isCertain ? [id] : []))

test.each(regionalLineCases)('the regional food "%s" contains %s', (line, allergens) => {
  const [check] = readRecipe({ ...recipe, ingredients: [line], instructions: [] }).lines
  expect(certain(check!.allergens)).toEqual(expect.arrayContaining(allergens.split(' ')))
})

test.each(['رشة ملح جريش', 'ملعقة بهارات مغربية', '1 चम्मच बाजरे का आटा'])(
  'the regional food "%s" contains no allergen',
  (line) => {
    const [check] = readRecipe({ ...recipe, ingredients: [line], instructions: [] }).lines
    expect(certain(check!.allergens)).toEqual([])
  },
)

test.each([
  'लोई के पेड़े बनाएं और बेलें।',
  'बादाम टोस्ट करें।',
  'बाजरे का पराठा तवे पर सेंकें।',
  'أضف السكر حسب درجة حلاوة الطبق.',
  'اخبز العجين على الصاج.',
  'قطع الخضار إلى شرائح رقاق.',
])('a word in a step that only resembles a regional food is no certain finding: %s', (step) => {
  const { named } = readRecipe({ ...recipe, ingredients: ['1 कप चावल'], instructions: [step] })
  const ids = named.flatMap(({ check }) => certain(check.allergens))
  expect(ids.filter((id) => id !== 'nuts')).toEqual([])
})
