import * as m from '#messages'
import { formatNumber, joinWordsAsList } from '../../currentLocale.ts'
import { allergenName, dietName } from './findings.ts'

/** What a wish asks for, as the kitchen tells it and as it travels: see contract/wishRequirements.ts. */
export type RequirementToWord = { said: string } & (
  | { kind: 'dish' | 'food in' }
  | { kind: 'dish kind'; dishKind: string }
  | { kind: 'food out'; allergens: readonly string[]; diets: readonly string[] }
  | { kind: 'people'; count: number }
  | { kind: 'equipment'; equipment: string }
  | { kind: 'taste'; taste: string }
  | { kind: 'nutrition'; nutrient: string; least: number | null; most: number | null }
  | { kind: 'effort'; effort: string }
  | { kind: 'time'; maxMinutes: number }
  | { kind: 'ingredients'; most: number }
  | { kind: 'keeping'; keeping: string }
  | { kind: 'budget'; budget: string }
)

/** Why it is not met, in the same way. */
export type UnmetReasonToWord =
  | { reason: 'other dish' | 'other limit' | 'not in it' | 'still in it' }
  | { reason: 'diet'; diet: string }
  | { reason: 'chosen meat' | 'without chosen meat'; meat: string }
  | { reason: 'chosen time'; cookingTime: string }
  | { reason: 'takes longer' | 'too short'; minutes?: number | undefined }
  | { reason: 'other number'; servings?: number | undefined }
  | { reason: 'not so'; amount?: number | undefined }

/** What a wish asks for, in a few words: "no onion", "serves 6". Dishes and foods as they were typed. */
export function nameOfRequirement(requirement: RequirementToWord): string {
  const { said } = requirement
  switch (requirement.kind) {
    case 'dish':
    case 'food in':
      return said
    case 'dish kind':
      return dishKinds[requirement.dishKind]?.() ?? said
    case 'food out':
      return nameOfLeftOut(requirement)
    case 'people':
      return m.wish_requirement_people({ count: requirement.count })
    case 'equipment':
      return equipments[requirement.equipment]?.() ?? said
    case 'taste':
      return tastes[requirement.taste]?.() ?? said
    case 'nutrition':
      return nameOfBounds(requirement)
    case 'effort':
      return efforts[requirement.effort]?.() ?? said
    case 'time':
      return m.wish_requirement_time({ minutes: requirement.maxMinutes })
    case 'ingredients':
      return m.wish_requirement_ingredients({ count: requirement.most })
    case 'keeping':
      return keepings[requirement.keeping]?.() ?? said
    case 'budget':
      return budgets[requirement.budget]?.() ?? said
  }
}

/** Diets by their names, allergens as "without …", and other foods as they were typed. */
function nameOfLeftOut({ said, allergens, diets }: Extract<RequirementToWord, { kind: 'food out' }>): string {
  const without = allergens.length > 0 ? allergens.map(allergenName) : diets.length > 0 ? [] : [said]
  const names = [...diets.map(dietName), ...without.map((food) => m.wish_requirement_without({ food }))]
  return joinWordsAsList([...new Set(names)])
}

function nameOfBounds({ nutrient, least, most }: Extract<RequirementToWord, { kind: 'nutrition' }>): string {
  const names: string[] = []
  if (nutrient === 'kcal') {
    if (most !== null) names.push(m.wish_requirement_energy_at_most({ amount: amountOf(nutrient, most) }))
    if (least !== null) names.push(m.wish_requirement_energy_at_least({ amount: amountOf(nutrient, least) }))
    return joinWordsAsList(names)
  }
  const name = nutrients[nutrient]?.() ?? nutrient
  if (least !== null)
    names.push(m.wish_requirement_at_least({ nutrient: name, amount: amountOf(nutrient, least) }))
  if (most !== null)
    names.push(m.wish_requirement_at_most({ nutrient: name, amount: amountOf(nutrient, most) }))
  return joinWordsAsList(names)
}

const amountOf = (nutrient: string, amount: number) =>
  `${formatNumber(Math.round(amount))} ${units[nutrient] ?? 'g'}`

/**
 * Why a recipe does not meet it, in one sentence. `nameOfAnswer` is questionnaireAnswerName, which a late part of a page has
 * from the page.
 */
