import * as z from 'zod/mini'
import { TypedTextSchema } from '#shared/contract/auth/auth.ts'
import { foodNameMaxLength } from '#shared/contract/limits.ts'
import { isEmptyCallField, maxLastLoginLength, oldClientColumnSchemas } from '#shared/contract/oldClients.ts'
import type { UserPreferences } from '#shared/contract/preferences.ts'
import { withSizeLimit } from '#shared/contract/sized.ts'
import { findAllergenByName } from '#shared/kitchen/allergens.ts'
import { isDenialOfAll } from '#shared/kitchen/allergyWords/deniedAllergyText.ts'
import { dietaryPreferences, genders, mealFrequencies } from '#shared/kitchen/preferences.ts'
import {
  type ListsShownToOldClient,
  maxShownListsOfSession,
  symmetricDifferenceOfWords,
  type WordsByShownPart,
} from '../../features/preferences/service.ts'
import {
  endOfAllergy,
  listOfText,
  parseIfJsonText,
  splitAllergies,
  splitLongFoodText,
  treatNullsAsAbsent,
} from './listsOfFoodWords.ts'
import { parseOldClientInput } from './parseInput.ts'
import { listWordSchema, optionalListWordSchema } from './words.ts'

/** Maximum words of one column: three times the maximum of foods, with the allergens and diets. */
const maxWords = 200

/** Words as a list, as the JSON text of one, or as text with commas. Empty words, null and "none" are dropped. */
const Words = z.pipe(
  z.pipe(
    z.pipe(
      withSizeLimit(z.transform(listOfText), maxWords * foodNameMaxLength, maxWords),
      z.array(z.nullable(z.string())),
    ),
    z.transform((words) =>
      words.map((word) => word?.trim() ?? '').filter((word) => word !== '' && !isDenialOfAll(word)),
    ),
  ),
  z.array(z.string()).check(z.maxLength(maxWords)),
)

/** Foods as they are stored: a text longer than one food may be is split into several, without losing words. */
const Foods = z.pipe(
  Words,
  z.transform((words) => words.flatMap((each) => splitLongFoodText(each))),
)

const { word, ours } = oldClientColumnSchemas

const UserInfo = z.strictObject({
  gender: z.optional(word(optionalListWordSchema(genders, null))),
  foodAllergies: z.optional(Words),
  dietaryPreferences: z.optional(
    z.pipe(
      z.pipe(
        Words,
        z.transform((words): unknown => words),
      ),
      z.array(listWordSchema(dietaryPreferences)),
    ),
  ),
  likes: z.optional(Foods),
  dislikes: z.optional(Foods),
  mealFrequency: z.optional(word(optionalListWordSchema(mealFrequencies, null))),
})

type UserInfo = z.infer<typeof UserInfo>

/** The fields of old clients' preferences that have other names here. */
export const oldClientUserInfoNames = {
  allergens: 'foodAllergies',
  otherAllergies: 'foodAllergies',
  diets: 'dietaryPreferences',
} satisfies Partial<Record<keyof UserPreferences, keyof UserInfo>>

/** Epoch seconds, as text. */
const Timestamp = z.union([
  TypedTextSchema.check(z.trim(), z.minLength(1), z.maxLength(maxLastLoginLength)),
  z.pipe(z.number(), z.transform(String)),
])

/** Maximum characters of four columns of words and two more, even where JSON escapes some. */
const maxUserInfo = 5 * maxWords * foodNameMaxLength

const Details = z.strictObject({
  userinfo: z.optional(
    withSizeLimit(
      z.pipe(
        z.transform((told) => treatNullsAsAbsent(parseIfJsonText(told))),
        UserInfo,
      ),
      maxUserInfo,
      4 * maxWords + 6,
    ),
  ),
  /** A read returns '' where there is none. */
  LastLoginTimestamp: z.pipe(
    z.transform((told) => (isEmptyCallField(told) ? undefined : told)),
    z.optional(word(Timestamp)),
  ),
})

/** The saved columns of a user, one or both: their preferences, as an object or as JSON text, and their last sign-in. */
export const OldClientUserDetailsColumns = z.extend(Details, {
  /** What a read returns in addition, which a client may send back. */
  userdetails: z.optional(withSizeLimit(z.unknown(), maxUserInfo + 100, 4 * maxWords + 20)),
  allergiesNotUnderstood: ours,
})

/**
 * What a client saves. It may send the columns themselves, or nested in `userdetails`, because a read returns them in
 * both places; with both, the columns are used. Throws INVALID for what cannot be parsed.
 */
export function parseUserDetailsSentByOldClient({
  userinfo,
  LastLoginTimestamp,
  userdetails,
}: z.infer<typeof OldClientUserDetailsColumns>): z.infer<typeof Details> {
  if (userinfo !== undefined || userdetails === undefined) return { userinfo, LastLoginTimestamp }
  const within = parseOldClientInput(Details, treatNullsAsAbsent(parseIfJsonText(userdetails)))
  return { ...within, ...(LastLoginTimestamp !== undefined && { LastLoginTimestamp }) }
}

