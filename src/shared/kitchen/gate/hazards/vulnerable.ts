import { contentsOf, wayTo } from '../../foods/contents.ts'
import type { LineCheck } from '../checkLine.ts'
import {
  type Hazard,
  hasFact,
  insideCelsius,
  isBoughtRaw,
  isCookedAfter,
  namesOf,
  rawLines,
  type Sighting,
  stepsWhere,
} from './kitchen.ts'
import { areEggsRaw } from './rawEggs.ts'

const sight = (check: LineCheck, line: number): Sighting => ({ line, step: null, about: check.food!.name })

const runny =
  /\b(?:runny|soft[- ]boil\w*|soft[- ]poach\w*|soft yolks?|sunny[- ]side|jammy|over[- ]easy|yolks? (?:is|are) still (?:soft|liquid|runny)|liquid yolks?|barely set yolks?|onsen)\b/i
const isNotRunny = /\b(?:not|no longer|never|without|isn.t|aren.t)\b[^.]{0,15}\brunny\b/i

/** Fish that FDA and NHS ask pregnant women and children to leave out for its mercury. */
const mercuryFish = /\b(?:shark|swordfish|marlin|king mackerel|tilefish|bigeye tuna|orange roughy)\b/i
const eatenRawFish =
  /\b(?:sashimi|sushi[- ]grade|sashimi[- ]grade|ceviche|tartare|crudo|carpaccio|poke|gravlax|raw (?:fish|salmon|tuna|oysters?|scallops?))\b/i

const leftRaw =
  /\b(?:raw|rare|pink|translucent|uncooked) (?:in(?:side| the (?:middle|cent\w+))|within)\b|\b(?:medium[- ])?rare\b|\bstill (?:raw|translucent)\b/i
const notLeftRaw =
  /\b(?:not?|never|no longer|without|isn.t|until)\b[^.]{0,25}\b(?:raw|rare|pink|translucent)\b/i

/** Whether a sentence sears a fish and leaves it raw inside. */
const isLeftRaw = (sentence: string, check: LineCheck): boolean =>
  leftRaw.test(sentence) &&
  !notLeftRaw.test(sentence) &&
  namesOf(check, ['fish', 'fillet', 'they', 'it']).test(sentence)

