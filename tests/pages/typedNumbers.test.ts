import { describe, expect, test } from 'vitest'
import {
  parseTypedNutritionTarget,
  toTypedNutritionTarget,
} from '#client/features/households/nutritionTargetDraft.ts'
import { SixDigitCode } from '#shared/contract/auth/auth.ts'
import { TypedRecipeSchema, totalTimeOfSubmission } from '#shared/contract/recipes/typedRecipeFields.ts'
import { PhoneNumberSchema } from '#shared/contract/sms.ts'

const typed = {
  draftId: '1700000000001',
  name: 'Soup',
  description: '',
  ingredients: '1 carrot',
  instructions: 'Boil.',
  servings: '4',
  prepTimeMinutes: '10',
  cookTimeMinutes: '20',
  totalTimeMinutes: '',
  mealType: 'Dinner',
  dietType: 'No restrictions',
  cuisine: 'Other',
}

describe.each([
  ['Arabic', '٤', '١٠', '٢٠'],
  ['Persian', '۴', '۱۰', '۲۰'],
  ['Devanagari', '४', '१०', '२०'],
  ['Latin', '4', '10', '20'],
])('numbers typed in %s digits', (_script, servings, prepTimeMinutes, cookTimeMinutes) => {
  const fields = { ...typed, servings, prepTimeMinutes, cookTimeMinutes }

  test('servings and minutes of a typed recipe are read', () => {
    const read = { servings: 4, prepTimeMinutes: 10, cookTimeMinutes: 20 }
    expect(TypedRecipeSchema.parse(fields)).toMatchObject({ ...read, totalTimeMinutes: 30 })
    expect(TypedRecipeSchema.parse({ ...fields, totalTimeMinutes: cookTimeMinutes })).toMatchObject({
      ...read,
      totalTimeMinutes: 20,
    })
    expect(totalTimeOfSubmission(fields)).toBe('30')
  })

  test('the figures of a nutrition target are read', () => {
    const target = toTypedNutritionTarget(undefined)
    const figures = { ...target.figures, kcal: `${prepTimeMinutes}${cookTimeMinutes}` }
    const body = { ...target.body, age: cookTimeMinutes, heightCm: '170', weightKg: '70' }
    expect(parseTypedNutritionTarget({ figures, body, isByFormula: true })).toMatchObject({
      kcal: 1_020,
      age: 20,
      heightCm: 170,
    })
  })

  test('codes and phone numbers are read', () => {
    const code = `${prepTimeMinutes}${cookTimeMinutes} ${cookTimeMinutes}`
    expect(SixDigitCode.parse(code)).toBe('102020')
    expect(PhoneNumberSchema.parse(`+${servings}${servings} 7700 900 ${code}`)).toBe('+447700900102020')
  })
})

test.each(['٤٫٥', '४.५', 'four', '-٤', '٠', '١٠١'])('%s servings are refused', (servings) => {
  expect(TypedRecipeSchema.safeParse({ ...typed, servings }).success).toBe(false)
})
