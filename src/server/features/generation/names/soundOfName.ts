import anyAscii from 'any-ascii'

/** Scripts that are written without spaces, or attach suffixes to names: they are read letter by letter. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々'
export const unspacedScriptStartPattern = new RegExp(`^[${unspaced}]`, 'u')
/** Words, and each letter of a script without spaces by itself: "Anna不吃花生" are "Anna" and five letters. */
export const nameWordPattern = new RegExp(
  `[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`,
  'gu',
)

type Script = 'latin' | 'alphabet' | 'abjad' | 'indic' | 'unspaced'

function scriptOf(word: string): Script {
  if (unspacedScriptStartPattern.test(word)) return 'unspaced'
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word)) return 'abjad'
  if (/[\u0900-\u0dff]/u.test(word)) return 'indic'
  return /\p{Script=Latin}/u.test(word) ? 'latin' : 'alphabet'
}

/** Writing systems, each by a pattern for one of its letters. */
const writings = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  unspacedScriptStartPattern,
]
/** Index in `writings` of a word's writing system; -1 when it is none of them. */
export const writingSystemIndexOfWord = (word: string): number =>
  writings.findIndex((writing) => writing.test(word))
/** Whether a word's writing system is another than a name's. */
export const isWritingSystemDifferent = (ofWord: number, ofName: number): boolean =>
  ofWord === -1 || ofWord !== ofName

/** Long vowels of Arabic and Hebrew, and letters that carry one. */
const longVowels: readonly (readonly [RegExp, string])[] = [
  [/[اآأإىةعאע]|[هה]$/gu, 'a'],
  [/[وؤו]/gu, 'u'],
  [/[يئیי]/gu, 'i'],
]

/** A rough phonetic form: similar consonants become one letter, vowels stay, "Mohammed" -> "mohamed". */
function soundOf(word: string): string {
  const script = scriptOf(word)
  const plain =
    script === 'abjad'
      ? longVowels.reduce((text, [letter, sound]) => text.replace(letter, sound), word.normalize('NFC'))
      : word.normalize('NFC')
  return anyAscii(plain)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/dzh|dj/g, 'y')
    .replace(/ph/g, 'f')
    .replace(/(?<=[bcdgkpstz])h|h$/g, '')
    .replace(/ck|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/j/g, 'y')
    .replace(/(.)\1+/g, '$1')
}

/** Arabic has no "p" and no "v", Chinese no "r". */
function soundInScripts(sound: string, scripts: readonly Script[]): string {
  const inAbjad = scripts.includes('abjad') ? sound.replace(/p/g, 'b').replace(/v/g, 'f') : sound
  return scripts.includes('unspaced') ? inAbjad.replace(/r/g, 'l') : inAbjad
}

/** Vowels that scripts interchange: "Таня" is "Tanja", "Mary" 玛丽. */
const vowelKinds: readonly string[] = ['a', 'eiy', 'ou']
const kindsOf = (vowels: string) =>
  vowelKinds.filter((kind) => [...vowels].some((each) => kind.includes(each)))
const areAlike = (one: string, other: string) => kindsOf(one).some((kind) => kindsOf(other).includes(kind))

/** A sound as vowels and consonants in turn, vowels first: "anna" -> ["a", "n", "a"]. */
function partsOf(sound: string): { vowels: string[]; consonants: string[] } {
  const vowels: string[] = []
  const consonants: string[] = []
  let rest = sound
  for (;;) {
    const vowel = /^[aeiouy]*/.exec(rest)![0]
    vowels.push(vowel)
    rest = rest.slice(vowel.length)
    if (rest === '') return { vowels, consonants }
    consonants.push(rest[0]!)
    rest = rest.slice(1)
  }
}

/** Minimum consonants of a name whose inner vowels may be omitted, in scripts that omit them. */
const minBare = (word: string) => (/\p{Script=Hebrew}/u.test(word) ? 2 : 3)
/** Minimum consonants that identify a name; Thai and related scripts write vowels so exactly that they count too. */
const minConsonants = (word: string) =>
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(word) ? 1 : 2

/** A word's writing system and sound. */
export interface WordSound {
  /** See writingSystemIndexOfWord. */
  writing: number
  script: Script
  /** Empty where it has no letters. */
  sound: string
  minBare: number
  minConsonants: number
}

export function describeSoundOfWord(word: string): WordSound {
  const minima = { minBare: minBare(word), minConsonants: minConsonants(word) }
  return { writing: writingSystemIndexOfWord(word), script: scriptOf(word), sound: soundOf(word), ...minima }
}

/** A word's sound without the letters that some scripts lack, and its consonants, which are equal for all spellings of one name. */
function comparedSound(word: string): { sound: string; consonants: string } {
  const sound = soundInScripts(soundOf(word), ['abjad', 'unspaced'])
  return { sound, consonants: sound.replace(/[aeiouy]/g, '') }
}

/** The keys by which a name is looked up: its consonants, and its whole sound for words with too few consonants. */
export function soundKeysOfName(name: string): string[] {
  const { sound, consonants } = comparedSound(name)
  return [consonants, `=${sound}`]
}

/** The key by which a word finds the names that may sound like it; with too few consonants it must sound the same. */
export function soundKeyOfWord(word: string): string {
  const { sound, consonants } = comparedSound(word)
  return consonants.length < minConsonants(word) ? `=${sound}` : consonants
}

/**
 * Whether two words in different scripts are one name: "Анна", "अन्ना", "آنا" and "安娜" are Anna. Approximate: Arabic
 * and Hindi omit vowels, and no script has all letters of another. Names of one consonant must sound the same.
 */
export function isSameNameInOtherScript(word: WordSound, name: WordSound): boolean {
  if (!isWritingSystemDifferent(word.writing, name.writing)) return false
  const scripts = [word.script, name.script]
  const [one, other] = [word, name].map(({ sound }) => soundInScripts(sound, scripts)) as [string, string]
  if (one === '' || other === '') return false
  if (one === other) return true
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.consonants.length < word.minConsonants || a.consonants.join('') !== b.consonants.join(''))
    return false
  const mayBeBare =
    a.consonants.length >= word.minBare && scripts.some((script) => script === 'abjad' || script === 'indic')
  return a.vowels.every((vowel, at) => {
    const otherVowel = b.vowels[at]!
    const isLast = at === a.vowels.length - 1
    if (vowel === otherVowel) return true
    // "Claire" is written without its last letter.
    if (isLast && [vowel, otherVowel].includes('') && [vowel, otherVowel].includes('e')) return true
    if (vowel === '' || otherVowel === '') return mayBeBare && at > 0
    return areAlike(vowel, otherVowel)
  })
}
