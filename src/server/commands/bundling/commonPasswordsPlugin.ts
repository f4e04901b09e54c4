import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'

/** The common passwords with a letter and a digit: only these can satisfy the five other requirements. */
function withLetterAndDigit(): string[] {
  const all = dictionary['passwords-common'] as readonly string[]
  return all.filter((each) => /\p{L}/u.test(each) && /\p{Nd}/u.test(each)).toSorted()
}

/** Shortens the list of common passwords for browsers, to about 30 kB. */
export function shortenCommonPasswordsPlugin(isForBrowsers: (environment: string) => boolean): Plugin {
  return {
    name: 'larder:common-passwords',
    apply: 'build',
    applyToEnvironment: ({ name }) => isForBrowsers(name),
    load: (id) =>
      id.endsWith('features/auth/commonPasswordList.ts')
        ? `export const commonPasswords = ${JSON.stringify(withLetterAndDigit().join(' '))}.split(' ')`
        : null,
  }
}
