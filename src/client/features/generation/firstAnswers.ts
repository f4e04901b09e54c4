import type { DietId } from '#shared/kitchen/diets.ts'
import type { DietType } from '#shared/kitchen/questionnaire.ts'
import { lastAnswers } from '../../lastAnswers.ts'
import type { trpc } from '../../trpc.ts'
import { type Answers, readWizard, writeWizard } from './wizardState.ts'

const dietTypeOf: Partial<Record<DietId, DietType>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  pescatarian: 'Pescatarian',
  keto: 'Keto',
  paleo: 'Paleo',
}

/** Keeps what was answered for the next time; a wish is of its own recipe. */
export function keepAnswers({ description: _, ...answers }: Answers): void {
  lastAnswers.keep(writeWizard({ at: 'dietType', answers, clarifications: [], recipeId: null }))
}

/** What the wizard begins with: the answers of the last time, and the diet of a member who keeps to one. */
export async function firstAnswers(utils: ReturnType<typeof trpc.useUtils>): Promise<Answers> {
  const { answers } = readWizard(new URLSearchParams(lastAnswers.read() ?? ''))
  const isMember = Boolean(utils.auth.entrance.getData()?.viewer)
  const diets = isMember
    ? await utils.preferences.get.fetch().then(
        (told) => told.diets,
        () => [],
      )
    : []
  const [dietType] = diets.flatMap((diet) => dietTypeOf[diet] ?? [])
  return dietType ? { ...answers, dietType } : answers
}
