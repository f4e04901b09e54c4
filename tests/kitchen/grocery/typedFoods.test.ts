import { expect, test } from 'vitest'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { findAllergiesInTexts } from '#shared/kitchen/gate/allergies/foodWarnings.ts'

const eater = { name: '', allergens: allergenIds, diets: [], dislikes: [], likes: [] }

/** The warnings for an item typed on a list, whose language is unknown. */
function warningsOf(typed: string): { certain: AllergenId[]; possible: AllergenId[] } {
  const [found] = findAllergiesInTexts([typed], [null], eater)
  const named = (places: readonly number[] = []) => places.map((at) => allergenIds[at]!)
  return { certain: named(found?.certain), possible: named(found?.possible) }
}

test.each(['mel', '200 g mel', 'farinha'])(
  'a grocery item whose name means flour in one of two languages may contain gluten: %s',
  (typed) => {
    expect(warningsOf(typed).possible).toContain('gluten')
    expect(warningsOf(typed).certain).toEqual([])
  },
)

test.each(['honey', 'rice', 'tomato', 'farinha de mandioca', 'corn', 'tea'])(
  'a grocery item whose name means one food in all languages has no further warnings: %s',
  (typed) => {
    expect(warningsOf(typed)).toEqual({ certain: [], possible: [] })
  },
)
