import type { AllergenId } from './allergens.ts'
import type { DietId } from './diets.ts'

/**
 * Someone at the table. Allergens, diets and dislikes bind whoever cooks for them; likes are welcome where they
 * fit. `dislikes` and `likes` are a person's own words: "olives", "goat cheese".
 */
export interface Eater {
  name: string
  allergens: readonly AllergenId[]
  diets: readonly DietId[]
  dislikes: readonly string[]
  likes: readonly string[]
  /** Pregnant, under five, over 65 or with weak defences: raw egg, flour and milk are told to them. */
  isVulnerable?: boolean
}
