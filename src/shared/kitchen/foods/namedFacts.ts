import { contentsOfFood } from './foodContents.ts'
import type { FoodFact } from './foodFacts.ts'
import { findFoodByKey } from './foods.ts'
import { plantMilkBases } from './formFoods.ts'

/** Foods that hold nothing, or next to nothing, of what they are called by. */
const wordsOfFoodsNamedAfterOthers = new Set(
  'choice oil extract essence aroma vinegar flavoring flavouring flavor flavour stick wrapper kani kama free vegan mock sugar grass imitation faux fake artificial simulated substitute analogue surimi style palito barrita batonnet'.split(
    ' ',
  ),
)

/** "Ground nuts" are nuts or groundnuts, as their catalogue line says. */
const ambiguousNames = new Set(['ground nut'])

/** What the words of a longer name say is in it, each by a food of its own: "tofu mayonnaise" names soy. */
export function findFactsInFoodName(words: readonly string[]): readonly FoodFact[] {
  if (words.length < 2 || ambiguousNames.has(words.join(' '))) return []
  if (words.some((word) => wordsOfFoodsNamedAfterOthers.has(word))) return []
  const found: FoodFact[] = []
  const isOfPlants = plantMilkBases.has(words[0]!)
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const inner = to - from < words.length ? findFoodByKey(words.slice(from, to).join(' ')) : null
      if (!inner) continue
      for (const [fact, trace] of contentsOfFood(inner))
        if (trace.isCertain && trace.isItself && fact !== 'sulphites' && !(fact === 'dairy' && isOfPlants))
          found.push(fact)
    }
  }
  return found
}
