import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { DietId } from '#shared/kitchen/diets.ts'
import type { DietType } from '#shared/kitchen/questionnaire.ts'

function words(list: string): RegExp {
  return new RegExp(`\\b(?:${list.split(', ').join('|')})\\b`, 'gi')
}

const landMeat = words(
  'chicken, beef, pork, lamb, mutton, turkey, bacon, ham, sausages?, steaks?, prosciutto, pancetta, chorizo, salami, merguez, veal, duck, lard, suet, gelatine?, livers?',
)
const fish = words(
  'fish, cod, salmon, tuna, sardines?, anchovy, anchovies, trout, mackerel, snapper, sea bass, tilapia, swordfish, haddock, herring, shrimp, prawns?, mussels?, squid, crab, clams?, bonito, dashi, fish sauce, oyster sauce, shrimp paste, worcestershire',
)
const rennet = words('parmesan, pecorino, gruyère, manchego, grana')
const eggs = words('eggs?, yolks?, mayonnaise, brioche, aioli')
const dairy = words(
  'milk, butter, ghee, cream, crème fraîche, yogurt, cheese, paneer, feta, halloumi, mozzarella, ricotta, cheddar, gruyère, queso, labneh, quark, buttermilk, mascarpone, manchego, parmesan',
)
const grain = words(
  'rice, bread, breadcrumbs, panko, pasta, spaghetti, penne, macaroni, orzo, noodles, flour, oats, barley, bulgur, couscous, polenta, cornmeal, corn, tortillas?, pitas?, naan, rotis?, baguettes?, flatbreads?, quinoa, buckwheat, injera, cornstarch, sourdough, buns, semolina, beer, stout, mirin, miso, soy sauce, oyster sauce, hoisin, seitan, masa',
)
const legume = words('beans?, lentils?, chickpeas?, peas, tofu, tempeh, peanuts?, edamame, hummus')
const sugar = words('sugar, jam, ketchup, mango chutney, kecap')
const sweet = words('honey, maple syrup, molasses, date syrup, syrup')
const starch = words('potato(?:es)?, yuca, plantains?, tapioca, arrowroot, parsnips?')
const fruit = words(
  'bananas?, mango(?:es)?, dates?, raisins, prunes, apricots?, grapes, pineapple, figs?, apples?, oranges?',
)
const paleoDairy = words('milk, butter, cream, cheese, yogurt, feta, paneer, halloumi, mozzarella, cheddar')

/** What a text must not say under a diet, by the table "What a diet forbids". */
export const forbiddenWords: Readonly<Record<DietType, readonly RegExp[]>> = {
  'No restrictions': [],
  Pescatarian: [landMeat],
  Vegetarian: [landMeat, fish, rennet],
  Vegan: [landMeat, fish, eggs, dairy, words('honey')],
  Keto: [grain, legume, sugar, sweet, starch, fruit],
  Paleo: [grain, legume, words('soy'), sugar, paleoDairy],
}

const wheat = words(
  'wheat, flour, bread, breads, breadcrumbs, panko, pasta, spaghetti, penne, macaroni, orzo, orecchiette, tagliatelle, noodles, couscous, bulgur, barley, rye bread, oats?, oat milk, oat cream, semolina, tortillas?, pitas?, naans?, rotis?, baguettes?, flatbreads?, injera, sourdough, brioche, soft rolls?, muffins?, wrappers?, phyllo, puff pastry, pastry, seitan, tsampa, granola, sausages?, merguez, soy sauce, oyster sauce, mushroom sauce, hoisin, gochujang, kecap manis, chili bean paste, Worcestershire, malt, stout, beer, Shaoxing, miso',
)
const milk = words(
  'milk, butter, ghee, cream, crème fraîche, yogurt, cheese, paneer, feta, halloumi, mozzarella, ricotta, cheddar, gruyère, queso, labneh, quark, buttermilk, mascarpone, manchego, parmesan, pecorino, naans?, brioche, puff pastry, soda bread, dark chocolate',
)

