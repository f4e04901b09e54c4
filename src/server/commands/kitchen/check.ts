import { z } from 'zod'
import { dietIds } from '#shared/kitchen/diets.ts'
import { hazardSources } from '#shared/kitchen/findings/hazardSources.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { cookingTimes, maxMinutesOfCookingTime, meatPreferences } from '#shared/kitchen/questionnaire.ts'
import { findSwapsForLine } from '#shared/kitchen/swaps/findSwapsForLine.ts'
import { asMinutes, type Minutes } from '#shared/kitchen/units/quantities.ts'
import { foodPathOfFinding, sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { CommandEaterInput } from './eaterInput.ts'
import { CommandRecipeInput, parseJsonLine, toRecipeToCheck } from './recipeInput.ts'

const CheckInput = z.object({
  recipe: CommandRecipeInput,
  eaters: z.array(CommandEaterInput).default([]),
  constraints: z
    .object({
      meatPreference: z.enum(meatPreferences).nullish(),
      cookingTime: z.enum(cookingTimes).nullish(),
      limitMinutes: z.number().positive().nullish(),
    })
    .nullish(),
})

function limitOf(constraints: z.infer<typeof CheckInput>['constraints']): Minutes | null {
  if (constraints?.limitMinutes != null) return asMinutes(constraints.limitMinutes)
  return constraints?.cookingTime ? maxMinutesOfCookingTime(constraints.cookingTime) : null
}

/** {recipe, eaters, constraints} -> what each line contains for any eater, and the findings. */
export function checkRecipeOfJsonLine(text: string) {
  const { recipe, eaters, constraints } = parseJsonLine(CheckInput, text)
  const { lines, findings, verdicts } = checkRecipe(toRecipeToCheck(recipe), eaters, {
    meatPreference: constraints?.meatPreference ?? null,
    limitMinutes: limitOf(constraints),
  })
  return {
    lines: lines.map(({ text: line, food, allergens, diets, isUnknown }) => ({
      line,
      food: food?.name ?? null,
      contains: idsOf(allergens, true),
      mayContain: idsOf(allergens, false),
      violates: dietIds.filter((id) => id !== 'low-carb' && diets.get(id)?.isCertain === true),
      mayViolate: dietIds.filter((id) => id !== 'low-carb' && diets.get(id)?.isCertain === false),
      unknown: isUnknown,
    })),
    findings: findings.map((finding) => ({
      ...finding,
      sentence: sentenceOfFinding(finding),
      path: foodPathOfFinding(finding),
      source: finding.kind === 'hazard' ? hazardSources[finding.hazard] : null,
      swaps:
        (finding.kind === 'contains' || finding.kind === 'may contain') && finding.line !== null
          ? findSwapsForLine(lines[finding.line]!, eaters)
          : [],
    })),
    verdicts,
  }
}

function idsOf<Id>(found: ReadonlyMap<Id, { isCertain: boolean }>, isCertain: boolean): Id[] {
  return [...found].filter(([, trace]) => trace.isCertain === isCertain).map(([id]) => id)
}
