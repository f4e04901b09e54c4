import * as m from '#messages'
import { getCurrentLocale, joinWordsAsList } from '../../currentLocale.ts'
import { allergenName, dietName } from './findings.ts'

type Concern = { kind: 'allergen' | 'diet'; id: string } | { kind: 'allergy' | 'dislike'; food: string }

interface WarnedFood {
  food: string
  /** See shared/kitchen/findings/foodMentionPlaces.ts. */
  namedIn: string
  /** Counted from 0. */
  step: number | null
}

interface Warning {
  /** Empty for the person who reads it. */
  eater: string
  concern: Concern
  contains: readonly WarnedFood[]
  mayContain: readonly WarnedFood[]
}

export function nameOfConcern(concern: Concern): string {
  if ('food' in concern) return concern.food
  return concern.kind === 'diet' ? dietName(concern.id) : allergenName(concern.id)
}

/** "Mara: contains sesame (tahini, sesame seed in step 3); may contain sesame (flatbread)". */
export function textOfWarning({ eater, concern, contains, mayContain }: Warning): string {
  const found = [
    ...(contains.length > 0 ? [foundText(concern, contains, true)] : []),
    ...(mayContain.length > 0 ? [foundText(concern, mayContain, false)] : []),
  ].join('; ')
  return eater === '' ? found : m.warnings_for({ eater, found })
}

function foundText(concern: Concern, named: readonly WarnedFood[], isCertain: boolean): string {
  const what = nameOfConcern(concern)
  const foods = joinWordsAsList(named.map(warnedFoodText))
  if (concern.kind === 'diet')
    return (isCertain ? m.warnings_breaks_diet : m.warnings_may_break_diet)({ diet: what, foods })
  // "contains kiwi (kiwi)" says nothing more than "contains kiwi".
  if (foods === what)
    return (isCertain ? m.warnings_contains_itself : m.warnings_may_contain_itself)({ what })
  return (isCertain ? m.warnings_contains : m.warnings_may_contain)({ what, foods })
}

/** A food, and where it is named if no line lists it. */
export function warnedFoodText({ food, namedIn, step }: WarnedFood): string {
  if (namedIn === 'step' && step !== null) return m.warnings_food_in_step({ food, step: step + 1 })
  if (namedIn === 'text') return m.warnings_food_in_text({ food })
  if (namedIn === 'name') return m.warnings_food_in_name({ food })
  return namedIn === 'description' ? m.warnings_food_in_description({ food }) : food
}

/** What stands at a line or a step: "contains sesame · Mara". */
export function warningMarkText(isCertain: boolean, eater: string, concern: Concern): string {
  const found = (isCertain ? m.warnings_contains_itself : m.warnings_may_contain_itself)({
    what: nameOfConcern(concern),
  })
  return eater === '' ? found : `${found} · ${eater}`
}

/** "No sesame or kiwi found for Mara." */
export function nothingFoundSentence(eater: string, concerns: readonly Concern[]): string {
  const allergies = anyOf(concerns.map(nameOfConcern))
  return eater === '' ? m.warnings_none_found({ allergies }) : m.warnings_none_found_for({ allergies, eater })
}

/** "We do not know “blorbfruit”, so it was not looked for (Mara)." */
export function unknownAllergySentence({ eater, allergy }: { eater: string; allergy: string }): string {
  return eater === ''
    ? m.warnings_unknown_allergy({ allergy })
    : m.warnings_unknown_allergy_for({ allergy, eater })
}

/** "We do not know “2 tbsp zorblat”. Check whether it contains sesame or kiwi." */
export const unknownLineSentence = (line: string, concerns: readonly Concern[]): string =>
  m.warnings_unknown_line({ line, allergies: anyOf([...new Set(concerns.map(nameOfConcern))]) })

/** "This contains sesame and milk for Mara." */
export function certainWarningSentence(eater: string, concerns: readonly Concern[]): string {
  const allergies = listOf('conjunction', concerns.map(nameOfConcern))
  return eater === '' ? m.warnings_ask({ allergies }) : m.warnings_ask_for({ allergies, eater })
}

const anyOf = (words: readonly string[]) => listOf('disjunction', words)

const listOf = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
  new Intl.ListFormat(getCurrentLocale(), { type }).format(words)
