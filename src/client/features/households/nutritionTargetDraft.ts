import * as z from 'zod/mini'
import {
  NutrientTargets,
  type NutritionTarget,
  nutrientTargetLimits,
  type SaveNutritionTargetInput,
  TypedBodyMeasures,
} from '#shared/contract/planner/nutritionTargets.ts'
import type { BodyMeasures } from '#shared/kitchen/nutrition/energyNeed.ts'
import { toLatinDigits } from '#shared/kitchen/units/latinDigits.ts'

export type TargetNutrient = keyof NutrientTargets
export const targetNutrients = Object.keys(nutrientTargetLimits) as TargetNutrient[]

/** What the form sends. */
export type NutritionTargetDraft = Pick<SaveNutritionTargetInput, 'figures' | 'body'>

/** The fields of the form, all beside each other, so that each has a fault of its own. */
const TypedWithBody = z.extend(NutrientTargets, TypedBodyMeasures.shape)
export const createNutritionTargetFormSchema = (isByFormula: boolean) =>
  isByFormula ? TypedWithBody : NutrientTargets

export type NutritionTargetFields = z.infer<typeof NutrientTargets>

/** What the form sends, of fields that the schema took. */
export function toNutritionTargetDraft(fields: NutritionTargetFields): NutritionTargetDraft {
  const figures = targetNutrients.map((name) => [name, fields[name]] as const)
  const body = TypedWithBody.safeParse(fields)
  return {
    figures: Object.fromEntries(figures) as NutrientTargets,
    body: body.success ? TypedBodyMeasures.parse(pickBodyMeasures(body.data)) : null,
  }
}

const pickBodyMeasures = ({ age, sex, heightCm, weightKg, activity }: BodyMeasures): BodyMeasures => ({
  ...{ age, sex, heightCm, weightKg, activity },
})

export const emptyNutritionTargetDraft: NutritionTargetDraft = {
  figures: Object.fromEntries(targetNutrients.map((name) => [name, null])) as NutrientTargets,
  body: null,
}

export type BodyFigureName = 'age' | 'heightCm' | 'weightKg'

/** The text of the form's fields, including numbers. */
export interface TypedNutritionTarget {
  figures: Record<TargetNutrient, string>
  body: Record<BodyFigureName, string> & Pick<BodyMeasures, 'sex' | 'activity'>
  isByFormula: boolean
}

const textOf = (figure: number | null | undefined) => (figure == null ? '' : String(figure))

export function toTypedNutritionTarget(target: NutritionTarget | undefined): TypedNutritionTarget {
  const body = target?.body
  const figures = targetNutrients.map((name) => [name, textOf(target?.figures[name])] as const)
  return {
    figures: Object.fromEntries(figures) as TypedNutritionTarget['figures'],
    body: {
      age: textOf(body?.age),
      heightCm: textOf(body?.heightCm),
      weightKg: textOf(body?.weightKg),
      sex: body?.sex ?? 'female',
      activity: body?.activity ?? 'low',
    },
    isByFormula: body != null,
  }
}

/** The typed texts as numbers. A text that is no number becomes NaN, which the schema refuses. */
export function parseTypedNutritionTarget({
  figures,
  body,
  isByFormula,
}: TypedNutritionTarget): Record<string, unknown> {
  const numberOf = (text: string) => Number(toLatinDigits(text.trim()) || Number.NaN)
  const typed = targetNutrients.map((name) => [
    name,
    figures[name].trim() === '' ? null : numberOf(figures[name]),
  ])
  const { age, heightCm, weightKg, ...chosen } = body
  const measured = { age: numberOf(age), heightCm: numberOf(heightCm), weightKg: numberOf(weightKg) }
  return { ...Object.fromEntries(typed), ...(isByFormula && { ...chosen, ...measured }) }
}
