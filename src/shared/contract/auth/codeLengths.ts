/** Digits of a code that is mailed or texted. */
export const codeLength = 6
/** Digits of the longer code that a mail for a new password holds as well. */
export const longCodeLength = 20
