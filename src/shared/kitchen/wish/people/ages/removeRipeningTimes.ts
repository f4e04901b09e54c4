import { pathToContainedFood } from '../../../foods/foodContents.ts'
import { matchFoodName } from '../../../foods/matchFoodName.ts'
import type { CompiledLanguage } from '../../compileLanguage.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import type { WishItem } from '../../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'
import { findWordsOfKind } from '../../wordMarks.ts'

/** What ripens for months or years. */
const ripenedKinds = [
  ...['cheese', 'cured meat', 'beef kind', 'vinegar kind', 'wine kind', 'spirit kind', 'sausage kind'],
  ...['ham', 'steak kind', 'soy sauce', 'miso'],
]
const ripeningWords =
  /^(?:aged|matured?|ripened|cured|vintage|gereift\p{L}*|reift|gelagert\p{L}*|affinee?s?|vieillie?s?|curad[oa]s?|madurad[oa]s?|curacion|anej[oa]s?|stagionat[oaie]|معتقة?)$/u

/** Words between a food and how long it ripened at most: "queso curado de 12 meses". */
const maxBetween = 2

function isRipenedFood(item: WishItem | undefined): boolean {
  if (!isFoodItem(item)) return false
  const { food } = matchFoodName(item.food)
  return food !== null && ripenedKinds.some((kind) => pathToContainedFood(food, kind)?.isItself)
}

/** Items in which the months of a cheese or a ham are no age of an eater: "ham aged 12 months", "24 Monate gereifter Parmesan". */
export function removeRipeningTimes(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  { language }: CompiledLanguage,
): readonly WishItem[] {
  const ages = items.filter(({ condition }) => condition?.isVulnerable)
  if (ages.length === 0 || !items.some(isRipenedFood)) return items
  if (findWordsOfKind('kin', tokens, 0, language).length > 0) return items
  const isRipening = ({ from, to }: WishItem) =>
    tokens.slice(from, to).some(({ word, typed }) => ripeningWords.test(word) || ripeningWords.test(typed))
  const isOfFoodOn = (at: number, way: 1 | -1): boolean => {
    let saysRipening = isRipening(items[at]!)
    // "Parmesan, 24 Monate gereift".
    if (way === -1 && items[at + 1] && isNameContinuedAcrossGap(items[at + 1]!) && isRipening(items[at + 1]!))
      saysRipening = true
    for (let step = 1; step <= maxBetween + 1; step++) {
      const item = items[at + way * step]
      const behind = way === 1 ? item : items[at - step + 1]
      if (!item || !behind) return false
      if (!isNameContinuedAcrossGap(behind) && !(behind.gap === 'comma' && saysRipening && way === -1))
        return false
      if (isRipenedFood(item)) return true
      if (item.condition || isFoodItem(item)) return false
    }
    return false
  }
  return items.map((item, at) => {
    const isAge = item.condition?.isVulnerable && tokens.slice(item.from, item.to).some(hasNumber)
    return isAge && (isOfFoodOn(at, -1) || isOfFoodOn(at, 1))
      ? { ...item, condition: null, role: 'idle' }
      : item
  })
}

const hasNumber = ({ word }: WishToken) => /\d/.test(word)
