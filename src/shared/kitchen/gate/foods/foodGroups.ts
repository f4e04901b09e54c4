import type { FoodFact } from '../../foods/foodFacts.ts'
import { plantFoodGroups } from './plantGroups.ts'

/** What people call a whole group of foods, by the facts and kinds that hold for all of them. */
export interface FoodGroup {
  facts?: readonly FoodFact[]
  kinds?: readonly string[]
  /** Foods and kinds that may be of the group, as gelatine is of pork or of beef. */
  possible?: readonly string[]
  /** Foods and kinds that hold it or not, by the recipe of their maker. Those who are allergic have to know, not those who dislike it. */
  productsThatMayHold?: readonly string[]
  /** Whether the list of products is complete: of the products that may contain any spice, few contain vanilla. */
  areAllProductsListed?: boolean
  /** Foods that bear the fact and that nobody means. */
  except?: readonly string[]
}

const offal = [
  ...[
    'offal kind',
    'liver spread kind',
    'haggis',
    'chicken liver',
    'chicken heart',
    'chicken gizzard',
    'boudin',
  ],
  ...['chicken giblets', 'duck liver', 'goose liver', 'raw foie gras', 'duck tongue', 'andouillette'],
]

const cheesesOfOtherMilk = [
  ...[
    'goat cheese',
    'semi-soft goat cheese',
    'hard goat cheese',
    'rubing',
    'buffalo mozzarella',
    'sheep cheese',
  ],
  ...['roquefort', 'pecorino', 'manchego', 'ossau-iraty', 'serra da estrela', 'ricotta salata'],
]
/** Sold as the milk of sheep, of goats or of cows. */
const cheesesOfAnyMilk = [
  ...['feta', 'sirene', 'halloumi', 'kefalotyri', 'mizithra', 'manouri', 'kashkaval', 'iberico cheese'],
]

export const foodGroupsByName: Readonly<Record<string, FoodGroup>> = {
  ...plantFoodGroups,
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
  offal: { kinds: offal },
  'organ meat': { kinds: offal },
  game: { kinds: ['game kind', 'game bird kind'] },
  sweetener: { facts: ['sweetener'], kinds: ['sweetener kind'] },
  citrus: {
    kinds: ['citrus', 'mixed peel'],
    possible: [
      ...['orange liqueur', 'makrut lime leaf', 'chocolate orange', 'orange soda', 'lemon-lime soda'],
      ...['lemon extract', 'orange extract', 'lime extract', 'lemon oil', 'orange blossom water'],
      ...['lemon pudding mix', 'lemon pie filling', 'lemon meringue pie'],
    ],
  },
  cheese: {
    kinds: ['cheese', 'paneer', 'mascarpone', 'cheese sauce'],
    possible: ['quark', 'labneh'],
  },
  'cow cheese': {
    kinds: ['cheese', 'paneer', 'mascarpone', 'cheese sauce'],
    possible: ['quark', 'labneh', ...cheesesOfAnyMilk],
    except: cheesesOfOtherMilk.concat(cheesesOfAnyMilk),
  },
  tea: { kinds: ['black tea', 'green tea', 'matcha', 'oolong tea'] },
  caffeine: {
    kinds: [
      ...['coffee', 'black tea', 'green tea', 'oolong tea', 'matcha', 'cola', 'diet cola', 'energy drink'],
      ...[
        'yerba mate',
        'guaraná soda',
        'guaraná syrup',
        'pepper soda',
        'cocoa powder',
        'cacao nibs',
        'unsweetened chocolate',
        'dark chocolate',
      ],
      ...['milk chocolate', 'drinking chocolate'],
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
}
export const foodGroupNamesBySynonym: Readonly<Record<string, string>> = {
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
  chocolate: 'cocoa',
  'mixed seed': 'seed',
  'cruciferous vegetable': 'brassica',
  crucifer: 'brassica',
  brassicaceae: 'brassica',
  'cabbage family': 'brassica',
  kohlgemuse: 'brassica',
  kreuzblutler: 'brassica',
  crucifere: 'brassica',
  crucifera: 'brassica',
  'nightshade vegetable': 'nightshade',
  'cocoa powder': 'cocoa',
  'cocoa bean': 'cocoa',
  alkohol: 'alcohol',
  marisco: 'seafood',
  ternera: 'beef',
  'fruit coque': 'tree nut',
  'alcoholic drink': 'alcohol',
  'alcoholic beverage': 'alcohol',
}

export const isFoodGroupName = (name: string): boolean => Object.hasOwn(foodGroupsByName, name)
