import type { FoodFact } from '../../foods/foodFacts.ts'

/** What people call a whole group of foods, by the facts and kinds that hold for all of them. */
export interface FoodGroup {
  facts?: readonly FoodFact[]
  kinds?: readonly string[]
  /** Foods and kinds that may be of the group, as gelatine is of pork or of beef. */
  possible?: readonly string[]
  /** Foods that bear the fact and that nobody means. */
  except?: readonly string[]
}

export const foodGroupsByName: Readonly<Record<string, FoodGroup>> = {
  seafood: { facts: ['fish', 'crustacean', 'mollusc', 'sea animal'] },
  shellfish: { facts: ['crustacean', 'mollusc'] },
  fish: { facts: ['fish'] },
  meat: {
    facts: ['meat', 'poultry'],
    kinds: ['slaughter fat'],
    possible: ['gelatine'],
  },
  poultry: { facts: ['poultry'] },
  dairy: { facts: ['dairy'] },
  gluten: { facts: ['gluten'] },
  alcohol: { facts: ['alcohol'] },
  egg: { facts: ['egg'] },
  sugar: { facts: ['sugar'] },
  soy: { facts: ['soy'] },
  soya: { facts: ['soy'] },
  nut: { facts: ['nut', 'peanut'], except: ['coconut', 'chestnut'] },
  'tree nut': { facts: ['nut'], except: ['coconut', 'chestnut'] },
  pork: {
    kinds: [
      ...['pork kind', 'pork charcuterie', 'pork sausage kind', 'fresh pork sausage'],
      ...['lard', 'bacon fat', 'pork back fat', 'leaf fat', 'caul fat'],
      ...["pig's liver", "pig's kidney", "pig's heart", "pig's tongue", "pig's stomach"],
    ],
    possible: ['gelatine', 'sausage casing', 'meat dripping', 'animal fat'],
  },
  beef: {
    kinds: [
      ...['beef kind', 'beef charcuterie', 'beef stock kind', 'beef tallow', 'suet', 'beef burger'],
      ...['minced beef', 'lean minced beef', 'fatty minced beef', 'grass-fed minced beef'],
      ...['beef kidney', 'beef heart', 'ox tongue', 'beef sweetbread', 'beef bone'],
      ...['veal', 'minced veal', 'veal escalope', 'veal chop', 'veal loin', 'veal shoulder', 'veal breast'],
      ...['veal shank', 'veal cheek', 'veal kidney', 'veal heart', 'veal tongue', 'veal bone'],
    ],
    possible: ['gelatine', 'burger', 'minced meat', 'sausage casing', 'meat dripping', 'animal fat'],
  },
  offal: { kinds: ['offal kind'] },
  'organ meat': { kinds: ['offal kind'] },
  legume: { kinds: ['pulse kind'] },
  pulse: { kinds: ['pulse kind'] },
  bean: { kinds: ['bean kind'] },
  citrus: {
    kinds: ['citrus', 'mixed peel'],
    possible: [
      ...['orange liqueur', 'makrut lime leaf', 'chocolate orange', 'orange soda', 'lemon-lime soda'],
      ...['lemon extract', 'orange extract', 'lime extract', 'lemon oil', 'orange blossom water'],
      ...['lemon pudding mix', 'lemon pie filling', 'lemon meringue pie'],
    ],
  },
  onion: { kinds: ['onion', 'onion powder', 'spring onion', 'fried onion', 'pickled onion'] },
  pepper: { kinds: ['bell pepper', 'chili pepper kind'] },
  cheese: {
    kinds: ['cheese', 'paneer', 'mascarpone', 'cheese sauce'],
    possible: ['quark', 'labneh'],
  },
  cocoa: {
    kinds: [...['cocoa powder', 'cocoa butter', 'cacao nibs', 'unsweetened chocolate', 'chocolate kind']],
  },
  tea: { kinds: ['black tea', 'green tea', 'matcha', 'oolong tea'] },
  caffeine: {
    kinds: [
      ...['coffee', 'black tea', 'green tea', 'oolong tea', 'matcha', 'cola', 'energy drink'],
      ...[
        'yerba mate',
        'guaraná soda',
        'cocoa powder',
        'cacao nibs',
        'unsweetened chocolate',
        'dark chocolate',
      ],
      ...['milk chocolate', 'drinking chocolate'],
    ],
  },
  pea: {
    kinds: [
      ...['pea', 'dried pea', 'split pea', 'snow pea', 'sugar snap pea', 'pea flour', 'pea shoot'],
      ...['pea protein powder', 'textured pea protein', 'pea milk', 'pea sprout', 'yellow soup pea'],
      ...['white pea', 'carlin pea'],
    ],
  },
  spicy: {
    kinds: [
      'chili pepper kind',
      'dried chili kind',
      'hot sauce kind',
      'cayenne pepper',
      'chili powder',
      'chili flakes',
      'gochugaru',
      'harissa',
      'sriracha',
    ],
  },
  chili: {
    kinds: [
      'chili pepper kind',
      'dried chili kind',
      'hot sauce kind',
      'cayenne pepper',
      'chili powder',
      'chili flakes',
      'gochugaru',
    ],
  },
}
export const synonymsOfFoodGroups: Readonly<Record<string, string>> = {
  heat: 'spicy',
  hot: 'spicy',
  'hot pepper': 'chili',
  'chili pepper': 'chili',
  'pork product': 'pork',
  pig: 'pork',
  swine: 'pork',
  'citrus fruit': 'citrus',
  'milk product': 'dairy',
  'sea food': 'seafood',
  'shell fish': 'shellfish',
  cacao: 'cocoa',
  'cocoa powder': 'cocoa',
  'cocoa bean': 'cocoa',
  alkohol: 'alcohol',
  marisco: 'seafood',
  ternera: 'beef',
  'fruit coque': 'tree nut',
  'alcoholic drink': 'alcohol',
  'alcoholic beverage': 'alcohol',
}
