import type { FoodGroup } from './foodGroups.ts'
import { splitNamesAtCommas } from './splitNamesAtCommas.ts'

const brassicas = splitNamesAtCommas(`
  cabbage kind, broccoli, tenderstem broccoli, broccoli raab, cauliflower, romanesco, kale, Brussels sprout, kalette,
  collard greens, kohlrabi, turnip, turnip greens, swede, radish, daikon, watermelon radish, black radish,
  radish leaves, radish sprout, horseradish root, horseradish, chrzan, wasabi, wasabi root, rocket, watercress,
  upland cress, garden cress, Chinese broccoli, tatsoi, mizuna, komatsuna, mustard greens, sea kale,
  shepherd's purse, maca root`)
const chiliKinds = splitNamesAtCommas(`
  chili pepper kind, dried chili kind, hot sauce kind, chili spice, chili powder, chili oil, cayenne pepper,
  chili flakes, gochugaru`)
/** Plants of the family of legumes that few people think of. */
const otherLegumes = splitNamesAtCommas(`
  fenugreek seed, fenugreek leaves, carob flour, carob chips, carob syrup, jicama, ice cream bean,
  butterfly pea flower, mesquite bean pod, alfalfa sprout, hopniss, cow pea leaf, pigeon pea leaf, cowpea leaves,
  horse gram sprout, jengkol, sesbania flower, agathi leaves, tonka bean`)
const perhapsLegume = splitNamesAtCommas(`
  tamarind, tamarind pod, licorice root, liquorice, guar gum, gum arabic, rooibos tea`)
/** What is salted and spiced by a recipe that the label alone tells. */
const perhapsWithAllium = splitNamesAtCommas(`
  stock kind, seasoning mix kind, rub kind, ready soup kind, condensed soup kind, gravy kind, dressing kind,
  chutney kind, Indian pickle kind, curry paste kind, sausage kind, marinade, barbecue sauce, ketchup kind,
  frozen meat substitute, cold cuts, ready dish, pickle`)
/** Bought foods that may be spiced with peppers, depending on the manufacturer. */
const perhapsWithChili = splitNamesAtCommas(`
  curry sauce, marinade, Spanish chorizo, pepperoni, salami, spice blend, curry paste kind, Indian pickle kind,
  chutney kind, stock powder kind, kebab, doner meat, dry sausage kind`)
const podded = splitNamesAtCommas(`
  podded vegetable, pea shoot, bean sprout, canned bean sprouts, canned green bean`)
/** Products of several plants, peas and fenugreek among them or not. */
const vegetableProducts = splitNamesAtCommas(`
  spice blend, curry paste kind, curry sauce, mixed fresh vegetables, vegetable soup, soup mix, vegetable stock cube,
  Indian pickle kind, frozen meat substitute, meat substitute`)

