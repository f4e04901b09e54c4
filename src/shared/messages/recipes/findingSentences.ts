import * as m from '#messages'
import { joinWordsAsList } from '../../currentLocale.ts'
import { allergenName, dietName } from './findings.ts'

type Concern = { kind: 'allergen' | 'diet'; id: string } | { kind: 'allergy' | 'dislike'; food: string }

interface FindingOfEater {
  kind: 'contains' | 'may contain'
  /** Empty for the person who reads it. */
  eater: string
  concern: Concern
  path: readonly string[]
  /** See shared/kitchen/findings/foodMentionPlaces.ts. */
  namedIn: string
  /** Counted from 0. */
  step: number | null
}

/** What the check of a recipe found, as the kitchen tells it and as it travels: see contract/recipes/recipeReport.ts. */
export type FindingToWord =
  | FindingOfEater
  | { kind: 'unknown line'; text: string; isReadInPart?: boolean | undefined }
  | { kind: 'unknown word'; about: string; step: number | null }
  | { kind: 'unused ingredient' | 'unlisted food'; food: string }
  | { kind: 'over time'; minutes: number; limitMinutes: number }
  | { kind: 'other meat'; asked: string; path: readonly string[] }
  | { kind: 'meat missing'; asked: string }
  | { kind: 'implausible amount'; food: string; gramsPerServing: number; usualMaxGrams: number }
  | { kind: 'servings missing' | 'not checked' }
  | { kind: 'texts not read'; texts: 'all' | 'some' | 'end' | 'for care' }
  | { kind: 'hazard'; hazard: string; eater: string | null; about: string }
  | { kind: 'not listed'; count: number }
  | { kind: 'wish unclear'; passage: string; foods: readonly string[] }

/**
 * A finding in one sentence for the person who reads the recipe. Never "safe": a check proves presence, not absence.
 */
export function sentenceOfFinding(finding: FindingToWord): string {
  switch (finding.kind) {
    case 'contains':
    case 'may contain':
      return sentenceOfEaten(finding)
    case 'unknown line':
      return finding.isReadInPart
        ? m.findings_line_read_in_part({ text: finding.text })
        : m.findings_unknown_line({ text: finding.text })
    case 'unknown word':
      return unknownWordSentence({ word: finding.about, step: finding.step })
    case 'unused ingredient':
      return m.findings_unused_ingredient({ food: finding.food })
    case 'unlisted food':
      return m.findings_unlisted_food({ food: finding.food })
    case 'over time':
      return m.findings_over_time({ minutes: finding.minutes, limitMinutes: finding.limitMinutes })
    case 'other meat':
      return m.findings_other_meat({ asked: finding.asked, found: finding.path[0] ?? '' })
    case 'meat missing':
      return m.findings_meat_missing({ asked: finding.asked })
    case 'implausible amount':
      return implausibleAmount(finding.food, finding.gramsPerServing, finding.usualMaxGrams)
    case 'servings missing':
      return m.findings_servings_missing()
    case 'texts not read':
      return textsNotRead[finding.texts]()
    case 'hazard': {
      const sentence = hazardSentences[finding.hazard]?.({ about: finding.about }) ?? finding.about
      return finding.eater ? m.findings_hazard_for({ sentence, eater: finding.eater }) : sentence
    }
    case 'not checked':
      return m.findings_not_checked()
    case 'not listed':
      return m.findings_not_listed({ count: finding.count })
    case 'wish unclear':
      return finding.foods.length > 0
        ? m.findings_wish_unclear({ passage: finding.passage, foods: joinWordsAsList(finding.foods) })
        : m.findings_wish_not_read({ passage: finding.passage })
  }
}

/** "We cannot tell what is in it: we do not know “xyz” in step 3." */
export const unknownWordSentence = ({ word, step }: { word: string; step: number | null }): string =>
  step === null ? m.findings_unknown_line({ text: word }) : m.findings_cannot_tell({ word, step: step + 1 })

const textsNotRead = {
  all: m.findings_texts_not_read,
  some: m.findings_texts_partly_read,
  end: m.findings_text_end_not_read,
  'for care': m.findings_texts_not_read_for_care,
}

function sentenceOfEaten({ kind, eater, concern }: FindingOfEater): string {
  const isCertain = kind === 'contains'
  switch (concern.kind) {
    case 'allergen':
      return (isCertain ? containsAllergen : mayContainAllergen)(eater, concern.id)
    case 'allergy':
      return (isCertain ? containsAllergy : mayContainAllergy)(eater, concern.food)
    case 'diet':
      return (isCertain ? breaksDiet : mayBreakDiet)(eater, concern.id)
    case 'dislike':
      return (isCertain ? containsDisliked : mayContainDisliked)(eater, concern.food)
  }
}

/** The way that shows why, ending in the allergen's own word: "fish sauce", "anchovy", "fish". */
export function foodPathOfFinding(finding: FindingToWord): string[] {
  if (finding.kind === 'other meat') return [...finding.path]
  if (finding.kind !== 'contains' && finding.kind !== 'may contain') return []
  const { concern, path } = finding
  return concern.kind === 'allergen' ? [...new Set([...path, allergenName(concern.id)])] : [...path]
}

