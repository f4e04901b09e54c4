/** Sentences about what the check of a recipe found. Never "safe": a check proves presence, not absence. */

const allergenWords: Readonly<Record<string, string>> = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soy: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
}

export const allergenName = (id: string) => allergenWords[id] ?? id

const dietWords: Readonly<Record<string, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  pescatarian: 'pescatarian',
  keto: 'keto',
  paleo: 'paleo',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  'low-carb': 'low-carb',
}

export const dietName = (id: string) => dietWords[id] ?? id

const whole = (figure: number) => String(Math.round(figure))
const isAllergic = (eater: string) => (eater === '' ? 'you are' : `${eater} is`)
const forWhom = (eater: string) => (eater === '' ? '' : ` for ${eater}`)

export const containsAllergen = (eater: string, id: string) =>
  `Contains ${allergenName(id)}${forWhom(eater)}.`
export const mayContainAllergen = (eater: string, id: string) =>
  `May contain ${allergenName(id)}${forWhom(eater)}; read the label.`
export const containsAllergy = (eater: string, food: string) =>
  `Contains ${food}, which ${isAllergic(eater)} allergic to.`
export const mayContainAllergy = (eater: string, food: string) =>
  `May contain ${food}, which ${isAllergic(eater)} allergic to; read the label.`
export const breaksDiet = (eater: string, id: string) => `Not ${dietName(id)}${forWhom(eater)}.`
export const mayBreakDiet = (eater: string, id: string) =>
  `May not be ${dietName(id)}${forWhom(eater)}; read the label.`
export const containsDisliked = (eater: string, food: string) =>
  eater === '' ? `Contains ${food}.` : `Contains ${food}, which ${eater} does not eat.`
export const mayContainDisliked = (eater: string, food: string) =>
  eater === '' ? `May contain ${food}.` : `May contain ${food}, which ${eater} does not eat.`
export const unknownLine = (text: string) => `We could not check “${text}”: it names no food we know.`
export const unusedIngredient = (food: string) => `No step says what to do with the ${food}.`
export const unlistedFood = (food: string) => `A step uses ${food}, which is not on the list.`
export const overTime = (minutes: number, limitMinutes: number) =>
  `Takes ${minutes} minutes, more than the ${limitMinutes} asked for.`
export const otherMeat = (asked: string, found: string) => `${asked} was asked for, and this holds ${found}.`
export const meatMissing = (asked: string) => `${asked} was asked for, and there is none in it.`
export const implausibleAmount = (food: string, grams: number, usualMaxGrams: number) =>
  `${whole(grams)} g of ${food} a serving is far more than usual (up to ${whole(usualMaxGrams)} g). A slip?`
export const servingsMissing = 'It does not say how many it serves.'

/** What may harm whoever eats it; the source stands beside it. */
export const hazard: Readonly<Record<string, (about: string) => string>> = {
  'poultry underdone': () => 'Cook poultry until its middle reaches 74 °C (165 °F).',
  'minced meat underdone': () =>
    'Cook minced meat until its middle reaches 71 °C (160 °F); poultry mince 74 °C.',
  'pork underdone': () => 'Cook pork until its middle reaches 63 °C (145 °F), and rest it three minutes.',
  'rice kept warm': () =>
    'Cooled rice belongs in the fridge within an hour; kept warm or left out, it can make you ill.',
  'raw egg': (about) =>
    `Raw ${about}: young children, pregnant women, old and ill people should have it cooked.`,
  'runny egg': () => 'Young children, pregnant women, old and ill people should have eggs cooked firm.',
  'raw flour': (about) => `${about} is a raw food and can carry germs; it should be baked or toasted.`,
  'raw milk': (about) => `${about} may be made of unpasteurised milk; take a pasteurised one.`,
  'raw fish': (about) => `Raw ${about} is not for young children, pregnant women, old and ill people.`,
  'raw meat': (about) => `Raw ${about} is not for young children, pregnant women, old and ill people.`,
  'raw sprouts': (about) =>
    `Raw ${about} is not for young children, pregnant women, old and ill people: cook it.`,
  'unpasteurised juice': () => 'Juice that is not pasteurised should be boiled, or taken pasteurised.',
  'cold smoked fish or pâté': (about) =>
    `Cold ${about} can carry listeria: pregnant women, old and ill people should have it hot or leave it out.`,
  'liver or mercury fish': (about) => `Pregnant women and young children should leave out ${about}.`,
  alcohol: (about) => `The ${about} is not cooked: not for children and pregnant women.`,
  'garlic in oil': () =>
    'Garlic or herbs kept in oil can grow botulism: keep it in the fridge and use it within four days.',
  'home canning': () =>
    'Preserving in jars needs a tested recipe: time, pressure and acid keep botulism out.',
  'left out': () => 'Food like this should not stand at room temperature for more than two hours.',
  'thawed on the counter': () => 'Thaw it in the fridge or in cold water, not on the counter.',
  'marinade reused': () => 'A marinade that touched raw meat must boil before it is served.',
  'washed poultry': () => 'Do not rinse raw poultry: it spreads germs over the sink.',
  'raw kidney beans': () => 'Dried kidney beans must boil hard for ten minutes: raw they are poisonous.',
  'raw cassava': (about) => `Raw ${about} is poisonous; it must be peeled and cooked through.`,
  'honey for infants': () => 'No honey for babies under one year.',
  'no food': (about) => `“${about}” is no food and must not be eaten.`,
  'poisonous plant': (about) => `“${about}” is poisonous.`,
}
export const hazardFor = (sentence: string, eater: string) => `${eater}: ${sentence}`
