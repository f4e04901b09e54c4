/** Longer ones are sentences. */
const maxLength = 40
/** Signs that show nothing, and those that turn the order of others around. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** What turns the order around, or would do so for what a mail says after the name. */
const direction = /[\s\p{Cc}\p{Bidi_Control}]+/gu
/** Signs of an address, and those that look like them. */
const ofAddress = /[/\\@:\u2044\u2215\u29f8]/u
/** Two parts with a dot between, in any script; the second may be a top-level domain. A mail program makes a link of it. */
const dotted = /[^\s.\u3002\u06d4][.\u3002\u06d4][^\s.\u3002\u06d4]{2}/u
const ipAddress = /\p{Nd}+(?:[.\u3002]\p{Nd}+){3}/u
/** Five digits, whatever stands between but letters: a phone number or the code of a case. */
const fiveDigits = /(?:\p{N}[^\p{L}\p{N}]*){5}/u

/**
 * A name as a mail may tell it, on one line. Null when it is too long for a name, when a mail program would make a link of
 * it, or when it holds a number to call: anybody may type a name and a stranger's address, and what they wrote would come
 * to that stranger in our name.
 */
export function mailableName(name: string): string | null {
  const line = name.replaceAll(direction, ' ').trim()
  const plain = line.normalize('NFKC').replaceAll(invisible, '').trim()
  const isRefused = [ofAddress, dotted, ipAddress, fiveDigits].some((signs) => signs.test(plain))
  return plain === '' || isRefused || [...line].length > maxLength ? null : line
}
