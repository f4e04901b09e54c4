import { findTemperatures } from '../../../units/stepTemperatures.ts'
import { isTextHeating, removeTorchPhrases } from '../heatWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import { longestMinutesInText, type RecipeForHazards } from '../recipeForHazards.ts'
import { isCookedByResidualHeat, removeResidualHeatPhrases } from '../residualHeat.ts'
import {
  actionEndingHeatPattern,
  addsFoodPattern,
  cookedEggPattern,
  createWholeWordsPattern,
  eggPattern,
  endsHeatPattern,
  hardEggPattern,
  heatPatternOfOtherScripts,
  isPutBackOnHeat,
  normalizeForHazardPatterns,
} from './eggWords.ts'

/** Least heat of an egg dish by USDA FSIS, 160 °F, less half a degree. */
export const leastEggCelsius = 70.5

const eatenRaw =
  /\b(?:tiramis\w*|mousse|mayonnaise|aioli|eggnog|carbonara|tartare|royal icing|caesar|raw eggs?|raw yolks?)\b/i
const heats =
  /\b(?:lower|reduce|turn down) the heat\b|\b(?:in|into) (?:boiling|simmering) water\b|\bover (?:a (?:pan|pot|bowl|saucepan) of )?(?:barely |gently |just )?(?:simmering|hot) water\b|\b(?:re)?heat(?:ing)? (?:\w+ ){0,3}(?:gently|slowly|through|until)\b|\bgently (?:re)?heat\b|\b(?:make|fold|roll|turn) (?:\w+ ){0,3}omelett?es?\b/i
/** Eggs that lie in boiling water; the other languages have it among their words of heat. */
const inBoilingWater = createWholeWordsPattern(
  'ins? (?:das |dem )?(?:sprudelnd )?(?:kochende[sm]?|siedende[sm]?) wasser',
  "dans (?:une casserole d'|de )?l?'?eau (?:bouillante|frémissante)",
  'en (?:el )?agua (?:hirviendo|hirviente)',
  'उबलते (?:हुए )?पानी में',
  'في (?:ال)?ماء (?:ال)?(?:مغلي|غالي)',
)
/** Eggs that go into mayonnaise after that are no raw ones. */
const hardBoils = /\bhard[- ]?(?:boil|cook)/i
/** Eggs that were boiled in their shells. */
const peeled =
  /\bpeel (?:\w+ ){0,4}eggs?\b|\beggs? (?:\w+ ){0,4}peel(?:ed)?\b|(?<!\p{L})(?:écale[rz]|eier (?:\p{L}+ ){0,4}(?:schälen|pellen)|pelar (?:\p{L}+ ){0,2}huevos)(?!\p{L})/iu

const boils =
  /\bboil|(?<!\p{L})(?:kochen|gekocht|cuire|cuisez|bouill\p{L}+|cocer|cuece|herv\p{L}+)(?!\p{L})/iu
/** Minutes in boiling water after which no yolk is soft. */
const hardMinutes = 8
/** "Boil the eggs for 10 minutes": yolks that go into bought mayonnaise after that are no raw ones. */
const areBoiledHard = (text: string): boolean =>
  eggPattern.test(text) && boils.test(text) && longestMinutesInText(text) >= hardMinutes

const setsEggs = /\b(?:cook|fry|scrambl|simmer|poach|bak)\w*\b|\buntil (?:\w+ )?set\b/i

/** What is heated beside the eggs: chocolate, coffee and syrup set nothing. */
const heatedBeside =
  /(?<!\p{L})(?:chocolate?|schokolade|kuvertüre|coffee|espresso|café|kaffee|syrup|sirop|sirup|almíbar)(?!\p{L})/iu
const holdsEggs =
  /(?<!\p{L})(?:bak(?:e|ed|ing)|oven|four|(?:back)?ofen|horno|hornear|cakes?|custard|cream|crème|crema|batter|mixture|mélange|masse|mezcla|it|everything)(?!\p{L})/iu
const warmBath = /(?<!\p{L})(?:wasserbad|bain-marie|baño maría)(?!\p{L})/iu

/** What eggs are stirred into beside the heat: hot, and no heat of its own. */
const hotLiquids =
  /\b(?:hot|simmering|steaming|boiling) (?:\p{L}+ )?(?:broth|soup|stock|water|milk|cream|liquid|sauce|pan|pot|skillet|wok)\b/giu

/** What eggs are stirred into before it is heated to a temperature at which they set. */
const eggMixture =
  /(?<!\p{L})(?:custard|crème|crema?|creme|cream|mixture|base|curd|mélange|masse|mezcla|it|everything|alles|tout|todo)(?!\p{L})/iu
/** A custard that was heated until it is this thick is done. */
const coatsSpoon = /\bcoats? (?:the )?(?:back of )?(?:a|the|your) (?:\w+ )?spoon\b/i
/** "Mix all and heat to 82 °C": a temperature that sets eggs, of what they are in, or of nothing else. */
function isHeatedUntilSet(text: string): boolean {
  const isOfOther =
    !eggMixture.test(text) &&
    /(?<!\p{L})(?:milk|milch|lait|leche|water|wasser|eau|agua|oil|öl)(?!\p{L})/iu.test(text)
  if (coatsSpoon.test(text)) return true
  return (
    !isOfOther &&
    findTemperatures(text).some(
      ({ value, celsius, scale }) => scale !== 'gas mark' && (celsius ?? value) >= leastEggCelsius,
    )
  )
}

