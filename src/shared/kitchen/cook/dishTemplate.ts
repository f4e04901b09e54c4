import type { Cuisine, MealType, MeatPreference, SkillLevel } from '../questionnaire.ts'
import { asMinutes, type Minutes } from '../units/quantities.ts'
import type { Equipment } from '../wish/requirements/requirement.ts'
import { cacheAtMost } from './boundedCache.ts'

/**
 * A dish as a cook writes it down for others to vary. `lines` are its ingredients by slot, "; " between lines,
 * each "amount unit food, preparation" for `serves` people:
 *   a / b       one of them, by chance         a > b    b where a may not be
 *   ?line       welcome, not needed            !line    without it there is no dish
 *   =line       the same, and nothing may stand in for it
 *   $pool       from the kitchen's own larder: $strips $cubes … (proteins), $quick*2 $roast*2 … (vegetables),
 *               $rub, $fat, $herb, $acid …
 * A slot that a step names outside brackets must hold something. Steps are templates (see template.ts); before
 * a "|" may stand who or what a step is for: prep, adv, beg, nonbeg, sturdy, tender, and after "@" minutes that
 * the text does not tell.
 */
export interface DishTemplate {
  id: string
  cuisines: readonly Cuisine[] | 'all'
  /**
   * Adjectives of the countries where it is at home, the one that a recipe names first, when some of `cuisines`
   * only borrow it: a recipe of any other cuisine says where it comes from.
   */
  origins?: readonly string[]
  /** The meats it is known for: with another one the recipe says so. Left out where any meat is usual. */
  meats?: readonly MeatPreference[]
  meals: readonly MealType[]
  /** Who dares it first; a beginner where nothing is said. */
  skill?: SkillLevel
  /** People for whom the amounts are written; 4 where nothing is said. */
  serves?: number
  names: readonly string[]
  blurbs: readonly string[]
  lines: Readonly<Record<string, string>>
  steps: readonly string[]
  /** Kinds of side, best first: "rice/bread" by chance, "none" for nothing beside it. */
  side?: string
  /** The cold sauce beside it: "$sauce" for one of the kitchen's own. */
  sauce?: string
  /** Foods its titles name without holding them: the tortilla of Spain. */
  says?: string
  /** No dish that people know by a name, but a combination in a cuisine's manner: cooked where nothing else fits. */
  isCombination?: true
  /** Words of wishes for which alone it is cooked: "coconut" for curries in kitchens that have none; "apple+pie" for both. */
  onlyFor?: string
  /** What a wish must ask to be cooked with for it to be cooked at all. */
  onlyWith?: Equipment
  /** Words a wish may use for it: creamy, crispy, light, soup, noodles … */
  style?: string
}

/** A sauce or a side that a dish takes in whole, lines and steps. */
export interface DishComponent {
  id: string
  /** As a title says it: "steamed jasmine rice"; and as a step does: "rice". */
  label: string
  short: string
  /** What it is, for a reader who does not know its name: "a chopped salad of tomatoes and cucumber". */
  gloss?: string
  isPlural?: boolean
  skill?: SkillLevel
  serves?: number
  lines: Readonly<Record<string, string>>
  steps: readonly string[]
}

export interface ParsedDishStep {
  template: string
  flags: ReadonlySet<string>
  extraMinutes: Minutes
}

/** The steps of some fifty dishes are remembered. */
const cachedSteps = cacheAtMost(500, readDishStep)

export function parseDishStep(source: string): ParsedDishStep {
  return cachedSteps(source)
}

/** Parses without remembering, for a caller that reads each step once. */
export function readDishStep(source: string): ParsedDishStep {
  const head = /^([a-z,]+)\|/.exec(source)
  const tail = /\s*@(\d+)$/.exec(source)
  const written = source.slice(head ? head[0].length : 0, tail ? tail.index : undefined)
  const extra = Number(tail?.[1] ?? 0)
  const ofBatches = Number(/\b(\d+) minutes in all\b/.exec(written)?.[1] ?? 0)
  const isTyped = ofBatches > 0 && ofBatches <= extra
  return {
    template: isTyped ? written.replace(/\b(\d+) minutes in all\b/, '{~$1} in all') : written,
    flags: new Set(head?.[1]?.split(',') ?? []),
    extraMinutes: asMinutes(isTyped ? extra - ofBatches : extra),
  }
}

const levels: readonly SkillLevel[] = ['Beginner', 'Intermediate', 'Advanced']

export function isSkillSufficient(cook: SkillLevel, needed: SkillLevel = 'Beginner'): boolean {
  return levels.indexOf(cook) >= levels.indexOf(needed)
}
