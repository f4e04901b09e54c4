import type { LineCheck } from '../../checkLine.ts'
import { negationPattern } from '../handling/marinadeWords.ts'
import { saltPattern } from '../handling/saltSugarAndAcid.ts'
import {
  findStepsWithFoldedSentence,
  findStepsWithSentence,
  foodOfLine,
  type HazardRule,
  isFactCertainOfFood,
  type RecipeForHazards,
  removeAccents,
} from '../recipeForHazards.ts'
import { findChokingFoods } from './choking.ts'
import { isDishForInfants } from './infants.ts'
import {
  isInfantMilkMadeInHindiOrArabic,
  isLowInSaltInHindiOrArabic,
  isSaltedApartInHindiOrArabic,
  isSaltNamedInHindiOrArabic,
} from './saltInOtherScripts.ts'
import { isLowInSaltByItsLine, isSaltyFoodForInfants } from './saltyFoods.ts'
import { isAgeOfSmallChildInTitle, isDishForChildren, isDishForSmallChildren } from './smallChildren.ts'

function saysSo({ titles, steps, lines }: RecipeForHazards, isSaid: (text: string) => boolean): boolean {
  return [...titles, ...steps, ...lines.map(({ text }) => text)].some(isSaid)
}

const isForInfants = (kitchen: RecipeForHazards) =>
  kitchen.youngestEater === 'infant' || isDishForInfants(kitchen)

