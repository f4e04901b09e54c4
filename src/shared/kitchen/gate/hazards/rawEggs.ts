import { isCookingIn } from './heatWords.ts'
import type { Kitchen } from './kitchen.ts'

const eggWords = /\b(?:eggs?|yolks?|egg whites?|whites)\b/i
const eatenRaw =
  /\b(?:tiramis\w*|mousse|mayonnaise|aioli|eggnog|carbonara|tartare|royal icing|caesar|raw eggs?|raw yolks?)\b/i
const heats =
  /\b(?:lower|reduce|turn down) the heat\b|\b(?:in|into) (?:boiling|simmering) water\b|\bover (?:a (?:pan|pot|bowl|saucepan) of )?(?:barely |gently |just )?(?:simmering|hot) water\b|\b(?:re)?heat(?:ing)? (?:\w+ ){0,3}(?:gently|slowly|through|until)\b|\bgently (?:re)?heat\b|\b(?:make|fold|roll|turn) (?:\w+ ){0,3}omelett?es?\b|\b(?:return|back) (?:it |the \w+ )?(?:to|on|onto|over) (?:the |a |low |gentle |medium )*(?:heat|stove|hob|pan)\b/i
const endsHeat =
  /\boff the (?:heat|stove|hob|burner)\b|\b(?:remov|tak)\w* (?:\w+ ){0,4}from the (?:heat|stove|hob|burner)\b|\bturn(?:ed)? off the (?:heat|stove|hob|burner)\b|\bturn the (?:heat|stove|hob|burner) off\b/i
/** Deeds by which something is added to what is there. */
const adds =
  /\b(?:add|beat|blend|drizzl\w*|drop|fold|mix|pour|stir|stream|swirl|temper|toss|trickl\w*|whisk|work)\w*\b/i
/** Eggs that were cooked by themselves: they are peeled, sliced or laid on top later. */
const cookedEggs =
  /\b(?:boil\w*|fr(?:y|ied|ying)|poach\w*|scrambl\w*|hard[- ]boil\w*|coddl\w*|bak(?:e|ed)) (?:\w+ ){0,3}eggs?\b|\beggs? (?:\w+ ){0,4}(?:boiled|fried|poached|scrambled|hard[- ]boiled|quarters|halves|wedges)\b|\b(?:peel|slice|halve|quarter|chop|top with|serve with) (?:\w+ ){0,3}eggs?\b/i

/** Eggs that were boiled in their shells. */
const peeled = /\bpeel (?:\w+ ){0,4}eggs?\b|\beggs? (?:\w+ ){0,4}peel(?:ed)?\b/i

const setsEggs = /\b(?:cook|fry|scrambl|simmer|poach|bak)\w*\b|\buntil (?:\w+ )?set\b/i

const isHeated = (text: string) => isCookingIn(text.replace(endsHeat, '')) || heats.test(text)

/**
 * Whether eggs are eaten that nothing cooks through: no sentence heats them from the one that names them on, a sentence
 * makes of them what is eaten raw, or they are stirred in off the heat and nothing is heated after that.
 */
export function areEggsRaw({ sentences, steps, isCooked }: Kitchen): boolean {
  if (steps.length === 0) return false
  const texts = sentences.map(({ text }) => text)
  const named = texts.flatMap((text, index) => (eggWords.test(text) ? [index] : []))
  if (named.length === 0) return !isCooked
  if (!texts.slice(named[0]).some(isHeated))
    return !(texts.some(isHeated) && texts.some((text) => peeled.test(text)))
  if (named.some((index) => eatenRaw.test(texts[index]!) && !isHeated(texts[index]!))) return true
  return texts.some((_, index) => areAddedOffTheHeat(texts, index)) || areChilled(texts, named)
}

const isChilled = /\b(?:chill\w*|refrigerat\w*|fridge|freez\w*|churn\w*|semifreddo|parfait)\b/i

/** Whether eggs go into something that is chilled, while only what they went into was heated: a mousse. */
function areChilled(texts: readonly string[], named: readonly number[]): boolean {
  const last = named.at(-1)!
  const rest = texts.slice(last)
  if (rest.some(isHeated) || !rest.some((text) => isChilled.test(text))) return false
  if (!adds.test(texts[last]!)) return false
  return !texts.some((text) => cookedEggs.test(text) || (eggWords.test(text) && isHeated(text)))
}

/** Whether raw eggs go in at this sentence when the heat has ended, for good. */
function areAddedOffTheHeat(texts: readonly string[], index: number): boolean {
  const text = texts[index]!
  const egg = eggWords.exec(text)
  if (!egg || !adds.test(text)) return false
  if (texts.slice(0, index + 1).some((said) => cookedEggs.test(said))) return false
  const isOff = endsHeat.test(text) ? !isCookedBefore(text) : hasHeatEnded(texts.slice(0, index))
  return isOff && !heats.test(text) && !texts.slice(index + 1).some(isHeated)
}

/** Whether the eggs of a sentence are cooked, or in the pan already, before it ends the heat. */
function isCookedBefore(text: string): boolean {
  const { index, 0: end } = endsHeat.exec(text)!
  const before = text.slice(0, index)
  if (!eggWords.test(before)) return false
  // "Stir in the eggs off the heat" says where; "…, then take the pan off the heat" what comes next.
  const isNext =
    /^(?:remov|tak|turn)/i.test(end) || /\b(?:tak|pull|lift|slid|mov)\w* (?:\w+ ){0,4}$/i.test(before)
  return isNext || setsEggs.test(before)
}

/** Whether the last that was said of the heat is that it ends. */
function hasHeatEnded(texts: readonly string[]): boolean {
  const last = texts.findLastIndex((text) => endsHeat.test(text) || isHeated(text))
  return last !== -1 && endsHeat.test(texts[last]!) && !heats.test(texts[last]!)
}
