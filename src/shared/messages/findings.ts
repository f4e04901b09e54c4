import * as m from '#messages'

/** Sentences about what the check of a recipe found. Never "safe": a check proves presence, not absence. */

const allergens: Readonly<Record<string, () => string>> = {
  gluten: m.findings_allergen_gluten,
  crustaceans: m.findings_allergen_crustaceans,
  eggs: m.findings_allergen_eggs,
  fish: m.findings_allergen_fish,
  peanuts: m.findings_allergen_peanuts,
  soy: m.findings_allergen_soy,
  milk: m.findings_allergen_milk,
  nuts: m.findings_allergen_nuts,
  celery: m.findings_allergen_celery,
  mustard: m.findings_allergen_mustard,
  sesame: m.findings_allergen_sesame,
  sulphites: m.findings_allergen_sulphites,
  lupin: m.findings_allergen_lupin,
  molluscs: m.findings_allergen_molluscs,
}

export const allergenName = (id: string) => allergens[id]?.() ?? id

const diets: Readonly<Record<string, () => string>> = {
  vegetarian: m.findings_diet_vegetarian,
  vegan: m.findings_diet_vegan,
  pescatarian: m.findings_diet_pescatarian,
  keto: m.findings_diet_keto,
  paleo: m.findings_diet_paleo,
  'gluten-free': m.findings_diet_gluten_free,
  'dairy-free': m.findings_diet_dairy_free,
  'low-carb': m.findings_diet_low_carb,
}

export const dietName = (id: string) => diets[id]?.() ?? id

// `eater` is empty for whoever reads it.
export const containsAllergen = (eater: string, id: string) =>
  eater === ''
    ? m.findings_contains_allergen({ allergen: allergenName(id) })
    : m.findings_contains_allergen_for({ allergen: allergenName(id), eater })
export const mayContainAllergen = (eater: string, id: string) =>
  eater === ''
    ? m.findings_may_contain_allergen({ allergen: allergenName(id) })
    : m.findings_may_contain_allergen_for({ allergen: allergenName(id), eater })
export const containsAllergy = (eater: string, food: string) =>
  eater === '' ? m.findings_contains_allergy({ food }) : m.findings_contains_allergy_for({ food, eater })
export const mayContainAllergy = (eater: string, food: string) =>
  eater === ''
    ? m.findings_may_contain_allergy({ food })
    : m.findings_may_contain_allergy_for({ food, eater })
export const breaksDiet = (eater: string, id: string) =>
  eater === ''
    ? m.findings_breaks_diet({ diet: dietName(id) })
    : m.findings_breaks_diet_for({ diet: dietName(id), eater })
export const mayBreakDiet = (eater: string, id: string) =>
  eater === ''
    ? m.findings_may_break_diet({ diet: dietName(id) })
    : m.findings_may_break_diet_for({ diet: dietName(id), eater })
export const containsDisliked = (eater: string, food: string) =>
  eater === '' ? m.findings_contains_disliked({ food }) : m.findings_contains_disliked_for({ food, eater })
export const mayContainDisliked = (eater: string, food: string) =>
  eater === ''
    ? m.findings_may_contain_disliked({ food })
    : m.findings_may_contain_disliked_for({ food, eater })
export const implausibleAmount = (food: string, grams: number, usualMaxGrams: number) =>
  m.findings_implausible_amount({ food, grams: Math.round(grams), usual: Math.round(usualMaxGrams) })

/** What may harm whoever eats it, by what the gate calls it; the source stands beside it. */
export const hazard: Readonly<Record<string, (inputs: { about: string }) => string>> = {
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
  'honey for infants': m.findings_hazard_honey_for_infants,
  'no food': m.findings_hazard_no_food,
  'poisonous plant': m.findings_hazard_poisonous_plant,
}
