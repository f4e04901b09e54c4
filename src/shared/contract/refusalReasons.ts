/** Why a call is refused: the closed list that a client may tell refusals apart by, whatever their sentence. */
export const refusalReasons = [
  /** A form's or an old client's fault, told by the sentence that comes with it. */
  'worded',
  'account_delete_after_change',
  'account_delete_unfinished',
  'account_email_same',
  'account_prove_failed',
  'account_prove_first',
  'account_provider_elsewhere',
  'account_provider_last',
  'account_provider_not_there',
  'auth_code_used_up',
  'auth_confirm_failed',
  'auth_no_such_session',
  'auth_not_signed_in',
  'auth_not_your_email',
  'auth_password_too_common',
  'auth_reset_failed',
  'auth_sign_in_failed',
  'auth_too_many_tries',
  'auth_too_many_tries_or_long_code',
  'auth_wrong_password',
  'chefs_chef_not_found',
  'errors_bad_input',
  'errors_unreadable_address',
  'errors_unreadable_text',
  'errors_body_too_large',
  'errors_wrong_body_type',
  'errors_foreign_origin',
  'errors_no_room_for_text',
  'errors_not_there',
  'errors_too_many_for_now',
  'errors_too_many_requests',
  'errors_unavailable',
  'feedback_too_many',
  'generation_generation_failed',
  'generation_too_many_foods',
  'generation_site_budget_spent',
  'generation_visitor_budget_spent',
  'generation_wish_unclear',
  'grocery_addition_differs',
  'grocery_addition_other_servings',
  'grocery_clock_ahead',
  'grocery_no_such_list',
  'grocery_too_large',
  'grocery_too_many_staples',
  'grocery_too_much',
  'households_already_member',
  'households_already_owner',
  'households_code_failed',
  'households_code_used_up',
  'households_guest_conflict',
  'households_name_conflict',
  'households_no_such_guest',
  'households_no_such_household',
  'households_no_such_invitation',
  'households_no_such_member',
  'households_not_current',
  'households_not_open',
  'households_not_yourself',
  'households_only_owner',
  'households_other_address',
  'households_owner_must_hand_over',
  'households_sole_member',
  'households_target_conflict',
  'households_target_of_member',
  'households_too_many_guests',
  'households_too_many_households',
  'households_too_many_members',
  'households_too_many_invitations',
  'households_too_many_mailed',
  'jobs_no_such_job',
  'jobs_too_many',
  'kitchen_over_limit',
  'meal_plan_too_large',
  'meal_plan_too_much',
  'notes_note_not_found',
  'notes_too_many',
  'outbox_closed',
  'photos_busy',
  'photos_is_heic',
  'photos_no_photo',
  'photos_no_room',
  'photos_other_kind',
  'photos_takes_too_long',
  'photos_too_heavy',
  'photos_too_long_side',
  'photos_too_many_photos',
  'photos_too_many_pixels',
  'photos_too_slow',
  'photos_unreadable',
  'preferences_conflict',
  'ratings_too_many',
  'recipe_keeping_conflict',
  'recipe_keeping_revision_not_found',
  'recipe_keeping_save_refused',
  'recipe_keeping_swap_stale',
  'recipe_keeping_too_many_photos',
  'recipe_keeping_too_many_recipes',
  'recipe_keeping_too_much_text',
  'recipes_kitchen_busy',
  'recipes_recipe_not_found',
  'recipes_too_many_allergies',
  'sms_code_failed',
  'sms_country_refused',
  'sms_empty_list',
  'sms_list_too_long',
  'sms_network_budget_spent',
  'sms_no_phone',
  'sms_no_such_text',
  'sms_site_budget_spent',
  'sms_too_long',
  'sms_too_many_texts',
  'visibility_changed_since',
  'reminders_link_ended',
  'visibility_household_changed',
  'visibility_household_not_kept',
  'recipe_import_no_assistant',
  'recipe_import_not_found',
  'week_plan_not_found',
  'week_plan_wish_unclear',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

interface WaitParams {
  /** Until the same call may be let through. */
  seconds: number
}

/** How many things one account may have. */
interface AllowedParams {
  allowed: number
}

interface Params {
  worded: { sentence: string }
  account_delete_after_change: { possibleFrom: Date }
  auth_too_many_tries: WaitParams
  auth_too_many_tries_or_long_code: WaitParams
  errors_too_many_for_now: WaitParams
  feedback_too_many: AllowedParams
  grocery_addition_other_servings: { servings: number }
  grocery_too_many_staples: { most: number }
  grocery_too_much: { most: number }
  households_not_current: { household: string }
  households_too_many_guests: { most: number }
  households_too_many_households: { most: number }
  households_too_many_invitations: { most: number }
  households_too_many_mailed: WaitParams
  households_too_many_members: { most: number }
  jobs_too_many: AllowedParams
  meal_plan_too_much: { most: number }
  notes_too_many: AllowedParams
  photos_too_long_side: { pixels: number }
  photos_too_many_pixels: { millions: number }
  ratings_too_many: AllowedParams
  recipe_keeping_too_many_photos: AllowedParams
  recipe_keeping_too_many_recipes: AllowedParams
  recipe_keeping_too_much_text: { megabytes: number }
  recipes_too_many_allergies: { most: number }
  sms_list_too_long: { most: number }
  sms_too_long: { segments: number; most: number }
  sms_too_many_texts: WaitParams & { most: number }
  visibility_household_changed: { household: string }
  week_plan_wish_unclear: { passage: string }
}

/** What a refusal says beside its reason; undefined for most. */
export type RefusalParams<Reason extends RefusalReason> = Reason extends keyof Params
  ? Params[Reason]
  : undefined