/** Preferences with the fields of userdetails; lists are text joined by a comma. */
export function toOldClientUserInfo(kept: UserPreferences) {
  return {
    gender: kept.gender ?? '',
    foodAllergies: [...kept.allergens, ...kept.otherAllergies].join(', '),
    dietaryPreferences: kept.diets.join(', '),
    likes: kept.likes.join(', '),
    dislikes: kept.dislikes.join(', '),
    mealFrequency: kept.mealFrequency ?? '',
  }
}

/** The allergies and diets that a client shows after reading these preferences. */
export function wordsShownForPreferences({
  allergens,
  otherAllergies,
  diets,
}: Eats): Required<WordsByShownPart> {
  return { allergies: allergyWordsOf({ allergens, otherAllergies }), diets }
}

/**
 * The diets that a save added or removed. Of allergies it returns none: a displayed list without one is never forgotten
 * because of another.
 */
export function findDietWordsChangedBetween(before: Eats, after: Eats): WordsByShownPart {
  return { diets: symmetricDifferenceOfWords(before.diets, after.diets) }
}

/**
 * The stored preferences after an old client's save; fields that it did not send or does not know stay. It removes only
 * those allergies and diets that its screen certainly showed: others were added elsewhere since it read them.
 */
export function mergeUserInfo(
  kept: UserPreferences,
  told: UserInfo,
  shown: ListsShownToOldClient,
): z.input<typeof UserPreferences> {
  const { foodAllergies: _, dietaryPreferences: __, ...rest } = told
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const { allergies, diets } = mergeSentEatingPreferences(told, kept, shown)
  const wasShown = allergies && wordsCertainlyShown(shown.allergies, allergyWordsOf(allergies))
  return {
    ...kept,
    ...said,
    ...(wasShown && {
      allergens: threeWayMerge(kept.allergens, allergies.allergens, wasShown),
      otherAllergies: threeWayMerge(kept.otherAllergies, allergies.otherAllergies, wasShown),
    }),
    ...(diets && { diets: threeWayMerge(kept.diets, diets, wordsCertainlyShown(shown.diets, diets)) }),
  }
}

/** What the screen of an old client shows after its save. */
export function wordsShownAfterSave(
  told: UserInfo,
  kept: UserPreferences,
  shown: ListsShownToOldClient,
): WordsByShownPart {
  const { allergies, diets } = mergeSentEatingPreferences(told, kept, shown)
  return { ...(allergies && { allergies: allergyWordsOf(allergies) }), ...(diets && { diets }) }
}

type Eats = Pick<UserPreferences, 'allergens' | 'otherAllergies' | 'diets'>

type Allergies = Pick<Eats, 'allergens' | 'otherAllergies'>

const allergyWordsOf = ({ allergens, otherAllergies }: Allergies) =>
  [...allergens, ...otherAllergies].map(inSmallLetters)

function mergeSentEatingPreferences(
  { foodAllergies, dietaryPreferences: diets }: UserInfo,
  kept: UserPreferences,
  shown: ListsShownToOldClient,
): { allergies?: Allergies; diets?: Eats['diets'] } {
  if (!foodAllergies) return diets ? { diets } : {}
  const whole = new Set([...kept.otherAllergies.map(inSmallLetters), ...shown.allergies.flat()])
  const words = foodAllergies.flatMap((each) =>
    whole.has(inSmallLetters(each))
      ? [each]
      : splitAllergies(each).flatMap((part) => splitLongFoodText(part, endOfAllergy)),
  )
  const allergies = {
    allergens: words.flatMap((each) => findAllergenByName(each) ?? []),
    otherAllergies: words.filter((each) => findAllergenByName(each) === null),
  }
  return { allergies, ...(diets && { diets }) }
}

/**
 * The words that the screen which sent this save certainly showed. Candidates are the screens that have every sent
 * word, except words that are on no screen, which were just typed; if no screen qualifies, all are candidates. A word
 * that is missing on one candidate is not certain, and no word is where screens may have been forgotten.
 */
function wordsCertainlyShown(
  screens: ListsShownToOldClient['diets'],
  told: readonly string[],
): ReadonlySet<string> {
  if (screens.length >= maxShownListsOfSession) return new Set()
  const known = told.filter((word) => screens.some((screen) => screen.includes(word)))
  const screensWithKnownWords = screens.filter((screen) => known.every((word) => screen.includes(word)))
  const possible = screensWithKnownWords.length > 0 ? screensWithKnownWords : screens
  return new Set(possible[0]?.filter((word) => possible.every((screen) => screen.includes(word))))
}

/** A three-way merge of a list: the stored words without those that were shown and are no longer sent, plus the sent ones. */
function threeWayMerge<Word extends string>(
  kept: readonly Word[],
  told: readonly Word[],
  wasShown: ReadonlySet<string>,
): Word[] {
  const [isKept, isTold] = [kept, told].map((words) => new Set(words.map(inSmallLetters)))
  return [
    ...kept.filter((word) => isTold!.has(inSmallLetters(word)) || !wasShown.has(inSmallLetters(word))),
    ...told.filter((word) => !isKept!.has(inSmallLetters(word))),
  ]
}

export const inSmallLetters = (word: string) => word.trim().toLowerCase()
