/** Whether a password is among the most common ones, whatever its capitals and what stands behind it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as string[]),
  )
  const list = await common
  const plain = password.toLowerCase()
  return list.has(plain) || list.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''))
}

let common: Promise<Set<string>> | undefined
