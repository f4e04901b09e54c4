import { expect, test } from 'vitest'
import { heldOutWishes } from './heldOutWishes.ts'
import { judgeLabelledWish } from './judgeLabelledWish.ts'

test('of the wishes that were kept aside most are held or told, few are missed in silence and hardly any is excused falsely', () => {
  const judged = heldOutWishes.map((label) => ({ label, ...judgeLabelledWish(label) }))
  const count = (judgement: string) => judged.filter((each) => each.judgement === judgement).length
  if (process.env.SHOW_WISHES)
    for (const { label, judgement, failed, recipe, notHeld } of judged)
      if (judgement !== 'held')
        console.log(
          `${judgement}: ${label.asked}: ${label.wish} -> ${recipe.name} (${recipe.servings}) | ${failed.join('; ')} | ${notHeld.join('; ')}`,
        )
  console.log(
    `held ${count('held')}, told ${count('told')}, missed ${count('missed')}, excused falsely ${count('excused falsely')}`,
  )
  expect(count('missed')).toBeLessThanOrEqual(8)
  expect(count('excused falsely')).toBeLessThanOrEqual(4)
}, 120_000)
