import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { authPersonalData as auth } from '../auth/personalData.ts'
import { codesPersonalData as codes } from '../codes/personalData.ts'
import { feedbackPersonalData as feedback } from '../feedback/personalData.ts'
import { generationPersonalData as generation } from '../generation/personalData.ts'
import { groceryPersonalData as grocery } from '../grocery/personalData.ts'
import { householdsPersonalData as households } from '../households/personalData.ts'
import { jobsPersonalData as jobs } from '../jobs/personalData.ts'
import { mailPersonalData as mail } from '../mail/personalData.ts'
import { mealPlanPersonalData as mealPlans } from '../mealPlanner/personalData.ts'
import { notesPersonalData as notes } from '../notes/personalData.ts'
import { preferencesPersonalData as preferences } from '../preferences/personalData.ts'
import { ratingsPersonalData as ratings } from '../ratings/personalData.ts'
import { recipeImportPersonalData as imports } from '../recipeImport/personalData.ts'
import { recipesPersonalData as recipes } from '../recipes/personalData.ts'
import { smsPersonalData as sms } from '../sms/personalData.ts'
import { weekPlannerPersonalData as weekPlans } from '../weekPlanner/personalData.ts'

type Exporters = PersonalData<MemberContext, Exclude<keyof AccountData, 'madeAt'>>['export']

/** The readers of each part of the file that a user downloads; a missing one is a type error. */
export const personalDataExporters: Exporters = {
  ...auth.export,
  ...preferences.export,
  ...households.export,
  ...generation.export,
  ...recipes.export,
  ...ratings.export,
  ...notes.export,
  ...feedback.export,
  ...grocery.export,
  ...mealPlans.export,
  ...weekPlans.export,
  ...imports.export,
  ...sms.export,
  ...jobs.export,
  ...mail.export,
}

type Eraser = Pick<PersonalData<MemberContext>, 'eraseBatch' | 'erase'>

/**
 * The features whose rows are deleted with an account, in this order. Recipes go before votes: the votes on a recipe go
 * with it, and deleting them first would index the recipe's words once more. Codes and households are found by the
 * user's row, which goes with `auth`; mails are last, because the others may queue one.
 */
export const accountErasers: readonly Eraser[] = [
  recipes,
  ratings,
  notes,
  feedback,
  generation,
  codes,
  households,
  sms,
  auth,
  mail,
]
