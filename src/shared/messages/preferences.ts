import * as m from '#messages'

export const genderNames = () => ({
  male: m.preferences_genders_male(),
  female: m.preferences_genders_female(),
  other: m.preferences_genders_other(),
})
export const unitSystemNames = () => ({
  metric: m.preferences_unit_names_metric(),
  us: m.preferences_unit_names_us(),
})

/** `reason` is the server's own message; null when it gave none. */
export const preferencesNotSavedSentence = (reason: string | null) =>
  m.preferences_save_failed({ reason: reason?.replace(/[.。।]$/, '') || m.preferences_server_error() })
