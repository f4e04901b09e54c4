import { markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'

/** What is made of the milk of another animal; the product is the name of what a cow gives. */
const ofOtherMilk = /^(?:goat|sheep|ewe|buffalo)(?:'?s)? (cheese|milk|yogurt|butter|cream)$/
const products: readonly (string | null)[] = ['cheese', 'milk', 'yogurt', 'butter', 'cream']

const cow = /^(?:cows?|kuhe?|rind|rinder|vaches?|vacas?|بقر|البقر|بقري|गाय|🐄|🐮)$/u

/** Whether a word of beef names the animal, folded. */
export const isNameOfCow = (word: string): boolean => cow.test(word)

/**
 * "Goat cheese yes, cow no": no beef is meant but the cheese of a cow. Where the one that is fine is called by its animal and "cheese"
 * ("sheep cheese ok, cow not"), it is asked about.
 */
export function readCowAsItsCheese(reading: WishReadingState): void {
  const { items, unwanted, allowed } = reading
  if (allowed.size === 0) return
  for (const [at, strength] of [...unwanted]) {
    if (!items[at]!.isCow || strength !== 'left out') continue
    const fine = [...allowed].filter((place) => isInSentence(items, place, at))
    const product = fine.map((place) => productOf(items[place]!.food ?? '')).find(Boolean)
    const ofSheep = fine.find(
      (place) => products.includes(items[place]!.food) && items[place - 1]?.food === 'mutton',
    )
    const food = product ?? (ofSheep === undefined ? null : items[ofSheep]!.food)
    if (food === null) continue
    const ofCow = food === 'cheese' ? 'cow cheese' : food
    reading.items = reading.items.map((item, index) => (index === at ? { ...item, food: ofCow } : item))
    if (product) continue
    unwanted.delete(at)
    markLimitUnclear(reading, at, [], [at], { isCertain: true })
  }
}

/** German "Schafskäse" is feta. */
const productOf = (food: string) => (food === 'feta' ? 'cheese' : ofOtherMilk.exec(food)?.[1])

const isInSentence = (items: readonly WishItem[], place: number, other: number) =>
  items.slice(Math.min(place, other) + 1, Math.max(place, other) + 1).every(({ gap }) => gap !== 'end')
