import * as z from 'zod/mini'
import { feedbackTypes } from '../../kitchen/feedbackTypes.ts'
import { genders, mealFrequencies, unitSystems } from '../../kitchen/preferences.ts'
import { recipeVisibilities } from '../../kitchen/recipeVisibilities.ts'
import { supportedLocales } from '../../locale.ts'
import { mealStates } from '../../mealPlan/meals.ts'
import { mealPlanFeedScopes } from '../planner/mealPlanFeeds.ts'
import { StoredNutritionTarget } from '../planner/nutritionTargets.ts'
import {
  AccountDataGeneration,
  AccountDataHousehold,
  AccountDataRecipe,
  Eating,
  Moment,
} from './accountDataParts.ts'
import { BrowserAndSystem } from './auth.ts'
import { signInProviders } from './providers.ts'

/** Everything that is kept of a user, for themselves. A feature that keeps more adds its part. */
export const AccountData = z.strictObject({
  madeAt: Moment,
  account: z.strictObject({
    userId: z.string(),
    email: z.string(),
    name: z.string(),
    hasPassword: z.boolean(),
    /** In which mails about the account are written; null where none was kept. */
    language: z.nullable(z.enum(supportedLocales)),
    createdAt: Moment,
  }),
  /** The address that waits for its code, and those that the account had until a week ago. */
  emailChanges: z.strictObject({
    pending: z.nullable(z.string()),
    former: z.array(z.strictObject({ email: z.string(), until: Moment })),
  }),
  /** Accounts elsewhere that open this one; with `removedAt`, that no longer do. */
  identities: z.array(
    z.strictObject({
      provider: z.enum(signInProviders),
      subject: z.string(),
      createdAt: Moment,
      removedAt: z.nullable(Moment),
    }),
  ),
  /** The browsers that are signed in, or were lately, without what signs them in. */
  sessions: z.array(
    z.strictObject({
      device: BrowserAndSystem,
      userAgent: z.string(),
      network: z.string(),
      createdAt: Moment,
      /** When its holder last showed who they are: by a password, a provider or a mailed code. */
      provenAt: Moment,
      lastUsedAt: Moment,
      /** When the account's password was last changed in it; null where it never was. */
      passwordChangedAt: z.nullable(Moment),
      expiresAt: Moment,
    }),
  ),
  /** Null when nothing was told. */
  preferences: z.nullable(
    z.extend(Eating, {
      gender: z.nullable(z.enum(genders)),
      mealFrequency: z.nullable(z.enum(mealFrequencies)),
      units: z.enum(unitSystems),
    }),
  ),
  /** What they want to eat in a day; null where they set no target. */
  nutritionTarget: z.nullable(StoredNutritionTarget),
  /** When they last signed in, as an old client says; null when none did. */
  lastLoginTimestamp: z.nullable(z.string()),
  /** Who may see what they save, as they chose it last; null where they were not asked. */
  recipesAreShownTo: z.nullable(z.enum(recipeVisibilities)),
  /**
   * Allergies and diets that old clients were shown in sessions that are in force, or told, and the words that they added or
   * removed by that; of each session oldest first.
   */
  oldClientLists: z.array(
    z.strictObject({
      part: z.enum(['allergies', 'diets']),
      words: z.array(z.string()),
      changed: z.array(z.string()),
    }),
  ),
  households: z.array(AccountDataHousehold),
  /** Households that they joined by invitation during the last two weeks and are no longer in. */
  endedMemberships: z.array(z.strictObject({ joinedAt: Moment })),
  /** Households that they gave to another owner during the last two weeks; null where they are no longer in it. */
  handovers: z.array(z.strictObject({ household: z.nullable(z.string()), handedOverAt: Moment })),
  /** Whom they invited to their households, oldest first; `email` is null for a link that is handed on. */
  invitations: z.array(
    z.strictObject({ email: z.nullable(z.string()), createdAt: Moment, expiresAt: Moment }),
  ),
  /** What they had written for them while signed in, or saved, oldest first. */
  generations: z.array(AccountDataGeneration),
  /** What they saved, oldest first. */
  recipes: z.array(AccountDataRecipe),
  /** Every recipe they rated or marked; stars are null where they gave none, `hasTried` where they did not say. */
  ratings: z.array(
    z.strictObject({
      recipeId: z.string(),
      stars: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
      hasTried: z.nullable(z.boolean()),
    }),
  ),
  /** Their notes on recipes, and those of others that they reported, oldest first. */
  notes: z.strictObject({
    written: z.array(
      z.strictObject({ recipeId: z.string(), text: z.string(), createdAt: Moment, isHidden: z.boolean() }),
    ),
    reported: z.array(z.strictObject({ recipeId: z.string(), text: z.string(), reportedAt: Moment })),
  }),
  /** What they wrote to us while signed in, oldest first. */
  feedback: z.array(
    z.strictObject({
      type: z.enum(feedbackTypes),
      description: z.string(),
      /** Where they wanted an answer; null for what they wrote without asking for one. */
      replyTo: z.nullable(z.string()),
      createdAt: Moment,
    }),
  ),
  /** The grocery lists of their households, as they are now. */
  groceries: z.array(
    z.strictObject({
      household: z.string(),
      alwaysHave: z.array(z.string()),
      lists: z.array(z.strictObject({ name: z.string(), items: z.array(z.string()) })),
    }),
  ),
  /** The meal plans of their households, as they are now, by day. */
  mealPlans: z.array(
    z.strictObject({
      household: z.string(),
      meals: z.array(
        z.strictObject({
          /** YYYY-MM-DD. */
          date: z.string(),
          slot: z.string(),
          dish: z.string(),
          servings: z.nullable(z.int()),
          state: z.enum(mealStates),
          comment: z.string(),
        }),
      ),
      /** `useBy`: YYYY-MM-DD. */
      foodsAtHand: z.array(
        z.strictObject({ name: z.string(), amount: z.string(), useBy: z.nullable(z.string()) }),
      ),
      /** `amount`: in the smallest part of the currency. */
      foodPrices: z.array(
        z.strictObject({ name: z.string(), pack: z.string(), amount: z.int(), currency: z.string() }),
      ),
    }),
  ),
  /** Calendars of meals that they made, oldest first, without their addresses. */
  mealPlanFeeds: z.array(
    z.strictObject({ household: z.string(), scope: z.enum(mealPlanFeedScopes), createdAt: Moment }),
  ),
  /** Whether they are mailed in the evening what the meals of the next day need, and since when; null where they are not. */
  eveningReminders: z.nullable(z.strictObject({ since: Moment })),
  /** Weeks that they had planned in the last 30 days, oldest first. */
  weekPlans: z.array(
    z.strictObject({
      household: z.string(),
      createdAt: Moment,
      wishes: z.array(z.string()),
      /** `date` is YYYY-MM-DD. */
      meals: z.array(z.strictObject({ date: z.string(), dish: z.string() })),
    }),
  ),
  /** What they brought from elsewhere in the last week, oldest first; what was saved of it stands in `recipes`. */
  imports: z.array(
    z.strictObject({
      name: z.string(),
      createdAt: Moment,
      /** What a model read, as text; null for others, absent in archives of before. */
      sourceText: z.optional(z.nullable(z.string())),
      /** Each with its title, or what it was to be read from. */
      recipes: z.array(
        z.strictObject({ name: z.string(), address: z.nullable(z.string()), recipe: z.unknown() }),
      ),
    }),
  ),
  /** The number that is theirs, and to which texts went lately; their words are forgotten once they have left. */
  texts: z.strictObject({
    phoneNumber: z.nullable(z.string()),
    sent: z.array(z.strictObject({ phoneNumber: z.string(), createdAt: Moment })),
  }),
  /** What Larder does for them beside their calls, or did lately, oldest first; `payload` is what it needs for that. */
  jobs: z.array(
    z.strictObject({ kind: z.string(), state: z.string(), payload: z.unknown(), createdAt: Moment }),
  ),
  /** What was mailed to them lately; its text is forgotten once it has left. */
  mails: z.array(z.strictObject({ subject: z.string(), createdAt: Moment })),
})

export type AccountData = z.infer<typeof AccountData>
