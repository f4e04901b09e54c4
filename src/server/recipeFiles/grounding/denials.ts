import type { SourceToken } from './sourceTokens.ts'

/** Words that turn a sentence into its contrary, in the languages of the site and their neighbours; they are never read otherwise. */
const negations = new Set(
  (
    'not no never without nor neither dont doesnt didnt isnt arent wasnt cannot cant couldnt wont wouldnt shouldnt mustnt ' +
    'avoid instead free except unless omit omitting skip skipping exclude excluding minus ' +
    'nicht kein keine keinen keiner keines keinem nie niemals ohne statt frei ausser weglassen weggelassen ' +
    'ne n pas sans jamais aucun aucune ni sauf omettre omettez ' +
    'no sin nunca ningun ninguna tampoco excepto omitir omita omite non senza mai nao sem ' +
    'niet geen zonder nooit ikke uten uden inte utan aldrig nie bez nigdy ' +
    'नहीं ना न मत बिना बगैर रहित لا بلا ولا بدون وبدون دون ليس غير بغير'
  ).split(' '),
)

export const isNegation = ({ value }: SourceToken): boolean => negations.has(value)

/** Tokens before a line in which a word that denies it is looked for. */
const deniedWithinBefore = { title: 8, ingredient: 8, step: 40 } as const
/** The same behind a line, and before a comma that stands before it. */
const deniedWithin = 4

/**
 * Whether a word beside the tokens from `from` up to `to` denies them: in the same sentence, which may go on across the end of a line.
 * Commas part titles and ingredients from one another, and steps from what stands farther away.
 */
export function isDenied(
  source: readonly SourceToken[],
  { from, to }: { readonly from: number; readonly to: number },
  kind: keyof typeof deniedWithinBefore,
): boolean {
  let farthest = from - deniedWithinBefore[kind]
  for (let at = from - 1; at >= Math.max(0, farthest); at--) {
    const { before, isSameSentence } = source[at + 1]!
    const isNegated = isNegation(source[at]!)
    if (!isSameSentence && !(before === 'line' && isNegated && at === from - 1)) break
    if (before !== 'blank' && kind !== 'step' && !(before === 'line' && isNegated)) break
    if (before === 'comma') farthest = Math.max(farthest, from - deniedWithin)
    if (isNegated) return true
  }
  for (let at = to; at < Math.min(source.length, to + deniedWithin); at++) {
    if (source[at]!.before !== 'blank') break
    if (isNegation(source[at]!)) return true
  }
  return false
}
