import { expect, test } from 'vitest'
import { allergensTold, checkBeside } from '../../recipeBeside.ts'

test.each(['يطبخ الدجاج لمدة 20 دقيقة.', 'اخبزه دقيقة واحدة.', 'اخبزه ٢٠ دقيقة ثم قدمه.', 'قلبه كل دقيقة.'])(
  'a minute, whose word begins like that for flour, is no food: %s',
  (step) => {
    expect(allergensTold(checkBeside('ar', { steps: [step] }))).toBe('')
  },
)

test('flour in an Arabic step is found beside minutes', () => {
  const check = checkBeside('ar', { steps: ['اضف الدقيق واخلط لمدة 5 دقائق.'] })
  expect(allergensTold(check)).toBe('gluten')
})
