/** Longer texts are sentences, not names. */
const maxLength = 40
/** Invisible characters, and those that reverse the order of others. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Characters that reverse the order, or could reverse that of the text after the name. */
const direction = /[\s\p{Cc}\p{Bidi_Control}]+/gu
/** Characters of an address, and similar ones. */
const ofAddress = /[/\\@:\u2044\u2215\u29f8]/u
/** Two parts with a dot between, in any script; the second may be a top-level domain, so that a mail program shows a link. */
const dotted = /[^\s.\u3002\u06d4][.\u3002\u06d4][^\s.\u3002\u06d4]{2}/u
const ipAddress = /\p{Nd}+(?:[.\u3002]\p{Nd}+){3}/u
/** Five digits with anything but letters between: a phone number or a case number. */
const fiveDigits = /(?:\p{N}[^\p{L}\p{N}]*){5}/u

/**
 * A name in the form in which a mail may contain it, on one line. Null when it is too long for a name, when a mail
 * program would show a link, or when it contains a phone number: anybody may enter a name and a stranger's address, and
 * the mail would bring their words to that stranger in our name.
 */
export function toMailableName(name: string): string | null {
  const line = name.replaceAll(direction, ' ').trim()
  const plain = line.normalize('NFKC').replaceAll(invisible, '').trim()
  const isRefused = [ofAddress, dotted, ipAddress, fiveDigits].some((signs) => signs.test(plain))
  return plain === '' || isRefused || [...line].length > maxLength ? null : line
}
