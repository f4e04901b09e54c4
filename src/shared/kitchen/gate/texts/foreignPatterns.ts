import { buildPhraseTree } from '../../wish/compileLanguage.ts'
import { normalizeWishWord } from '../../wish/foods/normalizeWishWord.ts'
import type { PhraseNode } from '../../wish/phraseTree.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { type TextLanguageId, textWordsByLanguage } from './textWords.ts'
import { parseWordSet, phrasePattern } from './wordSet.ts'

export interface Patterns {
  actions: RegExp
  opens: RegExp
  beside: RegExp
  /** "… und servieren." at the end of a text. */
  servesAll: RegExp
  likes: RegExp
  tools: RegExp
  toolEnds: readonly string[]
  plain: PhraseNode<true>
}

const patternsById = new Map<string, Patterns>()

export function patternsOf(language: WishLanguage): Patterns {
  const { id } = language
  const known = patternsById.get(id)
  if (known) return known
  const { actions, opens, beside, likes, tools, toolEnds, plain } = textWordsByLanguage[id as TextLanguageId]
  const joined = joinedLetters(language)
  const made: Patterns = {
    actions: phrasePattern(actions, joined),
    opens: phrasePattern(opens, joined),
    beside: phrasePattern(beside, joined),
    servesAll: new RegExp(
      `[\\s,](?:${joining})\\s+(?:${phrasePattern(beside).source})(?:\\s+(?:${atOnce}))?[\\s.!]*$`,
      'u',
    ),
    likes: nextTo(phrasePattern(likes)),
    tools: new RegExp(
      `${phrasePattern(tools).source}(?:[\\s’']+(?:a|de|d|du|des|para|per|da|do|di|pour))?$`,
      'u',
    ),
    toolEnds: [...parseWordSet(toolEnds).whole],
    plain: buildPhraseTree(plain, language),
  }
  patternsById.set(id, made)
  return made
}

const joining = 'und|et|y|e|en|i|oraz|och|og|puis|dann|poi|luego'

const atOnce =
  'sofort|gleich|heiss|warm|immediatement|chaud|tout de suite|enseguida|caliente|subito|caldo|direct|meteen|od razu|genast|direkt|varmt|straks|imediatamente|quente'

/** Words that may stand between a word of likeness and the food: "de la taille d'une petite noix". */
const small =
  `der die das den dem des ein eine einer eines einem einen kleine kleinen kleiner grosse grossen grosser halbe halben von
  d de du l la le les un une petite petit gros demie demi del los las el uno una unos unas pequena pequeno media medio di della dello
  piccola piccolo grande do da dos das um uma een kleine grote van en ett liten lille stor et malego malej duzego`
    .trim()
    .replace(/\s+/g, '|')

/** What such words find where only such words follow: in "como guarnición y nueces" the nuts are no likeness. */
const nextTo = ({ source }: RegExp) =>
  new RegExp(`${source}(?:(?:[\\s’']+(?:${small}))*[\\s’']*$|(?=[^]*[^\\p{sc=Latin}\\P{L}]))`, 'u')

/** German "Größe" is no "große", which folds to the same. */
const withSizes = (text: string) => text.replace(/gr(?:ö|oe)(?:ß|ss)e/giu, 'umfang')

/** Single letters that mean "and" and are written together with the next word, as Arabic "و". */
const joinedLetters = ({ prefixes = [] }: WishLanguage): string =>
  prefixes.flatMap(({ prefix, joins }) => (joins && prefix.length === 1 ? [prefix] : [])).join('')

/** Letters before a food in which words of likeness or of a tool are looked for. */
const maxBefore = 28

/** Whether the words before a food make it a likeness or a tool: "de la taille d'une noix", "cuchillo de pan". */
export function isToolOrLikeness(text: string, at: number, { likes, tools }: Patterns): boolean {
  const before = normalizeWishWord(withSizes(text.slice(Math.max(0, at - maxBefore), at)))
  const clause = before.slice(Math.max(...[...',;:('].map((sign) => before.lastIndexOf(sign))) + 1)
  if (likes.test(clause)) return true
  return tools.test(clause.trim()) && !linesMould.test(clause)
}

/** French "foncer un moule de pâte" (line a mould with pastry): the words after the mould name the food. */
const linesMould =
  /(?<!\p{L})(?:fonc|tapiss|chemis|garni|habill|recouvr|forr|cubr|recubr|foder|rivest)\p{L}* (?:\p{L}+ )*(?:moule?s?|moldes?|stamp[oi]|cercles?) (?:\p{L}+ ){0,2}(?:de|d|avec|con|di|au|a la|a l)(?: (?:la|le|les|l|una|un|une))?[ ’']*$/u
