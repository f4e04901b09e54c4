/**
 * Foods that a word for an allergy means beside the one that wishes mean by it: no coriander on a dish are its leaves, an allergy to
 * coriander is one to its seeds too.
 */
const alsoMeant: Readonly<Record<string, readonly string[]>> = {
  'coriander leaf': ['coriander seed', 'coriander root'],
  'coriander seed': ['coriander leaf', 'coriander root'],
  fennel: ['fennel seed', 'fennel frond'],
  'fennel seed': ['fennel', 'fennel frond'],
  dill: ['dill seed'],
  'fenugreek seed': ['fenugreek leaves'],
  'fenugreek leaves': ['fenugreek seed'],
  nutmeg: ['mace'],
  onion: ['shallot', 'pearl onion', 'spring onion'],
  garlic: ['wild garlic'],
  date: ['fresh date'],
  cherry: ['sour cherry'],
  plum: ['damson'],
  peach: ['nectarine'],
  grape: ['wine', 'non-alcoholic wine'],
  banana: ['plantain'],
  courgette: ['summer squash'],
  liquorice: ['licorice root'],
  'licorice root': ['liquorice'],
  'carob chips': ['carob flour', 'carob syrup'],
  paprika: ['bell pepper', 'chili spice'],
  venison: ['reindeer', 'elk', 'moose', 'game stock'],
}

/** Groups that wishes take apart: who names all of these means the whole group. */
const groupsByParts: readonly (readonly [group: string, parts: readonly string[]])[] = [
  ['nightshade', ['tomato', 'potato', 'eggplant', 'chili']],
  ['root vegetable', ['carrot', 'beetroot', 'turnip', 'parsnip']],
  ['starchy root', ['carrot', 'beetroot', 'turnip', 'parsnip', 'potato']],
  ['red meat', ['beef', 'veal', 'pork', 'lamb']],
]

/** The same foods, and those that are meant beside them. */
export function addWholePlantsOfFoods(foods: readonly string[]): string[] {
  const groups = groupsByParts.flatMap(([group, parts]) =>
    parts.every((part) => foods.includes(part)) ? [group] : [],
  )
  return [...new Set([...foods.flatMap((food) => [food, ...(alsoMeant[food] ?? [])]), ...groups])]
}