function isHeated(text: string): boolean {
  if (heatedBeside.test(text) && !eggPattern.test(text) && !holdsEggs.test(text)) return false
  const still = removeResidualHeatPhrases(endsHeatPattern.test(text) ? text.replace(hotLiquids, ' ') : text)
  const rest = still.replace(endsHeatPattern, '')
  return (
    isTextHeating(rest) ||
    heatPatternOfOtherScripts.test(removeTorchPhrases(rest)) ||
    heats.test(rest) ||
    inBoilingWater.test(rest) ||
    isHeatedUntilSet(rest) ||
    isPutBackOnHeat(still) ||
    hardEggPattern.test(text) ||
    warmBath.test(text)
  )
}

/**
 * Whether eggs are eaten that nothing cooks through: no sentence heats them from the one that names them on, a sentence
 * makes of them what is eaten raw, or they are stirred in off the heat and nothing is heated after that.
 */
export function areEggsEatenRaw({ lines, sentences, steps, isCooked }: RecipeForHazards): boolean {
  if (steps.length === 0) return false
  const texts = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  const named = texts.flatMap((text, index) => (eggPattern.test(text) ? [index] : []))
  // Steps in other letters than Latin count as cooking, since no word of them is known; Hindi and Arabic are read.
  if (named.length === 0)
    return (
      (!isCooked && !texts.some(isHeatedUntilSet)) ||
      (texts.every(isHindiOrArabicText) && !texts.some(isHeated))
    )
  if (!texts.slice(named[0]).some(isHeated))
    return !(texts.some(isHeated) && texts.some((text) => peeled.test(text)))
  const isMayonnaiseBought = lines.some(({ food }) => food !== null && /mayonnaise|aioli/i.test(food.name))
  const isHard = texts.some(
    (text) =>
      hardBoils.test(text) || hardEggPattern.test(text) || (isMayonnaiseBought && areBoiledHard(text)),
  )
  if (!isHard && named.some((index) => eatenRaw.test(texts[index]!) && !isHeated(texts[index]!))) return true
  return (
    texts.some((_, index) => areAddedOffTheHeat(texts, index) || areLeftToResidualHeat(texts, index)) ||
    areChilled(texts, named)
  )
}

const meansBefore = /(?<!\p{L})(?:they|them|it|sie|es|ils|elles|los|las|वे)(?!\p{L})/iu

/** Whether a sentence leaves eggs to the heat of the pasta or the broth, for good. */
function areLeftToResidualHeat(texts: readonly string[], index: number): boolean {
  const text = texts[index]!
  const isOfEggs =
    eggPattern.test(text) || (meansBefore.test(text) && eggPattern.test(texts[index - 1] ?? ''))
  if (!isOfEggs || !isCookedByResidualHeat(text)) return false
  if (texts.slice(0, index + 1).some((said) => cookedEggPattern.test(said))) return false
  return !isHeated(text) && !texts.slice(index + 1).some(isHeated)
}

const isChilled =
  /\b(?:chill\w*|refrigerat\w*|fridge|freez\w*|churn\w*|semifreddo|parfait)\b|(?<!\p{L})(?:au (?:frais|froid)|réfrig\p{L}+|frigo|congél\p{L}+|kühl\p{L}*|kalt ?stellen|gefrier\p{L}*|nevera|frigorífico|refriger\p{L}+|congel\p{L}+|laisse[rz]? prendre|(?:dejar )?cuajar)(?!\p{L})/iu

/** What follows in the sentence that stirs in the eggs: "off the heat stir in the eggs and bake". */
const goesInOven =
  /\b(?:bak(?:e|es|ing)|oven)\b|(?<!\p{L})(?:(?:über|aus)?backen|(?:back)?ofen|enfourne[rz]?|au four|horne(?:ar|e)|horno)(?!\p{L})|बेक|ओवन|فرن|اخبز/iu
const isHeatedAgain = (text: string) => heats.test(text) || isPutBackOnHeat(text)

/** Whether eggs go into something that is chilled, while only what they went into was heated: a mousse. */
function areChilled(texts: readonly string[], named: readonly number[]): boolean {
  const last = named.at(-1)!
  const rest = texts.slice(last)
  if (rest.some(isHeated) || !rest.some((text) => isChilled.test(text))) return false
  if (!addsFoodPattern.test(texts[last]!)) return false
  return !texts.some((text) => cookedEggPattern.test(text) || (eggPattern.test(text) && isHeated(text)))
}

/** Whether raw eggs go in at this sentence when the heat has ended, for good. */
function areAddedOffTheHeat(texts: readonly string[], index: number): boolean {
  const text = texts[index]!
  const egg = eggPattern.exec(text)
  if (!egg || !addsFoodPattern.test(text)) return false
  if (texts.slice(0, index + 1).some((said) => cookedEggPattern.test(said))) return false
  const isOff = endsHeatPattern.test(text) ? !isCookedBefore(text) : hasHeatEnded(texts.slice(0, index))
  if (goesInOven.test(text.slice(egg.index))) return false
  return isOff && !isHeatedAgain(text) && !texts.slice(index + 1).some(isHeated)
}

/** Whether the eggs of a sentence are cooked, or in the pan already, before it ends the heat. */
function isCookedBefore(text: string): boolean {
  const { index, 0: end } = endsHeatPattern.exec(text)!
  const before = text.slice(0, index)
  // "Stir in the eggs off the heat" says where; "…, then take the pan off the heat" what comes next.
  return eggPattern.test(before) && (actionEndingHeatPattern.test(end) || setsEggs.test(before))
}

/** Whether the last that was said of the heat is that it ends. */
function hasHeatEnded(texts: readonly string[]): boolean {
  const last = texts.findLastIndex((text) => endsHeatPattern.test(text) || isHeated(text))
  return last !== -1 && endsHeatPattern.test(texts[last]!) && !isHeatedAgain(texts[last]!)
}
