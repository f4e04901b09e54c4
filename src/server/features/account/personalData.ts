import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { PersonalData } from '../../personalData.ts'
import { personalData as auth } from '../auth/service.ts'
import { personalData as codes } from '../codes/service.ts'
import { personalData as feedback } from '../feedback/service.ts'
import { personalData as generation } from '../generation/service.ts'
import { personalData as grocery } from '../grocery/service.ts'
import { personalData as households } from '../households/service.ts'
import { personalData as jobs } from '../jobs/service.ts'
import { personalData as mail } from '../mail/service.ts'
import { personalData as notes } from '../notes/service.ts'
import { personalData as preferences } from '../preferences/service.ts'
import { personalData as ratings } from '../ratings/service.ts'
import { personalData as recipes } from '../recipes/service.ts'
import { personalData as sms } from '../sms/service.ts'

type Exporters = PersonalData<Exclude<keyof AccountData, 'madeAt'>>['export']

/** Who gives each part of the file that a user downloads; a part without one does not compile. */
export const exporters: Exporters = {
  ...auth.export,
  ...preferences.export,
  ...households.export,
  ...generation.export,
  ...recipes.export,
  ...ratings.export,
  ...notes.export,
  ...feedback.export,
  ...grocery.export,
  ...sms.export,
  ...jobs.export,
  ...mail.export,
}

type Eraser = Pick<PersonalData, 'eraseBatch' | 'erase'>

/**
 * Whose rows go with an account, in the order in which they go. Recipes go before votes: a vote on one goes with it, and to
 * take it back would index all words of the recipe once more. Codes and households are found by the user's row, which goes
 * with `auth`; mails are last, since those before may have queued one.
 */
export const erasers: readonly Eraser[] = [
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
