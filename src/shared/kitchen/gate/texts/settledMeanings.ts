import type { Food } from '../../foods/foods.ts'
import type { WishLanguageId } from '../../wish/wishLanguage.ts'

/**
 * Which of two foods is meant by a word that a language has for the one and the catalogue for the other: the language's, the
 * catalogue's, either, so that only what both hold is certain, or mostly the language's, so that the other is possible.
 */
export type SettledMeaning = 'own' | 'catalogue' | 'either' | 'mostly own'

/** By language pairs of names of foods: what its table calls so, then what the catalogue does. */
const texts: Partial<Record<WishLanguageId, Partial<Record<SettledMeaning, string>>>> = {
  de: {
    own: `bell pepper = pepperoni, meat = breaded pork cutlet, beef = locro, ice cream = strawberry, halva = Indian halwa,
      chocolate hazelnut spread = gianduja, ice cream = walnut, vanilla pudding = custard, horseradish = chrzan`,
    catalogue: `coconut = desiccated coconut, bread = kaiser roll, bread = bread roll, ravioli = pelmeni, croquette = bitterballen,
      potato salad = kartoffelsalat, coleslaw = krautsalat, gingerbread = Lebkuchen, cake = Nusskuchen, creme anglaise = custard,
      pudding mix = custard powder, plain biscuit = cookie, hot dog = weisswurst, mortadella = bologna,
      gravy mix = sauce thickener, gnocchi = schupfnudeln, potato pancake = hash brown, pudding mix = custard powder German,
      plain biscuit = petit beurre, doughnut = pączki, toffee = caramel, layer cake = Black Forest cake`,
    either:
      'rice pudding = pudding rice, pasta = wide egg noodles, cake = layer cake, shortcrust pastry = pâte brisée',
  },
  fr: {
    own: `meat = brioche, meat = barbecue sauce, spring onion = corn on the cob, raspberry = raspberry liqueur, grape = raisin,
      pasta = pâté`,
    catalogue: `chestnut = chestnut cream, puff pastry = vol-au-vent case, black pudding = boudin, black pudding = blood sausage, pesto = pistou,
      toast = rusk, gingerbread = pain d'épices, pâté = terrine, horseradish = horseradish root, praline = praline paste,
      plain biscuit = petit beurre, rémoulade = sauce gribiche, taramasalata = cod roe, shortbread = palet breton,
      dumpling = gyoza, anchovy paste = anchoïade, minced meat = beef burger`,
    either: 'cake = layer cake, gnocchi = fish quenelle, shortcrust pastry = pâte brisée',
    'mostly own': 'cabbage = choux pastry',
  },
  es: {
    own: `vanilla extract = ladyfinger, grapefruit = pomelo, cuttlefish = chocolate cereal, chili = pepperoncini, egg yolk = yema,
      tostada or toast = tostada, caramel = toffee`,
    catalogue: `mixed dried beans = broad bean, butter = manteca, sausage = hot dog, toast = rusk, shortbread = Spanish shortbread,
      doughnut = Spanish biscuit with wine, brioche = bread roll, tapenade = olive paste, sponge cake = magdalena,
      muffin = magdalena, doughnut = wheat fritter, shortbread = polvoron, dumpling = gyoza`,
    either: 'frangipane = almond butter, shellfish = seafood mix',
    'mostly own': 'cake = pasteles',
  },
  it: {
    own: `milk = iced coffee, oyster = ostrich, bell pepper = pepperoni, chili = pepperoncini, vinegar = balsamic vinegar,
      sulphite preservative = green seasoning`,
    catalogue: 'parmesan = Grana Padano, sausage = hot dog, chocolate hazelnut spread = gianduja spread',
    either: 'snail = lumache, shellfish = seafood mix',
  },
  pt: {
    own: `all-purpose flour = cassava meal, squid = chocolate cereal, mustard = mostarda, vegetable oil = margarine,
      chili = peri peri sauce`,
    catalogue: 'bread = bread roll, couscous = cuscuz, mixed dried beans = broad bean',
    either: 'mixed nuts = chestnut, cashew = cashew apple, shellfish = seafood mix',
  },
  nl: {
    own: 'anchovy = Swedish sprats, crab = crab stick, coconut milk = coconut flour',
    catalogue: 'chili = sambal',
  },
  pl: {
    own: `all-purpose flour = sushi, crab = crab stick, crayfish = ouzo, lamb = sushki, apricot = morel`,
    catalogue: 'herring = pickled herring, horseradish = chrzan',
    either: 'pasta = spätzle',
  },
  sv: {
    own: 'lemon = orange liqueur',
    catalogue:
      'anchovy = Swedish sprats, herring = pickled herring, sausage = hot dog, pickle = sweet pickle',
  },
  da: {
    own: 'all-purpose flour = honey, plum = bread, lemon = orange liqueur, beetroot = pickled beetroot',
    catalogue: 'sausage = hot dog',
  },
  no: {
    own: 'all-purpose flour = honey, coconut milk = coconut flour',
    catalogue: 'sausage = hot dog',
  },
  hi: {
    own: 'mustard = malt vinegar',
    catalogue: 'bread = naan, fig = dried fig',
  },
}

const settled = new Map<string, SettledMeaning>()
for (const [id, bySettlement] of Object.entries(texts))
  for (const [settlement, pairs] of Object.entries(bySettlement))
    for (const pair of pairs.split(',')) settled.set(`${id}: ${pair.trim()}`, settlement as SettledMeaning)

/** Null where nobody settled it; it is then read as mostly the language's own. */
export const settledMeaningOfWord = (id: WishLanguageId, own: Food, other: Food): SettledMeaning | null =>
  settled.get(`${id}: ${own.name} = ${other.name}`) ?? null
