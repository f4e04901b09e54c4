import { z } from 'zod'
import { TypedText } from '#shared/contract/auth.ts'
import type { Preferences } from '#shared/contract/preferences.ts'
import { allergenCalled } from '#shared/kitchen/allergens.ts'
import { dietaryPreferences, genders, mealFrequencies } from '#shared/kitchen/preferences.ts'
import { missingField } from '#shared/messages/oldClients.ts'
import { withoutNulls } from './columns.ts'
import { wordIfAny, wordOf } from './words.ts'

/** Words as a list, or as text joined by commas. */
const Words = z
  .union([z.array(z.string()), z.string()])
  .transform((words) => (Array.isArray(words) ? words : words.split(',')))
  .transform((words) => words.map((word) => word.trim()).filter(Boolean))

const UserInfo = z.strictObject({
  gender: wordIfAny(genders, null).optional(),
  foodAllergies: Words.optional(),
  dietaryPreferences: Words.transform((words): unknown => words)
    .pipe(z.array(wordOf(dietaryPreferences)))
    .optional(),
  likes: Words.optional(),
  dislikes: Words.optional(),
  mealFrequency: wordIfAny(mealFrequencies, null).optional(),
})
type UserInfo = z.infer<typeof UserInfo>

/** Epoch seconds, as text. */
const Timestamp = z.union([TypedText.trim().min(1).max(40), z.number().transform(String)])

/** What is saved of a user, both parts or one: what they told, as it is or as JSON text, and when they last signed in. */
export const UserDetailsColumns = z
  .strictObject({
    userinfo: z.preprocess((told) => unsaidNulls(asJson(told)), UserInfo).optional(),
    LastLoginTimestamp: Timestamp.optional(),
  })
  .refine((columns) => Object.keys(columns).length > 0, missingField('userinfo'))

/** Preferences in the fields of userdetails; lists are text joined by a comma. */
export function toUserInfo(kept: Preferences) {
  return {
    gender: kept.gender ?? '',
    foodAllergies: [...kept.allergens, ...kept.otherAllergies].join(', '),
    dietaryPreferences: kept.diets.join(', '),
    likes: kept.likes.join(', '),
    dislikes: kept.dislikes.join(', '),
    mealFrequency: kept.mealFrequency ?? '',
  }
}

/** What is kept with what an old client told; what it did not name, or has never heard of, stays. */
export function withUserInfo(kept: Preferences, told: UserInfo): z.input<typeof Preferences> {
  const { foodAllergies, dietaryPreferences: diets, ...rest } = told
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...kept,
    ...said,
    ...(diets && { diets }),
    ...(foodAllergies && {
      allergens: foodAllergies.flatMap((words) => allergenCalled(words) ?? []),
      otherAllergies: foodAllergies.filter((words) => allergenCalled(words) === null),
    }),
  }
}

function unsaidNulls(told: unknown): unknown {
  return typeof told === 'object' && told !== null && !Array.isArray(told) ? withoutNulls(told) : told
}

function asJson(told: unknown): unknown {
  if (typeof told !== 'string') return told
  try {
    return JSON.parse(told)
  } catch {
    return null
  }
}
