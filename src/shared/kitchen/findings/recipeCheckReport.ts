import { type AllergenId, allergenIds } from '../allergens.ts'
import { isUnknownAllergyText } from '../allergyWords/parseAllergyText.ts'
import { type DietId, dietIds } from '../diets.ts'
import type { Eater } from '../eaters.ts'
import type { TranslatedFoodName } from '../foodNames.ts'
import type { PathToFoodFact } from '../foods/foodContents.ts'
import type { LineCheck } from '../gate/checkLine.ts'
import { checkRecipe, type RecipeConstraints, type RecipeToCheck } from '../gate/checkRecipe.ts'
import type { RecipeFinding } from '../gate/findings.ts'
import type { UnlistedFoodNamedInText } from '../gate/foods/namedFoods.ts'
import type { FoodsSaidInSteps } from '../gate/foods/saidFoods.ts'
import { findOpenVerdictReason } from '../gate/openVerdict.ts'
import { type ReadRecipe, readRecipe } from '../gate/readRecipe.ts'
import { findStepsNamingEachLine } from '../gate/stepsNaming.ts'
import { listTranslatedFoodNames } from '../gate/texts/translatedFoodNames.ts'
import type { LineWithMass } from '../nutrition/lineMass.ts'
import type { NutrientSums, ValueRange } from '../nutrition/nutrients.ts'
import { nutritionOfLines } from '../nutrition/nutrition.ts'
import { findSwapsForLine, type Swap } from '../swaps/findSwapsForLine.ts'
import type { Kilocalories } from '../units/quantities.ts'
import { isAllergyConcern, isFindingAboutEater } from './concerns.ts'
import { type EaterVerdict, groupVerdictsByEater, type InconclusiveVerdict } from './verdicts.ts'

/** A finding and the swaps for its line; there are swaps only for what an eater must not have. */
export interface FindingWithSwaps {
  finding: RecipeFinding
  swaps: readonly Swap[]
  /** The steps that name its food, counted from 0; only where somebody is allergic to it. */
  steps?: readonly number[]
}

/** What the kitchen knows of a recipe, as data: it can be stored, and told in any language. */
export interface RecipeCheckReport {
  /** The first 100, the gravest kinds of them all. */
  findings: readonly FindingWithSwaps[]
  /** Findings beyond these, which are counted alone. */
  findingsLeftOut: number
  /** Of the foods that the findings name. */
  foodNames: readonly TranslatedFoodName[]
  /** `path` is the way that shows why: "fish sauce", "anchovy". */
  allergens: readonly { id: AllergenId; isCertain: boolean; path: readonly string[] }[]
  breaksDiets: readonly DietId[]
  /** Unknown allergy words, which were not searched. Absent where there are none. */
  unknownAllergies?: readonly string[]
  /** Each allergy and diet of each eater. */
  verdictsByEater: readonly EaterVerdict[]
  /** What it says of an allergen that it was not found; null where nothing of the recipe was left unread. */
  open: InconclusiveVerdict | null
  unknownLines: readonly string[]
  nutrition: {
    perServing: NutrientSums | null
    lines: readonly (Omit<LineWithMass, 'food'> & {
      food: string | null
      kcal: ValueRange<Kilocalories> | null
    })[]
    notCounted: readonly string[]
  }
}

/** An honest recipe has fewer than 20. */
const maxFindings = 100
/** Which are kept where there are more: an allergy before all else, and what is not named here last. */
const findingKindsBySeverity: readonly RecipeFinding['kind'][] = [
  'contains',
  'hazard',
  'may contain',
  'unknown line',
]

