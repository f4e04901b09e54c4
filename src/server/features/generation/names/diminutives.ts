import { findFoodByKey } from '#shared/kitchen/foods/foods.ts'
import { foodNameKey } from '#shared/kitchen/foods/foodWords.ts'
import { isWordOfNoLanguage } from '#shared/kitchen/wish/detectWishLanguages.ts'
import { normalizeWishWord } from '#shared/kitchen/wish/foods/normalizeWishWord.ts'
import { readFoodsOfAnswer } from '#shared/kitchen/wish/foods/readFoodsOfAnswer.ts'
import type { NumberedEaterName } from './nameTree.ts'

const endingsOf = (text: string) => text.split(/\s+/).map(normalizeWishWord)

/** Diminutive endings of names: "Marachen", "Luisito", "Jantje", "Aninha", "Иванушка". */
const latinEndings =
  endingsOf(`chen echen lein elein ilein erl ito ita itos itas cito cita ecito ecita illo illa ico ica ino ina etto etta uccio uccia ello ella inho inha zinho zinha
  ette otte inette ounette tje etje pje kje eke kins usia unia usz ulka ienka enka eczka ji jee bhai didi`)
/** Diminutive endings that other words have as well: they count only in a wish. */
const shortEndings = endingsOf('le el i y ie ey je ke ot ou on et us ek ka u o sy in ick')
const cyrillicEndings = endingsOf(
  'очка очки очке очку енька еньки еньке еньку ушка ушки ушке ушку юшка юшки юшке юшку ечка ечки ечке ечку ик ика ику уша уши уше ушу юша юши юше юшу уля ули уле улю',
)
const devanagariEndings = endingsOf('ू ु ी भाई दीदी').filter((ending) => ending !== '')

/** Minimum letters of a name, and of the stem before such an ending. */
const minName = 3
const minStem = 2
/** Minimum letters of a diminutive: "Ani" is a form of many words. */
const minForm = 5

/** The stems of a name before a diminutive ending: "Ana" is "Anita", "Carlos" "Carlitos", "Tom" "Tommy". */
function stemsOf(name: string): string[] {
  const doubled = /[^aeiouy]$/.test(name) && name.length <= 4 ? [name + name.at(-1)!] : []
  const hard = name.replace(/co?s?$/, 'qu')
  const stems = [
    name,
    name.replace(/[aeiouyаяйь]$/u, ''),
    name.replace(/[aeiouyаяйь]+$/u, ''),
    name.replace(/[aeo]s$/, ''),
    ...doubled,
    hard,
  ]
  return [...new Set(stems)].filter((stem) => stem.length >= minStem)
}

/** The endings of a script, the longest first, by whether other words have them as well. */
const endingsBy = [
  { script: /^\p{Script=Latin}/u, endings: latinEndings, isShort: false },
  { script: /^\p{Script=Latin}/u, endings: shortEndings, isShort: true },
  { script: /^\p{Script=Cyrillic}/u, endings: cyrillicEndings, isShort: false },
  { script: /^\p{Script=Devanagari}/u, endings: devanagariEndings, isShort: false },
]

/** The name of an eater of which a typed word is a diminutive; `isWish`: also with an ending that other words have. */
export type FindNameOfDiminutive = (typed: string, isWish: boolean) => NumberedEaterName | null

/** Finds diminutives of names. `names`: folded. */
export function createNameOfDiminutiveFinder(names: readonly NumberedEaterName[]): FindNameOfDiminutive {
  const byStem = new Map<string, NumberedEaterName>()
  for (const name of names) {
    const word = name.words[0]!
    const isLong = word.length >= minName || devanagari.test(word)
    if (name.words.length > 1 || !isLong) continue
    for (const stem of stemsOf(word)) if (!byStem.has(stem)) byStem.set(stem, name)
  }
  const nameOf = (word: string, isShort: boolean): NumberedEaterName | null => {
    if (word.length < minForm && !devanagari.test(word)) return null
    for (const form of withoutPossessive(word))
      for (const { script, endings, isShort: are } of endingsBy) {
        if (are !== isShort || !script.test(word)) continue
        for (const ending of endings) {
          const name = form.endsWith(ending) ? byStem.get(form.slice(0, -ending.length)) : undefined
          if (name) return name
        }
      }
    return null
  }
  return (typed, isWish) => {
    const isCapital = !/^\p{Ll}/u.test(typed)
    if (!isCapital && !isWish) return null
    const word = normalizeWishWord(typed)
    const name = nameOf(word, false) ?? (isWish && isCapital ? nameOf(word, true) : null)
    if (!name || !isWordOfNoLanguage(word) || findFoodByKey(foodNameKey(typed)) !== null) return null
    // "Hänschen" is similar to a word for chicken.
    return (isWish && isCapital) || readFoodsOfAnswer(typed).every((food) => food === typed) ? name : null
  }
}

const devanagari = /^\p{Script=Devanagari}/u

/** A word, and the word without a possessive "s". */
const withoutPossessive = (word: string) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])