export function sentenceOfUnmet(
  requirement: RequirementToWord,
  why: UnmetReasonToWord,
  nameOfAnswer: (answer: string) => string,
): string {
  switch (why.reason) {
    case 'diet':
      return m.wish_why_diet({ diet: nameOfAnswer(why.diet) })
    case 'chosen meat':
      return m.wish_why_chosen_meat({ meat: nameOfAnswer(why.meat) })
    case 'without chosen meat':
      return m.wish_why_without_chosen_meat({ meat: nameOfAnswer(why.meat) })
    case 'chosen time':
      return m.wish_why_chosen_time({ time: nameOfAnswer(why.cookingTime) })
    case 'other dish':
      return m.wish_why_other_dish()
    case 'other limit':
      return m.wish_why_other_limit()
    case 'not in it':
      return m.wish_why_not_in_it()
    case 'still in it':
      return m.wish_why_still_in_it()
    case 'takes longer':
      return why.minutes === undefined
        ? m.wish_why_takes_longer()
        : m.wish_why_takes_minutes({ minutes: why.minutes })
    case 'too short':
      return why.minutes === undefined
        ? m.wish_why_too_short()
        : m.wish_why_takes_minutes({ minutes: why.minutes })
    case 'other number':
      return why.servings === undefined
        ? m.wish_why_other_number()
        : m.wish_why_serves({ servings: why.servings })
    case 'not so':
      return why.amount === undefined
        ? m.wish_why_not_so()
        : m.wish_why_amount({
            amount:
              requirement.kind === 'nutrition'
                ? amountOf(requirement.nutrient, why.amount)
                : formatNumber(why.amount),
          })
  }
}

type Names = Readonly<Record<string, () => string>>

const dishKinds: Names = {
  soup: m.wish_requirement_kind_soup,
  stew: m.wish_requirement_kind_stew,
  curry: m.wish_requirement_kind_curry,
  salad: m.wish_requirement_kind_salad,
  sandwich: m.wish_requirement_kind_sandwich,
  wrap: m.wish_requirement_kind_wrap,
  pasta: m.wish_requirement_kind_pasta,
  noodles: m.wish_requirement_kind_noodles,
  'stir-fry': m.wish_requirement_kind_stir_fry,
  casserole: m.wish_requirement_kind_casserole,
  pie: m.wish_requirement_kind_pie,
  cake: m.wish_requirement_kind_cake,
  cookies: m.wish_requirement_kind_cookies,
  pancakes: m.wish_requirement_kind_pancakes,
  omelet: m.wish_requirement_kind_omelet,
  burger: m.wish_requirement_kind_burger,
  pizza: m.wish_requirement_kind_pizza,
  smoothie: m.wish_requirement_kind_smoothie,
  dip: m.wish_requirement_kind_dip,
  'finger food': m.wish_requirement_kind_finger_food,
  dessert: m.wish_requirement_kind_dessert,
  'side dish': m.wish_requirement_kind_side_dish,
  roast: m.wish_requirement_kind_roast,
  bread: m.wish_requirement_kind_bread,
}

const equipments: Names = {
  'microwave only': m.wish_requirement_equipment_microwave_only,
  'air fryer': m.wish_requirement_equipment_air_fryer,
  'slow cooker': m.wish_requirement_equipment_slow_cooker,
  'pressure cooker': m.wish_requirement_equipment_pressure_cooker,
  barbecue: m.wish_requirement_equipment_barbecue,
  'one pot': m.wish_requirement_equipment_one_pot,
  'no oven': m.wish_requirement_equipment_no_oven,
  'no stove': m.wish_requirement_equipment_no_stove,
  'no heat': m.wish_requirement_equipment_no_heat,
  'no blender': m.wish_requirement_equipment_no_blender,
}

const tastes: Names = {
  creamy: m.wish_requirement_taste_creamy,
  crispy: m.wish_requirement_taste_crispy,
  spicy: m.wish_requirement_taste_spicy,
  mild: m.wish_requirement_taste_mild,
  smoky: m.wish_requirement_taste_smoky,
  sour: m.wish_requirement_taste_sour,
  sweet: m.wish_requirement_taste_sweet,
  soft: m.wish_requirement_taste_soft,
  chewy: m.wish_requirement_taste_chewy,
  fluffy: m.wish_requirement_taste_fluffy,
  thick: m.wish_requirement_taste_thick,
  smooth: m.wish_requirement_taste_smooth,
  sticky: m.wish_requirement_taste_sticky,
  fresh: m.wish_requirement_taste_fresh,
  cheesy: m.wish_requirement_taste_cheesy,
  plain: m.wish_requirement_taste_plain,
}

const efforts: Names = {
  'few steps': m.wish_requirement_effort_few_steps,
  'no chopping': m.wish_requirement_effort_no_chopping,
  slow: m.wish_requirement_effort_slow,
  'from scratch': m.wish_requirement_effort_from_scratch,
}

const keepings: Names = {
  ahead: m.wish_requirement_keeping_ahead,
  freezer: m.wish_requirement_keeping_freezer,
  'eaten cold': m.wish_requirement_keeping_eaten_cold,
  'served hot': m.wish_requirement_keeping_served_hot,
  portable: m.wish_requirement_keeping_portable,
}

const budgets: Names = {
  cheap: m.wish_requirement_budget_cheap,
  'store cupboard': m.wish_requirement_budget_store_cupboard,
}

const nutrients: Names = {
  proteinGrams: m.wish_requirement_protein,
  carbohydrateGrams: m.wish_requirement_carbohydrate,
  fibreGrams: m.wish_requirement_fibre,
  sodiumMg: m.wish_requirement_sodium,
  fatGrams: m.wish_requirement_fat,
}

const units: Readonly<Record<string, string>> = { kcal: 'kcal', sodiumMg: 'mg' }
