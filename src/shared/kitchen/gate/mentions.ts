import { readAbsences } from '../foods/absences.ts'
import { allergensIn, contentsOf } from '../foods/contents.ts'
import { foodNamed } from '../foods/foods.ts'
import { foodWords } from '../foods/foodWords.ts'
import type { LineCheck } from './checkLine.ts'
import { isOfSoldKind, wayBroughtIn } from './foods/boughtFoods.ts'
import { isSaltOrPepper, kindCalled } from './foods/kindsOfFood.ts'
import {
  type Listed,
  type Listing,
  listingKeyOf,
  listingOf,
  presentWords,
  readListed,
} from './foods/listedFoods.ts'
import { beforeOf, keyOf, type SaidFood } from './foods/saidFoods.ts'
import { isAddedIn, isMadeHere } from './madeHere.ts'
import { isDefinite } from './madeWords.ts'
import {
  absentAfter,
  absentBefore,
  alternatives,
  breadWrap,
  colours,
  eatenVessels,
  leavesOpen,
  leftAfter,
  leftBefore,
  onlyLike,
  plainPhrases,
  plainWords,
  putOn,
  servedWith,
  shade,
  shadedFoods,
  shades,
  sideBefore,
  sidesServed,
  toolByAction,
  toolPhrases,
  toolWords,
} from './mentionWords.ts'
import { needsNoWord } from './unusedLines.ts'

/**
 * How a text names a food that no line lists: it puts it in, it leaves open or serves it beside the dish, or it means what
 * is made here, or it perhaps means a listed one. Null for a listed food, a tool, a comparison, an action, and what is said not
 * to be there.
 */
export type Mention = 'put in' | 'perhaps listed' | 'offered' | 'made here' | null

/** What a sentence says of all foods in it. */
interface SentenceRead {
  /** Its words without what it says is not there; null where it says nothing of that. */
  present: string | null
  /** Whether it offers, advises or leaves open. */
  leavesOpen: boolean
  /** The words of what a dish is served with; null where it is not about that. */
  beside: string | null
  isPutOn: boolean
}

function readSentence(sentence: string): SentenceRead {
  const beside = servedWith.exec(sentence)?.[1]
  // What stands first in a line is its food; a sentence may begin with what is not there.
  const whole = `dish ${sentence.replace(/[.;!?]+$/, '')}`
  const { text } = readAbsences(whole)
  return {
    present: text === whole ? null : ` ${presentWords(text).join(' ')} `,
    leavesOpen: leavesOpen.test(sentence) || alternatives.test(sentence),
    beside: beside === undefined ? null : foodWords(beside).join(' '),
    isPutOn: putOn.test(sentence),
  }
}

/** Calls `read` once for each key: a hostile recipe says the same a thousand times. */
function once<Value>(read: (said: SaidFood) => Value, key: (said: SaidFood) => string) {
  const known = new Map<string, Value>()
  return (said: SaidFood): Value => {
    const name = key(said)
    const before = known.get(name)
    if (before !== undefined) return before
    const value = read(said)
    known.set(name, value)
    return value
  }
}

export interface MentionReader {
  mentionOf: (said: SaidFood) => Mention
  listed: Listed
}

/** Reads what is said of foods in the texts of a recipe with these lines and this name. */
export function mentionReader(lines: readonly LineCheck[], name: string): MentionReader {
  const listed = readListed(lines, name)
  const reader: Reader = {
    sentenceOf: once(
      ({ sentence }) => readSentence(sentence),
      ({ sentence }) => sentence,
    ),
    listingOf: once((said) => listingOf(said, listed), listingKeyOf),
    isMadeHere: once(
      (said) => isMadeHere(said, listed),
      (said) => `${keyOf(said)}|${isAddedIn(said)}|${isOfSoldKind(said.food) ? wayBroughtIn(said) : ''}`,
    ),
  }
  return { listed, mentionOf: (said) => mentionOf(said, reader) }
}

interface Reader {
  sentenceOf: (said: SaidFood) => SentenceRead
  listingOf: (said: SaidFood) => Listing
  isMadeHere: (said: SaidFood) => boolean
}

