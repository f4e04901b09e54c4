/** A wish with what nearly every cook would ask of its recipe; all that is given must hold. */
export interface LabelledWish {
  /** Diet or the meat chosen, meal, time, skill, cuisine. */
  asked: string
  wish: string
  name?: RegExp
  /** Name, description, lines and steps together. */
  text?: RegExp
  has?: readonly RegExp[]
  hasNot?: readonly RegExp[]
  steps?: RegExp
  stepsNot?: RegExp
  servings?: number | readonly [number, number]
  minutes?: number
  /** Per serving: at most, or for protein and fibre at least. */
  kcal?: number
  protein?: number
  sodium?: number
  carb?: number
  fibre?: number
  /** At most, without water, salt, pepper and oil. */
  ingredients?: number
  /** Whether the answers leave it no place, so that it has to be declined. */
  isImpossible?: true
}
