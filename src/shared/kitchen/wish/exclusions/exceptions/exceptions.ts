import type { UnwantedContents } from '../../foods/foodMeanings.ts'

const fish =
  'salmon,smoked salmon,tuna,cod,haddock,pollock,trout,mackerel,sardine,anchovy,herring,kipper,halibut,sea bass,sea bream,sole,plaice,carp,pike,perch,zander,monkfish,tilapia,catfish,snapper,swordfish,eel,hake,turbot,whiting,sprat,basa,barramundi,mahi-mahi,grouper,skate,grey mullet,shad,king mackerel,stockfish,fish roe,caviar,surimi,fish finger,fishcake,fish stock,fish sauce'.split(
    ',',
  )

/** The members of groups of which people exempt some: "no meat but chicken". */
const members: Readonly<Record<string, readonly string[]>> = {
  nut: [
    'almond',
    'hazelnut',
    'walnut',
    'cashew',
    'pecan',
    'pistachio',
    'macadamia',
    'Brazil nut',
    'peanut',
    'pine nut',
  ],
  'tree nut': ['almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'pistachio', 'macadamia', 'Brazil nut'],
  meat: [
    'beef',
    'pork',
    'lamb',
    'chicken',
    'turkey',
    'duck',
    'goose',
    'veal',
    'rabbit',
    'venison',
    'game',
    'offal',
    'sausage',
  ],
  'red meat': ['beef', 'pork', 'lamb', 'veal', 'venison'],
  fish,
  seafood: ['fish', 'shrimp', 'crab', 'lobster', 'mussel', 'clam', 'oyster', 'scallop', 'squid', 'octopus'],
  shellfish: ['shrimp', 'crab', 'lobster', 'mussel', 'clam', 'oyster', 'scallop', 'squid', 'octopus'],
  dairy: ['milk', 'cream', 'cheese', 'butter', 'yogurt', 'sour cream', 'ghee', 'ice cream'],
}

/** Foods that are one member of such a group under another name. */
const madeOf: Readonly<Partial<Record<string, string>>> = {
  'peanut butter': 'peanut',
  'almond butter': 'almond',
  'almond milk': 'almond',
  'ground almonds': 'almond',
  marzipan: 'almond',
}

/** Whether a food is one of a group of which people exempt some. */
export const isFoodInExemptibleGroup = (food: string, group: string): boolean =>
  members[group]?.includes(food) === true

/**
 * What is unwanted by a food where others are said to be all right. Of an allergy only peanuts are ever exempt, and only
 * from "nuts": they are none. Else a group is told by its other members.
 */
export function removeExemptFoodsFromUnwanted(
  food: string,
  { allergens, names }: UnwantedContents,
  told: readonly string[],
): UnwantedContents {
  if (told.length === 0) return { allergens, names }
  const exempt = told.map((food) => madeOf[food] ?? food)
  if (allergens.length > 0)
    return food === 'nut' && exempt.includes('peanut') ? { allergens: ['nuts'], names } : { allergens, names }
  // "No seafood; salmon is alright": of the fish the others are left out.
  const isOfFish = food === 'seafood' && exempt.some((each) => fish.includes(each))
  const group = isOfFish ? [...fish, 'shellfish'] : members[food]
  if (!group?.some((member) => exempt.includes(member))) return { allergens, names }
  return { allergens, names: group.filter((member) => !exempt.includes(member)) }
}