/** Sauces and pastes that hold more salt than a meal of a baby may; the NHS names stock cubes, gravy and soy sauce. */
const saltySauce =
  /(?<!\p{L})(?:soya? sauce|tamari|shoyu|(?:fish|oyster|hoisin|teriyaki|worcester(?:shire)?|black bean|ponzu|maggi) sauces?|nam pla|miso(?: paste)?|(?:stock|broth|bouillon) (?:cubes?|pots?|powder)|gravy granules|marmite|vegemite|(?:soja|fisch|austern|hoisin|teriyaki|worcester)-?(?:so(?:ss|ß)e|sauce)|misopaste|(?:gemuse|huhner|fleisch|rinder)?bruh(?:wurfel|pulver)|gekornte bruhe|maggi|aromat|sauces? (?:au )?(?:soja|de soja|poisson|d[’']huitres?|hoisin|teriyaki|worcestershire|nuoc[- ]?mam)|nuoc[- ]?mam|(?:pate de )?miso|(?:cubes? de )?bouillon (?:cube|en poudre|de volaille en cube)|salsas? (?:de )?(?:soja|soya|pescado|ostras|hoisin|teriyaki|worcestershire|inglesa)|(?:cubitos?|pastillas?) de caldo|caldo en polvo)(?!\p{L})|फिश सॉस|ऑयस्टर सॉस|टेरियाकी|मीसो|मैगी मसाला|(?:स्टॉक|चिकन) क्यूब|(?<!\p{L})(?:ال)?(?:صوص|صلصة) (?:ال)?(?:سمك|محار|صويا|ترياكي)(?!\p{L})|(?<!\p{L})ميسو(?!\p{L})/iu

function isSaltyLine(check: LineCheck): boolean {
  const { text } = check
  const folded = removeAccents(text)
  const food = foodOfLine(check)
  if (saltPattern.test(folded) || saltySauce.test(folded)) return !isLowInSaltByItsLine(folded)
  if (isLowInSaltInHindiOrArabic(text) || isLowInSaltByItsLine(folded)) return false
  return isSaltNamedInHindiOrArabic(text) || (food !== null && isSaltyFoodForInfants(food))
}

/** "Take out the baby's portion, then salt the rest." */
const isSaltedApart = (folded: string) =>
  (saltPattern.test(folded) && negationPattern.test(folded)) ||
  (saltPattern.test(folded) &&
    /(?<!\p{L})(?:rest|remaining|adults?|erwachsene\p{L}*|ubrige\p{L}*|reste|adultes|resto|adultos)(?!\p{L})/iu.test(
      folded,
    )) ||
  /(?<!\p{L})(?:babys?|child)[’']?s? (?:portion|share)/iu.test(folded)

const formula =
  /(?<!\p{L})(?:(?:infant|baby|home-?made) formula|formula milk|baby milk|sauglings(?:milch|nahrung)|babymilch|lait (?:infantile?|pour (?:bebe|nourrisson)s?|maternise)|leche (?:de formula|infantil|maternizada|para (?:bebes?|lactantes)))(?!\p{L})/iu
const replaces =
  /(?<!\p{L})(?:in place of|instead of|substitute|replac\p{L}+|alternative|anstelle|ersatz|statt|a la place|rempla\p{L}+|en lugar|sustitu\p{L}+)(?!\p{L})/iu
const makesFormula =
  /(?<!\p{L})(?:(?:baby|feeding|nursing)[- ]bottles?|babyflasche|milchflaschchen|flaschchen|biberons?|biberones?|mamadera)(?!\p{L})/iu

export const childHazardRules: readonly HazardRule[] = [
  {
    id: 'honey for infants',
    find: (kitchen) => {
      if (!isForInfants(kitchen)) return []
      const isNamed =
        /\bhoney\b(?!dew)|(?<!\p{L})(?:honig|miel|miele|mel|honing|mi[oó]d|miodu|miodem|honung\p{L}*|honning\p{L}*)(?!\p{L})|(?<![\p{L}\p{M}])(?:शहद|मधु)(?![\p{L}\p{M}])|(?<!\p{L})[وفب]?(?:ال|لل)?عسل(?!\p{L})/iu
      const isDenied =
        /\b(?:no|not|never|without|avoid|instead of|replace)\b|(?<!\p{L})(?:kein\p{L}*|ohne|nicht|sans|pas|jamais|sin|nunca|senza|non|mai|sem|não|zonder|geen|niet|bez|nie|utan|inte|ingen|uden|uten|ikke)(?!\p{L})|(?<![\p{L}\p{M}])(?:बिना|न|ना|नहीं|मत|बजाय|जगह)(?![\p{L}\p{M}])|(?<!\p{L})(?:بدون|لا|دون|تجنب\p{L}*|بدلا?|ممنوع|من غير)(?!\p{L})/iu
      const isSaid = (text: string) => isNamed.test(text) && !isDenied.test(text)
      const lines = kitchen.lines.flatMap((check, index) =>
        check.foods.some((food) => isFactCertainOfFood(food, 'honey')) ||
        (check.food === null && isSaid(check.text))
          ? [{ line: index, step: null, about: 'honey' }]
          : [],
      )
      return lines.length > 0 ? lines : findStepsWithSentence(kitchen, isSaid, 'honey')
    },
  },
  {
    id: 'salt for infants',
    find: (kitchen) => {
      const isApart = kitchen.sentences.some(
        ({ text, folded }) => isSaltedApart(folded) || isSaltedApartInHindiOrArabic(text),
      )
      if (isApart || !isForInfants(kitchen)) return []
      const lines = kitchen.lines.flatMap((check, line) =>
        isSaltyLine(check) ? [{ line, step: null, about: foodOfLine(check)?.name ?? 'salt' }] : [],
      )
      return lines.length > 0
        ? lines.slice(0, 1)
        : findStepsWithFoldedSentence(
            kitchen,
            (text) =>
              (saltPattern.test(text) && !negationPattern.test(text)) || isSaltNamedInHindiOrArabic(text),
            'salt',
          )
    },
  },
  {
    id: 'infant formula',
    find: (kitchen) => {
      if (kitchen.lines.some(({ text }) => formula.test(removeAccents(text)))) return []
      const isInTitle = kitchen.titles.some((title) => formula.test(removeAccents(title)))
      const steps = findStepsWithFoldedSentence(
        kitchen,
        (text) =>
          makesFormula.test(text) ||
          (formula.test(text) && (replaces.test(text) || !negationPattern.test(text))) ||
          isInfantMilkMadeInHindiOrArabic(text),
        'infant formula',
      )
      return steps.length > 0 || !isInTitle ? steps : [{ line: null, step: 0, about: 'infant formula' }]
    },
  },
  {
    id: 'choking',
    find: (kitchen) => {
      const isForSmall =
        kitchen.youngestEater !== null ||
        isDishForInfants(kitchen) ||
        saysSo(kitchen, isDishForSmallChildren) ||
        kitchen.titles.some(isAgeOfSmallChildInTitle)
      if (!isForSmall && !saysSo(kitchen, isDishForChildren)) return []
      return findChokingFoods(kitchen, isForSmall ? 'small children' : 'children')
    },
  },
]
