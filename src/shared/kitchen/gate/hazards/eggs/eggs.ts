import { contentsOf, wayTo } from '../../../foods/contents.ts'
import type { LineCheck } from '../../checkLine.ts'
import { denies } from '../handlingWords.ts'
import {
  type Hazard,
  hasFact,
  insideCelsius,
  isBoughtRaw,
  type Kitchen,
  type Sighting,
  stepsWhere,
} from '../kitchen.ts'
import { hardEggs, isEggLine, plainText, words } from './eggWords.ts'
import { areEggsRaw } from './rawEggs.ts'
import { isLeftRunny, isRunnyLine, sentencesOfEggs } from './runnyEggs.ts'

/** Eggs of a line, whether or not the catalogue knows the name in its language. */
export const isEgg = ({ food, text }: LineCheck): boolean =>
  ((food !== null && wayTo(food, 'egg kind')?.isItself === true) ||
    ((food === null || hasFact(food, 'egg')) && isEggLine(text, food !== null))) &&
  !/powder|dried|hard[- ]boiled|carton|boiled/i.test(text) &&
  !hardEggs.test(plainText(text))

/** Least heat of the middle of an egg dish by USDA FSIS, 160 °F, less half a degree. */
const leastCelsius = 70.5
/** Sauces of yolks that are warmed and never set. */
const warmYolkSauce = /\b(?:hollandaise|b[ée]arnaise|sauce mousseline)\b/iu
const saysRawEgg = /\braw (?:egg ?)?(?:eggs?|yolks?|whites?)\b/iu
/** Steps that mention a raw yolk serve it raw. Whole eggs are also called raw before they are cooked, so they count only where nothing is cooked. */
const saysRawYolk = words(
  'roh\\p{L}* (?:eigelbe?s?|(?:ei)?dotter)',
  "jaunes?(?: d['’](?:œ|oe)ufs?)? crus?",
  'yemas? crudas?',
  'tuorl[oi] crud[oi]',
  'gemas? cruas?',
  'rauwe? (?:eigeel|(?:eier)?dooiers?)',
  'surow\\p{L}+ żółt\\p{L}+',
  'rå[ae]? (?:äggul\\p{L}+|æggeblomme\\p{L}*|eggeplomme\\p{L}*)',
)
const saysRawEggBesideEnglish = words(
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
function rawEggSteps(kitchen: Kitchen) {
  return stepsWhere(
    kitchen,
    (text) =>
      (saysRawEgg.test(text) && !deniesRawEgg.test(text)) ||
      ((saysRawYolk.test(text) || (!kitchen.isCooked && saysRawEggBesideEnglish.test(text))) &&
        !denies.test(text)) ||
      (warmYolkSauce.test(text) &&
        /\b(?:yolks?|eggs?)\b/i.test(text) &&
        (insideCelsius(text, eggWords) ?? 0) < leastCelsius),
    'egg',
  )
}

function stepsLeftRunny(kitchen: Kitchen): Sighting[] {
  const areOfEggs = sentencesOfEggs(kitchen, isEgg)
  const steps = kitchen.sentences.flatMap(({ step, text }, index) =>
    areOfEggs[index] && isLeftRunny(text) ? [step] : [],
  )
  return [...new Set(steps)].map((step) => ({ line: null, step, about: 'egg' }))
}

export const eggs: readonly Hazard[] = [
  {
    id: 'raw egg',
    isForVulnerable: true,
    find: (kitchen) => {
      const isRaw = areEggsRaw(kitchen)
      const isPasteurised = kitchen.lines.some(
        (check) => isEgg(check) && /(?<!un)pasteuri[sz]ed/i.test(check.text),
      )
      const lines = kitchen.lines.flatMap((check, index) => {
        if (!isBoughtRaw(check)) return []
        const holdsRaw = check.food !== null && contentsOf(check.food).get('raw egg')?.isCertain === true
        return holdsRaw || (isEgg(check) && isRaw)
          ? [{ line: index, step: null, about: check.food?.name ?? 'egg' }]
          : []
      })
      return lines.length > 0 || isPasteurised ? lines : rawEggSteps(kitchen)
    },
  },
  {
    id: 'runny egg',
    isForVulnerable: true,
    find: (kitchen) => {
      if (!kitchen.lines.some(isEgg)) return []
      const lines = kitchen.lines.flatMap((check, index) =>
        isEgg(check) && isRunnyLine(check.text) ? [{ line: index, step: null, about: 'egg' }] : [],
      )
      const found = [...lines, ...stepsLeftRunny(kitchen)]
      // "Œufs à la coque" need no more words in their steps than minutes.
      return found.length > 0 || !kitchen.titles.some(isRunnyLine)
        ? found
        : kitchen.lines.flatMap((check, index) =>
            isEgg(check) ? [{ line: index, step: null, about: 'egg' }] : [],
          )
    },
  },
]
