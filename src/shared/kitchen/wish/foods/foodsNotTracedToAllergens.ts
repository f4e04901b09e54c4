/**
 * What the catalogue has as a food of its own and does not trace through what is made of it: a bread names no yeast, an apple no
 * fructose, a sweet no colouring. That a recipe names none says nothing.
 */
export const foodsNotTracedToAllergens: ReadonlySet<string> = new Set(
  'fat,fructose,glucose,glucose syrup,MSG,oil,palm oil,starch,vegetable oil,yeast,food coloring'.split(','),
)