/** What a text must not say before someone with an allergy, by annex II of regulation (EU) No 1169/2011. */
export const allergenWords: Readonly<Record<AllergenId, RegExp>> = {
  gluten: wheat,
  crustaceans: words('shrimps?, prawns?, crabs?, lobsters?, shrimp paste, curry paste, kimchi'),
  eggs: words('eggs?, yolks?, mayonnaise, brioche, egg noodles, meringue'),
  fish: words(
    'fish, cod, salmon, tuna, sardines?, anchovy, anchovies, trout, mackerel, snapper, sea bass, tilapia, swordfish, haddock, herring, bonito, dashi, fish sauce, worcestershire, kimchi, curry paste',
  ),
  peanuts: words('peanuts?, peanut butter, groundnuts?, chili crisp'),
  soy: words(
    'soy, tofu, tempeh, edamame, miso, tamari, soy sauce, hoisin, oyster sauce, mushroom sauce, gochujang, kecap manis, chili bean paste, fermented black beans, chili crisp, dark chocolate',
  ),
  milk,
  nuts: words(
    'almonds?, walnuts?, cashews?, pistachios?, hazelnuts?, pecans?, macadamias?, Brazil nuts?, nuts, dukkah, granola, dark chocolate',
  ),
  celery: words(
    'celery, celery roots?, celeriac, chicken stock, beef stock, fish stock, vegetable stock, ketchup, curry powder, Worcestershire',
  ),
  mustard: words('mustard, mayonnaise, horseradish, curry powder, aioli'),
  sesame: words("sesame, tahini, hummus, za'atar, dukkah, hoisin"),
  sulphites: words(
    'wine, sherry, sake, mirin, beer, stout, wine vinegar, balsamic vinegar, raisins, golden raisins, dried apricots, prunes, dried figs, barberries, dried cranberries, Dijon mustard, whole-grain mustard, sharp mustard, mustard sauce, horseradish, sausages?, shrimp, sun-dried tomatoes, preserved lemons?',
  ),
  lupin: words('lupin, lupine, gluten-free flour'),
  molluscs: words('mussels?, squid, clams?, scallops?, octopus, oysters?, oyster sauce, calamari'),
}

/** What a text must not say before someone who eats by a diet of the profile. */
export const dietIdWords: Readonly<Record<DietId, readonly RegExp[]>> = {
  vegetarian: forbiddenWords.Vegetarian,
  vegan: forbiddenWords.Vegan,
  pescatarian: forbiddenWords.Pescatarian,
  keto: forbiddenWords.Keto,
  paleo: forbiddenWords.Paleo,
  'gluten-free': [wheat],
  'dairy-free': [milk],
  'low-carb': [grain, sugar, sweet, starch, fruit],
}

/** Words that look like an allergen and are none. */
export const harmlessWords =
  /\b(?:(?:coconut|oat|almond|soy) (?:milk|cream|yogurt)|almond butter|peanut butter|butter (?:lettuces?|beans?)|butternut|tagliatelle without egg|nutmeg|vegan mayonnaise|apple cider vinegar|coconut sugar|kombu stock|mango powder|cauliflower rice|(?:swordfish|tuna) steaks|vegan (?:Thai )?(?:red |green )?curry paste|vegan kimchi|oyster mushrooms?|(?:rice|glass|sweet potato|zucchini) noodles|(?:almond|chickpea|rice|cassava|gluten-free|coconut|masa) flour|gluten-free \w+|corn tortillas?|tortilla chips|rice paper wrappers?|(?:malaysian )?curry leaves|spring rolls?|summer rolls?|fish-fragrant|cream of (?!the)\w+|Tortilla española|eggplants?|buckwheat|mustard greens|rice wine vinegar|spring onions|rolling (?:pin|boil))\b/gi

/** Words that look forbidden and are not. */
export const falseFriends =
  /\b(?:coconut (?:milk|cream|yogurt|sugar|aminos)|oat (?:milk|cream)|almond (?:milk|butter|flour)|soy milk|peanut butter|butter lettuces?|butternut|vegan (?:mayonnaise|kimchi)|oyster mushrooms?|vegetarian (?:hard cheese|mushroom sauce)|cauliflower rice|mango powder|rice vinegar|apple cider vinegar|(?:chickpea|rice|cassava) flour|fish-fragrant|tortilla (?:francesa|española|cubana|peruana|de \w+)|cuban tortilla|(?:swordfish|tuna) steaks?)\b/gi

/** Where the first stands in a line, the second is its short name in the steps. */
export const namesakes: readonly (readonly [RegExp, string])[] = [
  [/vegan mayonnaise/i, 'mayonnaise'],
  [/vegan mayonnaise/i, 'aioli'],
  [/sweet potato/i, 'potatoes'],
  [/sweet potato/i, 'potato'],
  [/almond flour/i, 'flour'],
  [/(?:coconut|oat) (?:cream|yogurt)/i, 'cream'],
  [/coconut yogurt/i, 'yogurt'],
  [/(?:coconut|oat|almond) milk/i, 'milk'],
  [/gluten-free (?:spaghetti|penne)/i, 'pasta'],
  [/vegan Thai red curry paste/i, 'curry paste'],
  [/vegan Thai green curry paste/i, 'curry paste'],
]

export const meatWords = {
  Chicken: /\bchicken\b/i,
  Beef: /\bbeef\b/i,
  Pork: /\bpork\b|\bbacon\b|\bham\b|\bchorizo\b|\blard\b/i,
  Lamb: /\blamb\b|\bmerguez\b/i,
  Turkey: /\bturkey\b/i,
} as const
