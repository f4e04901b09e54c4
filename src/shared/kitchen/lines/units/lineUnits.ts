/**
 * Units as cooks write them, each list's key being the canonical singular.
 * Short forms are read without dots and in lower case; "T" alone, a tablespoon, is told apart by its case.
 */
const spellings: Record<string, string> = {
  teaspoon: 't tsp tsps teasp teaspoon teaspoons teaspoonful teaspoonfuls',
  tablespoon: 'tb tbs tbsp tbsps tbls tblsp tbl tablespoon tablespoons tablespoonful tablespoonfuls',
  dessertspoon: 'dsp dstspn dessertsp dessertspoon dessertspoons',
  cup: 'c cup cups cupful cupfuls',
  'fluid ounce': 'floz',
  ounce: 'oz ozs ounce ounces',
  pound: 'lb lbs pound pounds',
  gram: 'g gr gm gms gram grams gramme grammes',
  kilogram: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  milligram: 'mg milligram milligrams',
  milliliter: 'ml mls milliliter milliliters millilitre millilitres mililiter cc',
  centiliter: 'cl centiliter centiliters centilitre centilitres',
  deciliter: 'dl deciliter deciliters decilitre decilitres',
  liter: 'l lt ltr litre litres liter liters',
  pint: 'pt pts pint pints',
  quart: 'qt qts quart quarts',
  gallon: 'gal gals gallon gallons',
  inch: 'in inch inches',
  centimeter: 'cm cms centimeter centimeters centimetre centimetres',
  millimeter: 'mm millimeter millimeters millimetre millimetres',
  foot: 'ft foot feet',
  package: 'pkg pkgs pkt pk pack packs package packages packet packets pckg',
  can: 'can cans tin tins',
  container: 'container containers tub tubs',
  bottle: 'bottle bottles',
  jar: 'jar jars',
  bag: 'bag bags',
  box: 'box boxes',
  carton: 'carton cartons',
  envelope: 'envelope envelopes sachet sachets env',
  pinch: 'pinch pinches',
  dash: 'dash dashes',
  handful: 'handful handfuls handsful',
  bunch: 'bunch bunches bn',
  sprig: 'sprig sprigs',
  clove: 'clove cloves',
  leaf: 'leaf leaves',
  loaf: 'loaf loaves',
  slice: 'slice slices',
  piece: 'piece pieces pc pcs',
  stick: 'stick sticks',
  stalk: 'stalk stalks',
  rib: 'rib ribs',
  head: 'head heads',
  bulb: 'bulb bulbs',
  splash: 'splash splashes',
  drizzle: 'drizzle drizzles',
  glass: 'glass glasses',
  drop: 'drop drops',
  sheet: 'sheet sheets',
  ear: 'ear ears',
  knob: 'knob knobs',
  dozen: 'doz dozen dozens',
  batch: 'batch batches',
  branch: 'branch branches',
  squirt: 'squirt squirts',
  part: 'part parts',
  grind: 'grind grinds',
  half: 'half halves',
  ball: 'ball balls',
  bar: 'bar bars',
  block: 'block blocks',
  cube: 'cube cubes',
  drumstick: 'drumstick drumsticks',
  fillet: 'fillet fillets filet filets',
  glug: 'glug glugs',
  jigger: 'jigger jiggers',
  link: 'link links',
  pat: 'pat pats',
  pot: 'pot pots',
  pouch: 'pouch pouches',
  punnet: 'punnet punnets',
  rasher: 'rasher rashers',
  round: 'round rounds',
  scoop: 'scoop scoops',
  segment: 'segment segments',
  shot: 'shot shots',
  spoonful: 'spoonful spoonfuls',
  spear: 'spear spears',
  square: 'square squares',
  strip: 'strip strips',
  tube: 'tube tubes',
  wedge: 'wedge wedges',
}

/** Every spelling of a unit, in lower case and without dots, and its canonical singular. */
export const canonicalUnitBySpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const weightsAndVolumes = (
  'teaspoon tablespoon dessertspoon cup ounce pound gram kilogram milligram milliliter centiliter deciliter ' +
  'liter pint quart gallon'
).split(' ')

const measures: ReadonlySet<string> = new Set([
  ...weightsAndVolumes,
  ...'inch centimeter millimeter foot'.split(' '),
])

const measuresOfFood: ReadonlySet<string> = new Set([...weightsAndVolumes, 'fluid ounce'])

/** Whether a canonical unit is a weight or a volume, by which no tool is told. */
export function isWeightOrVolumeMeasure(unit: string): boolean {
  return measuresOfFood.has(unit)
}

/** Whether a word in lower case is a unit that measures, as a can or a clove does not; also the "fl" of "fl oz". */
export function isMeasuringUnitWord(word: string): boolean {
  const unit = canonicalUnitBySpelling.get(word.split('-', 1)[0]!)
  return (unit !== undefined && measures.has(unit)) || word === 'fl' || word === 'fluid'
}

const containers: ReadonlySet<string> = new Set(
  'can container bottle jar bag box carton envelope package pot pouch punnet tube'.split(' '),
)

export function isContainerUnitWord(word: string): boolean {
  return containers.has(canonicalUnitBySpelling.get(word) ?? word)
}
