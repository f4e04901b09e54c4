import type { HazardId } from '../../../findings/hazardIds.ts'
import {
  animalKinds,
  findRawAnimalFoodLines,
  type LeastDoneness,
  type RawAnimalFoodLine,
} from '../animalKinds.ts'
import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import {
  isFoodHeatedInHindiOrArabic,
  isHindiOrArabicText,
  readDonenessInHindiOrArabic,
} from '../otherScripts.ts'
import type { HazardRule, HazardSighting, RecipeForHazards } from '../recipeForHazards.ts'
import { isFishOfTinInSteps } from '../tinnedFish.ts'
import { isLessDoneThan } from './donenessWords.ts'
import { sentencesHeatingFood } from './heatReachingFood.ts'
import { findStepDryingRawMeat, findStepRoastingTooCool } from './lowOvens.ts'
import { findStepCookingTooShort } from './shortCooking.ts'
import { findDonenessClaims, isClaimBelowLeastDoneness, isLineHeated } from './stepDoneness.ts'

type EatersConcerned = 'forEverybody' | 'forVulnerable'

/** Foods of animals that the steps leave less done than their kind must be: one rule for all that animalKinds lists. */
export const underdoneHazardRules: readonly HazardRule[] = [
  ...(['poultry underdone', 'minced meat underdone', 'pork underdone'] as const).map((id) => ({
    id,
    find: (kitchen: RecipeForHazards) => findUnderdoneFoods(kitchen, id, 'forEverybody'),
  })),
  ...(['raw meat', 'raw fish'] as const).map((id) => ({
    id,
    isForVulnerable: true as const,
    find: (kitchen: RecipeForHazards) => findUnderdoneFoods(kitchen, id, 'forVulnerable'),
  })),
]

/** Whether some step heats a food, and this one is what it heats. */
function isHeatedInHindiOrArabic(kitchen: RecipeForHazards, line: RawAnimalFoodLine): boolean {
  if (!isFoodHeatedInHindiOrArabic(kitchen, line)) return false
  const isNamed = kitchen.sentences.some(({ text }) => line.names.test(normalizeForHazardPatterns(text)))
  return !isNamed || sentencesHeatingFood(kitchen, line, false).includes(true)
}

function findUnderdoneFoods(
  kitchen: RecipeForHazards,
  id: HazardId,
  whose: EatersConcerned,
): HazardSighting[] {
  const animals = findRawAnimalFoodLines(kitchen.lines, kitchen.titles)
  const leastOf = ({ kind }: RawAnimalFoodLine): LeastDoneness | null => {
    const least = animalKinds[kind][whose]
    return least?.hazard === id ? least : null
  }
  const linesWithLeastDoneness = animals.filter(
    (line) => leastOf(line) !== null && !(line.kind === 'fish' && isFishOfTinInSteps(kitchen, line)),
  )
  if (linesWithLeastDoneness.length === 0 || kitchen.steps.length === 0) return []
  const isOfScript = (line: RawAnimalFoodLine) => isHindiOrArabicText(kitchen.lines[line.index]!.text)
  const raw = linesWithLeastDoneness.filter((line) =>
    isOfScript(line) ? !isHeatedInHindiOrArabic(kitchen, line) : !isLineHeated(kitchen, line),
  )
  const claims = findDonenessClaims(kitchen, animals)
  const steps = new Map<number, string>()
  for (const claim of claims) {
    if (steps.has(claim.step)) continue
    const line = claim.lines.find((each) => {
      const least = leastOf(each)
      return (
        least !== null &&
        !raw.includes(each) &&
        isClaimBelowLeastDoneness(kitchen, claims, claim, each, least)
      )
    })
    if (line) steps.set(claim.step, line.about)
  }
  for (const line of whose === 'forEverybody' ? linesWithLeastDoneness : []) {
    const step = raw.includes(line) ? null : findStepCookingTooShort(kitchen, line)
    if (step !== null && !steps.has(step)) steps.set(step, line.about)
  }
  for (const line of linesWithLeastDoneness) {
    const least = leastOf(line)!
    const step = raw.includes(line)
      ? null
      : (findStepRoastingTooCool(kitchen, line, least) ??
        (line.kind === 'fish' || line.kind === 'shellfish'
          ? null
          : findStepDryingRawMeat(kitchen, line, least)))
    const isToldToEverybody = line.kind === 'pork' && whose === 'forEverybody'
    if (step !== null && !isToldToEverybody && !steps.has(step)) steps.set(step, line.about)
  }
  for (const { step, text } of kitchen.sentences) {
    const doneness = readDonenessInHindiOrArabic(text)
    const line = linesWithLeastDoneness.find(
      (each) =>
        isOfScript(each) &&
        !raw.includes(each) &&
        doneness !== null &&
        isLessDoneThan(doneness, leastOf(each)!.doneness),
    )
    if (line && !steps.has(step)) steps.set(step, line.about)
  }
  return [
    ...raw.map(({ index, about }) => ({ line: index, step: null, about })),
    ...[...steps].map(([step, about]) => ({ line: null, step, about })),
  ]
}
