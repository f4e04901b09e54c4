/** The requirements that a password meets by itself, in the order in which they are shown. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}]/u.test(password),
} satisfies Record<string, (password: string) => boolean>

export type PasswordRule = keyof typeof passwordRules
export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[]

export function isStrongPassword(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRules[rule](password))
}

/**
 * Whether a password is one of `common`, which are in lower case: whatever its capitals, and whatever stands behind its
 * last letter or digit.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase()
  return common.has(plain) || common.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''))
}
