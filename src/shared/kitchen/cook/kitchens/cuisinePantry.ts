import type { Cuisine, MeatPreference } from '../../questionnaire.ts'
import type { VegetableCookingMethod } from '../choose/vegetableCutsByMethod.ts'

/** A dry or wet rub for 4 people: `adjective` goes before the protein in a title, `label` after "with". */
export interface SpiceRub {
  adjective: string
  label: string
  lines: string
}

export type SideDishKind = 'rice' | 'bread' | 'potato' | 'noodles' | 'grain' | 'salad' | 'greens'

/**
 * What a cuisine has in its cupboard, in the line language of dishTemplate.ts. The pools name foods without amounts
 * ("ghee > sunflower oil"); heat, fruit and bread are whole lines for 4 people.
 */
export interface CuisinePantry {
  cuisine: Cuisine
  adjective: string
  /** Where it borrows first when it has no dish of its own. */
  relatives: readonly Cuisine[]
  fat: string
  dressingOil: string
  acid: string
  herb: string
  cream: string
  cheese: string
  /** Beans and lentils it cooks by itself; empty where a can of them is no staple. */
  bean: string
  nut: string
  sweet: string
  warmSpice: string
  heat: string
  fruit: string
  bread: string
  vegetables: Readonly<Record<VegetableCookingMethod, string>>
  sides: Readonly<Partial<Record<SideDishKind, string>>>
  rubs: readonly SpiceRub[]
  sauces: readonly string[]
  /** Proteins without meat and from the water, most usual first; ids of proteins.ts. */
  meatless: string
  fish: string
  /** Meats its home cooks hardly use: the recipe says so. */
  unusualMeats?: readonly MeatPreference[]
}
