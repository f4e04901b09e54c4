import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'
import { deniedAllergyTokens } from './allergies/deniedAllergies.ts'
import { doubtHarm } from './allergies/harmDoubts.ts'
import { readIntolerances } from './allergies/intolerances.ts'
import { readReactions } from './allergies/reactions.ts'
import { readReasons } from './allergies/reasons.ts'
import { doubtToleratedForms } from './allergies/toleratedForms.ts'
import { withRelativesJoined } from './exclusions/readNothing.ts'
import { remarksIn, withoutRemarks } from './exclusions/remarks.ts'
import { roughNegationsIn } from './exclusions/roughNegations.ts'
import { withEggsSpelled } from './foods/misspeltEgg.ts'
import { foodsWithoutReading } from './foods/openFoods.ts'
import { limitsOf, type WishPart } from './limitsOf.ts'
import { agePassagesBesidePersons } from './people/agesBeside.ts'
import { agePassagesByNumber } from './people/agesTold.ts'
import { withDietLetters } from './people/dietLetters.ts'
import { elderPassages } from './people/elders.ts'
import { withFirstNames } from './people/firstNames.ts'
import { personsRemarked } from './people/foodsBeforePersons.ts'
import { doubtFoodsOfPersons } from './people/foodsOfPersons.ts'
import { readOtherEaters } from './people/otherEaters.ts'
import { doubtPersons } from './people/personDoubts.ts'
import { replaceNamesByPersonWord } from './people/persons.ts'
import { readItems } from './readItems.ts'
import { unreadPassages } from './unreadPassages.ts'
import { doubtUntoldFoods } from './untold/doubtUntoldFoods.ts'
import { doubtFurtherFoods } from './untold/furtherFoods.ts'
import { unknownDietsIn } from './untold/unknownDiets.ts'
import { doubtUnknownInLists } from './untold/unknownInLists.ts'
import type { WishItem } from './wishItems.ts'
import { tokensOf } from './wishTokens.ts'
import { languagesOf } from './writtenIn.ts'

/** A food, a group of foods or a diet that a wish leaves out. */
export interface LeftOut {
  /** As it was typed. */
  said: string
  /** By our own names: of the fourteen, foods in English, diets. */
  allergens: readonly AllergenId[]
  foods: readonly string[]
  diets: readonly DietId[]
  isAllergy: boolean
}

/** A passage that may leave something out, as it was typed; `foods` are the ones it may be about, by their names here. */
export interface UnclearPassage {
  text: string
  /** Whether it speaks of an allergy. */
  isAllergy: boolean
  foods: readonly NamedFood[]
}

/** A food of a wish: as it was typed, and by its name here. */
export interface NamedFood {
  said: string
  food: string
}

/** What a wish says against foods. */
export interface WishLimits {
  leftOut: readonly LeftOut[]
  /** Passages that tell of somebody who needs more care, as they were typed: "pregnant", "84 years old". */
  vulnerable: readonly string[]
  unclear: readonly UnclearPassage[]
  /** Foods that it names and that are neither left out nor asked about, each once: what may be in the dish as far as we read it. */
  named: readonly NamedFood[]
  /** The wish without the words that say what must not be in the dish. */
  wishedFor: string
}

/**
 * Reads what a wish says must not be in a dish, in every language that it may be written in; whatever any of them
 * understands counts. What may be meant so and cannot be read for certain is told as unclear. `names`: of those at the table.
 */
export function readWishLimits(text: string, names: readonly string[] = []): WishLimits {
  const remarks = remarksIn(text)
  const read = withoutRemarks(text, remarks)
  const tokens = withFirstNames(
    text,
    replaceNamesByPersonWord(
      text,
      withDietLetters(read, withRelativesJoined(withEggsSpelled(read, tokensOf(read)))),
      names,
    ),
  )
  const spans = languagesOf(tokens)
  const denied = deniedAllergyTokens(tokens, spans)
  const parts: WishPart[] = spans.map(({ language, items, from }) => ({
    language,
    reading: readItems(withoutDenied(items, from, denied), language),
    offset: from,
  }))
  for (const part of parts) {
    readIntolerances(tokens, part)
    readReactions(tokens, part)
  }
  readReasons(tokens, parts)
  doubtHarm(tokens, parts)
  doubtToleratedForms(tokens, parts)
  doubtPersons(tokens, parts)
  readOtherEaters(text, tokens, parts)
  doubtFoodsOfPersons(text, tokens, parts, personsRemarked(remarks, names))
  doubtFurtherFoods(tokens, parts)
  doubtUntoldFoods(tokens, parts)
  doubtUnknownInLists(tokens, parts)
  const limits = limitsOf(text, tokens, parts)
  const unclear = [...limits.unclear, ...roughNegationsIn(text, tokens, spans, limits)]
  const told = limits.vulnerable.length > 0 ? [] : agePassagesByNumber(text, tokens, parts)
  const vulnerable = [...limits.vulnerable, ...agePassagesBesidePersons(text, tokens, parts), ...told]
  return {
    ...limits,
    vulnerable: [...new Set(vulnerable.length > 0 ? vulnerable : elderPassages(text, tokens, parts))],
    unclear: withUnread(unclear, [...unknownDietsIn(text, tokens), ...unreadPassages(text, tokens, spans)]),
    named: foodsWithoutReading(text, tokens, parts),
  }
}

/** Items without the allergies that another language denies: "no allergies" is a German "allergies" too. */
function withoutDenied(items: readonly WishItem[], offset: number, denied: ReadonlySet<number>): WishItem[] {
  return items.map((item) => {
    const isDenied =
      (item.role === 'allergy' || item.role === 'allergyNext') && denied.has(item.from + offset)
    return isDenied ? { ...item, role: 'noLimit', food: null } : item
  })
}

/** A passage that is asked about already is not asked about twice. */
function withUnread(unclear: readonly UnclearPassage[], unread: readonly UnclearPassage[]): UnclearPassage[] {
  const more = unread.filter(({ text }) => unclear.every((each) => !text.includes(each.text)))
  return [...unclear, ...more]
}
