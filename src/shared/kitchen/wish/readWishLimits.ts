import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'
import { askAboutAnswers } from './allergies/askAboutAnswers.ts'
import { askAboutDeniedAllergies } from './allergies/askAboutDeniedAllergies.ts'
import { askAboutFoodsBesideWordsOfHarm } from './allergies/askAboutFoodsBesideHarm.ts'
import { askAboutToleratedForms } from './allergies/askAboutToleratedForms.ts'
import { findDeniedAllergyTokens } from './allergies/deniedAllergies.ts'
import { findDishesOfReactions } from './allergies/dishesOfReactions.ts'
import { readIntolerances } from './allergies/intolerances.ts'
import { readAllergicReactions } from './allergies/readAllergicReactions.ts'
import { readHealthReasons } from './allergies/readHealthReasons.ts'
import { readArabicSensitiveTo } from './allergies/readSensitiveTo.ts'
import { askAboutUntracedAllergies } from './allergies/untracedAllergies.ts'
import { detectWishLanguages } from './detectWishLanguages.ts'
import { blankOutRemarks, findRemarksWithoutFood } from './exclusions/bracketedRemarks.ts'
import { excludeFoodsBehindRepeatedPreposition } from './exclusions/excludeFoodsBehindRepeatedPreposition.ts'
import { nameNegations } from './exclusions/negationTokens/nameNegations.ts'
import { joinNothingToItsClause } from './exclusions/readNothingBeforeFood.ts'
import { findPassagesWithMisspeltNegations } from './exclusions/roughNegations.ts'
import { completeSharedEndings } from './foods/completeSharedEndings.ts'
import { correctMisspeltEgg } from './foods/misspellings/misspeltEgg.ts'
import { correctMisspeltOhne } from './foods/misspellings/misspeltOhne.ts'
import { findFoodsNeitherExcludedNorAsked } from './foods/namedFoodsNeitherExcludedNorAsked.ts'
import { replaceEggColoursByPartNames } from './foods/partsOfEggs.ts'
import { combineLimitsOfReadings, type ReadingInLanguage } from './limitsOfReadings.ts'
import { findPassagesInUnreadLanguages } from './passagesInUnreadLanguages.ts'
import { findAgePassagesByNumber } from './people/ages/agePassagesByNumber.ts'
import { findAgePassagesBesidePersons } from './people/ages/agesBeside.ts'
import { findAgesBesideNames } from './people/ages/agesBesideNames.ts'
import { findChildAgePassages, findChildMonthPassages } from './people/ages/childAgePassages.ts'
import { findElderPassages } from './people/ages/elderPassages.ts'
import {
  findExpectedChildPassages,
  isSaidBesideExpectedChildren,
} from './people/ages/expectedChildPassages.ts'
import { isLeftOutForInfant, leftOutForInfant } from './people/ages/leftOutForInfant.ts'
import { findListedAges } from './people/ages/listedAges.ts'
import { findPregnancyWeekPassages } from './people/ages/pregnancyWeekPassages.ts'
import { askAboutFoodsBesidePersons } from './people/askAboutFoodsBesidePersons.ts'
import { askAboutFoodsTiedToPersons } from './people/askAboutFoodsTiedToPersons.ts'
import { expandBloodPressureAndSugarTokens } from './people/bloodPressure.ts'
import { expandDietLetters } from './people/expandDietLetters.ts'
import { findPersonsInRemarks } from './people/foodsBeforePersons.ts'
import { expandGermanCareTokens } from './people/germanCareWords.ts'
import { readOtherEaters } from './people/otherEaters.ts'
import { replaceNamesByPersonWord } from './people/persons.ts'
import { replaceFirstNamesByPersonWord } from './people/replaceFirstNames.ts'
import { readWishItems } from './readWishItems.ts'
import { askAboutFoodsAddedToLimit } from './untold/askAboutFoodsAddedToLimit.ts'
import { askAboutFoodsBehindMinus } from './untold/askAboutFoodsBehindMinus.ts'
import { askAboutFoodsDeniedToSomebody } from './untold/askAboutFoodsDeniedToSomebody.ts'
import { askAboutFoodsForLater } from './untold/askAboutFoodsForLater.ts'
import { askAboutFoodsNotWishedFor } from './untold/askAboutFoodsNotWishedFor.ts'
import { askAboutFoodsOfChangedLimits } from './untold/askAboutFoodsOfChangedLimits.ts'
import { askAboutFoodsOfDoubleNegation } from './untold/askAboutFoodsOfDoubleNegation.ts'
import { askAboutFoodsOfNoProblem } from './untold/askAboutFoodsOfNoProblem.ts'
import { askAboutGroupsOfOnlyMembers } from './untold/askAboutGroupsOfOnlyMembers.ts'
import { askAboutRawMilk } from './untold/askAboutRawMilk.ts'
import { askAboutUnknownWordsInLists } from './untold/askAboutUnknownWordsInLists.ts'
import { findPassagesDenyingUnknownWord } from './untold/deniedUnknownWords.ts'
import { passagesOfOnePartOfEgg } from './untold/onlyOnePartOfEgg.ts'
import { findPassagesWithUnknownDiets } from './untold/unknownDiets.ts'
import type { WishItem } from './wishItems.ts'
import { splitWishIntoTokens } from './wishTokens.ts'

