import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { sampleOf } from '../../support/grid.ts'
import { besideDish, clauseWords, endsLists, setsDishApart } from './cases/sentences/clauses.ts'

/** Wishes of which one is read by `npm test`. */
const every = 7

type Named = readonly [bare: string, withArticle: string]

/** What is wrong with the reading of a wish for a dish in which some foods must not be; null where nothing is. */
function faultOf(wish: string, dish: string, foods: readonly string[]): string | null {
  const { leftOut, unclear } = readWishLimits(wish)
  const passed = foods.filter(
    (food) => !leftOut.some(({ said }) => isIn(said, food)) && !unclear.some(({ text }) => isIn(text, food)),
  )
  const isDishLost = leftOut.some(({ said }) => isIn(dish, said))
  if (passed.length === 0 && !isDishLost) return null
  return `${wish}: ${passed.length > 0 ? `passes over ${passed}` : ''}${isDishLost ? ' leaves out the dish' : ''}`
}

const isIn = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

describe.each(Object.entries(clauseWords))('%s', (_, words) => {
  const faultsOf = (phrases: readonly string[], joins = besideDish) => {
    const wishes = words.dishes.flatMap((dish) =>
      phrases.flatMap((phrase) =>
        words.foods.flatMap(([bare, withArticle]) =>
          joins.map((join) => {
            const limit = phrase.replace('{}', bare).replace('{the}', withArticle)
            return { wish: join(dish, limit, words.and), dish, bare }
          }),
        ),
      ),
    )
    return sampleOf(wishes, every).flatMap(({ wish, dish, bare }) => faultOf(wish, dish, [bare]) ?? [])
  }

  test('an allergy with a colon in a wish is about the foods after the colon, whatever separates it from the dish', () => {
    expect(faultsOf(words.allergies)).toEqual([])
  })

  test('an allergy without a colon after a separator in a wish is about the foods after it', () => {
    expect(faultsOf(words.allergies.map((phrase) => phrase.replace(/ ?:/, '')))).toEqual([])
  })

  test('a wish that says a food is not allowed excludes it', () => {
    // "Chicken / eggs not ok", "chicken and eggs are not ok": both may be meant.
    const apart = words.isLimitLast ? endsLists : setsDishApart
    const joins = besideDish.filter((_, at) => apart.includes(at))
    expect(faultsOf(words.denied, joins)).toEqual([])
  })

  test('every food of an allergy list is left out or asked about', () => {
    const [[first], [second], [third], [fourth]] = words.foods as [Named, Named, Named, Named]
    const lists = [
      [first, second, third],
      [third, fourth, second],
      [fourth, first, third],
    ]
    const faults = words.lists.flatMap((phrase) =>
      lists.flatMap((foods) => {
        const limit = phrase.replace(/\{(\d)\}/g, (_, place) => foods[place - 1]!)
        // Behind a list a limit cannot tell "chicken / milk, eggs and nuts" from a list of four.
        const joins = words.isLimitLast ? besideDish.filter((_, at) => endsLists.includes(at)) : besideDish
        const wishes = words.dishes.flatMap((dish) =>
          joins.map((join) => [join(dish, limit, words.and), dish]),
        )
        return sampleOf(wishes, every, lists.indexOf(foods)).flatMap(
          ([wish, dish]) => faultOf(wish!, dish!, foods) ?? [],
        )
      }),
    )
    expect(faults).toEqual([])
  })
})
