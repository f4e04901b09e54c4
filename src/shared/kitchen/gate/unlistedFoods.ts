import { wayTo } from '../foods/contents.ts'
import { isDescribing } from '../foods/describingWords.ts'
import type { Food } from '../foods/foods.ts'
import { foodWords } from '../foods/foodWords.ts'
import type { LineCheck } from './checkLine.ts'
import type { Finding } from './findings.ts'
import { isSaltOrPepper, kindCalled, targetsOf, wayToAny } from './kindsOfFood.ts'
import { keyOf, type SaidFood, type SaidInSteps } from './saidFoods.ts'
import { needsNoWord } from './unusedLines.ts'

/** Words after a food by which it is a tool or a vessel: "butter knife", "rice cooker", "pie dish". */
const toolWords = new Set(
  foodWords(`knife dish tin mill press cooker bath basin spinner bowl pan pot tray rack grater grinder masher slicer
  plate board spoon fork wash towel stone mould mold paper pick basket brush glass cup bag jar machine maker processor
  cutter oven shape shaped size sized skin iron husk sheet liner squeezer reamer peeler skewer spatula stick tender
  case ring cloth steamer server colour color coloured colored like style packet package bottle can carton tub
  thickness consistency texture length smell flavour flavor taste`),
)
const onlyLike =
  /(?:size|consistency|thickness|texture|colou?r|shape|smell|length|width|feel)s? (?:of|as) (?:\w+ ){0,5}$|(?:look|feel|smell|taste)s? (?:like|of) (?:\w+ ){0,4}$|(?:resembl\w+|like|than|as (?:\w+ )?as) (?:\w+ ){0,3}$|(?:without|no|not|avoid|instead of|rather than) (?:\w+ ){0,2}$/

/** A sentence that offers, advises or leaves open: what it names need not be bought. */
const leavesOpen =
  /\bif (?:you|desired|using|liked|wanted|wished|preferred|needed|necessary|available)\b|\boptional|\b(?:such as|instead of|for example|e\.g\.|or any)\b|\byou (?:can|could|may|might)\b|\b(?:substitut|swap|alternativ|variation|leftover|left over)|^\W*(?:tip|note|serving suggestion|to store|make ahead)\b|\b(?:goes|go|works|pairs?|great|good|delicious|lovely|perfect) (?:\w+ )?with\b|\bfavou?rite\b|\byour choice\b|\bif not\b/i
const servedWith =
  /\b(?:serv\w+|enjoy|eat|accompan\w+)\b[^.;]*?\b(?:with|over|on|alongside|beside|in|by|atop|into|to)\b(.*)$/i
/** Words by which what follows is put on the dish itself, and so belongs on the list. */
const putOn = /\b(?:garnish|sprinkl|scatter|drizzl|dollop|topped|top with|grat|shav|squeez|finish)\w*\b/i
const sidesServed = new Set([
  'Rice',
  'Grains',
  'Snacks',
  'Beverages',
  'Frozen Foods',
  'Lentils and Pulses',
  'Condiments',
  'Sauces',
])
const sideBefore =
  /\b(?:steamed|mashed|boiled|sauteed|wilted|fried|pickled|grilled|blanched|roasted?|baked|green|side|crisp|simple|buttered|your|some|extra|more)\s+(?:\w+\s+){0,2}$/

/** What a kitchen makes on the way; named alone, it is made here and not bought. */
const madeHere = new Set(
  foodWords(`sauce salsa relish chutney raita pesto dressing vinaigrette mayonnaise mayo aioli guacamole tzatziki
  chimichurri harissa tapenade hummus custard caramel ganache syrup frosting icing crumb crumble streusel pastry dough
  batter crust stock broth gravy soup stew curry chili salad slaw coleslaw omelette omelet frittata porridge dumpling pie tart
  cake cookie biscuit bread loaf bun roll pancake crepe waffle pudding jam jelly gel brine roux meringue cream
  meatball meatloaf patty burger kebab kebob kofta falafel fritter wrap sandwich taco burrito toast pizza roux bechamel
  hollandaise pickle compote coulis puree mash marinade rub paste glaze filling stuffing topping spread dip sprinkle
  fluff chip crisp crouton stripe ribbon popsicle sorbet granita smoothie shake drink cocktail tea coffee punch lemonade
  pilaf risotto paella noodle pasta ravioli gnocchi casserole gratin quiche flan caviar steak dal dhal sambal mole
  satay crackling brittle praline nougat fudge truffle muffin scone brownie bar bite snack cracker keema poori festival crackling flatbread tortilla
  naan roti chapati pita bagel donut churro parfait trifle mousse cheesecake fondue confit tempura schnitzel hash
  sausage tartare carpaccio ceviche sushi bone fat dripping lard oil butter candy cheese bean`),
)
/** Of those, what no kitchen makes unless the list has what it comes from. */
const poured = new Set(foodWords('stock broth'))
const pouring = /\b(?:add|pour|stir|whisk|deglaze)\w*\s+(?:\w+\s+){0,4}$/
const boughtWhenAdded = new Set(
  foodWords('cream cheese pasta noodle oil butter bean sausage paste jam tea coffee'),
)
const adding =
  /\b(?:add|pour|stir|mix|whisk|fold|beat|blend|drizzle|splash|sprinkle|scatter|toss|melt|heat|spread|cover|top|combine|season|brush|rub|dot|crumble|boil|cook|dollop)\w*\s+(?:\w+\s+){0,4}$/

