import { expect, test } from 'vitest'
import { findPathToDislikedFood } from '#shared/kitchen/gate/allergies/dislikes.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

test.each([
  ['celery', '1 tsp celery salt'],
  ['celery', '1 celeriac'],
  ['milk', '200 ml buttermilk'],
  ['milk', '200 ml goat milk'],
  ['coconut milk', '200 ml light coconut milk'],
  ['goat cheese', '100 g hard goat cheese'],
  ['fish', '2 salmon fillets'],
])('"%s" means "%s" too, which is called after it', (words, line) => {
  expect(findPathToDislikedFood(checkLine(line), words)).not.toBeNull()
})

test.each([
  // They are called milk, and hold none of its allergens.
  ['milk', '200 ml coconut milk'],
  ['milk', '200 ml rice milk'],
  ['coconut milk', '200 ml goat milk'],
  ['coconut milk', '200 ml whole milk'],
  ['goat cheese', '100 g feta cheese'],
  ['goat cheese', '100 g cheddar cheese'],
  ['celery', '1 tsp sea salt'],
])('"%s" does not mean "%s"', (words, line) => {
  expect(findPathToDislikedFood(checkLine(line), words)).toBeNull()
})
