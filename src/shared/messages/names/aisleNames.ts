import * as m from '#messages'
import { createNameLookup } from './nameIn.ts'

const categoryNames = {
  Dairy: m.names_category_dairy,
  Meat: m.names_category_meat,
  Vegetables: m.names_category_vegetables,
  Fruits: m.names_category_fruits,
  Grains: m.names_category_grains,
  'Lentils and Pulses': m.names_category_lentils_and_pulses,
  Rice: m.names_category_rice,
  Seafood: m.names_category_seafood,
  Baking: m.names_category_baking,
  Spices: m.names_category_spices,
  'Pantry Staples': m.names_category_pantry_staples,
  Beverages: m.names_category_beverages,
  'Frozen Foods': m.names_category_frozen_foods,
  Condiments: m.names_category_condiments,
  Snacks: m.names_category_snacks,
  'Cleaning Supplies': m.names_category_cleaning_supplies,
  'Personal Care': m.names_category_personal_care,
  'Paper Goods': m.names_category_paper_goods,
  Sauces: m.names_category_sauces,
  Herbs: m.names_category_herbs,
}

export const groceryCategoryName = createNameLookup(categoryNames)