const colours = new Set(
  foodWords('orange peach olive lime salmon cream chestnut caramel mahogany amber mustard'),
)
const shade = /\b(?:bright|deep|dark|golden|pale|light|reddish|brick|brown|turns?|turned|is|are|of|an?)$/

/** Names of foods in some kitchen of the world that are plain words of a step in English. */
const plainWords = new Set(
  foodWords(`bake lay sweet snap gum file maid bar bite skirt flank round tongue heart trotter alba balm pop icing lace
  festival soda fuse liquor spirit alcohol mince yolk white tip fresh til pan horse frog bear squash nut skin cut
  brut perry porter bitter speight ale stork trex flora pam goop poach mix top side mash kid boar bat mate inca still soupy paste mixture ruffle lays crackers choco`),
)

interface Listed {
  /** Each once. */
  foods: readonly Food[]
  /** The words of their names. */
  nameWords: ReadonlySet<string>
  words: ReadonlySet<string>
}

/** What a sentence says of all foods in it. */
interface SentenceRead {
  /** Whether it offers, advises or leaves open. */
  leavesOpen: boolean
  /** The words of what a dish is served with; null where it is not about that. */
  beside: string | null
  isPutOn: boolean
}

function readSentence(sentence: string): SentenceRead {
  const beside = servedWith.exec(sentence)?.[1]
  return {
    leavesOpen: leavesOpen.test(sentence),
    beside: beside === undefined ? null : foodWords(beside).join(' '),
    isPutOn: putOn.test(sentence),
  }
}

/** Calls `read` once for each key: a hostile recipe says the same a thousand times. */
function once<Value>(read: (said: SaidFood) => Value, key: (said: SaidFood) => string) {
  const known = new Map<string, Value>()
  return (said: SaidFood): Value => {
    const name = key(said)
    const before = known.get(name)
    if (before !== undefined) return before
    const value = read(said)
    known.set(name, value)
    return value
  }
}

/** Foods that a step puts in and no line lists; made things, tools, likenesses and offers are none. */
export function unlistedFoods(lines: readonly LineCheck[], { foods }: SaidInSteps): Finding[] {
  const listedFoods = [...new Set(lines.flatMap((check) => check.foods))]
  const listed: Listed = {
    foods: listedFoods,
    nameWords: new Set(listedFoods.flatMap(({ name }) => foodWords(name))),
    words: new Set(lines.flatMap(({ text }) => foodWords(text))),
  }
  const reader: Reader = {
    sentenceOf: once(
      ({ sentence }) => readSentence(sentence),
      ({ sentence }) => sentence,
    ),
    isListed: once((said) => isListed(said, listed), keyOf),
    isMadeHere: once(
      (said) => isMadeHere(said, listed),
      (said) => `${keyOf(said)}|${isAddedIn(said)}`,
    ),
  }

  const named = new Set(foods.filter(isToBeMade).map(({ food }) => food))
  return foods.flatMap((said) => {
    if (named.has(said.food) || isFine(said, reader)) return []
    named.add(said.food)
    return [{ kind: 'unlisted food' as const, food: said.food.name, line: null, step: said.step }]
  })
}

interface Reader {
  sentenceOf: (said: SaidFood) => SentenceRead
  isListed: (said: SaidFood) => boolean
  isMadeHere: (said: SaidFood) => boolean
}

function isFine(said: SaidFood, reader: Reader): boolean {
  const { food, words, wordAfter, isDeed } = said
  if (isDeed || needsNoWord.has(food.name) || isSaltOrPepper(food) || words.includes('water')) return true
  if (words.length === 1 && (plainWords.has(words[0]!) || isKindOnly(said))) return true
  if (toolWords.has(wordAfter ?? '') || onlyLike.test(beforeOf(said)) || isColour(said)) return true
  const sentence = reader.sentenceOf(said)
  if (sentence.leavesOpen || isServedBeside(said, sentence)) return true
  return reader.isListed(said) || reader.isMadeHere(said)
}

