import { matchFoodName } from '../../foods/matchFoodName.ts'
import type { WishDemand } from './requirement.ts'

const leftOverBefore =
  /\b(?:left[- ]?overs?|(?:last|yesterday'?s?|the other) nights?'?s?|yesterday'?s|use up|using up|rest of|remaining|finish|stale|(?<!slow[- ])(?<!slowly[- ])cooked|cold(?! (?:nights?|days?|evenings?|weather|winters?|mornings?|out|outside)\b))\b[^.;!?]{0,30}$/i

/** Whether a dish is what is at hand and not what is to be cooked: "last night's mashed potatoes". */
export function isLeftOver(text: string, start: number): boolean {
  return leftOverBefore.test(text.slice(Math.max(0, start - 45), start))
}

/** "rice, left over" */
export const isLeftOverBehind = (text: string, end: number) =>
  /^s?,? (?:left[- ]?overs?|left over|left)\b/i.test(text.slice(end, end + 14))

/** What is another food once it was cooked; a raw carrot that is left is a carrot. */
export const canBeLeftOver = /\b(?:chicken|turkey|beef|pork|lamb|ham|duck|rice|roast)\b/i

/** A ready dish as something to cook with: itself, or what it is made of by its name. */
export function foodOfDish(name: string): Extract<WishDemand, { kind: 'food in' }> {
  const parts = name.split(/[ -]/).flatMap((word) => matchFoodName(word).food?.name ?? [])
  return { kind: 'food in', food: name, anyOf: [name, ...parts] }
}
