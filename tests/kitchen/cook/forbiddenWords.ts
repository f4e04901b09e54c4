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

/** Words that look forbidden and are not. */
export const falseFriends =
  /\b(?:coconut (?:milk|cream|yogurt|sugar|aminos)|oat (?:milk|cream)|almond (?:milk|butter|flour)|soy milk|peanut butter|butter lettuces?|butternut|vegan (?:mayonnaise|kimchi)|oyster mushrooms?|vegetarian (?:hard cheese|mushroom sauce)|cauliflower rice|rice vinegar|apple cider vinegar|(?:chickpea|rice|cassava) flour|fish-fragrant|(?:swordfish|tuna) steaks?)\b/gi

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
]

export const meatWords = {
  Chicken: /\bchicken\b/i,
  Beef: /\bbeef\b/i,
  Pork: /\bpork\b|\bbacon\b|\bham\b|\bchorizo\b|\blard\b/i,
  Lamb: /\blamb\b|\bmerguez\b/i,
  Turkey: /\bturkey\b/i,
} as const
