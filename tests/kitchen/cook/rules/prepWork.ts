import type { FinishedLine, FinishedRecipe } from './finishedRecipe.ts'

/**
 * Seconds of a quick home cook for one piece, or for 100 g, of a food that is cut: the least, not the usual time. There is no public
 * table; they were set below what cooks need on film (Jacques Pépin, Essential Pépin, 2011: an onion in 30 seconds by a professional).
 */
const seconds: readonly { food: RegExp; piece: number; per100g: number }[] = [
  { food: /\bgarlic\b/, piece: 15, per100g: 200 },
  { food: /\b(?:onions?|shallots?|leeks?)\b/, piece: 45, per100g: 40 },
  { food: /\bscallions?|\bcelery|\bchil(?:i|ies)\b|\blemongrass|\bradish/, piece: 12, per100g: 40 },
  {
    food: /\bpotato|\byuca|\bturnip|\bcelery root|\bcelery roots|\bbeets?\b|\bparsnip|\bplantain|\bkohlrabi/,
    piece: 40,
    per100g: 20,
  },
  { food: /\bsquash|\bpumpkin/, piece: 240, per100g: 30 },
  { food: /\bcarrots?|\bcucumbers?|\bzucchini/, piece: 30, per100g: 25 },
  {
    food: /\beggplants?|\bpeppers?\b|\bfennel|\bmango|\bpineapple|\bapples?|\bpears?/,
    piece: 45,
    per100g: 25,
  },
  { food: /\bcabbage|\bcauliflower|\bbroccoli|\blettuce/, piece: 75, per100g: 12 },
  { food: /\bmushrooms?/, piece: 8, per100g: 25 },
  { food: /\btomato/, piece: 20, per100g: 15 },
  { food: /\bspinach|\bkale|\bchard|\bgreens/, piece: 45, per100g: 10 },
  { food: /\bchicken|\bbeef|\bpork|\blamb|\bturkey/, piece: 30, per100g: 18 },
  {
    food: /\bcheese|\bparmesan|\bcheddar|\bmozzarella|\bgruyère|\bhalloumi|\bpaneer|\btofu/,
    piece: 30,
    per100g: 25,
  },
]
const isCut =
  /\b(?:cut|chopped|sliced|diced|minced|grated|shredded|peeled|halved|quartered|crushed|trimmed|florets|cubed|matchsticks|wedges|strips)\b/
/** A home cook against the quick hands of the table. */
const homeCookFactor = 1.3
const perOtherCut = 20
const perDrained = 12
const perMeasured = 4

/** The minutes at the board that all lines together need at the very least. */
export function leastPrepMinutes(lines: readonly FinishedLine[]): number {
  return (homeCookFactor * lines.reduce((sum, line) => sum + secondsOf(line), 0)) / 60
}

function secondsOf({ text, name, preparation, grams, count }: FinishedLine): number {
  const words = preparation === '' && isCut.test(name) ? name : preparation
  if (!isCut.test(words)) return /\b(?:drained|rinsed|beaten)\b/.test(words) ? perDrained : perMeasured
  const known = seconds.find(({ food }) => food.test(name))
  if (!known) return perOtherCut
  const isWeighed = /^[\d.]+ k?g\b/.test(text)
  const share =
    /\b(?:halved|quartered|trimmed|crushed)\b/.test(words) && !/\b(?:peeled|chopped|sliced|cut)\b/.test(words)
      ? 0.4
      : 1
  const fine = /\bfinely\b|\bgrated\b|\bmatchsticks\b|\bpeeled and\b/.test(words) ? 1.25 : 1
  const cost = isWeighed && grams !== null ? (grams / 100) * known.per100g : (count ?? 1) * known.piece
  return Math.min(420, cost) * share * fine
}

/** Minutes for what is shaped, filled and folded by hand, piece by piece, where the steps count the pieces. */
export function shapingMinutes({ lines, steps }: FinishedRecipe): number {
  const wrappers = lines
    .filter(({ name }) =>
      /\b(?:wrappers?|lea(?:f|ves) to fill|phyllo|cabbage leaves|vine leaves)\b/.test(name),
    )
    .reduce((sum, { count }) => sum + (count ?? 15), 0)
  const shaped = [
    ...steps.matchAll(
      /\b(\d{1,2}) (?:[\p{L}-]+,? ){0,3}?(?:balls|patties|ovals|rounds|dumplings|rolls|parcels|triangles|cakes|fritters|fingers|pieces|pies|circles|flatbreads|pancakes)\b/giu,
    ),
  ].reduce((most, [, count]) => Math.max(most, Number(count)), 0)
  return Math.max(wrappers, shaped) * 0.9
}
