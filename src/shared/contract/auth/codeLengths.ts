/** Digits of a code that is mailed or texted. */
export const mailedCodeDigits = 6
/** Digits of the longer code that a mail for a new password holds as well. */
export const longPasswordCodeDigits = 20
