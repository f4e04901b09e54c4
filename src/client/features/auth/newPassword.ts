import * as m from '#messages'
import { isCommonPassword, isStrongPassword } from '#shared/contract/auth/passwordRules.ts'
import type { AuthFormRefusal } from './refusal.ts'
import type { ReadFormField } from './useAccountForm.ts'

let loading: Promise<ReadonlySet<string>> | undefined

/** The list of common passwords, fetched once; empty where it cannot be had, since the server looks as well. */
export function fetchCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('./commonPasswordList.ts')
    .then(({ commonPasswords }) => new Set(commonPasswords))
    .catch(() => {
      loading = undefined
      return new Set()
    })
  return loading
}

/** Refuses a new password that does not meet all six requirements. */
export async function findPasswordWeakness(
  text: ReadFormField,
  name: string,
): Promise<AuthFormRefusal | null> {
  const password = text(name)
  if (isStrongPassword(password) && !isCommonPassword(password, await fetchCommonPasswords())) return null
  return { sentence: m.auth_password_too_weak(), fields: [name] }
}