/** A food, a group of foods or a diet that a wish leaves out. */
export interface LeftOutFood {
  /** As it was typed. */
  said: string
  /** By our own names: of the fourteen, foods in English, diets. */
  allergens: readonly AllergenId[]
  foods: readonly string[]
  diets: readonly DietId[]
  isAllergy: boolean
}

/** A passage that may leave something out, as it was typed; `foods` are the ones it may be about, by their names here. */
export interface UnclearWishPassage {
  text: string
  /** Whether it speaks of an allergy. */
  isAllergy: boolean
  foods: readonly FoodNamedInWish[]
}

/** A food of a wish: as it was typed, and by its name here. */
export interface FoodNamedInWish {
  said: string
  food: string
}

/** What a wish says against foods. */
export interface WishLimits {
  leftOut: readonly LeftOutFood[]
  /** Passages that tell of somebody who needs more care, as they were typed: "pregnant", "84 years old". */
  vulnerable: readonly string[]
  unclear: readonly UnclearWishPassage[]
  /** Foods that it names and that are neither left out nor asked about, each once: what may be in the dish as far as we read it. */
  named: readonly FoodNamedInWish[]
  /** The wish without the words that say what must not be in the dish. */
  wishedFor: string
}

/**
 * Reads what a wish says must not be in a dish, in every language that it may be written in; whatever any of them
 * understands counts. What may be meant so and cannot be read for certain is told as unclear. `names`: of those at the table.
 */