/** "until it turns a deep orange". */
function isColour({ words, before }: SaidFood): boolean {
  return words.length === 1 && colours.has(words[0]!) && shade.test(before.join(' '))
}

/** "seeds", "herbs": all of a kind, which may be any on the list. */
function isKindOnly({ words, food }: SaidFood): boolean {
  const kind = kindCalled(words[0]!)
  return kind !== null && foodWords(food.name).length > 1
}

const beforeOf = ({ before }: SaidFood) => (before.length === 0 ? '' : `${before.join(' ')} `)

function isServedBeside({ food, words, before }: SaidFood, { beside, isPutOn }: SentenceRead): boolean {
  if (beside === null || !beside.includes(words.join(' '))) return false
  if (!isPutOn) return true
  return sidesServed.has(food.category) || sideBefore.test(`${[...before, ...words.slice(0, -1)].join(' ')} `)
}

function isListed({ food, words }: SaidFood, { foods, nameWords, words: listedWords }: Listed): boolean {
  const telling = words.filter((word) => !isDescribing(word))
  if (telling.every((word) => listedWords.has(word))) return true
  if (
    words.length > 1 &&
    telling.every((word) => listedWords.has(word) || madeHere.has(word)) &&
    telling.some((word) => listedWords.has(word))
  )
    return true
  const named = foodWords(food.name)
  if (words.length === 1 && named.length === 1 && nameWords.has(named[0]!)) return true
  return foods.some((one) => comesFrom(food, one) || comesFrom(one, food))
}

/** Whether a food is another, a kind of it, or made of it alone: a yolk of the egg, juice of the lemon. */
function comesFrom(food: Food, from: Food): boolean {
  const way = wayToAny(food, targetsOf(from))
  return way !== null && (way.isItself || food.of.length === 1)
}

const oftenMade = new Set(['Sauces', 'Condiments', 'Spices', 'Snacks', 'Frozen Foods', 'Grains'])

/** "For the salsa verde, stir …", "make the pesto". */
function isToBeMade(said: SaidFood): boolean {
  const isMade = /(?:^| )(?:for|make|assemble) (?:the |a )?(?:\w+ )?$/.test(beforeOf(said))
  return (
    isMade && (madeHere.has(said.words[0]!) || oftenMade.has(said.food.category) || said.food.of.length > 1)
  )
}

const dishKinds = [
  'ready dish',
  'pasta sauce kind',
  'dip kind',
  'salsa kind',
  'cake kind',
  'bread kind',
  'pastry kind',
  'pudding kind',
  'fresh chutney kind',
]

function isDish(food: Food): boolean {
  return (
    food.category === 'Snacks' ||
    food.category === 'Frozen Foods' ||
    dishKinds.some((kind) => wayTo(food, kind)?.isItself)
  )
}

/** Sauces that no kitchen makes on the way; any other may be the dish's own. */
const boughtSauces = new Set(
  foodWords(
    'ketchup sriracha gochujang tabasco worcestershire hoisin miso tamari doubanjiang tahini mustard mirin',
  ),
)

const isMadeSauce = ({ food, words }: SaidFood) => food.category === 'Sauces' && !boughtSauces.has(words[0]!)

/** Half of what it is made of stands on the list: buttercream of butter and sugar. */
function isMadeOfListed({ of }: Food, listed: readonly Food[]): boolean {
  const here = of.filter((part) => listed.some((one) => one.name === part || wayTo(one, part)?.isItself))
  return of.length > 1 && here.length * 2 >= of.length
}

/** Whether the words before a food put it in: "stir the", "pour in the hot". */
function isAddedIn(said: SaidFood): boolean {
  return (poured.has(said.words.at(-1)!) ? pouring : adding).test(beforeOf(said))
}

/** One word for a thing that is made: "the relish", "the meatballs". */
function isMadeHere(said: SaidFood, { foods }: Listed): boolean {
  const { words, food } = said
  const last = words.at(-1)!
  if (words.length === 1 && kindCalled(last) !== null && foods.some((one) => wayTo(one, kindCalled(last)!)))
    return true
  if (words.length === 1 && (isDish(food) || isMadeSauce(said) || isMadeOfListed(food, foods))) return true
  if (!madeHere.has(last)) return false
  if (
    words.length > 1 &&
    !words.slice(0, -1).every((word) => isDescribing(word) || madeHere.has(word) || kindCalled(word) !== null)
  )
    return false
  return !(
    (boughtWhenAdded.has(last) || poured.has(last)) &&
    isAddedIn(said) &&
    !food.of.some((part) => foods.some((one) => one.name === part))
  )
}
