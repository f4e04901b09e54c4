import type { WishLanguageId } from '../wish/wishLanguage.ts'

/** How a language joins a second amount to a first: it is added, it may be taken instead, or a range ends with it. */
interface Joining {
  and: string
  plus: string
  or: string
  to: string
}

const joining: Readonly<Record<WishLanguageId, Joining>> = {
  en: { and: 'and', plus: 'plus', or: 'or', to: 'to' },
  de: { and: 'und sowie', plus: 'plus', or: 'oder', to: 'bis' },
  fr: { and: 'et', plus: 'plus', or: 'ou', to: 'à' },
  es: { and: 'y e', plus: 'más', or: 'o u', to: 'a' },
  it: { and: 'e ed', plus: 'più', or: 'o oppure', to: 'a' },
  pt: { and: 'e', plus: 'mais', or: 'ou', to: 'a' },
  nl: { and: 'en', plus: 'plus', or: 'of', to: 'tot' },
  pl: { and: 'i oraz', plus: 'plus', or: 'lub albo', to: 'do' },
  sv: { and: 'och samt', plus: 'plus', or: 'eller', to: 'till' },
  da: { and: 'og samt', plus: 'plus', or: 'eller', to: 'til' },
  no: { and: 'og samt', plus: 'pluss', or: 'eller', to: 'til' },
  hi: { and: 'और व एवं तथा', plus: 'प्लस', or: 'या अथवा', to: 'से' },
  ar: { and: 'و', plus: 'زائد', or: 'أو او', to: 'إلى الى' },
}

export type JoiningKind = keyof Joining

/** "En 4 morceaux", "i 4 bitar", "half of 2": what joins amounts in one language stands before numbers in others too. */
const ofOthersToo: ReadonlySet<string> = new Set(['en', 'i', 'of'])

export interface JoiningWord {
  word: string
  kind: JoiningKind
  /** Languages that join so. */
  languages: WishLanguageId[]
  /** Whether it joins only where the foods around it are of its language. */
  needsFoods: boolean
}

/** All that joins amounts, each word once for each of its meanings. */
export const joiningWords: readonly JoiningWord[] = [
  ...Object.entries(joining)
    .flatMap(([language, kinds]) =>
      Object.entries(kinds).flatMap(([kind, words]) =>
        words.split(' ').map((word: string) => ({ language, kind, word })),
      ),
    )
    .reduce((found, { language, kind, word }) => {
      const key = `${kind} ${word}`
      const known = found.get(key)
      if (known) known.languages.push(language as WishLanguageId)
      else
        found.set(key, {
          ...{ word, kind: kind as JoiningKind },
          languages: [language as WishLanguageId],
          needsFoods: ofOthersToo.has(word),
        })
      return found
    }, new Map<string, JoiningWord>())
    .values(),
]

const wordsOf = (...kinds: JoiningKind[]) =>
  joiningWords.filter(({ kind, needsFoods }) => kinds.includes(kind) && !needsFoods).map(({ word }) => word)

/** What joins the two ends of a range: "2 to 3", "2 oder 3". */
export const rangeWords: ReadonlySet<string> = new Set(wordsOf('or', 'to'))

/** The same, and what joins an amount to one that it adds to, as parts of a pattern for text in any case. */
export const rangeWordRegexSource = wordsOf('or', 'to').join('|')
export const additionWordRegexSource = `\\+|${wordsOf('and', 'plus').join('|')}`