export const vulnerable: readonly Hazard[] = [
  {
    id: 'raw meat',
    isForVulnerable: true,
    find: (kitchen) => {
      const raw = rawLines(kitchen.lines, 'meat').filter(
        ({ food }) => !/ham$|pastrami|corned/.test(food.name),
      )
      const isRareInText = (sentence: string) =>
        /\b(?:steaks?|beef|lamb|venison|veal|chops?|rack|roast|meat|duck|tenderloin|fillets?)\b/i.test(
          sentence,
        ) &&
        (/\b(?:medium[- ]rare|rare|still pink|pink in the (?:middle|cent))/i.test(sentence) ||
          (insideCelsius(sentence, /\b(?:steak|beef|lamb|meat|roast)\b/i) ?? 99) < 62)
      if (raw.length === 0) return []
      if (!kitchen.isCooked) return raw.map(({ index, check }) => sight(check, index))
      return stepsWhere(kitchen, isRareInText, raw[0]!.food.name)
    },
  },
  {
    id: 'raw fish',
    isForVulnerable: true,
    find: (kitchen) =>
      (['fish', 'mollusc', 'crustacean'] as const).flatMap((fact) =>
        rawLines(kitchen.lines, fact)
          .filter(
            ({ food, check }) =>
              food.category === 'Seafood' &&
              !wayTo(food, 'preserved fish') &&
              !/\b(?:smoked|salted|roe|surimi)\b/i.test(check.text),
          )
          .filter(
            ({ check }) =>
              !isCookedAfter(kitchen, namesOf(check, ['fish', 'seafood', 'fillet', 'shellfish'])) ||
              eatenRawFish.test(check.text) ||
              kitchen.sentences.some(({ text }) => isLeftRaw(text, check)),
          )
          .map(({ index, check }) => sight(check, index)),
      ),
  },
  {
    id: 'raw egg',
    isForVulnerable: true,
    find: (kitchen) => {
      const isRaw = areEggsRaw(kitchen)
      return kitchen.lines.flatMap((check, index) => {
        if (!check.food || !isBoughtRaw(check)) return []
        const holdsRaw = contentsOf(check.food).get('raw egg')?.isCertain === true
        const isEgg =
          wayTo(check.food, 'egg kind')?.isItself === true &&
          !/powder|dried|hard[- ]boiled|carton|boiled/i.test(check.text)
        return holdsRaw || (isEgg && isRaw) ? [sight(check, index)] : []
      })
    },
  },
  {
    id: 'runny egg',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.some(({ food }) => food && wayTo(food, 'egg kind')?.isItself)
        ? stepsWhere(
            kitchen,
            (sentence) =>
              runny.test(sentence) && /\b(?:eggs?|yolks?)\b/i.test(sentence) && !isNotRunny.test(sentence),
            'egg',
          )
        : [],
  },
  {
    id: 'raw flour',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) => {
        const { food } = check
        const isFlour =
          food !== null && wayTo(food, 'flour kind')?.isItself === true && hasFact(food, 'grain')
        if (
          !isFlour ||
          /toasted|heat[- ]treated|roasted|cooked/i.test(check.text) ||
          kitchen.steps.length === 0
        )
          return []
        const isHeated =
          isCookedAfter(kitchen, /\bflour|\bdough|\bbatter/i) ||
          kitchen.steps.some((step) => /\b(?:toast|heat[- ]treat|microwave)\w* (?:the )?flour/i.test(step))
        const isTasted = kitchen.sentences.some(
          ({ text }) =>
            /\b(?:eat|taste|lick|nibble)\b[^.]{0,40}\b(?:raw|dough|batter|spoon|bowl)\b/i.test(text) &&
            /\b(?:dough|batter)\b/i.test(text),
        )
        return !isHeated || isTasted ? [sight(check, index)] : []
      }),
  },
  {
    id: 'raw milk',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) => {
        if (!check.food || /(?<!un)pasteuri[sz]ed/i.test(check.text)) return []
        const isSaid = /\b(?:unpasteuri[sz]ed|raw[- ]milk|raw (?:goat|sheep|cow))/i.test(check.text)
        const trace = contentsOf(check.food).get('raw milk')
        const isHard = wayTo(check.food, 'hard cheese') !== null
        const isSoft = trace !== undefined && !isHard && !isCookedAfter(kitchen, namesOf(check, ['cheese']))
        return (isSaid && hasFact(check.food, 'dairy')) || isSoft ? [sight(check, index)] : []
      }),
  },
  {
    id: 'raw sprouts',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        check.food &&
        wayTo(check.food, 'sprout kind')?.isItself &&
        isBoughtRaw(check) &&
        !isCookedAfter(kitchen, namesOf(check, ['sprout']))
          ? [sight(check, index)]
          : [],
      ),
  },
  {
    id: 'unpasteurised juice',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        check.food &&
        /\b(?:unpasteuri[sz]ed|raw|fresh[- ]pressed)\b[^,]*\b(?:juice|cider)\b|\b(?:juice|cider)\b[^.]*\bunpasteuri[sz]ed/i.test(
          check.text,
        ) &&
        !isCookedAfter(kitchen, /\b(?:juice|cider)\b/i)
          ? [sight(check, index)]
          : [],
      ),
  },
  {
    id: 'cold smoked fish or pâté',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        check.food &&
        (wayTo(check.food, 'liver spread kind') ||
          (wayTo(check.food, 'smoked fish kind') &&
            !/hot[- ]smoked|mackerel|kipper|haddock/i.test(check.text) &&
            !isCookedAfter(kitchen, namesOf(check, ['fish', 'salmon']))))
          ? [sight(check, index)]
          : [],
      ),
  },
  {
    id: 'liver or mercury fish',
    isForVulnerable: true,
    find: ({ lines }) =>
      lines.flatMap((check, index) =>
        check.food &&
        (mercuryFish.test(`${check.text} ${check.food.name}`) || /\bliver\b/.test(check.food.name))
          ? [sight(check, index)]
          : [],
      ),
  },
  {
    id: 'alcohol',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        check.food &&
        contentsOf(check.food).get('alcohol')?.isItself &&
        ['Beverages'].includes(check.food.category) &&
        !/alcohol[- ]free|non-alcoholic/i.test(check.text) &&
        !isCookedAfter(kitchen, namesOf(check, ['alcohol']))
          ? [sight(check, index)]
          : [],
      ),
  },
]