/** Groups of plants: what people who avoid one of them avoid too. */
export const plantFoodGroups: Readonly<Record<string, FoodGroup>> = {
  legume: {
    areAllProductsListed: true,
    facts: ['pulse', 'pod', 'soy', 'peanut', 'lupin'],
    kinds: [...otherLegumes, ...podded, ...['pulse kind', 'pea']],
    productsThatMayHold: [...vegetableProducts, ...perhapsLegume],
  },
  pulse: {
    areAllProductsListed: true,
    facts: ['pulse', 'soy', 'peanut', 'lupin'],
    kinds: ['pulse kind', 'pea'],
    productsThatMayHold: [...otherLegumes, ...vegetableProducts, ...podded],
  },
  bean: {
    facts: ['soy'],
    kinds: splitNamesAtCommas(`
      bean kind, green bean, wax bean, yardlong bean, winged bean, hyacinth bean pod, cluster bean, broad bean,
      fresh borlotti, petai, mung bean, moong dal, bean sprout, canned bean sprouts, mung bean starch, moth bean,
      mixed dried beans, runner bean seed`),
    productsThatMayHold: splitNamesAtCommas(`
      locust bean, carob flour, guar gum, legume pasta, pulse flour kind, sprout kind`),
  },
  pea: {
    kinds: splitNamesAtCommas(`
      pea, dried pea, split pea, snow pea, sugar snap pea, pea flour, pea shoot, pea protein powder,
      textured pea protein, pea milk, pea sprout, yellow soup pea, white pea, carlin pea, canned pea, frozen pea,
      peas in the pod`),
    productsThatMayHold: splitNamesAtCommas(`
      legume pasta, frozen meat substitute, mixed fresh vegetables, soup mix, canned mixed vegetables,
      meat substitute, plant dairy, glass noodles, vegetable soup, minestrone`),
  },
  cocoa: {
    kinds: splitNamesAtCommas(`
      cocoa powder, cocoa butter, cacao nibs, unsweetened chocolate, chocolate kind, sugar-free chocolate`),
    except: ['butterscotch chips', 'peanut butter chips'],
    productsThatMayHold: splitNamesAtCommas(`
      butterscotch chips, peanut butter chips, cookie, cookie dough, cookie mix, biscuit kind, cake kind, muffin,
      frozen dessert, eclair, pudding mix, candy bar, praline, frosting, sprinkles, breakfast cereal, milkshake,
      whey protein powder, snack cake, tiramisu, trifle, ladyfinger, doughnut, croissant, babka, panettone, brioche,
      pudding kind, trail mix, chocolate fruit, liqueur, confection, sweet pastry, coffee, rum extract`),
  },
  mushroom: {
    kinds: ['mushroom kind', 'mushroom'],
    productsThatMayHold: splitNamesAtCommas(`
      fungus protein, truffle oil, chocolate truffle, vegetarian pâté, stuffing mix, soup mix, stock cube,
      vegetable stock cube, vegan stock cube, frozen meat substitute, wild rice blend, pizza, ready soup kind,
      spring roll, eastern dumpling, frozen dumpling kind, stir-fry sauce, pot pie, meat pie, chicken pie,
      dark soy sauce, mixed fresh vegetables`),
  },
  seed: {
    facts: ['sesame'],
    kinds: splitNamesAtCommas(`
      seed kind, tahini, sunflower seed flour, sunflower halva, sunflower sprout`),
    productsThatMayHold: splitNamesAtCommas(`
      mustard seed, celery seed, caraway seed, cumin seed, coriander seed, fennel seed, anise seed, nigella seed,
      fenugreek seed, dill seed, ajwain, black cumin, annatto, panch phoron, multigrain bread, multigrain flour,
      rye bread, cracker kind, muesli, granola, sunflower oil, pumpkin seed oil, flaxseed oil, hemp oil, chia oil,
      poppy seed oil, rapeseed oil, grapeseed oil, cottonseed oil, trail mix, pine nut, khalva`),
  },
  'sunflower seed': {
    kinds: splitNamesAtCommas(`
      sunflower seed, sunflower seed butter, sunflower seed flour, sunflower halva, khalva`),
    productsThatMayHold: splitNamesAtCommas(`
      sunflower oil, sunflower sprout, lecithin, vegetable oil, multigrain bread, muesli, granola, mixed seeds,
      trail mix, cooking spray, senna noog, gluten-free bread, seed cracker, multigrain flour, rye bread,
      dark rye bread, tuna in oil, soft margarine, pesto`),
  },
  brassica: {
    facts: ['mustard'],
    kinds: brassicas,
    productsThatMayHold: splitNamesAtCommas(`
      rapeseed oil, vegetable oil, microgreens, mixed fresh vegetables, leafy greens, lettuce,
      frozen mixed vegetables, giardiniera, vegetable chips, mallung, spring roll, coleslaw dressing, herb pesto,
      maca powder, stir-fry sauce, frozen vegetable, morogo`),
  },
  nightshade: {
    areAllProductsListed: true,
    facts: ['potato'],
    kinds: [
      ...chiliKinds,
      ...splitNamesAtCommas(`
      tomato, green tomato, tomatillo, tomato product, tamarillo, naranjilla, pepino melon, potato, potato starch,
      potato flour, bell pepper, pimento, roasted pepper, paprika, eggplant, Thai eggplant, goji berry,
      cape gooseberry, bush tomato`),
    ],
    productsThatMayHold: [
      ...perhapsWithChili,
      ...splitNamesAtCommas(`
      vegetable chips, baking powder, stock kind, sausage kind, ketchup kind, vodka, mixed fresh vegetables`),
    ],
  },
  potato: {
    facts: ['potato'],
    kinds: splitNamesAtCommas(`
      potato, potato starch, potato flour, potato bread, soft potato roll, tocosh`),
    productsThatMayHold: splitNamesAtCommas(`
      vodka, vegetable chips, mixed fresh vegetables, fish pie, gluten-free flour, gluten-free bread,
      gluten-free pastry, ready soup kind, condensed soup kind, soup mix, root vegetables, croquette, samosa,
      veggie burger, vegan cheese`),
  },
  corn: {
    kinds: splitNamesAtCommas(`
      corn kind, sweetcorn, baby corn, cornstarch, corn oil, corn syrup, dark corn syrup, popcorn`),
    productsThatMayHold: splitNamesAtCommas(`
      glucose syrup, dextrose, high-fructose corn syrup, maltodextrin, vegetable oil, baking powder, icing sugar,
      custard powder, xanthan gum, erythritol, confection, multigrain bread, breakfast cereal, caramel extract,
      gluten-free bread, gluten-free flour, frozen mixed vegetables, inverted sugar, pancake syrup, fructose,
      tortilla chips, taco shell`),
  },
  onion: {
    kinds: splitNamesAtCommas(`
      onion, spring onion, crispy fried onion, pickled onion, scallion oil`),
    productsThatMayHold: [
      ...perhapsWithAllium,
      ...splitNamesAtCommas(`
      leek, chive, dried chives, garlic chives, ramp, jimbu`),
    ],
  },
  garlic: {
    kinds: splitNamesAtCommas(`
      garlic, garlic scape, green garlic, wild garlic, garlic chives`),
    productsThatMayHold: perhapsWithAllium,
  },
  pepper: {
    kinds: ['bell pepper', 'chili pepper kind'],
    productsThatMayHold: ['chili spice', 'dried chili kind'],
  },
  'bell pepper': {
    kinds: ['bell pepper', 'pimento', 'roasted pepper'],
    productsThatMayHold: splitNamesAtCommas(`
      mixed fresh vegetables, rub kind, seasoning mix kind, sausage kind, marinade, ketchup kind, chili spice,
      chili pepper kind, dried chili kind, vegetable stock, ready soup kind`),
  },
  chili: {
    kinds: chiliKinds,
    productsThatMayHold: perhapsWithChili,
  },
  grape: {
    kinds: ['grape', 'unripe grape', 'verjuice', 'moskonfyt'],
    productsThatMayHold: splitNamesAtCommas(`
      wine vinegar kind, brandy, grappa, pisco, cream of tartar, grapeseed oil, vine leaf, fruit juice, fruit salad,
      fresh fruit, liqueur kind, mixed dried fruit, fruit and nut mix, muesli`),
  },
  olive: {
    kinds: ['olive', 'green olive'],
    productsThatMayHold: ['olive oil', 'pizza'],
  },
  'vanilla extract': {
    areAllProductsListed: true,
    kinds: splitNamesAtCommas(`
      vanilla extract, vanilla bean, vanilla bean paste, vanilla powder, vanilla yogurt`),
    productsThatMayHold: splitNamesAtCommas(`
      vanilla sugar, imitation vanilla extract, cake kind, biscuit kind, pudding kind, frozen dessert,
      custard powder, chocolate kind, pudding mix, cake mix, frosting, buttercream, whipped cream, vanilla syrup,
      cream soda, sweet pastry, confection, vanilla soy milk, sweetened almond milk, liquid coffee creamer, cola,
      eggnog, milkshake, granola, sweet bun kind`),
  },
  'stone fruit': {
    kinds: ['stone fruit'],
    productsThatMayHold: ['almond', 'mango', 'bitter almond', 'apricot kernel'],
  },
  berry: {
    kinds: ['berry kind'],
    productsThatMayHold: splitNamesAtCommas(`
      barberry, goji berry, juniper berry, kiwi, omija`),
  },
  'tropical fruit': {
    kinds: splitNamesAtCommas(`
      tropical fruit, banana, plantain, kiwi, avocado, star fruit, green mango, green papaya, green jackfruit,
      breadfruit, tamarillo, fresh date, persimmon, ackee`),
    productsThatMayHold: splitNamesAtCommas(`
      pomegranate, fig, tamarind, coconut, fresh fruit, fruit salad, fruit juice, smoothie`),
  },
  grain: {
    facts: ['grain', 'gluten', 'oats', 'pseudograin'],
    productsThatMayHold: ['glucose syrup', 'vegetable oil', 'spirit kind', 'baking powder'],
  },
}
