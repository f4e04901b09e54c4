import { allergensInContents, contentsOfFood } from '../foods/foodContents.ts'
import { getFoodByName } from '../foods/foods.ts'
import type { FoodMention } from '../foods/matchFoodNamePart.ts'

/** "Breaded" in the languages of ingredient lines. Spanish "empanada" is a food of the catalogue as well. */
const breaded =
  /(?<!\p{L})(?:breaded|crumbed|panier(?:te[mnrs]?|t)|panée?s?|impanat[aeio]|empanad[oa]s|gepaneerde?|panierowan\p{L}+|panerade?|panerede?|panert(?:e)?)(?!\p{L})/iu
const battered =
  /(?<!\p{L})(?:battered|im (?:bier|back)teig|rebozad[oa]s?|en beignets?|pastellat[aeio])(?!\p{L})/iu

/** Adds the coating that a line names, "breaded turkey escalopes", unless one of its foods contains gluten anyway. */
export function addCoatingToFoodMentions(
  mentions: readonly FoodMention[],
  line: string,
): readonly FoodMention[] {
  const [main] = mentions
  const coating = breaded.test(line) ? 'breadcrumbs' : battered.test(line) ? 'batter mix' : null
  if (!main || coating === null) return mentions
  const isCoated = mentions.some(
    ({ food }) => allergensInContents(contentsOfFood(food)).get('gluten')?.isCertain,
  )
  return isCoated ? mentions : [...mentions, { ...main, food: getFoodByName(coating), confirms: [] }]
}
