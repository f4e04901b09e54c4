/** The requirements that a password meets by itself, in the order in which they are shown. */
export const passwordRuleChecks = {
  length: (password: string) => [...password].length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}]/u.test(password),
} satisfies Record<string, (password: string) => boolean>

export type PasswordRuleName = keyof typeof passwordRuleChecks
export const passwordRuleNames = Object.keys(passwordRuleChecks) as PasswordRuleName[]

export function isStrongPassword(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRuleChecks[rule](password))
}

/**
 * Whether a password is one of `common`, which are in lower case: whatever its capitals, and whatever stands behind its
 * last letter or digit.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase()
  return common.has(plain) || common.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''))
}
