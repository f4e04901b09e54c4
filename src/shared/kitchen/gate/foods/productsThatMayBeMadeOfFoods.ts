import { getFoodByName } from '../../foods/foods.ts'
import { splitNamesAtCommas } from './splitNamesAtCommas.ts'

/** Kinds of foods, and the products that are made of one food of the kind or another: fish fingers are of cod or of pollock. */
const productsByKind: Readonly<Record<string, readonly string[]>> = {
  'fish kind': splitNamesAtCommas(`
    fish, fish pie mix, fish head, breaded fish kind, surimi, smoked fish, salted fish, fish floss, raw fish sashimi,
    fish by a local name, fish spread, fish pâté, fish roe, seafood mix, jeotgal, fermented fish,
    Thai-style fishcake, tod mun pla, fiskekake, fiskebullar, fish gelatine, fish oil, otak-otak, gefilte fish, mam,
    Redro, kosher gelatine, collagen powder, seafood stock, sushi, dried fish maw, isinglass, fish seasoning,
    whitebait, fish sauce, cod accra, saltfish fritter`),
  'white fish kind': ['white fish'],
  'oily fish kind': ['oily fish'],
  'mushroom kind': ['wild mushroom', 'mushroom', 'canned mushroom', 'mushroom stock'],
  'bean kind': splitNamesAtCommas(`
    mixed dried beans, canned mixed beans, bean soup, pork and beans, chili beans, baked beans, bean dip, burrito,
    refried beans, vegetarian chili, chili con carne`),
  'lentil kind': splitNamesAtCommas(`
    lentil, canned lentil, cooked lentil, sambar, lentil flour, lentil soup`),
  'seed kind': splitNamesAtCommas(`
    mixed seeds, multigrain bread, seed cracker, gluten-free wholegrain bread, multigrain flour, gluten-free cracker,
    rye crispbread, keto bread, muesli, granola, trail mix, everything bagel`),
  'nut kind': splitNamesAtCommas(`
    mixed nuts, ground nuts, mixed nut butter, nut milk, nut brittle, candied nuts, nut burger, nut roast`),
  herb: splitNamesAtCommas(`
    fresh herbs, dried mixed herbs, bouquet garni, lemongrass purée, herb pesto, basil oil, herbal tea, boursin,
    garlic butter, green sauce, herbal liqueur, microgreens, stuffing mix, seasoned salt, rub kind,
    seasoning mix kind, marinade, stock powder kind, dressing kind, Italian sausage`),
  spice: splitNamesAtCommas(`
    spice blend, curry paste kind, curry sauce, sausage kind, dry sausage kind, stock powder kind, marinade,
    Indian pickle kind, chutney kind, barbecue sauce, pickle, gingerbread, spice cake mix, chai tea, Lebkuchen,
    herbal liqueur, herbal tea, mulled wine, brown sauce, steak sauce, onion paste, kebab, doner meat, cold cuts,
    curry puff, sambar, mincemeat, Christmas pudding, vegetable soup, lentil soup, soup mix, Worcestershire sauce,
    giardiniera, pastrami, hot cross bun`),
  vegetable: splitNamesAtCommas(`
    mixed fresh vegetables, frozen mixed vegetables, vegetable stock, vegetable stock cube, vegetable chips,
    dried vegetable mix, soup mix, vegetable soup, giardiniera, vegetable caviar, vegetable seasoning, veggie burger,
    vegetable cutlet, vegetable puff, vegetable dumplings, spring roll, tsukemono, grilled vegetable antipasti,
    root vegetables, leafy greens, maca powder, wheatgrass powder, smoothie`),
  'leafy green': ['lettuce', 'microgreens', 'caldo verde'],
  fruit: splitNamesAtCommas(`
    fresh fruit, fruit juice, smoothie, jam, fruit salad, frozen mixed fruit, fruit yogurt, sorbet,
    mixed dried fruit, candied fruit, fruit paste, fruit punch, cordial, flavored syrup, fruit vinegar,
    fruit chutney, berry coulis, fruit pie, pie filling, sherbet, ice pop, hard candy, gummy candy, jelly bean,
    fruit chews, gelatin dessert mix, fruit jelly, jelly dessert, jelly, trail mix, fruit and nut mix, muesli,
    granola, herbal tea, berry jam, sugar-free jam, berry compote, cocktail, kompot, hard seltzer, drink mix powder,
    fruit cocktail, tropical fruit mix, strudel, trifle, pavlova, sangria, apple crumble, wild fruit, fruit cake,
    vegan gums`),
  'red meat': splitNamesAtCommas(`
    meat, minced meat, sausage kind, cold cuts, meatball, kebab, doner meat, gravy mix, stock, hot dog, bologna,
    pâté, terrine, meat pie, shashlik, birria, shawarma, dumpling, samosa, meat ravioli, shepherd's pie, moussaka,
    bacon jerky, satay skewer, bone broth, stock cube, burger, mixed offal, liver, kidney, brain, lung, spleen,
    blood, locro, manti, ragu sauce`),
  'poultry kind': splitNamesAtCommas(`
    pâté, stock, stock cube, cold cuts, meat, dumpling, satay skewer, terrine, shawarma`),
  'offal kind': ['sausage kind', 'pâté', 'terrine', 'meat'],
  'game kind': splitNamesAtCommas(`
    terrine, pâté, game stock, venison sausage, meat`),
  'grain kind': splitNamesAtCommas(`
    multigrain bread, multigrain flour, muesli, multigrain chips, breakfast cereal, beer kind`),
}

/** Kinds that a food or a kind is of, the kinds of those kinds too. */
function kindsOf(name: string, found: Set<string> = new Set()): Set<string> {
  for (const kind of getFoodByName(name).is) {
    if (found.has(kind)) continue
    if (getFoodByName(kind).isKind) found.add(kind)
    kindsOf(kind, found)
  }
  return found
}

/** Products that are made of foods like these or of others of their kinds: who is allergic to cod has to ask what a fish finger is of. */
export function findProductsThatMayBeMadeOfFoods(targets: readonly string[]): readonly string[] {
  const kinds = new Set(targets.flatMap((target) => [target, ...kindsOf(target)]))
  return [...new Set([...kinds].flatMap((kind) => productsByKind[kind] ?? []))]
}
