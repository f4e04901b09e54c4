import type { WishCase } from './wishCase.ts'

/** Animals named by a part of their body or by what they do: they are left out. */
export const animalsByBodyParts: readonly WishCase[] = [
  ['nothing with gills or shells', 'fish, shellfish'],
  ['anything with fins is out', 'fish'],
  ['nothing that swims', 'fish, seafood, shellfish'],
  ['no creatures with fins or claws please', 'fish, shellfish'],
  ["can't have anything with a shell", '#crustaceans #molluscs'],
  ['no critters with shells pls, gumbo', 'shellfish'],
  ['nothing with legs, salad', 'meat'],
  ['nothing that once had a heartbeat', '?'],
  ['no quiero nada que tenga patas ni aletas', 'fish, meat'],
  ['nothing with wings or feathers', 'poultry'],
  ['nichts mit Flossen oder Schale', 'fish, shellfish'],
  ['nichts, was schwimmt', 'fish, seafood, shellfish'],
  ['alles was Flossen hat ist raus', 'fish'],
  ['kein Tier mit Flossen bitte', 'fish'],
  ['rien avec une carapace ou des pinces', 'shellfish'],
  ['rien qui nage', 'fish, seafood, shellfish'],
  ["pas d'animaux avec des nageoires", 'fish'],
  ['nada con concha ni caparazón', 'shellfish'],
  ['nada que nade', 'fish, seafood, shellfish'],
  ['nada que nada', 'fish, seafood, shellfish'],
  ['لا شيء يسبح', 'fish, seafood, shellfish'],
  ['لا شيء بزعانف أو أصداف', 'fish, shellfish'],
  ['तैरने वाला कुछ नहीं', 'fish, seafood, shellfish'],
  ['पानी में तैरने वाली कोई चीज नहीं', '#crustaceans #fish #molluscs'],
  ['jo tairta hai wo nahi', 'fish, seafood, shellfish'],
]

/** The same words where they are wished for or mean something else: nothing is left out. */
export const bodyPartsOfNoLimit: readonly string[] = [
  'anything that swims please',
  'everything with fins is fine',
  'taco shells with beef',
  'kitchen scales broken, something easy',
  'Kuchen mit Schale von Zitrone',
  'tel mein tairta hua pakoda',
]
