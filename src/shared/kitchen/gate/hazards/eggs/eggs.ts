import { contentsOfFood, pathToContainedFood } from '../../../foods/foodContents.ts'
import type { LineCheck } from '../../checkLine.ts'
import { maxCelsiusInsideFood } from '../doneness/celsiusInside.ts'
import { negationPattern } from '../handling/marinadeWords.ts'
import { isDoughEaten } from '../people/doughEaten.ts'
import {
  findStepsWithSentence,
  type HazardRule,
  type HazardSighting,
  isFactCertainOfFood,
  isLineBoughtRaw,
  type RecipeForHazards,
} from '../recipeForHazards.ts'
import { isMeringueOnlyBrowned } from './brownedMeringue.ts'
import { findStepsBeatingEggsOverGentleHeat } from './eggsOverWater.ts'
import { findStepsHeatingEggsTooLittle } from './eggTemperatures.ts'
import {
  createWholeWordsPattern,
  hardEggPattern,
  isEggLineText,
  normalizeForHazardPatterns,
  softCookedEggPattern,
} from './eggWords.ts'
import { areEggsFriedTooShort, leavesEggsPartlySet } from './partlySetEggs.ts'
import { areEggsEatenRaw, leastEggCelsius } from './rawEggs.ts'
import {
  areEggsLeftRunny,
  arePoachedForUntoldTime,
  isLineOfRunnyEggs,
  makesPoachedEggsFirm,
} from './runnyEggs.ts'
import { markSentencesAboutEggs } from './sentencesAboutEggs.ts'
import { leavesOmeletteWobbling } from './wobblingOmelettes.ts'