/** Whether the words around a food leave it one: it is no tool, likeness or action, nor said not to be there. */
export function isMeantAsFood(said: SaidFood): boolean {
  const { food, words, wordAfter, isAction } = said
  if (isAction || needsNoWord.has(food.name) || words.includes('water')) return false
  // Celery salt holds more than salt.
  if (isSaltOrPepper(food) && allergensIn(contentsOf(food)).size === 0) return false
  if (words.length === 1 && (plainWords.has(words[0]!) || isWrapping(said))) return false
  if (plainPhrases.has(words.join(' '))) return false
  if (absentAfter.has(wordAfter ?? '') || absentBefore.test(beforeOf(said))) return false
  if (leftAfter.has(wordAfter ?? '') && leftBefore.test(beforeOf(said))) return false
  return !(isTool(said) || onlyLike.test(beforeOf(said)) || isColour(said))
}

function mentionOf(said: SaidFood, reader: Reader): Mention {
  const listing = isMeantAsFood(said) ? reader.listingOf(said) : 'listed'
  if (listing === 'listed') return null
  const mention = mentionOfUnlisted(said, reader)
  return listing === 'possible' && (mention === 'put in' || mention === 'offered')
    ? 'perhaps listed'
    : mention
}

function mentionOfUnlisted(said: SaidFood, reader: Reader): Mention {
  if (said.foreign) {
    const { isBeside, isOffered } = said.foreign
    if (reader.isMadeHere(said)) return isBeside ? 'offered' : 'made here'
    return isOffered ? 'offered' : 'put in'
  }
  const sentence = reader.sentenceOf(said)
  if (sentence.present !== null && !sentence.present.includes(` ${said.words.join(' ')} `)) return null
  if (isKindOnly(said) && !isTellingKind(said)) return tellingKinds.has(said.words[0]!) ? 'offered' : null
  const isBeside = isServedBeside(said, sentence)
  // "Serve with the slaw" means the one that was made here, "serve with naan" another food.
  if (reader.isMadeHere(said)) return isBeside && !isDefinite(said) ? 'offered' : 'made here'
  const isOneOfTwo = said.wordAfter === 'or' || said.before.at(-1) === 'or'
  return sentence.leavesOpen || isBeside || isOneOfTwo ? 'offered' : 'put in'
}

/** "Wrap in foil", "cling wrap": no bread, which a wrap is behind an article or what is done with it. */
const isWrapping = (said: SaidFood): boolean =>
  said.words[0] === 'wrap' && !said.foreign && !breadWrap.test(beforeOf(said))

function isTool({ words, wordAfter }: SaidFood): boolean {
  if (wordAfter !== null && toolByAction.test(wordAfter)) return true
  const phrase = `${words.at(-1)!} ${wordAfter}`
  return (toolWords.has(wordAfter ?? '') && !eatenVessels.has(phrase)) || toolPhrases.has(phrase)
}

/** "until it turns a deep orange", "duck-egg blue". */
function isColour({ words, before, wordAfter }: SaidFood): boolean {
  if (shadedFoods.has(words.at(-1)!) && shades.has(wordAfter ?? '')) return true
  return words.length === 1 && colours.has(words[0]!) && shade.test(before.join(' '))
}

/** Kinds by which somebody may know what is in a dish; "seeds" may be those of a cucumber. */
const tellingKinds: ReadonlySet<string> = new Set(['flour'])

/** Whether whatever is of a kind holds an allergen, as any tuna is fish, and nuts that no line lists are nuts. */
function isTellingKind({ words }: SaidFood): boolean {
  if (words[0] === 'nut') return true
  const kind = kindCalled(words[0]!)
  return (
    kind !== null && [...allergensIn(contentsOf(foodNamed(kind))).values()].some(({ isCertain }) => isCertain)
  )
}

/** "Seeds", "flour": any of a kind, of which the list has none. */
function isKindOnly({ words, food }: SaidFood): boolean {
  return words.length === 1 && kindCalled(words[0]!) !== null && foodWords(food.name).length > 1
}

function isServedBeside({ food, words, before }: SaidFood, { beside, isPutOn }: SentenceRead): boolean {
  if (beside === null || !beside.includes(words.join(' '))) return false
  if (!isPutOn) return true
  return sidesServed.has(food.category) || sideBefore.test(`${[...before, ...words.slice(0, -1)].join(' ')} `)
}
