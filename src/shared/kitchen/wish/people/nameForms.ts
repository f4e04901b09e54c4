import { normalizeWishWord } from '../foods/normalizeWishWord.ts'

/**
 * Endings that a name takes in the languages of wishes, written with it: "Annas Allergie", Polish "Annie", Hindi "अन्नाको",
 * "annako". A longer word that only begins with a name is left: "Kim" stands in "kimchi" too.
 */
export const nameEndings = [
  '',
  's',
  'es',
  'ens',
  'को',
  'जी',
  'की',
  'का',
  'के',
  'से',
  'ने',
  'ko',
  'ki',
  'ka',
  'ke',
  'se',
  'ne',
  'ς',
].map(normalizeWishWord)
/** Polish endings, of names in -a in place of the "a" and of others. */
const polishEndings = {
  ofA: ['y', 'i', 'ę', 'ą', 'ie', 'o'].map(normalizeWishWord),
  ofOthers: ['a', 'owi', 'em', 'iem', 'ie', 'u'],
}
/** Russian and Ukrainian endings, of names in a vowel or a sign in its place, and of others; Greek "Γιάννης" loses its last letter. */
const cyrillicEndings = {
  ofVowels: ['ы', 'и', 'е', 'у', 'ю', 'ой', 'ою', 'ей', 'ею', 'я', 'ем', 'ём', 'і', 'ї'].map(
    normalizeWishWord,
  ),
  ofOthers: ['а', 'у', 'ом', 'ем', 'е', 'ы', 'ові', 'ов', 'ова'].map(normalizeWishWord),
}
const lastVowel = /[аяйьо]$/u
/** Letters of a name to which Polish endings are looked for. */
const minLettersForPolishEndings = 4

/** Words that Arabic writes together with the name after them: "and", "for", "with", "like"; up to two of them. */
const arabicPrefixes = [/^[وفبكل](?=\p{Script=Arabic}{3})/u, /^[وفبكل]{2}(?=\p{Script=Arabic}{3})/u]

/** A word without what Arabic may have written together with it, in front of it: "وفاطمة" is "and Fatima", and "وف" no word of it. */
export const namesWithoutArabicPrefixes = (word: string): string[] =>
  arabicPrefixes.flatMap((prefix) => (prefix.test(word) ? [word.replace(prefix, '')] : []))

/** Letters that are written as two where a keyboard lacks them, in the order in which they are looked for: "Jürgen" is "Juergen". */
const digraphs: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ø', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['þ', 'th'],
  ['ð', 'd'],
]
/** Letters of a name from which two of them may stand for one: "Noe" and "Joe" are as they are written. */
const minWithDigraph = 5

/** A name in lower case, then as it is written with two letters for one such as "ü", and with one for two: Jürgen, Juergen. */
export function spellingsOfName(name: string): string[] {
  const typed = name.normalize('NFC').toLowerCase()
  const long = digraphs.reduce((text, [letter, two]) => text.replaceAll(letter, two), typed)
  const short = typed.replace(/\p{L}+/gu, (word) =>
    word.length < minWithDigraph ? word : word.replace(/([aou])e(?=\p{L})|a(a)(?=\p{L})/gu, '$1$2'),
  )
  return [...new Set([typed, long, short])]
}

/** A folded name, or the last word of one, with each ending that a language adds to it. */
export const nameWithEndings = (name: string): string[] => nameEndings.map((ending) => name + ending)

/** The same in every form that it takes where a language bends it. */
export function inflectedNameForms(name: string): string[] {
  return [...nameWithEndings(name), ...cyrillicOrGreekForms(name), ...polishForms(name)]
}

function cyrillicOrGreekForms(name: string): string[] {
  if (name.endsWith('ς')) return [name.slice(0, -1)]
  if (!/\p{Script=Cyrillic}/u.test(name)) return []
  if (!lastVowel.test(name)) return cyrillicEndings.ofOthers.map((ending) => name + ending)
  const stem = name.replace(lastVowel, '')
  return stem.length > 1 ? cyrillicEndings.ofVowels.map((ending) => stem + ending) : []
}

function polishForms(name: string): string[] {
  if (name.length < minLettersForPolishEndings) return []
  if (!name.endsWith('a')) return polishEndings.ofOthers.map((ending) => name + ending)
  return polishEndings.ofA.map((ending) => name.slice(0, -1) + ending)
}

/**
 * What a typed word may be a form of: itself, without what its language writes in front of it and, where it is the `last`
 * of a name, behind it; Russian names in -a are bent in place of the "a".
 */
export function baseFormsOfName(typed: string, isLast: boolean): Set<string> {
  const word = typed.toLowerCase()
  const starts = [word, ...namesWithoutArabicPrefixes(word)]
  if (!isLast) return new Set(starts)
  const cut = starts.flatMap((start) =>
    nameEndings.flatMap((ending) =>
      ending !== '' && start.endsWith(ending) ? [start.slice(0, -ending.length)] : [],
    ),
  )
  const baseFormsOfCyrillicName = /\p{Script=Cyrillic}/u.test(word)
    ? [...cyrillicEndings.ofVowels, ...cyrillicEndings.ofOthers].flatMap((ending) => {
        const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
        return stem.length > 1 ? [stem, `${stem}а`, `${stem}я`] : []
      })
    : []
  return new Set([...starts, ...cut, ...baseFormsOfCyrillicName])
}