/** Checks a recipe and counts its nutrition. An eater without a name is the caller. `read`: see checkRecipe. */
export function createRecipeCheckReport(
  recipe: RecipeToCheck,
  eaters: readonly Eater[],
  constraints: RecipeConstraints,
  read: ReadRecipe = readRecipe(recipe),
): RecipeCheckReport {
  const { lines, counted, named, findings, verdicts } = checkRecipe(recipe, eaters, constraints, read)
  const { perServing, lines: countedLines, notCounted } = nutritionOfLines(counted, recipe.servings)
  const swapsOf = swapsByLine(lines, eaters)
  const checks = [...lines, ...named.map(({ check }) => check)]
  const stepsOf = stepsByFinding(lines, named, read.said)
  const unknownAllergies = unknownAllergiesOf(eaters)
  const told = gravestFindings(findings)
  return {
    findings: told.map((finding) => ({
      finding,
      swaps: isFindingAboutEater(finding) ? swapsOf(finding.line) : [],
      ...(isFindingAboutEater(finding) && isAllergy(finding) && { steps: stepsOf(finding) }),
    })),
    foodNames: listTranslatedFoodNames(told.flatMap(foodsIn)),
    findingsLeftOut: Math.max(0, findings.length - maxFindings),
    allergens: allergensOf(checks),
    breaksDiets: dietIds.filter(
      (id) => id !== 'low-carb' && checks.some(({ diets }) => diets.get(id)?.isCertain),
    ),
    ...(unknownAllergies.length > 0 && { unknownAllergies }),
    verdictsByEater: groupVerdictsByEater(verdicts),
    open: findOpenVerdictReason(read),
    unknownLines: lines.filter(({ isUnknown }) => isUnknown).map(({ text }) => text),
    nutrition: {
      perServing,
      lines: countedLines.map(({ food, ...line }) => ({ ...line, food: food?.name ?? null })),
      notCounted,
    },
  }
}

function foodsIn(finding: RecipeFinding): readonly string[] {
  if ('path' in finding) return finding.path
  if ('food' in finding) return [finding.food]
  return 'about' in finding ? [finding.about] : []
}

/** In the order in which they were found. */
function gravestFindings(findings: readonly RecipeFinding[]): readonly RecipeFinding[] {
  if (findings.length <= maxFindings) return findings
  const rankOf = (finding: RecipeFinding) => {
    const rank = findingKindsBySeverity.indexOf(finding.kind)
    if (rank === -1) return findingKindsBySeverity.length
    return isAllergy(finding) ? rank - findingKindsBySeverity.length : rank
  }
  const kept = new Set([...findings].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, maxFindings))
  return findings.filter((finding) => kept.has(finding))
}

const isAllergy = (finding: RecipeFinding) =>
  isFindingAboutEater(finding) && isAllergyConcern(finding.concern)

type EatenFinding = Extract<RecipeFinding, { kind: 'contains' | 'may contain' }>

/** The steps that name a finding's food; those of lines are looked for once and only where somebody asks. */
function stepsByFinding(
  lines: readonly LineCheck[],
  named: readonly UnlistedFoodNamedInText[],
  said: FoodsSaidInSteps,
) {
  let steps: readonly (readonly number[])[] | null = null
  return ({ line, step, namedIn, path }: EatenFinding): readonly number[] => {
    if (line === null) {
      const food = named.find((each) => each.namedIn === namedIn && each.check.food?.name === path[0])
      return food?.steps ?? (step === null ? [] : [step])
    }
    steps ??= findStepsNamingEachLine(lines, said)
    return steps[line] ?? []
  }
}

/** What may be taken instead depends on the line and all eaters, so it is looked for once for each line. */
function swapsByLine(lines: readonly LineCheck[], eaters: readonly Eater[]) {
  const known = new Map<string, readonly Swap[]>()
  return (line: number | null): readonly Swap[] => {
    const check = line === null ? undefined : lines[line]
    if (!check) return []
    const swaps = known.get(check.text) ?? findSwapsForLine(check, eaters)
    known.set(check.text, swaps)
    return swaps
  }
}

const unknownAllergiesOf = (eaters: readonly Eater[]) => [
  ...new Set(eaters.flatMap(({ otherAllergies = [] }) => otherAllergies).filter(isUnknownAllergyText)),
]

/** The surest trace of each allergen, in the order of the regulation. */
function allergensOf(checks: readonly LineCheck[]): RecipeCheckReport['allergens'] {
  return allergenIds.flatMap((id) => {
    const traces = checks.flatMap(({ allergens }) => allergens.get(id) ?? [])
    const trace: PathToFoodFact | undefined = traces.find(({ isCertain }) => isCertain) ?? traces[0]
    return trace ? [{ id, isCertain: trace.isCertain, path: trace.path }] : []
  })
}
