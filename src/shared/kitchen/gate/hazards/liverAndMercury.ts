import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { LineCheck } from '../checkLine.ts'

/** Fish that FDA and NHS ask pregnant women and children to leave out for its mercury. */
const mercuryFish =
  /\b(?:shark|swordfish|marlin|king mackerel|tilefish|bigeye tuna|orange roughy)\b|(?<!\p{L})(?:schwertfisch\p{L}*|haifisch\p{L}*|hai(?:steaks?|filets?)|espadons?|requins?|pez espada|tibur(?:ón|ones)|marlín)(?!\p{L})/iu

/** The fish of a line that holds much mercury, also where the catalogue does not know the line. */
export function nameOfMercuryFishInLine({ food, foods, line, text }: LineCheck): string | null {
  const named = [food, ...foods].find((one) => one !== null && mercuryFish.test(one.name))
  if (named) return named.name
  return mercuryFish.test(text) ? (food?.name ?? line.name) : null
}

/** Liver as lines call it, of which the catalogue may know the animal alone: "hígado de ternera". */
const liver =
  /\bliver\b|(?<!\p{L})(?:foies?(?: gras)?|h[íi]gados?|higaditos?|\p{L}*leber|f[íi]gados?|fegat[oi]|fegatini|lever|w[ąa]tr[óo]bk[ai])(?!\p{L})/iu
const noLiver =
  /\bhuile de foie|\bcod liver|aceite de h[íi]gado|lebertran|(?:(?:sin|sans|ohne) (?:h[íi]gado|foie|leber))/iu

/** Called after liver and mostly without any: Leberkäse is a meatloaf of pork and beef. */
const noLiverInside: ReadonlySet<string> = new Set(['liver cheese'])

/** The name of the liver of a line, or of what is spread that is made of it; null where it is none. */
export function nameOfLiverInLine({ food, foods, line, text }: LineCheck): string | null {
  const named = [food, ...foods].find(
    (one) =>
      one !== null &&
      ((/\bliver\b/.test(one.name) && !noLiverInside.has(one.name)) ||
        pathToContainedFood(one, 'liver spread kind')?.isItself === true),
  )
  if (named) return named.name
  return liver.test(text) && !noLiver.test(text) ? line.name : null
}
