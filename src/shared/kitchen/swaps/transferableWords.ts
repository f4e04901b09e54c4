import type { Food } from '../foods/foods.ts'
import type { IngredientLine } from '../lines/parseIngredientLine.ts'

/** Words of what is done to a food that are as true of what stands in for it. */
const handling = new Set(
  `finely roughly coarsely thinly thickly freshly lightly very and or cut into to chopped diced sliced cubed minced
  grated shredded crumbled torn halved quartered crushed mashed melted softened cooled chilled cold warm warmed hot at
  room temperature drained rinsed toasted sifted whipped cooked in pieces piece strips strip cubes cube chunks chunk
  dice slices slice rounds wedges half bite bite-sized sized size small large thin thick long lengthways lengthwise
  crosswise inch inches cm mm packed about`.split(/\s+/),
)

/** What a line is for, as it may stand behind any food. */
const purpose =
  /^(?:to taste|to serve|for serving|to garnish|for garnish|to finish|for greasing|to grease|for frying|for brushing|to glaze|for dusting|optional|divided|for the tin|for the pan|for the topping|for topping|as needed|or to taste)$/i

/** Only plants are peeled as other plants are: prawns are not. */
const handlingOfPlants = new Set(['peeled', 'trimmed', 'cored', 'deseeded', 'seeded'])

/** The preparation, when every word of it only tells how things are cut and handled; else null. */
export function transferablePreparation({ preparation }: IngredientLine, old: Food): string | null {
  if (preparation === null) return null
  const words = preparation.toLowerCase().split(/[\s,]+/)
  const isPlant = old.category === 'Vegetables'
  return words.every(
    (word) =>
      handling.has(word) ||
      (isPlant && handlingOfPlants.has(word)) ||
      /^[\d./½¼¾⅓⅔–-]+(?:cm|mm|-inch)?$/.test(word),
  )
    ? preparation
    : null
}

/** "to taste", "for greasing", "optional": said of what stands in too. */
export function transferablePurpose({ note }: IngredientLine): string | null {
  return note !== null && purpose.test(note.trim()) ? note.trim() : null
}