export function readWishLimits(text: string, names: readonly string[] = []): WishLimits {
  const remarks = findRemarksWithoutFood(text)
  const read = blankOutRemarks(text, remarks)
  const tokens = replaceFirstNamesByPersonWord(
    text,
    replaceNamesByPersonWord(text, expandDietLetters(read, tokensOfWish(read)), names),
  )
  const spans = detectWishLanguages(tokens)
  const denied = findDeniedAllergyTokens(tokens, spans)
  const parts: ReadingInLanguage[] = spans.map(({ language, items, from }) => ({
    language,
    reading: readWishItems(withoutDenied(items, from, denied), language),
    offset: from,
  }))
  for (const part of parts) {
    readIntolerances(tokens, part)
    excludeFoodsBehindRepeatedPreposition(tokens, part)
    readAllergicReactions(tokens, part)
  }
  askAboutFoodsOfDoubleNegation(tokens, parts)
  askAboutDeniedAllergies(tokens, parts)
  readHealthReasons(tokens, parts)
  askAboutFoodsBesideWordsOfHarm(tokens, parts)
  askAboutToleratedForms(tokens, parts)
  askAboutFoodsTiedToPersons(tokens, parts)
  readOtherEaters(text, tokens, parts)
  askAboutFoodsBesidePersons(text, tokens, parts, findPersonsInRemarks(remarks, names))
  askAboutFoodsAddedToLimit(tokens, parts)
  askAboutFoodsBehindMinus(text, tokens, parts)
  askAboutFoodsNotWishedFor(tokens, parts)
  askAboutAnswers(tokens, parts)
  askAboutFoodsDeniedToSomebody(tokens, parts)
  askAboutFoodsOfChangedLimits(tokens, parts)
  askAboutFoodsForLater(tokens, parts)
  askAboutFoodsOfNoProblem(tokens, parts)
  askAboutGroupsOfOnlyMembers(tokens, parts)
  askAboutUnknownWordsInLists(tokens, parts)
  const limits = combineLimitsOfReadings(text, tokens, parts)
  const leftOut = [...limits.leftOut, ...findDishesOfReactions(text, tokens, parts)]
  const unclear = [...limits.unclear, ...findPassagesWithMisspeltNegations(text, tokens, spans, limits)]
  const ages = memoized(() => [
    ...findAgePassagesByNumber(text, tokens, parts),
    ...findChildAgePassages(text),
    ...findPregnancyWeekPassages(text),
  ])
  // One age that is found without the person keeps its own words.
  const listed = findListedAges(text, tokens, parts).filter(
    ({ passage, isInfant, isOfOne }) =>
      isInfant || !isOfOne || !ages().some((each) => passage.includes(each)),
  )
  const ofMonths = [
    ...findAgesBesideNames(text, tokens, parts),
    ...findChildMonthPassages(text),
    ...listed,
  ].filter(
    ({ passage }) => !limits.vulnerable.some((told) => told.includes(passage) || passage.includes(told)),
  )
  const infants = withoutContainedPassages(
    ofMonths.flatMap(({ passage, isInfant }) => (isInfant ? [passage] : [])),
  ).map(leftOutForInfant)
  const expected = findExpectedChildPassages(text)
  const isSaidBeside = isSaidBesideExpectedChildren(text, expected)
  const vulnerable = [
    ...limits.vulnerable.filter(isSaidBeside),
    ...expected,
    ...findAgePassagesBesidePersons(text, tokens, parts),
    ...ofMonths.map(({ passage }) => passage).filter(isSaidBeside),
    ...(limits.vulnerable.length > 0 ? [] : ages()),
  ]
  return {
    ...limits,
    leftOut: [...leftOut, ...infants].filter((each) => isSaidBeside(each.said) || !isLeftOutForInfant(each)),
    vulnerable: withoutContainedPassages(
      vulnerable.length > 0 ? vulnerable : findElderPassages(text, tokens, parts),
    ),
    unclear: withUnread(unclear, [
      ...askAboutUntracedAllergies(limits.unclear.length > 0 ? limits.leftOut : leftOut),
      ...(limits.vulnerable.length > 0 ? [] : askAboutRawMilk(limits.leftOut)),
      ...findPassagesWithUnknownDiets(text, tokens),
      ...findPassagesDenyingUnknownWord(text, tokens),
      ...passagesOfOnePartOfEgg(text, tokens, limits.leftOut),
      ...findPassagesInUnreadLanguages(text, tokens, spans),
    ]),
    named: findFoodsNeitherExcludedNorAsked(text, tokens, parts),
  }
}

/** The words of a wish, with those that beside others mean something else made one that every reading knows. */
const tokensOfWish = (text: string) =>
  joinNothingToItsClause(
    expandGermanCareTokens(
      expandBloodPressureAndSugarTokens(
        readArabicSensitiveTo(
          replaceEggColoursByPartNames(
            correctMisspeltEgg(
              text,
              completeSharedEndings(text, correctMisspeltOhne(nameNegations(splitWishIntoTokens(text)))),
            ),
          ),
        ),
      ),
    ),
  )

/** Items without the allergies that another language denies: "no allergies" is a German "allergies" too. */
function withoutDenied(items: readonly WishItem[], offset: number, denied: ReadonlySet<number>): WishItem[] {
  return items.map((item) => {
    const isDenied =
      (item.role === 'allergy' || item.role === 'allergyNext') && denied.has(item.from + offset)
    return isDenied ? { ...item, role: 'noLimit', food: null } : item
  })
}

/** Passages once each, and none that is a part of another. */
const withoutContainedPassages = (passages: readonly string[]): string[] =>
  [...new Set(passages)].filter(
    (each, _, all) => !all.some((other) => other !== each && other.includes(each)),
  )

/** A passage that is asked about already is not asked about twice. */
function withUnread(
  unclear: readonly UnclearWishPassage[],
  unread: readonly UnclearWishPassage[],
): UnclearWishPassage[] {
  const more = unread.filter(({ text }) => unclear.every((each) => !text.includes(each.text)))
  return [...unclear, ...more]
}

/** A function that is called once at most. */
function memoized<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
