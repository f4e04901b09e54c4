import { compileLanguage } from '../compileLanguage.ts'
import { tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind, type MarkedWordKind } from '../wordMarks.ts'
import { isNameOfFood } from './replaceFirstNames.ts'

/** Tokens of a part by what they say of who eats what. */
export interface EaterWordTokens {
  /** Words that begin with a capital. */
  capitals: ReadonlySet<number>
  /** Those of them that are a name or a food: "Rosemary". */
  foodNames: ReadonlySet<number>
  people: ReadonlySet<number>
  /** Those that "and" is written with as one word. */
  joined: ReadonlySet<number>
  /** "To". */
  links: ReadonlySet<number>
  /** "From", which may stand in place of "to". */
  reasons: ReadonlySet<number>
  /** "For". */
  gives: ReadonlySet<number>
  /** "Has". */
  holds: ReadonlySet<number>
  /** "While". */
  turns: ReadonlySet<number>
  /** "We have". */
  owns: ReadonlySet<number>
  welcome: ReadonlySet<number>
}

export function findEaterWordTokens(
  text: string,
  tokens: readonly WishToken[],
  { language, offset }: ReadingInLanguage,
): EaterWordTokens {
  const marked = (mark: MarkedWordKind) =>
    findWordsOfKind(mark, tokens, offset, language).flatMap(tokenPlacesInRange)
  const owners = new Set(marked('owners'))
  const kin = findWordsOfKind('kin', tokens, offset, language).filter(
    (each) => !tokenPlacesInRange(each).every((at) => owners.has(at)),
  )
  const people = [
    ...marked('subjects'),
    ...marked('objects'),
    ...marked('others'),
    ...kin.flatMap(tokenPlacesInRange),
  ]
  const isCapital = ({ from }: WishToken) => /^\p{Lu}/u.test(text.slice(from, from + 2))
  const capitals = tokens.flatMap((token, at) => (isCapital(token) ? [at] : []))
  const joins = (at: number) =>
    readFormsOfWishWord(tokens[at]!, compileLanguage(language)).some((form) => form.joins)
  return {
    capitals: new Set(capitals),
    foodNames: new Set(capitals.filter((at) => isNameOfFood(tokens[at]!.word))),
    people: new Set(people),
    joined: new Set(people.filter(joins)),
    links: new Set(marked('links')),
    holds: new Set(marked('holds')),
    turns: new Set(marked('turns')),
    owns: new Set(marked('owns')),
    reasons: new Set(marked('reasons')),
    gives: new Set(marked('gives')),
    welcome: new Set(marked('welcome')),
  }
}
