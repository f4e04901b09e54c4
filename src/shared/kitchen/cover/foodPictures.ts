import { type Food, getFoodByName } from '../foods/foods.ts'
import type { GroceryCategory } from '../groceryCategories.ts'
import type { CoverPicture } from './coverPictures.ts'

/** How much a food is what a dish is about: chicken always, tomatoes where nothing else is, garlic hardly ever. */
export type FoodProminence = 'main' | 'side' | 'trace'

export interface FoodPicture {
  picture: CoverPicture
  weight: FoodProminence
}

/** Foods and kinds of food by the picture that shows them; the nearest that a food is counts. */
const shown: Record<FoodProminence, Partial<Record<CoverPicture, string>>> = {
  main: {
    meat: 'beef kind, veal kind, pork kind, red meat, minced meat kind, steak kind, sausage kind, fresh pork sausage',
    meatOnBone: 'lamb kind, goat meat kind, game kind',
    poultry: 'poultry kind',
    fish: 'fish kind, white fish kind, oily fish kind, canned fish, smoked fish kind, breaded fish kind, pickled fish',
    prawn: 'crustacean kind',
    crab: 'crab, surimi product',
    lobster: 'lobster',
    squid: 'squid',
    octopus: 'octopus',
    oyster: 'mollusc kind',
    tofu: 'tofu kind, soy food, paneer',
    beans: 'bean kind, kidney bean, black bean',
    paleBeans: 'pulse kind, white bean, lentil kind, chickpea, haricot bean, butter bean',
    pasta: 'pasta kind, egg pasta kind, fresh pasta kind',
    noodles: 'noodle kind, wheat noodle kind, rice noodle kind, starch noodle kind',
    rice: 'rice kind',
    bowl: 'oat kind, cultured milk, breakfast cereal, couscous, bulgur, quinoa, pseudo-grain, semolina, polenta, dip kind',
    aubergine: 'eggplant',
    potato: 'potato',
    sweetPotato: 'sweet potato',
    cauliflower: 'cauliflower',
    broccoli: 'broccoli',
    mushroom: 'mushroom kind',
    avocado: 'avocado',
    corn: 'sweetcorn',
    peas: 'podded vegetable, pea, green bean',
    banana: 'banana, plantain',
    apple: 'apple',
    pear: 'pear',
    peach: 'peach, apricot, nectarine',
    mango: 'mango',
    pineapple: 'pineapple',
    strawberry: 'strawberry',
    blueberries: 'blueberry',
    watermelon: 'watermelon',
    melon: 'melon kind',
    falafel: 'falafel',
  },
  side: {
    egg: 'egg kind',
    cheese: 'hard cheese, semi-hard cheese, soft cheese, blue-veined cheese',
    bacon: 'cured meat, pork charcuterie, bacon, ham',
    tomato: 'tomato',
    carrot: 'carrot',
    leaves: 'leafy green, cabbage kind',
    redPepper: 'bell pepper',
    greenPepper: 'green pepper',
    cucumber: 'cucumber, summer squash',
    bread: 'bread kind, wheat bread',
    flatbread: 'flatbread kind, wheat flatbread kind',
    pie: 'pastry kind',
    grapes: 'grape',
    cherries: 'cherry',
    orange: 'orange, mandarin',
    kiwi: 'kiwi',
    chestnut: 'chestnut',
    chocolate: 'chocolate kind',
    plate: 'nut kind, seed kind, dried fruit, winter squash',
  },
  trace: {
    onion: 'onion, shallot',
    garlic: 'garlic',
    ginger: 'ginger',
    olive: 'olive',
    lemon: 'lemon',
    coconut: 'coconut',
    peanut: 'peanut',
    honey: 'honey',
    butter: 'butter',
    milk: 'milk, plant milk kind',
    chilli: 'chili pepper kind',
  },
}

const pictureByName = new Map<string, FoodPicture>()
for (const [weight, pictures] of Object.entries(shown) as [FoodProminence, (typeof shown)[FoodProminence]][])
  for (const [picture, names] of Object.entries(pictures) as [CoverPicture, string][])
    for (const name of names.split(', ')) pictureByName.set(name, { picture, weight })

/** Food that a dish may be about and no picture shows: better a plate than what lies beside it. */
const plates: Partial<Record<GroceryCategory, FoodProminence>> = {
  Meat: 'main',
  Seafood: 'main',
  Grains: 'main',
  'Lentils and Pulses': 'main',
  Vegetables: 'side',
  Fruits: 'side',
  Snacks: 'side',
}

/** The picture of a food, or of the nearest kind it is of; null for what no dish is about. */
export function pictureOfFood(food: Food): FoodPicture | null {
  const weight = plates[food.category]
  return nearestFoodPicture(food) ?? (weight ? { picture: 'plate', weight } : null)
}

function nearestFoodPicture(food: Food): FoodPicture | null {
  const own = pictureByName.get(food.name)
  if (own) return own
  for (const kind of food.is) {
    const found = nearestFoodPicture(getFoodByName(kind))
    if (found) return found
  }
  return null
}
