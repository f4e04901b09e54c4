import * as m from '#messages'
export const continueWithProviderTexts = () => ({
  google: m.auth_continue_with_google(),
  apple: m.auth_continue_with_apple(),
})

/** In three parts, so that the two names can be links. */
export const signUpAgreementTexts = () =>
  [
    m.auth_agreement_1(),
    m.auth_agreement_2(),
    m.auth_agreement_3(),
    m.auth_agreement_4(),
    m.auth_agreement_5(),
  ] as const

export const passwordRequirementTexts = () => ({
  length: m.auth_password_requirements_length(),
  upper: m.auth_password_requirements_upper(),
  lower: m.auth_password_requirements_lower(),
  digit: m.auth_password_requirements_digit(),
  special: m.auth_password_requirements_special(),
  uncommon: m.auth_password_requirements_uncommon(),
})

/** A time to wait, in words: up to a minute in seconds, up to an hour in minutes, then in hours. */
export function waitingTimeText(seconds: number): string {
  if (seconds < 60) return m.auth_wait_seconds({ count: Math.max(1, seconds) })
  if (seconds <= 3_600) return m.auth_wait_minutes({ count: Math.ceil(seconds / 60) })
  return m.auth_wait_hours({ count: Math.ceil(seconds / 3_600) })
}

export const providerNames = () => ({
  google: m.auth_provider_names_google(),
  apple: m.auth_provider_names_apple(),
})