/** "2 flax eggs", "1 Ei-Ersatz": what binds in place of an egg. */
const eggOfPlants =
  /(?<![\p{L}\p{M}])(?:flax(?:seed)?|chia|linseed|lein(?:samen)?|aquafaba|vegane?[rnms]?|veganos?|plant[- ]based|just egg|de lin|de lino|de linaza|végétal\p{L}*|vegetal\p{L}*|अलसी|चिया|(?:ال)?شيا|(?:ال)?كتان|بديل)(?![\p{L}\p{M}])|(?<!\p{L})eggs?[- ](?:subs?|substitutes?|replacers?|alternatives?)(?!\p{L})|ei(?:er)?-?(?:ersatz|alternative)|(?:substituts?|alternative|remplace\p{L}*|sustitut\p{L}*|reemplaz\p{L}*) (?:à|a|d|de|del|al|para|pour|l)(?:[’' ]\p{L}*)? ?(?:[œo]e?ufs?|huevos?)/iu

/** Eggs of a line, whether or not the catalogue knows the name in its language. */
export const isLineOfEggs = ({ food, text }: LineCheck): boolean =>
  ((food !== null && pathToContainedFood(food, 'egg kind')?.isItself === true) ||
    ((food === null || isFactCertainOfFood(food, 'egg')) && isEggLineText(text, food !== null))) &&
  !/powder|dried|carton|(?<!(?:soft|medium)[- ]?)boiled|scotch/i.test(text) &&
  !eggOfPlants.test(normalizeForHazardPatterns(text)) &&
  !hardEggPattern.test(normalizeForHazardPatterns(text))

const isSoftCooked = ({ text }: LineCheck) => softCookedEggPattern.test(normalizeForHazardPatterns(text))

/** Sauces of yolks that are warmed and never set. */
const warmYolkSauce = /\b(?:hollandaise|b[ée]arnaise|sauce mousseline)\b/iu
const saysRawEgg = /\braw (?:egg ?)?(?:eggs?|yolks?|whites?)\b/iu
/** Steps that mention a raw yolk serve it raw. Whole eggs are also called raw before they are cooked, so they count only where nothing is cooked. */
const saysRawYolk = createWholeWordsPattern(
  'roh\\p{L}* (?:eigelbe?s?|(?:ei)?dotter)',
  "jaunes?(?: d['’](?:œ|oe)ufs?)? crus?",
  'yemas? crudas?',
  'tuorl[oi] crud[oi]',
  'gemas? cruas?',
  'rauwe? (?:eigeel|(?:eier)?dooiers?)',
  'surow\\p{L}+ żółt\\p{L}+',
  'rå[ae]? (?:äggul\\p{L}+|æggeblomme\\p{L}*|eggeplomme\\p{L}*)',
)
const saysRawEggBesideEnglish = createWholeWordsPattern(
  'roh\\p{L}* eiern?',
  '(?:œ|oe)ufs? crus?',
  'huevos? crudos?',
  'uov[oa] crud[oae]',
  'ovos? crus?',
)
const deniesRawEgg =
  /\b(?:no|not|never|without|avoid|instead of|rather than)\b[^.;]{0,20}\braw\b|\bno raw\b/iu

const eggWords = /\b(?:eggs?|yolks?)\b|(?<!\p{L})(?:Eier|Ei|Eigelb|œufs?|oeufs?|huevos?)(?!\p{L})/iu

/** Steps that name a raw egg, or a sauce of yolks that gets too little heat, whatever the lines say. */
function rawEggSteps(kitchen: RecipeForHazards) {
  return findStepsWithSentence(
    kitchen,
    (text) =>
      (saysRawEgg.test(text) && !deniesRawEgg.test(text)) ||
      ((saysRawYolk.test(text) || (!kitchen.isCooked && saysRawEggBesideEnglish.test(text))) &&
        !negationPattern.test(text)) ||
      (warmYolkSauce.test(text) &&
        /\b(?:yolks?|eggs?)\b/i.test(text) &&
        (maxCelsiusInsideFood(text, eggWords) ?? 0) < leastEggCelsius),
    'egg',
  )
}

const omelette = createWholeWordsPattern(
  'omelett?es?|frittatas?|scrambled eggs?',
  'omeletts?|rührei(?:er)?',
  'œufs? brouillés?',
  'tortilla (?:española|francesa|de (?:patatas?|papas?|huevos?))|revueltos?',
  '[आऑओ]म[लळ]ेट',
  '(?:ال)?(?:اومليت|عجة)',
)

function stepsLeftRunny(kitchen: RecipeForHazards): HazardSighting[] {
  const areOfEggs = markSentencesAboutEggs(kitchen, isLineOfEggs)
  const isFirmLater = (index: number) =>
    kitchen.sentences.slice(index).some(({ text }) => makesPoachedEggsFirm(text))
  const said = kitchen.sentences.map(({ text }) => text)
  const isOtherNamed = (folded: string) =>
    kitchen.names.some((name, line) => name?.test(folded) && !isLineOfEggs(kitchen.lines[line]!))
  const steps = kitchen.sentences.flatMap(({ step, text, folded }, index) => {
    const later = said.slice(index + 1)
    // "Cook the omelette; the middle should stay wet."
    const isOfEggsBefore = areOfEggs[index - 1] === true && !isOtherNamed(folded)
    if (!areOfEggs[index]) return isOfEggsBefore && leavesEggsPartlySet(text, later) ? [step] : []
    const isRunny =
      areEggsLeftRunny(text) ||
      leavesEggsPartlySet(text, later) ||
      areEggsFriedTooShort(text, later) ||
      (arePoachedForUntoldTime(text) && !isFirmLater(index))
    return isRunny ? [step] : []
  })
  const isOmelette = kitchen.titles.some((title) => omelette.test(normalizeForHazardPatterns(title)))
  const stepsLeavingOmeletteWobbling = kitchen.sentences.flatMap(({ step, text }, index) =>
    isOmelette && leavesOmeletteWobbling(text, said.slice(index + 1)) ? [step] : [],
  )
  const stepsOverWater = findStepsBeatingEggsOverGentleHeat(kitchen)
  const stepsHeatingTooLittle = areEggsEatenRaw(kitchen) ? [] : findStepsHeatingEggsTooLittle(kitchen)
  return [
    ...new Set([...steps, ...stepsLeavingOmeletteWobbling, ...stepsOverWater, ...stepsHeatingTooLittle]),
  ].map((step) => ({
    line: null,
    step,
    about: 'egg',
  }))
}

export const eggHazardRules: readonly HazardRule[] = [
  {
    id: 'raw egg',
    isForVulnerable: true,
    find: (kitchen) => {
      const isRaw = areEggsEatenRaw(kitchen) || isMeringueOnlyBrowned(kitchen) || isDoughEaten(kitchen)
      const isPasteurised = kitchen.lines.some(
        (check) => isLineOfEggs(check) && /(?<!un)pasteuri[sz]ed/i.test(check.text),
      )
      const lines = kitchen.lines.flatMap((check, index) => {
        if (!isLineBoughtRaw(check)) return []
        const containsRawEgg =
          check.food !== null && contentsOfFood(check.food).get('raw egg')?.isCertain === true
        return containsRawEgg || (isLineOfEggs(check) && isRaw && !isSoftCooked(check))
          ? [{ line: index, step: null, about: check.food?.name ?? 'egg' }]
          : []
      })
      return lines.length > 0 || isPasteurised ? lines : rawEggSteps(kitchen).slice(0, 1)
    },
  },
  {
    id: 'runny egg',
    isForVulnerable: true,
    find: (kitchen) => {
      if (!kitchen.lines.some(isLineOfEggs)) return []
      const lines = kitchen.lines.flatMap((check, index) =>
        isLineOfEggs(check) && isLineOfRunnyEggs(check.text)
          ? [{ line: index, step: null, about: 'egg' }]
          : [],
      )
      // One finding for the egg that stays soft: at its line, or at the first step that leaves it so.
      const found = lines.length > 0 ? lines : stepsLeftRunny(kitchen).slice(0, 1)
      // "Œufs à la coque" need no more words in their steps than minutes.
      return found.length > 0 || !kitchen.titles.some(isLineOfRunnyEggs)
        ? found
        : kitchen.lines.flatMap((check, index) =>
            isLineOfEggs(check) ? [{ line: index, step: null, about: 'egg' }] : [],
          )
    },
  },
]