/** Where a food is named that no line lists; null for what a line lists. */
export function placeOfFindingText(finding: FindingToWord): string | null {
  if (finding.kind !== 'contains' && finding.kind !== 'may contain') return null
  const { namedIn, step } = finding
  if (namedIn === 'step' && step !== null) return m.findings_named_in_step({ step: step + 1 })
  if (namedIn === 'text') return m.findings_named_in_text()
  if (namedIn === 'name') return m.findings_named_in_name()
  return namedIn === 'description' ? m.findings_named_in_description() : null
}

// `eater` is empty for the person who reads it.
const containsAllergen = (eater: string, id: string) =>
  eater === ''
    ? m.findings_contains_allergen({ allergen: allergenName(id) })
    : m.findings_contains_allergen_for({ allergen: allergenName(id), eater })
const mayContainAllergen = (eater: string, id: string) =>
  eater === ''
    ? m.findings_may_contain_allergen({ allergen: allergenName(id) })
    : m.findings_may_contain_allergen_for({ allergen: allergenName(id), eater })
const containsAllergy = (eater: string, food: string) =>
  eater === '' ? m.findings_contains_allergy({ food }) : m.findings_contains_allergy_for({ food, eater })
const mayContainAllergy = (eater: string, food: string) =>
  eater === ''
    ? m.findings_may_contain_allergy({ food })
    : m.findings_may_contain_allergy_for({ food, eater })
const breaksDiet = (eater: string, id: string) =>
  eater === ''
    ? m.findings_breaks_diet({ diet: dietName(id) })
    : m.findings_breaks_diet_for({ diet: dietName(id), eater })
const mayBreakDiet = (eater: string, id: string) =>
  eater === ''
    ? m.findings_may_break_diet({ diet: dietName(id) })
    : m.findings_may_break_diet_for({ diet: dietName(id), eater })
const containsDisliked = (eater: string, food: string) =>
  eater === '' ? m.findings_contains_disliked({ food }) : m.findings_contains_disliked_for({ food, eater })
const mayContainDisliked = (eater: string, food: string) =>
  eater === ''
    ? m.findings_may_contain_disliked({ food })
    : m.findings_may_contain_disliked_for({ food, eater })
const implausibleAmount = (food: string, grams: number, usualMaxGrams: number) =>
  m.findings_implausible_amount({ food, grams: Math.round(grams), usual: Math.round(usualMaxGrams) })

/** What may harm the people who eat it, by what the gate calls it. */
export const hazardSentences: Readonly<Record<string, (inputs: { about: string }) => string>> = {
  'poultry underdone': m.findings_hazard_poultry_underdone,
  'minced meat underdone': m.findings_hazard_minced_meat_underdone,
  'pork underdone': m.findings_hazard_pork_underdone,
  'rice kept warm': m.findings_hazard_rice_kept_warm,
  'raw egg': m.findings_hazard_raw_egg,
  'runny egg': m.findings_hazard_runny_egg,
  'raw flour': m.findings_hazard_raw_flour,
  'raw milk': m.findings_hazard_raw_milk,
  'raw fish': m.findings_hazard_raw_fish,
  'raw meat': m.findings_hazard_raw_meat,
  'raw sprouts': m.findings_hazard_raw_sprouts,
  'unpasteurised juice': m.findings_hazard_unpasteurised_juice,
  'cold smoked fish or pâté': m.findings_hazard_cold_smoked_fish_or_pat,
  'cold soft cheese': m.findings_hazard_cold_soft_cheese,
  'cold cured meat': m.findings_hazard_cold_cured_meat,
  'liver or mercury fish': m.findings_hazard_liver_or_mercury_fish,
  alcohol: m.findings_hazard_alcohol,
  'garlic in oil': m.findings_hazard_garlic_in_oil,
  'home canning': m.findings_hazard_home_canning,
  'left out': m.findings_hazard_left_out,
  'thawed on the counter': m.findings_hazard_thawed_on_the_counter,
  'marinade reused': m.findings_hazard_marinade_reused,
  'washed poultry': m.findings_hazard_washed_poultry,
  'raw kidney beans': m.findings_hazard_raw_kidney_beans,
  'raw cassava': m.findings_hazard_raw_cassava,
  'partly cooked': m.findings_hazard_partly_cooked,
  'stuffed ahead': m.findings_hazard_stuffed_ahead,
  'frozen again': m.findings_hazard_frozen_again,
  'frozen in the slow cooker': m.findings_hazard_frozen_in_the_slow_cooker,
  'sous vide': m.findings_hazard_sous_vide,
  'fermented without salt': m.findings_hazard_fermented_without_salt,
  'salt for infants': m.findings_hazard_salt_for_infants,
  'infant formula': m.findings_hazard_infant_formula,
  'poisonous raw': m.findings_hazard_poisonous_raw,
  'honey for infants': m.findings_hazard_honey_for_infants,
  choking: m.findings_hazard_choking,
  'no food': m.findings_hazard_no_food,
  'poisonous plant': m.findings_hazard_poisonous_plant,
}
