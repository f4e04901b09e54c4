import * as m from '#messages'

/** What readers call allergens and diets. */

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
