/** The five requirements of a password, in the order in which they are shown. */
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
