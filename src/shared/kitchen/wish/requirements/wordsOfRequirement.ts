import type { WishRequirement } from './requirement.ts'

type Place = Pick<WishRequirement, 'kind' | 'start' | 'end'>

/** Words that join the parts of a list, in the languages of pages. */
const joins = '(?:and|or|nor|und|oder|noch|et|ou|ni|y|e|o|u|و|أو|او|ولا|और|या|&|\\+)'

/** Articles and the like, which go with the word behind them. */
const articles =
  "(?:(?:a|an|the|any|some|my|our|more|ein|eine|einen|einem|einer|der|die|das|dem|den|etwas|un|une|du|de la|de l'|des|le|la|les|l'|d'|de|el|los|las|una|unos|unas|algo de|कोई|एक|كل|أي)\\s*)?"

/** Words that only say how what follows belongs to the dish, and stand alone without it. */
const leads: Readonly<Partial<Record<WishRequirement['kind'], string>>> = {
  'food out':
    "(?:no|not|without|w/o|minus|hold|skip|avoid|avoiding|leave out|free of|free from|allergic to|intolerant to|don'?t (?:like|want|eat)|do not (?:like|want|eat)|can'?t (?:have|eat)|cannot (?:have|eat)|but no|ohne|kein|keine|keinen|keinerlei|bitte ohne|bitte keine|allergisch (?:auf|gegen)|sans|pas de|pas d'|aucun|aucune|allergique (?:à|au|aux)|sin|nada de|ni|alérgic[oa] (?:a|al)|بدون|بلا|من دون|دون|من غير|خالي من|बिना|बगैर)",
  'food in':
    "(?:with(?: lots of| plenty of)?|w/|using|including|use up|made with|mit(?: viel)?|avec|au|aux|à la|à l'|con|usando|مع|بـ|साथ में)",
  equipment:
    '(?:in|on|using|with|for|im|in der|in dem|mit der|auf dem|dans|au|à la|sur|avec|en|con|a la|في|على|باستخدام|में)',
  people: '(?:for|für|pour|para|لـ)',
  nutrition: '(?:with|mit|avec|con|مع)',
  time: '(?:ready|done|fertig|prêt|listo|lista|جاهز)',
}

/** The same behind it: "onion-free", "Zwiebeln weglassen", "प्याज के बिना". */
const tails: Readonly<Partial<Record<WishRequirement['kind'], string>>> = {
  'food out':
    '(?:-?free\\b|allergy|intolerance|-?frei\\b|weglassen|allergie|के बिना|के बगैर|नहीं|से एलर्जी(?: है)?|न डालें|मत डालें)',
  'food in': '(?:के साथ|वाला|वाली|डालकर)',
}

const matchBefore = (text: string, pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${pattern}$`, 'iu').exec(text)?.[0].length ?? 0
const matchAfter = (text: string, pattern: string) =>
  new RegExp(`^${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.[0].length ?? 0

/**
 * The words of a wish that go when one of its requirements goes: its own, with "no", "with" or "in the" before it. Of a list the
 * others keep theirs: of "no onion or garlic" the garlic goes as "or garlic", the onion as "onion or".
 */
export function wordsOfRequirement(
  text: string,
  { kind, start, end }: Place,
  all: readonly Place[],
): { start: number; end: number } {
  const isSame = (other: Place) => other.kind === kind && other.start !== start
  const separator = `\\s*(?:,|،|;|/|${joins}(?![\\p{L}\\p{N}])|,\\s*${joins}(?![\\p{L}\\p{N}]))?\\s*${articles}`
  const next = all.find((other) => isSame(other) && other.start >= end)
  if (next && /\S/u.test(text.slice(end, next.start)) && isOnly(text.slice(end, next.start), separator))
    return { start, end: next.start }
  const before = all.findLast((other) => isSame(other) && other.end <= start)
  if (before && /\S/u.test(text.slice(before.end, start)) && isOnly(text.slice(before.end, start), separator))
    return { start: before.end, end }
  const tail = tails[kind]
  const to = end + (tail ? matchAfter(text.slice(end), `\\s*${tail}`) : 0)
  const lead = leads[kind]
  const led = lead ? matchBefore(text.slice(0, start), `${lead}\\s*${articles}`) : 0
  const from = start - (led || matchBefore(text.slice(0, start), articles))
  return { start: from, end: to }
}

const isOnly = (between: string, pattern: string) => new RegExp(`^${pattern}$`, 'iu').test(between)

/** A wish without these words, and without the spaces and signs that they leave behind. */
export function removeWordsFromWish(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const endsPart = /^\s*(?:[.!?;,،؛。]|$)/u.test(after)
  // What joined these words to the others joins nothing any more.
  const kept = endsPart
    ? before.replace(new RegExp(`(?:[\\s,،;:–-]|(?<![\\p{L}\\p{N}])${joins}(?=\\s*$))+$`, 'iu'), '')
    : before
  const begun = /(?:^|[.!?\n])\s*$/u.test(kept)
  const rest = begun
    ? after.replace(new RegExp(`^(?:[\\s,،;:.–-]|${joins}(?![\\p{L}\\p{N}]))+`, 'iu'), '')
    : after
  const glue = kept === '' || rest === '' || /\s$/u.test(kept) || /^[\s.!?;,،؛]/u.test(rest) ? '' : ' '
  return `${kept}${glue}${rest}`
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;!?،])/g, '$1')
    .trim()
}
