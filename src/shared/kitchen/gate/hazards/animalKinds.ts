import type { HazardId } from '../../findings/hazardIds.ts'
import { contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import type { LineCheck } from '../checkLine.ts'
import type { Doneness } from './doneness/donenessWords.ts'
import {
  isHindiOrArabicText,
  namePatternOfHindiOrArabicLine,
  soldCookedPatternOfOtherScripts,
} from './otherScripts.ts'
import { isSmokedFishSaid } from './people/smokedFish.ts'
import { animalKindOfUnknownCutInRawDish } from './rawDishTitles.ts'
import { isLineBoughtRaw, namePatternOfLine } from './recipeForHazards.ts'
import { isLineOfTinnedFish } from './tinnedFish.ts'

/** How far a food must be cooked at least, by word and in its middle, and what it is called where it is not. */
export interface LeastDoneness {
  hazard: HazardId
  doneness: Doneness
  /** °C; half a degree below the source's figure, which was rounded from Fahrenheit. */
  celsius: number
}

export const animalKindIds = [
  'poultry',
  'duck and game birds',
  'minced meat',
  'pork',
  'red meat',
  'fish',
  'shellfish',
] as const
export type AnimalKindId = (typeof animalKindIds)[number]

interface AnimalKind {
  isSeafood: boolean
  /** What a step calls it by, beside the words of its line: parts of a pattern for folded text. */
  words: readonly string[]
  /** Null where healthy adults may have it as they like. */
  forEverybody: LeastDoneness | null
  forVulnerable: LeastDoneness | null
}

/** Words as they stand in folded text, singular or with an s; one with a * may go on, as German compounds do. */
const named = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}s?\\b`))

/**
 * Figures by USDA FSIS, "Safe minimum internal temperature chart" (poultry 74 °C, minced meat 71 °C, whole cuts, fish and
 * shellfish 63 °C), and for vulnerable people by the NHS and the FDA: nothing raw, pink or translucent. Duck and game
 * birds are red meat to a cook and eaten pink. See hazardSources.
 */
export const animalKinds: Readonly<Record<AnimalKindId, AnimalKind>> = {
  poultry: {
    isSeafood: false,
    words:
      named(`chicken turkey poultry hen bird breast thigh drumstick wing leg skewer kebab meat burger patty patties
      meatball mince nugget hahnchen* huhn* pute* truthahn* geflugel* fleisch frikadelle* poulet dinde volaille viande
      pollo pavo carne`),
    forEverybody: { hazard: 'poultry underdone', doneness: 'done', celsius: 73.5 },
    forVulnerable: null,
  },
  'duck and game birds': {
    isSeafood: false,
    words: named('duck bird breast leg meat ente enten* fleisch canard magret viande pato carne'),
    forEverybody: null,
    forVulnerable: { hazard: 'raw meat', doneness: 'done', celsius: 73.5 },
  },
  'minced meat': {
    isSeafood: false,
    words:
      named(`patty patties burger hamburger meatball mince minced kofta kofte kefta kebab skewer loaf meatloaf meat
      sausage link bratwurst* hack* frikadelle* bulette* wurst* fleisch boulette hache* saucisse viande albondiga hamburguesa
      salchicha carne`),
    forEverybody: { hazard: 'minced meat underdone', doneness: 'done', celsius: 70.5 },
    forVulnerable: null,
  },
  pork: {
    isSeafood: false,
    words: named('pork loin tenderloin chops meat cutlet schwein* fleisch viande cerdo lomo carne'),
    forEverybody: { hazard: 'pork underdone', doneness: 'pink', celsius: 62.3 },
    forVulnerable: { hazard: 'raw meat', doneness: 'medium well', celsius: 62.3 },
  },
  'red meat': {
    isSeafood: false,
    words:
      named(`steak beef lamb veal venison chops rack meat tenderloin fillet loin cutlet rinder* rindfleisch lamm* reh* hirsch*
      kalb* fleisch boeuf agneau viande ternera cordero carne`),
    forEverybody: null,
    forVulnerable: { hazard: 'raw meat', doneness: 'medium well', celsius: 62.3 },
  },
  fish: {
    isSeafood: true,
    words: named('fish fillet steak seafood fisch* lachs* thunfisch* poisson thon saumon pescado atun'),
    forEverybody: null,
    forVulnerable: { hazard: 'raw fish', doneness: 'done', celsius: 62.3 },
  },
  shellfish: {
    isSeafood: true,
    words: named(
      'shellfish seafood shrimp prawn scallop oyster mussel clam squid lobster crab garnele* auster* huitre crevette moule gamba langostino camaron* mejillon* almeja',
    ),
    forEverybody: null,
    forVulnerable: { hazard: 'raw fish', doneness: 'done', celsius: 62.3 },
  },
}

/** A line with a food of animals that is bought raw. */
export interface RawAnimalFoodLine {
  index: number
  about: string
  kind: AnimalKindId
  /** Matches what a step calls it by, in a folded text. */
  names: RegExp
}

/** Meat out of the shell is sold cooked: raw it does not come off. */
const meatOfCookedCrab =
  /(?<!\p{L})(?:(?:crab|lobster)(?: claw)? ?meat|(?:white|brown) crab ?meat|(?:dressed|picked|lump|backfin|potted) crab(?!s)|crab (?:lump|claw) meat|crayfish tails in brine|(?:krabben|krebs|hummer|taschenkrebs)fleisch|(?:nordsee|büsumer ?)krabben|(?:chair|miettes?) de (?:crabe|tourteau|homard)|crabe (?:é|e)miett(?:é|e)|(?:carne|pulpa) de (?:cangrejo|buey de mar|centollo|bogavante)|txangurro)(?!\p{L})|केकड़े का मांस|لحم (?:ال)?(?:سلطعون|كابوريا|سرطان البحر|كركند)/iu
const rawPattern =
  /(?<!\p{L})(?:raw|uncooked|live|fresh-caught|roh(?:e[smnr]?)?|lebende?[srn]?|crue?s?|vivante?s?|crud[oa]s?|viv[oa]s?)(?!\p{L})|कच्च|ني[ئء]/iu
/** Names of meat for products made of plants: "Steaks hachés végétaux". */
const ofPlants =
  /(?<!\p{L})(?:v[ée]g[ée]tal(?:es?)?|v[ée]g[ée]taux|v[ée]g[ée]tari(?:[ae]n)\p{L}*|vegan\p{L}*|végane?s?)(?!\p{L})/iu
/** "Mince, or vegan mince" and "not vegan" leave open, or say, that it is meat. */
const alternativeOrNegationPattern = /(?<!\p{L})(?:or|not|non|oder|nicht|ou|pas|o|no)(?!\p{L})|\//iu
const isMadeOfPlants = (text: string) => ofPlants.test(text) && !alternativeOrNegationPattern.test(text)
const isCookedShellfish = (text: string) => meatOfCookedCrab.test(text) && !rawPattern.test(text)

export function findRawAnimalFoodLines(
  lines: readonly LineCheck[],
  titles: readonly string[] = [],
): RawAnimalFoodLine[] {
  return lines.flatMap((check, index) => {
    const { food } = check
    const isNoRawAnimal =
      isCookedShellfish(check.text) ||
      isMadeOfPlants(check.text) ||
      isLineOfTinnedFish(check.text) ||
      isSmokedFishSaid(check)
    if (!isLineBoughtRaw(check) || isNoRawAnimal) return []
    const ofDish =
      food === null && check.isUnknown ? animalKindOfUnknownCutInRawDish(check.text, titles) : null
    if (food === null && isHindiOrArabicText(check.text)) {
      const named = animalOfOtherScript(check, index)
      if (named.length > 0 || ofDish === null) return named
      const names = namePatternOfHindiOrArabicLine(check.text)
      return [{ index, about: check.line.name, kind: ofDish, names }]
    }
    const kind = food ? kindOf(check, food) : check.isUnknown ? (kindByWords(check.text) ?? ofDish) : null
    if (!kind) return []
    const about = food?.name ?? check.line.name
    return [{ index, about, kind, names: namePatternOfLine(check, animalKinds[kind].words) }]
  })
}

/** A line in Hindi or Arabic, by the first of the foods that its language calls so. */
function animalOfOtherScript(check: LineCheck, index: number): RawAnimalFoodLine[] {
  const food = check.foods[0]
  const kind = food && !soldCookedPatternOfOtherScripts.test(check.text) ? kindOf(check, food) : null
  if (!food || !kind) return []
  return [{ index, about: food.name, kind, names: namePatternOfHindiOrArabicLine(check.text) }]
}

/** By what a line of a food that the catalogue does not know is called; the first that fits. */
const wordsOfUnknown: readonly (readonly [AnimalKindId, RegExp])[] = [
  [
    'minced meat',
    /hackfleisch|(?<!\p{L})(?:\p{L}*(?:hack|gehacktes|faschiertes)|hamburguesas?)(?!\p{L})|hackbällchen|frikadelle|bratwurst|grillwurst|grillwürst|chipolata|merguez|saucisses? (?:de toulouse|fraîches?|à griller)|salchichas? frescas?|(?<!\p{L})(?:steaks? hachés?|haché|carne (?:picada|molida)|minced|burger patt\p{L}+)/iu,
  ],
  ['duck and game birds', /(?<!\p{L})(?:enten|canard|magret|duck)/iu],
  [
    'poultry',
    /hähnchen|hühner|hühnchen|puten|geflügel|(?<!\p{L})(?:baby)?pute(?!\p{L})|truthahn|truthenne|(?<!\p{L})(?:poulet|dinde|volaille|pollo|pavo|chicken|turkey)(?!\p{L})/iu,
  ],
  ['pork', /schweine|(?<!\p{L})(?:porc|cerdo|pork)(?!\p{L})/iu],
  [
    'red meat',
    /lamm|rinder|kalbs|(?<!\p{L})(?:(?:reh|hirsch|wild)(?:rücken|keule|schulter|filets?|medaillons?|braten|nuss)|roastbeef|rosbif|rosbeef|selle de chevreuil|lomo de (?:corzo|ciervo|venado)|agneau|b(?:œ|oe)uf|veau|cordero|ternera|carne de (?:res|vaca|buey|ternera)|beef|lamb|veal|venison)(?!\p{L})/iu,
  ],
  [
    'fish',
    /lachs|thunfisch|forelle|kabeljau|(?<!\p{L})(?:saumon|thon|cabillaud|poisson|salmón|atún|pescado|merluza|bacalao|dorada|lubina|truite|lieu noir|zander|salmon|tuna)(?!\p{L})/iu,
  ],
  [
    'shellfish',
    /garnele|auster|jakobsmuschel|(?<!\p{L})(?:crevettes?|huîtres?|moules|ostras?|gambas?|langostinos?|camarones|mejillones|almejas|oysters?|scallops?)(?!\p{L})/iu,
  ],
]
/** What is made of an animal and is not raw meat of it, or is none. */
const isNoCut =
  /aufschnitt|br[üu]he|fond|suppe|so(?:ß|ss)e|sauce|bouillon|gew[üu]rz|pulver|schinken|leber|vegan|v[ée]g[ée]t|veggie|tofu|soja|seitan|linsen|lentil|lentej|garbanz|verdur|\bpan(?:es)?\b|br[öo]tchen|schmalz|fett|paste|flavou?r|salsa|caldo|caviar|kaviar/iu

function kindByWords(text: string): AnimalKindId | null {
  if (isNoCut.test(text)) return null
  return wordsOfUnknown.find(([, words]) => words.test(text))?.[0] ?? null
}

const isMinced = ({ text, food }: LineCheck): boolean =>
  /\b(?:minced?|hamburger|burger patt\w+|sausage ?meat|hack(?:fleisch)?|rinderhack|hach[ée]e?s?|hamburguesas?|burgers?|patt(?:y|ies)|gehacktes (?:rind|kalb|lamm|schweine)fleisch|(?:carne )?(?:picada|molida)|ground (?!(?:black|white|pepper|spice|all ?spice|cumin|coriander|cinnamon|to)))\b|कीमा|कीमे|مفروم/iu.test(
    `${text} ${food?.name ?? ''}`,
  )

/** Sausages that are sold cooked, dried or in tins; a kebab and a fresh sausage are minced meat. */
const isFreshSausage = (text: string, food: Food) =>
  !scaldedSausage.test(text) &&
  freshSausages.some((name) => pathToContainedFood(food, name)?.isItself === true)
const freshSausages =
  'fresh pork sausage,sausage,kebab,bratwurst,biała kiełbasa,beef sausage,lamb sausage,venison sausage'.split(
    ',',
  )
const scaldedSausage =
  /(?<!\p{L})(?:(?:vor|über)?gebrüht\p{L}*|brühwurst\p{L}*|scalded|pre-?cooked|smoked|geräuchert\p{L}*|précuite?s?|cuite?s?|fumée?s?|precocid[oa]s?|cocid[oa]s?|ahumad[oa]s?)(?!\p{L})/iu

/** In Spain they are the fresh fish, elsewhere anchovies that were pickled. */
const freshBoquerones =
  /(?<!\p{L})(?:\d+ ?(?:k?g|gramos|kilos?) )(?:de )?boquer(?:ones|[óo]n)(?!\p{L})(?!.*(?:vinagre|vinegar|marinad|marinated|escabeche|frit[oa]s))/iu

function kindOf(check: LineCheck, food: Food): AnimalKindId | null {
  const is = (fact: 'poultry' | 'meat' | 'fish' | 'mollusc' | 'crustacean') => {
    const trace = contentsOfFood(food).get(fact)
    return trace?.isItself === true && trace.isCertain
  }
  const isA = (kind: string) => pathToContainedFood(food, kind)?.isItself === true
  if (is('poultry')) {
    if (isA('cooked poultry') || isA('cured turkey') || isA('cured chicken')) return null
    return isA('duck kind') || isA('game bird kind') || /duck|goose|pigeon/i.test(food.name)
      ? 'duck and game birds'
      : 'poultry'
  }
  if (is('meat')) {
    if (isA('cured meat') || isA('liver spread kind') || isA('meat stock kind')) return null
    if (isMinced(check) || isA('minced meat kind') || isFreshSausage(check.text, food)) return 'minced meat'
    if (isA('sausage kind')) return null
    return isA('pork kind') ? 'pork' : 'red meat'
  }
  if (freshBoquerones.test(check.text)) return 'fish'
  // Herring that salt alone has ripened is eaten raw.
  if (isA('matjes')) return 'fish'
  if (food.category !== 'Seafood' || isA('preserved fish')) return null
  if (/\b(?:smoked|salted|roe|surimi|cooked)\b/i.test(check.text)) return null
  if (is('fish')) return isA('roe kind') || isA('breaded fish kind') ? null : 'fish'
  return (is('mollusc') || is('crustacean')) && !isA('canned shellfish kind') ? 'shellfish' : null
}
