import type { DietId } from '#shared/kitchen/diets.ts'
import type { DietType } from '#shared/kitchen/questionnaire.ts'
import type { trpcHooks } from '../../../data/trpc.ts'
import { storedLastWizardAnswers } from '../../../forms/lastAnswers.ts'
import { createWizardQuery, readWizardAddress, type WizardAnswers } from './wizardState.ts'

const dietTypeOf: Partial<Record<DietId, DietType>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  pescatarian: 'Pescatarian',
  keto: 'Keto',
  paleo: 'Paleo',
}

type Utils = ReturnType<typeof trpcHooks.useUtils>

/**
 * Keeps what was answered for the next time, but the wish, which is of its own recipe, and the diet of a member who keeps to one:
 * that stands in their settings, and nowhere else in the browser.
 */
export async function storeWizardAnswers(
  utils: Utils,
  { description: _, ...answers }: WizardAnswers,
): Promise<void> {
  if ((await ownDiet(utils)) !== null) delete answers.dietType
  storedLastWizardAnswers.keep(
    createWizardQuery({ at: 'dietType', answers, clarifications: [], withdrawnPassages: [], recipeId: null }),
  )
}

/** What the wizard begins with: the answers of the last time, and the diet of a member who keeps to one. */
export async function readFirstWizardAnswers(utils: Utils): Promise<WizardAnswers> {
  const { answers } = readWizardAddress(new URLSearchParams(storedLastWizardAnswers.read() ?? ''))
  const dietType = await ownDiet(utils)
  return dietType === null || dietType === 'unknown' ? answers : { ...answers, dietType }
}

/** The diet that a member keeps to by their settings; null for a visitor and a member without one. */
async function ownDiet(utils: Utils): Promise<DietType | 'unknown' | null> {
  if (!utils.auth.entrance.getData()?.viewer) return null
  try {
    const { diets } = await utils.preferences.get.fetch()
    return diets.flatMap((diet) => dietTypeOf[diet] ?? [])[0] ?? null
  } catch {
    return 'unknown'
  }
}
