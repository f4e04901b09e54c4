import type { DocumentsByKey } from '../replication/documents.ts'
import { valueOfDocumentField } from '../replication/documents.ts'
import { addUpRequiredAmounts, choosePacksToBuy } from './amounts.ts'
import { type RecipeShareOfItem, readTextFieldOfDocument, recipeSharesOfItem } from './items.ts'
import { groceryDocumentKey } from './kind.ts'
import { shortHash } from './mealAdditions.ts'
import type { GroceryShareOfMeal, GrocerySharesOfMeals } from './mealShares.ts'
import {
  findCommonMeasure,
  type RequiredAmounts,
  relativeAmountTolerance,
  scaleRequiredAmounts,
  sumAmountsInMeasure,
} from './requiredAmounts.ts'

/** What became of a dish that was shopped for. */
export type FateOfShoppedDish =
  /** It is on a list. `needs` as in `ShoppedMeal`. */
  | { kind: 'wanted'; needs: ReadonlyMap<string, RecipeShareOfItem> | null }
  /** It was eaten. */
  | { kind: 'cooked' }
  /** It is not eaten on the days that are shopped for. */
  | { kind: 'gone' }
  /** Its day has passed, so that it may have been eaten. */
  | { kind: 'unknown' }

/** Food that a meal leaves. `id` is the same for the same food of the same meal. */
export interface FoodLeftByMeal {
  id: string
  name: string
  amount: string
  dishKey: string
}

const idOf = (kind: 'bought' | 'opened', of: string, foodKey: string) =>
  `${kind}-${shortHash(of)}-${shortHash(foodKey)}`

/** The food that was bought for dishes and that they do not need. `settled`: ids of such food that its dish needs again. */
export function findFoodBoughtInExcess(
  { all }: GrocerySharesOfMeals,
  fateOf: (dishKey: string) => FateOfShoppedDish,
): { left: FoodLeftByMeal[]; needed: ReadonlySet<string> } {
  const left: FoodLeftByMeal[] = []
  const needed = new Set<string>()
  const bought = all.filter(({ isBought }) => isBought)
  for (const shares of Map.groupBy(bought, ({ dishKey, foodKey }) => `${dishKey} ${foodKey}`).values()) {
    const { dishKey, foodKey, share } = shares[0]!
    const fate = fateOf(dishKey)
    if (fate.kind === 'unknown') continue
    const id = idOf('bought', dishKey, foodKey)
    const excess = excessAmount(shares, fate, foodKey)
    if (excess === null) needed.add(id)
    else left.push({ id, dishKey, name: share.name, amount: addUpRequiredAmounts(excess, share.packs).text })
  }
  return { left, needed }
}

/** Null where all is needed, or was eaten. */
function excessAmount(
  shares: readonly GroceryShareOfMeal[],
  fate: FateOfShoppedDish,
  foodKey: string,
): RequiredAmounts | null {
  const parts = shares.flatMap(({ share }) => share.parts)
  if (fate.kind === 'gone') return parts
  const need = fate.kind === 'wanted' ? fate.needs?.get(foodKey) : undefined
  const measure = need ? findCommonMeasure([need.parts, parts]) : null
  if (!need || measure === null) return null
  const [has, needs] = [sumAmountsInMeasure(parts, measure), sumAmountsInMeasure(need.parts, measure)]
  return has <= needs * (1 + relativeAmountTolerance)
    ? null
    : scaleRequiredAmounts(parts, (has - needs) / has)
}

/** What is left of the packs of bought items of which something was cooked, and that no dish needs. */
export function findRestsOfOpenedPacks(
  docs: DocumentsByKey,
  { all }: GrocerySharesOfMeals,
  fateOf: (dishKey: string) => FateOfShoppedDish,
): FoodLeftByMeal[] {
  const cooked = all.filter(({ isBought, dishKey }) => isBought && fateOf(dishKey).kind === 'cooked')
  const byItem = Map.groupBy(cooked, ({ listId, itemId }) => groceryDocumentKey(listId, itemId))
  return [...byItem].flatMap(([key, shares]) => {
    const doc = docs.get(key)!
    // How much it is that a person typed beside it is not known.
    if (readTextFieldOfDocument(doc, 'quantity') !== '') return []
    const { share, foodKey, dishKey } = shares[0]!
    const boughtFor = valueOfDocumentField(doc, 'ticked') as readonly string[]
    const parts = recipeSharesOfItem(doc)
      .filter(({ additionId }) => boughtFor.includes(additionId))
      .flatMap((each) => each.share.parts)
    const amount = choosePacksToBuy(addUpRequiredAmounts(parts, share.packs), share.packs)?.left ?? ''
    return amount === '' ? [] : [{ id: idOf('opened', key, foodKey), name: share.name, amount, dishKey }]
  })
}
