import { isCommonPassword } from '#shared/contract/auth/passwordRules.ts'

/** Whether a password is among the most common ones. */
export async function isAmongCommonPasswords(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as string[]),
  )
  return isCommonPassword(password, await common)
}

let common: Promise<Set<string>> | undefined
