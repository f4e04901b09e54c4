import { allergensIn, contentsOf } from '../foods/contents.ts'
import { foodNamed } from '../foods/foods.ts'
import type { Mention } from '../foods/matchPart.ts'

/** Words for what is sold coated, in the languages of lines; of "empanada" the food is known. */
const breaded =
  /(?<!\p{L})(?:breaded|crumbed|panier(?:te[mnrs]?|t)|panée?s?|impanat[aeio]|empanad[oa]s|gepaneerde?|panierowan\p{L}+|panerade?|panerede?|panert(?:e)?)(?!\p{L})/iu
const battered =
  /(?<!\p{L})(?:battered|im (?:bier|back)teig|rebozad[oa]s?|en beignets?|pastellat[aeio])(?!\p{L})/iu

/** A line's foods with the coating that it names, where none of them holds gluten already: "breaded turkey escalopes". */
export function withCoating(mentions: readonly Mention[], line: string): readonly Mention[] {
  const [main] = mentions
  const coating = breaded.test(line) ? 'breadcrumbs' : battered.test(line) ? 'batter mix' : null
  if (!main || coating === null) return mentions
  const isCoated = mentions.some(({ food }) => allergensIn(contentsOf(food)).get('gluten')?.isCertain)
  return isCoated ? mentions : [...mentions, { ...main, food: foodNamed(coating), confirms: [] }]
}
