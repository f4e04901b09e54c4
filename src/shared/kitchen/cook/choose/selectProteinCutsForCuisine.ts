import { parseDishLineOption } from '../dishLineSpec.ts'
import type { CuisinePantry } from '../kitchens/cuisinePantry.ts'
import { landMeatOfFood } from './dietRules.ts'
import type { ProteinCut } from './proteins.ts'

const withHam =
  /^(?:Italian|French|Mediterranean|Spanish|Portuguese|Greek|German|Polish|Russian|Hungarian|Scandinavian|Irish|American|Australian|Argentinian|Brazilian|Cuban|Mexican|Caribbean|Jamaican|South African|Other)$/

/** Ham where it is eaten, and what is left of a roast elsewhere. */
export function isProteinUsedByCuisine({ line }: ProteinCut, { cuisine }: CuisinePantry): boolean {
  if (/\bcooked ham\b/.test(line)) return withHam.test(cuisine)
  return !/\broast pork\b/.test(line) || !withHam.test(cuisine)
}

/** What this kitchen cooks by itself: its fish and its meatless ones, and any usual meat where none is asked for. */
export function selectProteinCutsForCuisine(
  usable: readonly ProteinCut[],
  kitchen: CuisinePantry,
  asked: string | null | undefined,
): ProteinCut[] {
  const ids = `${kitchen.fish} ${kitchen.meatless}`.split(' ')
  return usable.filter((cut) => ids.includes(cut.id) || (!asked && isMeat(cut)))
}

function isMeat({ line }: ProteinCut): boolean {
  const option = parseDishLineOption(line)
  return option.kind === 'food' && landMeatOfFood(option.food) !== null
}
