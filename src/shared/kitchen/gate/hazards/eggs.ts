import { contentsOf, wayTo } from '../../foods/contents.ts'
import type { LineCheck } from '../checkLine.ts'
import {
  type Hazard,
  insideCelsius,
  isBoughtRaw,
  type Kitchen,
  longestMinutes,
  stepsWhere,
} from './kitchen.ts'
import { areEggsRaw } from './rawEggs.ts'

const isEgg = ({ food, text }: LineCheck): boolean =>
  food !== null &&
  wayTo(food, 'egg kind')?.isItself === true &&
  !/powder|dried|hard[- ]boiled|carton|boiled/i.test(text)

/** Least heat of the middle of an egg dish by USDA FSIS, 160 °F, less half a degree. */
const leastCelsius = 70.5
/** Sauces of yolks that are warmed and never set. */
const warmYolkSauce = /\b(?:hollandaise|b[ée]arnaise|sauce mousseline)\b/iu
const saysRawEgg = /\braw (?:egg ?)?(?:eggs?|yolks?|whites?)\b/iu
const deniesRawEgg =
  /\b(?:no|not|never|without|avoid|instead of|rather than)\b[^.;]{0,20}\braw\b|\bno raw\b/iu

const runny =
  /\b(?:runny|soft[- ]boil\w*|soft[- ]poach\w*|soft[- ]cooked eggs?|soft yolks?|sunny[- ]side|jammy|over[- ]easy|yolks? (?:is|are|stays?|remains?) (?:still )?(?:soft|liquid|runny)|(?:liquid|molten|oozing|barely set|gooey) yolks?|onsen|[œo]eufs? (?:mollets?|à la coque)|wachsweich\p{L}*|weich ?gekocht\p{L}*)(?!\p{L})/iu
const isNotRunny = /\b(?:not|no longer|never|without|isn.t|aren.t)\b[^.]{0,15}\brunny\b/i
const eggWords = /\b(?:eggs?|yolks?)\b|(?<!\p{L})(?:Eier|Ei|Eigelb|œufs?|oeufs?|huevos?)(?!\p{L})/iu
const firmYolk =
  /\b(?:yolks?|eggs?|they) (?:\w+ ){0,4}(?:set|firm|hard|cooked through|solid)\b|\bhard[- ]boil|\bfirm (?:yolks?|eggs?)\b|\buntil (?:\w+ )?(?:set|firm)\b|\bset (?:yolks?|eggs?)\b/i
const onlyWhites = /\bwhites? (?:is|are|has|have) (?:\w+ )?(?:set|firm|opaque)\b/i
/** In the shell and out of it: minutes up to which a yolk stays liquid. */
const boilsWhole = /\b(?:boil|lower|simmer)\w*\b[^.;]{0,40}\beggs?\b|\beggs?\b[^.;]{0,30}\bboil\w*\b/i
const poaches = /\bpoach\w*\b/i
const maxSoftMinutes = { boiled: 7, poached: 4 }

function isLeftRunny(text: string): boolean {
  if (!eggWords.test(text)) return false
  if (runny.test(text)) return !isNotRunny.test(text)
  if (onlyWhites.test(text))
    return !/\byolks?\b/i.test(text) && !/\b(?:turn|flip|scrambl|beat|separat)/i.test(text)
  if (firmYolk.test(text)) return false
  const minutes = longestMinutes(text)
  if (minutes === 0) return false
  if (poaches.test(text)) return minutes <= maxSoftMinutes.poached
  return (
    boilsWhole.test(text) &&
    minutes <= maxSoftMinutes.boiled &&
    !/\b(?:beaten|whisk\w*|stir\w*|drizzl\w*|noodles?|cover|stand|off the heat|pasta|soup)\b/i.test(text)
  )
}

/** Steps that name a raw egg, or a sauce of yolks that gets too little heat, whatever the lines say. */
function rawEggSteps(kitchen: Kitchen) {
  return stepsWhere(
    kitchen,
    (text) =>
      (saysRawEgg.test(text) && !deniesRawEgg.test(text)) ||
      (warmYolkSauce.test(text) &&
        /\b(?:yolks?|eggs?)\b/i.test(text) &&
        (insideCelsius(text, eggWords) ?? 0) < leastCelsius),
    'egg',
  )
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
        if (!check.food || !isBoughtRaw(check)) return []
        const holdsRaw = contentsOf(check.food).get('raw egg')?.isCertain === true
        return holdsRaw || (isEgg(check) && isRaw)
          ? [{ line: index, step: null, about: check.food.name }]
          : []
      })
      return lines.length > 0 || isPasteurised ? lines : rawEggSteps(kitchen)
    },
  },
  {
    id: 'runny egg',
    isForVulnerable: true,
    find: (kitchen) => (kitchen.lines.some(isEgg) ? stepsWhere(kitchen, isLeftRunny, 'egg') : []),
  },
]
