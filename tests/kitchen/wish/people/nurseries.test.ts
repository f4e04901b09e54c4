import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

test.each([
  'Mitbringsel für das Kitafest',
  'Essen für die Kita',
  'Muffins für unsere Kita',
  'Essen für die Krippe',
  'für die Tagesmutter',
  'for the nursery',
  'nursery party',
  'pour la maternelle',
  'jardín de infancia',
  'للحضانة',
  'روضة الأطفال',
  'प्लेस्कूल के लिए',
  'किंडरगार्टन',
])('the wish "%s" is for small children', (wish) => {
  expect(readWishLimits(wish).vulnerable).not.toEqual([])
})

test.each([
  'Schule',
  'Weihnachtskrippe',
  'recette de ma grand-mère maternelle',
  'Kitcat Eis',
  'nursery rhyme cake',
])('the wish "%s" tells of no small children', (wish) => {
  expect(readWishLimits(wish).vulnerable).toEqual([])
})

test.each(['Kuhmilcheiweißallergie', 'Kuhmilcheiweiß-Allergie', 'Milcheiweißunverträglichkeit'])(
  'the wish "%s" leaves out milk and not eggs',
  (wish) => {
    expect(readWishLimits(wish).leftOut.flatMap(({ allergens }) => allergens)).toEqual(['milk'])
  },
)
