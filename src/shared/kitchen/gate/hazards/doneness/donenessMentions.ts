import {
  type Doneness,
  type DonenessWordsOfLanguage,
  donenessWordsOfLanguages,
  type FoodTypeOfDonenessWord,
} from './donenessWords.ts'

/** "Not past medium-rare" and "don't worry if it is pink" say no "not". */
const noNegations = [
  /\b(?:not?|never|don[’']t|without)\b[^.,;:]{0,24}\b(?:past|beyond|(?:more|further|longer|better) than|above|overcook\w*)\b/giu,
  /\b(?:do not|don[’']t|never|no need to|doesn[’']t|does not) (?:worry|mind|be (?:afraid|alarmed|put off)|matter|hurt)\b/giu,
]
/** The heat of a stove, not of a food: "turn the heat to medium". */
const ofTheStove =
  /\b(?:heat|flame|burner|hob|power|dial|setting|gas|preheat\w*|temperature)\b[^.,;]*$|\b(?:turn|reduce|lower|raise|bring|set|adjust)\w* (?:it |the \w+ )?(?:up |down |back )?(?:to|until)$/iu
const longerAfter =
  /\b(?:return|back|longer|again|continue|keep (?:cooking|going)|another|further|extra|more)\b/iu

/** What a sentence says of how far something is cooked: the place of the words and their meaning. */
export interface DonenessMention {
  start: number
  end: number
  doneness: Doneness
  of: FoodTypeOfDonenessWord
}

/** The words of doneness of a sentence that it does not deny, in its order. */
export function findDonenessMentions(sentence: string): DonenessMention[] {
  const affirmed = noNegations.reduce(
    (text, pattern) => text.replace(pattern, (found) => '~'.repeat(found.length)),
    sentence,
  )
  const said = donenessWordsOfLanguages.flatMap((language) => saidIn(language, affirmed))
  // "Rosé" is a word of several languages: it is denied where one of them denies it.
  const denied = said.filter(({ isDenied }) => isDenied)
  return said
    .filter(({ start, end }) => !denied.some((other) => other.start < end && start < other.end))
    .sort((a, b) => a.start - b.start)
}

function saidIn(
  { words, negations, gone, contrasts }: DonenessWordsOfLanguage,
  text: string,
): (DonenessMention & { isDenied: boolean })[] {
  const found = words
    .flatMap(({ doneness, of, said }) =>
      [...text.matchAll(said)].map(({ index, 0: all }) => ({
        start: index,
        end: index + all.length,
        doneness,
        of,
      })),
    )
    .sort((a, b) => a.start - b.start)
  let denied: DonenessMention | null = null
  return found.map((each) => {
    const before = clauseBefore(text, each.start, contrasts)
    const isListed =
      denied !== null &&
      /^(?:[\s,]|\bor\b|\band\b|\bnor\b|\boder\b|\bou\b|\bo\b)*$/iu.test(text.slice(denied.end, each.start))
    const said = text.slice(each.start, each.end)
    const isDenied =
      isListed ||
      negations.test(before) ||
      gone.test(text.slice(each.end)) ||
      isCondition(text, each) ||
      (/medium/i.test(said) && ofTheStove.test(`${before}${/^(?:to|until|for)/i.exec(said)?.[0] ?? ''}`))
    if (isDenied) denied = each
    return { ...each, isDenied }
  })
}

function clauseBefore(text: string, end: number, contrasts: RegExp): string {
  const clause = text
    .slice(0, end)
    .split(/[,;:.!?()—–]/u)
    .at(-1)!
  return clause.split(contrasts).at(-1)!
}

/** "If it is still pink, roast it for longer": what to do, not how to serve it. */
function isCondition(text: string, { start, end }: DonenessMention): boolean {
  return (
    /\b(?:if|when|should|where)\b[^.;]{0,60}$/iu.test(text.slice(0, start)) &&
    longerAfter.test(text.slice(end))
  )
}

/** Words by which a step says that a food is cooked through. */
export const cookedThroughPattern =
  /\b(?:cooked (?:all the way )?through|cook(?:ing)? (?:it |them )?through|no longer pink|(?:not|n[’']t) (?:be )?pink|no pink|well[- ]done|run clear|opaque|flak(?:e|es|y)|(?:steaming|piping) hot|very tender|until (?:\w+ )?tender|falls? apart|fork[- ]tender)\b|(?<!\p{L})(?:durchgegart|durchgebraten|durchgaren|bien cuite?s?|bien hech[oa]s?)(?!\p{L})/iu
