import { createEaterWithDiet, type Eater } from '#shared/kitchen/eaters.ts'
import { isAllergyConcern } from '#shared/kitchen/findings/concerns.ts'
import type { RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import type { RecipeFinding } from '#shared/kitchen/gate/findings.ts'
import { maxMinutesOfCookingTime } from '#shared/kitchen/questionnaire.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { NotHeldReason, WishOutcome } from '#shared/kitchen/wish/requirements/requirement.ts'
import type { ServerContext } from '../../context.ts'
import { wordFindingsForModel, wordUnmetWishesForModel } from '../../wording/findingsForModel.ts'
import { checkUnsavedRecipeForEaters } from '../recipeReport/service.ts'
import { labelOfEaterForModel } from './personNumber.ts'

/** Eaters get numbers as names, as in the prompt: a model learns no names. */
const withNumbersAsNames = (eaters: readonly Eater[]): readonly Eater[] =>
  eaters.map((eater, index) => (eater.name === '' ? eater : { ...eater, name: labelOfEaterForModel(index) }))

/** The kitchen's report on a recipe that was written for this brief, with people by number; null when the kitchen had no time. */
export async function checkRecipeForBrief(
  ctx: ServerContext,
  recipe: WrittenRecipe,
  { answers, eaters }: RecipeBrief,
): Promise<RecipeCheckReport | null> {
  return await checkUnsavedRecipeForEaters(
    ctx,
    recipe,
    [createEaterWithDiet(answers.dietType), ...withNumbersAsNames(eaters)],
    {
      limitMinutes: maxMinutesOfCookingTime(answers.cookingTime),
      meatPreference: answers.meatPreference,
    },
  )
}

/** The same report with people by name. */
export function insertEaterNamesIntoReport(
  report: RecipeCheckReport | null,
  { eaters }: RecipeBrief,
): RecipeCheckReport | null {
  if (!report) return null
  const names = new Map(eaters.map(({ name }, index) => [labelOfEaterForModel(index), name]))
  const findings = report.findings.map((each) => ({ ...each, finding: withName(each.finding, names) }))
  const verdictsByEater = report.verdictsByEater.map((each) => ({
    ...each,
    eater: names.get(each.eater) ?? each.eater,
  }))
  return { ...report, findings, verdictsByEater }
}

function withName(finding: RecipeFinding, names: ReadonlyMap<string, string>): RecipeFinding {
  if (!('eater' in finding) || finding.eater === null) return finding
  return { ...finding, eater: names.get(finding.eater) ?? finding.eater }
}

/** Findings that no engine can correct: a doubt about a label, a line or a word that only we do not know, or a text that we read in part. */
const findingKindsNotCorrectable: readonly RecipeFinding['kind'][] = [
  'may contain',
  'unknown line',
  'unknown word',
]
const isCorrectable = (finding: RecipeFinding) =>
  !findingKindsNotCorrectable.includes(finding.kind) &&
  !(finding.kind === 'texts not read' && finding.texts === 'for care')

/** Whether a finding may harm an eater: an allergen, or a hazard. */
const isHarmfulFinding = (finding: RecipeFinding) =>
  finding.kind === 'hazard' || (finding.kind === 'contains' && isAllergyConcern(finding.concern))

/**
 * Ranks a recipe by its findings, compared from the first number on: findings that may harm somebody, then all that an
 * engine should correct. An unchecked recipe is worse than any other.
 */
export function rankReportBySeverity(
  report: RecipeCheckReport | null,
): readonly [grave: number, toMend: number] {
  if (!report) return [Infinity, Infinity]
  const found = report.findings.map(({ finding }) => finding)
  return [found.filter(isHarmfulFinding).length, found.filter(isCorrectable).length]
}

/** The findings that an engine should correct, in English and with people by number. */
export function wordFindingsToCorrect(report: RecipeCheckReport | null): Promise<string[]> {
  const found = report?.findings.map(({ finding }) => finding) ?? []
  return wordFindingsForModel(found.filter(isCorrectable))
}

/**
 * Reasons that a model cannot do anything about: what the answers or a limit of somebody at the table rule out. A food that is
 * still in a recipe, and a recipe that takes longer than the chosen time, are findings of the check already.
 */
const reasonsNotSentToModels: readonly NotHeldReason['reason'][] = [
  'diet',
  'chosen meat',
  'without chosen meat',
  'chosen time',
  'other limit',
  'still in it',
]

/** What a recipe has not done of its wishes and a model can, in English and without any word of the wishes. */
export function wordUnmetWishesToCorrect(outcome: WishOutcome | null): Promise<string[]> {
  return wordUnmetWishesForModel(
    (outcome?.notHeld ?? []).filter(({ why }) => !reasonsNotSentToModels.includes(why.reason)),
  )
}
