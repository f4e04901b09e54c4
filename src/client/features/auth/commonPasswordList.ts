import { dictionary } from '@zxcvbn-ts/language-common'

/** The most common passwords. The build for browsers keeps those that can meet the other requirements. */
export const commonPasswords = dictionary['passwords-common'] as readonly string[]
