import type { Eater } from '../eaters.ts'
import type { LineCheck } from './checkLine.ts'
import type { RecipeFinding } from './findings.ts'
import type { UnlistedFoodNamedInText } from './foods/namedFoods.ts'
import { findRawAnimalFoodLines } from './hazards/animalKinds.ts'
import { underdoneHazardRules } from './hazards/doneness/underdone.ts'
import { eggHazardRules, isLineOfEggs } from './hazards/eggs/eggs.ts'
import { eggPattern, normalizeForHazardPatterns } from './hazards/eggs/eggWords.ts'
import { keptWarmHazardRules } from './hazards/leftWarm.ts'
import { isHindiOrArabicText, namePatternOfHindiOrArabicLine } from './hazards/otherScripts.ts'
import { childHazardRules } from './hazards/people/children.ts'
import { hazardRulesForVulnerableEaters } from './hazards/people/vulnerable.ts'
import { findPoisons } from './hazards/poisons.ts'
import { preservingHazardRules } from './hazards/preserving.ts'
import { rawAnimalHazardRules } from './hazards/rawAnimals.ts'
import { rawPlantHazardRules } from './hazards/rawPlants.ts'
import {
  type HazardSighting,
  type RecipeForHazards,
  readRecipeForHazards,
} from './hazards/recipeForHazards.ts'
import { sousVideHazardRules } from './hazards/sousVide.ts'
import { thawingHazardRules } from './hazards/thawing.ts'
import type { RecipeWords } from './readRecipe.ts'

const hazards = [
  ...underdoneHazardRules,
  ...eggHazardRules,
  ...hazardRulesForVulnerableEaters,
  ...keptWarmHazardRules,
  ...thawingHazardRules,
  ...rawAnimalHazardRules,
  ...sousVideHazardRules,
  ...preservingHazardRules,
  ...rawPlantHazardRules,
  ...childHazardRules,
]

const partsOfEggs: ReadonlySet<string> = new Set(['egg white', 'egg yolk'])

/**
 * Hazards in lines and steps. Which eaters they harm is known from the eaters, and from the recipe's name and description. The sources
 * of the rules are in hazardSources.
 */
export function findHazards(
  lines: readonly LineCheck[],
  named: readonly UnlistedFoodNamedInText[],
  { name, description, instructions: steps }: Pick<RecipeWords, 'name' | 'description' | 'instructions'>,
  eaters: readonly Eater[],
): RecipeFinding[] {
  // A raw egg that only a step puts in is as raw as one of the list, also where it is called "the whites".
  const putIn = named.filter(
    ({ how, namedIn, check }) =>
      how === 'put in' ||
      (how === 'offered' && namedIn === 'step' && partsOfEggs.has(check.food?.name ?? '')),
  )
  const kitchen = readRecipeForHazards(
    [...lines, ...putIn.map(({ check }) => check)],
    steps,
    [name, description],
    eaters,
  )
  const flagged = eaters.filter(({ isVulnerable }) => isVulnerable).map(({ name }) => name)
  const findings = hazards.flatMap(({ id, isForVulnerable, find }) => {
    const about = isForVulnerable ? flagged : [null]
    if (about.length === 0) return []
    return find(kitchen)
      .map((sighting) => placed(sighting, kitchen, lines.length, putIn))
      .flatMap((sighting) =>
        about.map((eater) => ({ kind: 'hazard' as const, hazard: id, eater, ...sighting })),
      )
  })
  // Two rules may find the same hazard in a step, such as chicken in a smoker at 60 °C.
  const differing = findings.filter(
    (one, at) => findings.findIndex((other) => isSameFinding(one, other)) === at,
  )
  return [...differing, ...findPoisons(lines, steps)]
}

type HazardFinding = {
  hazard: string
  eater: string | null
  line: number | null
  step: number | null
  about: string
}

const isSameFinding = (one: HazardFinding, other: HazardFinding): boolean =>
  one.hazard === other.hazard &&
  one.eater === other.eater &&
  one.line === other.line &&
  one.step === other.step &&
  one.about === other.about

/**
 * A sighting at a line stands at the last step that names its food too, where it is eaten as it is then; one at a food that
 * no line lists at that step alone.
 */
function placed(
  sighting: HazardSighting,
  kitchen: RecipeForHazards,
  lines: number,
  putIn: readonly UnlistedFoodNamedInText[],
): HazardSighting {
  const { line } = sighting
  if (line === null) return sighting
  const step = sighting.step ?? lastStepNaming(kitchen, line)
  if (line < lines) return { ...sighting, step }
  return { ...sighting, line: null, step: step ?? putIn[line - lines]?.steps[0] ?? null }
}

function lastStepNaming({ sentences, lines, names }: RecipeForHazards, line: number): number | null {
  const check = lines[line]!
  const ofAnimal = findRawAnimalFoodLines(lines).find(({ index }) => index === line)?.names
  const inOtherScript = isHindiOrArabicText(check.text) ? namePatternOfHindiOrArabicLine(check.text) : null
  const last = sentences.findLast(
    ({ text: said, folded }) =>
      names[line]?.test(folded) ||
      ofAnimal?.test(folded) ||
      inOtherScript?.test(normalizeForHazardPatterns(said)) ||
      (isLineOfEggs(check) && eggPattern.test(normalizeForHazardPatterns(said))),
  )
  return last?.step ?? null
}
