/** What a name of a dish is when one of these words follows: a thing of the kitchen, or a food made for the dish. */
const thingsAfter =
  /^[ -](?:cutters?|wheels?|stones?|ovens?|peels?|irons?|makers?|machines?|tins?|trays?|mou?lds?|charts?|box(?:es)?|boots?|trucks?|powders?|flakes?|seasonings?|spice mix|mix|oil|crumbs|shells?|wrappers?|skins)(?![\p{L}\d])/u

/** Sauces that are bought and poured over other dishes. */
const dishesWithBoughtSauce = /^(?:pizza|taco|enchilada|teriyaki|satay|adobo|jerk|fajita|hot dog|katsu)s?$/
const sauceAfter = /^[ -](?:sauce|paste|marinade|dressing)(?![\p{L}\d])/u

const chili = /^chill?is?$/
const chiliOfOtherKind = /(?:^|[^\p{L}])(?:sweet|dried|fresh|red|green|chopped|sliced|thai|bird's eye) $/u
const chiliAsFood = /^[ -](?:pastes?|sauces?|crisp|peppers?|jam|garlic|lime|beans? paste)(?![\p{L}\d])/u

const crumble = /^crumble$/
const crumbleAsWork = /^ (?:the|some|in|over|on|up|it|them|feta|cheese|bacon)(?![\p{L}\d])/u

/** Spanish "cordero asado" is how lamb is cooked. */
const meatBeforeAsado =
  /(?:^|[^\p{L}])(?:pollo|cordero|cerdo|pavo|pescado|cochinillo|lomo|conejo|pato|ternera|cabrito|lechazo|pernil)s? $/u
/** French "omelette aux pommes" is of apples. */
const frenchBeforeApples = /(?:^|[^\p{L}])(?:aux|des|les|de|deux|trois|quelques|mes|nos|aux petites) $/u

/** Whether what stands in a folded text from `start` up to `end` is no dish: a pizza cutter, chili flakes. */
export function isOtherThingThanDish(
  folded: string,
  { start, end }: { start: number; end: number },
): boolean {
  const said = folded.slice(start, end)
  const after = folded.slice(end, end + 24)
  if (thingsAfter.test(after)) return true
  if (dishesWithBoughtSauce.test(said) && sauceAfter.test(after)) return true
  if (chili.test(said))
    return chiliAsFood.test(after) || chiliOfOtherKind.test(folded.slice(Math.max(0, start - 14), start))
  const before = folded.slice(Math.max(0, start - 20), start)
  if (said === 'asado') return meatBeforeAsado.test(before)
  if (said === 'pommes') return frenchBeforeApples.test(before)
  return crumble.test(said) && crumbleAsWork.test(after)
}
