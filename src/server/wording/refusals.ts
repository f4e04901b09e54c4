import * as m from '#messages'
import type { RefusalParams, RefusalReason } from '#shared/contract/refusalReasons.ts'
import { formatNumber } from '#shared/currentLocale.ts'
import { accountDeletionPossibleFromSentence } from '#shared/messages/accountDeletion.ts'
import { waitingTimeText } from '#shared/messages/auth.ts'
import type { DomainError } from '../errors.ts'

/** With the maximum number of things of one account, formatted for its reader. */
const sentenceWithMaximum =
  (sentence: (params: { allowed: string }) => string) =>
  ({ allowed }: { allowed: number }) =>
    sentence({ allowed: formatNumber(allowed) })

const sentences = {
  worded: ({ sentence }: RefusalParams<'worded'>) => sentence,
  account_delete_after_change: ({ possibleFrom }: RefusalParams<'account_delete_after_change'>) =>
    accountDeletionPossibleFromSentence(possibleFrom),
  account_delete_unfinished: m.account_delete_unfinished,
  account_email_same: m.account_email_same,
  account_prove_failed: m.account_prove_failed,
  account_prove_first: m.account_prove_first,
  account_provider_elsewhere: m.account_provider_elsewhere,
  account_provider_last: m.account_provider_last,
  account_provider_not_there: m.account_provider_not_there,
  auth_code_used_up: m.codes_used_up,
  auth_confirm_failed: m.auth_confirm_failed,
  auth_no_such_session: m.auth_no_such_session,
  auth_not_signed_in: m.auth_not_signed_in,
  auth_not_your_email: m.auth_not_your_email,
  auth_password_too_common: m.auth_password_too_common,
  auth_reset_failed: m.auth_reset_failed,
  auth_sign_in_failed: m.auth_sign_in_failed,
  auth_too_many_tries: ({ seconds }: RefusalParams<'auth_too_many_tries'>) =>
    m.auth_too_many_tries({ wait: waitingTimeText(seconds) }),
  auth_too_many_tries_or_long_code: ({ seconds }: RefusalParams<'auth_too_many_tries'>) =>
    m.auth_too_many_tries_or_long_code({ wait: waitingTimeText(seconds) }),
  auth_wrong_password: m.auth_wrong_password,
  chefs_chef_not_found: m.chefs_chef_not_found,
  errors_bad_input: m.errors_bad_input,
  errors_unreadable_address: m.errors_unreadable_address,
  errors_unreadable_text: m.errors_unreadable_text,
  errors_body_too_large: m.errors_body_too_large,
  errors_wrong_body_type: m.errors_wrong_body_type,
  errors_foreign_origin: m.errors_foreign_origin,
  errors_no_room_for_text: m.errors_no_room_for_text,
  errors_not_there: m.errors_not_there,
  errors_too_many_for_now: ({ seconds }: RefusalParams<'errors_too_many_for_now'>) =>
    m.errors_too_many_for_now({ wait: waitingTimeText(seconds) }),
  errors_too_many_requests: m.errors_too_many_requests,
  errors_unavailable: m.errors_unavailable,
  feedback_too_many: sentenceWithMaximum(m.feedback_too_many),
  generation_generation_failed: m.generation_generation_failed,
  generation_too_many_foods: m.generation_too_many_foods,
  generation_site_budget_spent: m.generation_site_budget_spent,
  generation_visitor_budget_spent: m.generation_visitor_budget_spent,
  generation_wish_unclear: m.generation_wish_unclear,
  grocery_addition_differs: m.grocery_addition_differs,
  grocery_addition_other_servings: m.grocery_addition_other_servings,
  grocery_clock_ahead: m.grocery_clock_ahead,
  grocery_no_such_list: m.grocery_no_such_list,
  grocery_too_large: m.grocery_too_large,
  grocery_too_many_staples: m.grocery_too_many_staples,
  grocery_too_much: m.grocery_too_much,
  households_already_member: m.households_already_member,
  households_already_owner: m.households_already_owner,
  households_code_failed: m.households_code_failed,
  households_code_used_up: m.households_code_used_up,
  households_guest_conflict: m.households_guest_conflict,
  households_no_such_guest: m.households_no_such_guest,
  households_no_such_household: m.households_no_such_household,
  households_no_such_invitation: m.households_no_such_invitation,
  households_no_such_member: m.households_no_such_member,
  households_not_current: m.households_not_current,
  households_not_open: m.households_not_open,
  households_not_yourself: m.households_not_yourself,
  households_only_owner: m.households_only_owner,
  households_other_address: m.households_other_address,
  households_owner_must_hand_over: m.households_owner_must_hand_over,
  households_sole_member: m.households_sole_member,
  households_target_conflict: m.nutrition_target_conflict,
  households_target_of_member: m.nutrition_target_of_member,
  households_too_many_guests: m.households_too_many_guests,
  households_too_many_households: m.households_too_many_households,
  households_too_many_members: m.households_too_many_members,
  households_too_many_invitations: m.households_too_many_invitations,
  households_too_many_mailed: ({ seconds }: RefusalParams<'auth_too_many_tries'>) =>
    m.households_too_many_mailed({ wait: waitingTimeText(seconds) }),
  jobs_no_such_job: m.jobs_no_such_job,
  jobs_too_many: sentenceWithMaximum(m.jobs_too_many),
  kitchen_over_limit: m.kitchen_over_limit,
  meal_plan_too_large: m.meal_plan_too_large,
  meal_plan_too_much: m.meal_plan_too_much,
  notes_note_not_found: m.notes_note_not_found,
  notes_too_many: sentenceWithMaximum(m.notes_too_many),
  outbox_closed: m.outbox_closed,
  photos_busy: m.photos_busy,
  photos_is_heic: m.photos_is_heic,
  photos_no_photo: m.photos_no_photo,
  photos_no_room: m.photos_no_room,
  photos_other_kind: m.photos_other_kind,
  photos_takes_too_long: m.photos_takes_too_long,
  photos_too_heavy: m.photos_too_heavy,
  photos_too_long_side: ({ pixels }: RefusalParams<'photos_too_long_side'>) =>
    m.photos_too_long_side({ count: formatNumber(pixels) }),
  photos_too_many_photos: m.photos_too_many_photos,
  photos_too_many_pixels: m.photos_too_many_pixels,
  photos_too_slow: m.photos_too_slow,
  photos_unreadable: m.photos_unreadable,
  preferences_conflict: m.preferences_conflict,
  ratings_too_many: sentenceWithMaximum(m.ratings_too_many),
  recipe_keeping_conflict: m.recipe_keeping_conflict,
  recipe_keeping_revision_not_found: m.recipe_keeping_revision_not_found,
  recipe_keeping_save_refused: m.recipe_keeping_save_refused,
  recipe_keeping_swap_stale: m.recipe_keeping_swap_stale,
  recipe_keeping_too_many_photos: sentenceWithMaximum(m.recipe_keeping_too_many_photos),
  recipe_keeping_too_many_recipes: sentenceWithMaximum(m.recipe_keeping_too_many_recipes),
  recipe_keeping_too_much_text: ({ megabytes }: RefusalParams<'recipe_keeping_too_much_text'>) =>
    m.recipe_keeping_too_much_text({ megabytes: formatNumber(megabytes) }),
  recipes_kitchen_busy: m.recipes_kitchen_busy,
  recipes_recipe_not_found: m.recipes_recipe_not_found,
  recipes_too_many_allergies: m.recipes_too_many_allergies,
  sms_code_failed: m.sms_code_failed,
  sms_country_refused: m.sms_country_refused,
  sms_empty_list: m.sms_empty_list,
  sms_network_budget_spent: m.sms_network_budget_spent,
  sms_no_phone: m.sms_no_phone,
  sms_no_such_text: m.sms_no_such_text,
  sms_site_budget_spent: m.sms_site_budget_spent,
  sms_list_too_long: m.sms_list_too_long,
  sms_too_long: m.sms_too_long,
  sms_too_many_texts: ({ most, seconds }: RefusalParams<'sms_too_many_texts'>) =>
    m.sms_too_many_texts({ most, time: waitingTimeText(seconds) }),
  visibility_changed_since: m.visibility_changed_since,
  reminders_link_ended: m.reminders_link_ended,
  visibility_household_changed: m.visibility_household_changed,
  visibility_household_not_kept: m.visibility_household_not_kept,
  week_plan_not_found: m.week_plan_not_found,
  week_plan_wish_unclear: m.week_plan_wish_unclear,
} satisfies { [Reason in RefusalReason]: (params: RefusalParams<Reason>) => string }

/** A refusal as one sentence, in the caller's language. */
export function sentenceOfRefusal({ reason, params }: DomainError): string {
  return (sentences[reason] as (params: unknown) => string)(params)
}
