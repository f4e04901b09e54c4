import { type FinishedRecipe, splitIntoSentences } from './finishedRecipe.ts'
import type { DishRule } from './rule.ts'

/**
 * A sentence that speaks of other versions, of the past or of what the dish is not: what it names need not be in the recipe.
 */
const isOfOthers =
  /\b(?:no|not|nor|never|neither|without|instead|elsewhere|others?|otherwise|usual(?:ly)?|often|sometimes|once|original(?:ly)?|traditional(?:ly)?|classic(?:ally)?|normally|rather|unlike|like|than|stands? in|takes? (?:the|its) place|replac\w+|versions?|in place of|means?|meant|named|name|called|literally|word|left ?over|whatever|any|either|or|with or|goes? with|keeps|lacked|cousins?|relative|same as|comes? from|used to|grand\w+|hides?|argue|wants?|asks? for|drink|villages?|later|brother|sister|if you can|in old|in the old|far from|such as|was|were|had)\b|n’t\b|-free\b|-less\b/i

/** A word of a headnote or a title -> the words one of which the lines or the steps must hold. */
type Claim = readonly [said: RegExp, evidence: RegExp]

const techniques: readonly Claim[] = [
  [
    /\bslow(?:ly)?[- ](?:braised|cooked|simmered|roasted|stewed)\b|\bfor hours\b/i,
    /\b(?:[1-9]\d*½?|[½]) hours?\b|\b[2-5]\d minutes|\blow(?:est)? heat/i,
  ],
  [/\bbraised\b/i, /\bbrais|\bsimmer|\bcover/i],
  [
    /\b(?:char|charred|charring|blistered)\b/i,
    /\bchar|\bblister|\bscorch|\bblacken|\bsinge|\bgrill|\bbroil|\bdark (?:spots|patches)|\bover high heat|\bhot (?:dry )?(?:skillet|pan|wok)/i,
  ],
  [/\b(?:grilled|chargrilled|from the grill|barbecued)\b/i, /\bgrill|\bbroil|\bridged|\bbarbecue|\bgriddle/i],
  [
    /\b(?:smoky|smoked)\b/i,
    /\bsmok|\broasted (?:red )?pepper|\bchar|\bchipotle|\bburn|\bblacken|\bblister|\bgrill|\bbroil|\bbacon|\bchorizo|\blapsang|\burfa|\bscorch|\bsinge/i,
  ],
  [/\bovernight\b|\bthe night before\b/i, /\bovernight|\bnight|\b(?:[6-9]|1\d|2\d) hours|\bday/i],
  [/\bmarinat(?:ed|es|ade)\b/i, /\bmarina|\bwarm|\btoss|\brest|\bstand|\bleave|\bsoak|\bchill|\bsteep/i],
  [/\b(?:in|from) (?:a |the )?banana lea(?:f|ves)\b/i, /\bbanana lea/i],
  [/\bdeep-?fried\b/i, /\bdeep[- ]fr|\bfor frying\b|\boil (?:a few|[2-9]) (?:cm|fingers)/i],
  [/\bbaked\b|\bfrom the oven\b|\boven-/i, /\bbake|\boven|\broast/i],
  [/\bsteamed\b/i, /\bsteam|\bcover/i],
  [/\bstuffed\b/i, /\bstuff|\bfill|\bspoon|\bpack|\bpress|\bpile|\bpocket/i],
  [
    /\bpickled\b/i,
    /\bpickle|\bvinegar|\blime|\blemon|\bbrine|\bferment|\bgherkin|\bjalap|\bkimchi|\bcapers/i,
  ],
  [/\btoasted\b/i, /\btoast|\bbrown|\bdry (?:pan|skillet)|\broast|\bgolden|\bwarm|\bcrisp/i],
  [/\bcaramelized\b/i, /\bcarameli|\bbrown|\bgolden|\bsugar|\bhoney|\bglaz|\bdark|\bsticky/i],
  [/\bglazed\b/i, /\bglaz|\bbrush|\bshin|\bcoat|\bsticky|\bsyrup|\bgloss/i],
  [/\bpoached\b/i, /\bpoach|\bsimmer/i],
  [/\bshredded\b|\bpulled\b/i, /\bshred|\bpull|\btear|\btorn|\bfork|\bgrate|\bslic|\bstrip/i],
  [/\bon (?:a |the )?skewers?\b|\bskewered\b|\bon sticks?\b/i, /\bskewer|\bstick|\bthread/i],
  [/\bchilled\b|\bice-cold\b/i, /\bchill|\bcold|\brefrigerat|\bice|\bfreez/i],
  [/\bcrusted\b/i, /\bcrust|\bsprinkle|\bscatter|\bcoat|\bpress|\broll|\bcrumb|\bdredge/i],
  [/\btwice[- ](?:fried|cooked|baked)\b/i, /\btwice|\bagain|\bsecond|\bonce more|\bback/i],
  [/\bmeatballs?\b/i, /\bballs?\b|\bmeatball|\boval|\bpatt|\broll|\bshape/i],
  [/\bhand-(?:pulled|cut|rolled)\b/i, /\bpull|\bcut|\broll|\bstretch/i],
  [/\bwok\b/i, /\bwok|\bskillet|\bpan\b/i],
  [/\bclay pot\b|\btagine pot\b/i, /\bpot\b|\btagine|\bcasserole|\bdish/i],
]

const cuts: readonly Claim[] = [
  [
    /\bthin (?:slices|strips)\b|\bthinly sliced\b|\bpaper-thin\b|\bshaved\b/i,
    /\bthin|\bshav|\bslic(?:ed|es?) finely|\bstrips|\bvery fine/i,
  ],
  [/\bstrips\b/i, /\bstrip|\bslic|\bshred|\bbaton|\bjulienne|\bmatchstick|\bribbon/i],
  [/\b(?:cubes|chunks|diced)\b/i, /\bcube|\bchunk|\bdice|\bpieces|\bwedge|\bcut/i],
  [/\b(?:minced|ground) (?:meat|beef|pork|lamb|chicken|turkey)\b|\bmince\b/i, /\bground|\bminced?\b|\bchop/i],
  [/\bchops\b/i, /\bchop(?:s|ped)?\b/i],
  [/\bsteaks?\b/i, /\bsteak|\bstrips|\bsirloin|\bfillet|\bslices|\bcutlet/i],
  [/\bwhole (?:chicken|fish|bird|leg|shoulder)\b/i, /\bwhole|\bleg|\bshoulder|\bjoint/i],
  [/\bribs\b/i, /\brib/i],
  [/\b(?:drumsticks|legs|thighs|wings|livers|breasts)\b/i, /\b(?:drumstick|leg|thigh|wing|liver|breast)/i],
  [/\bon the bone\b|\bbone-in\b/i, /\bbone(?!less)/i],
  [
    /\bbig (?:pieces|chunks)\b|\blarge (?:pieces|chunks)\b/i,
    /\blarge|\bbig|\b[4-8] cm|\bchunks|\bhalved|\bquarter/i,
  ],
]

/** Foods by the word that a headnote says, each with other words for the same in lines and steps. */
const foods: readonly Claim[] = (
  'chicken; beef/steak/oxtail; pork/bacon/ham/pancetta/prosciutto/chorizo/guanciale/lard; lamb/mutton; turkey; duck; veal; goat/lamb/mutton; bacon/pancetta/lardon; ham/prosciutto/serrano; chorizo; ' +
  'salmon; tuna; cod; shrimp/prawn; squid/calamari; mussels?; crab; anchov(?:y|ies)/anchov; sardines?/sardine; mackerel; ' +
  'tofu/bean curd; tempeh; paneer; halloumi; feta; mozzarella; parmesan/hard cheese; ricotta; cheddar; gruyère; ' +
  'eggs?/egg; yogurt/labneh/curd/raita/tzatziki; cream/crème/coconut cream; sour cream/sour cream; butter/ghee/butter; ghee/butter; coconut milk/coconut; coconut; almond milk/almond; ' +
  'onions?/onion/shallot/scallion; scallions?/scallion/spring onion; shallots?/shallot; garlic; ginger; tomato(?:es)?/tomato/passata; potato(?:es)?/potato; sweet potato(?:es)?/sweet potato; carrots?/carrot; ' +
  'cabbage/cabbage/sauerkraut/kimchi/bok choy; spinach/greens/chard; kale/kale/greens/cavolo; mushrooms?/mushroom/porcini/shiitake; eggplants?/eggplant/aubergine; zucchini/courgette; cucumbers?/cucumber/gherkin/pickle; pumpkin/squash; squash/pumpkin; ' +
  'cauliflower; broccoli; peas/pea/chickpea; beans?/bean/edamame/chickpea/lentil/pea; lentils?/lentil/dal; chickpeas?/chickpea/garbanzo; corn/corn/polenta/maize/tortilla/masa; plantains?/plantain; avocados?/avocado/guacamole; okra; beets?/beet; celery/celer; fennel; leeks?/leek; asparagus; artichokes?/artichoke; radish(?:es)?/radish/daikon; ' +
  'olives?/olive; capers?/caper; raisins?/raisin/currant/sultana; prunes?/prune; apricots?/apricot; dates?/date; apples?/apple; pears?/pear; lemon; limes?/lime; oranges/orange; mango(?:es)?/mango; pineapple; bananas?/banana; berries/berr; strawberries/strawberr; pomegranate; ' +
  'almonds?/almond; walnuts?/walnut; peanuts?/peanut; cashews?/cashew; pistachios?/pistachio; hazelnuts?/hazelnut; pine nuts?/pine nut; sesame/sesame/tahini/benne/za.atar/dukkah; tahini; ' +
  'rice; noodles/noodle/vermicelli/ramen/udon/soba/spaghetti/pasta; pasta/spaghetti/penne/macaroni/orzo/tagliatelle/noodle/orecchiette/rigatoni; bread/toast/bun/roll/pita/baguette/tortilla/naan/roti/sourdough/loaf/flatbread/muffin/brioche/crumb/flour/dough/semolina/cornmeal/oat; pita; tortillas?/tortilla; oats/oat/porridge; polenta/polenta/cornmeal; couscous; bulgur; barley; quinoa; buckwheat; flour; ' +
  'soy sauce/soy/tamari/aminos; fish sauce; oyster sauce; miso; vinegar; wine/wine/sherry/shaoxing/mirin/sake/vermouth/port; beer/beer/stout/ale/lager; rum; honey; maple syrup; chocolate/chocolate/cocoa; ' +
  'cumin; coriander/coriander/cilantro; turmeric; cinnamon; cardamom; cloves?/clove; nutmeg; saffron; paprika; chil(?:i|ies)/chil/jalape/berbere/mitmita/curry paste/pepper flake/cayenne/sambal/gochu/sriracha/harissa/aleppo/hot sauce/serrano/poblano/habanero/aj[ií]; mustard; caraway; allspice; star anise; lemongrass; curry leaves/curry lea; curry powder/curry; garam masala; sumac; za.atar; oregano; thyme/za.atar; rosemary; basil; parsley; mint; dill; cilantro/cilantro/coriander; tarragon; sage; bay/bay; chives?/chive; ' +
  'peppers/pepper/chil/paprika/jalape; bell peppers?/pepper; horseradish; wasabi; ketchup; mayonnaise/mayo/aioli; pesto/basil; salsa/tomato/chil;  kimchi; sauerkraut; seaweed/seaweed/nori/wakame/kombu; dashi; gochujang; harissa; chimichurri; tzatziki; hummus/chickpea'
)
  .split(/; */)
  .map((entry) => {
    const [said = '', ...others] = entry.split('/')
    const evidence = [said, ...others]
    return [
      new RegExp(`(?<![\\p{L}-])${said}(?![\\p{L}-])`, 'iu'),
      new RegExp(`(?<!\\p{L})(?:${evidence.join('|')})`, 'iu'),
    ] as const
  })

/** Expressions in which a food word names no food of the plate. */
const noFood =
  /\b(?:pigs? in|bean to|egg[- ]shaped|olive[- ](?:green|sized)|walnut[- ]size\w*|pea[- ]size\w*|size of (?:an? )?\w+|big as (?:an? )?\w+|large as (?:an? )?\w+|thick as (?:an? )?\w+|small as (?:an? )?\w+|as (?:an? )?\w+|fish[- ]fragrant|butter(?:ed|y)|creamy|gingery|garlicky|lemony|minty|peppery|sugary|nutty|eggy|bay of|new year|rice cooker|bread ?winner|palm sugar|tea|coffee|orange(?= colou?r)|dates? (?:from|back)|sage advice|butter (?:beans?|lettuce)|butternut|cream of|ham(?:burg|let)\w*|toad in the hole|shepherd’s|mince pies?|sweetbreads?|gingerbread|pepper pot|tortilla (?:de|peruana|española|francesa|cubana|with|paisana)|con tortilla|cuban tortilla|\w+’s butter|all cream|char (?:kway|kuey|siu)|stew peas|black pepper|Welsh rabbit)\b/gi

const minutesWords: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'a quarter of an hour': 15,
  'half an hour': 30,
  'an hour': 60,
  'two hours': 120,
  'three hours': 180,
  'four hours': 240,
}

/** The remarks that the program adds about the answers tell of other dishes; they are no claim. */
const remark =
  /^(?:Among our dishes there is no |It is ready in \d+ minutes, sooner |It goes without |You asked |There was no good place |\w[\w ]* is not the usual meat |Here \w+ takes the place of |For \d+, |It can be made a day ahead|It keeps a day|A dish borrowed|It is an? [A-Z][\w -]* dish\.|It is a dish of no cuisine|It is usually made with meat\.|This version is adapted to )/

function claimedSentences({ recipe }: FinishedRecipe): string[] {
  return [recipe.name, ...splitIntoSentences(recipe.description)].filter((sentence) => !remark.test(sentence))
}

/** The meat that a dish is usually made with: its headnote tells of that, and a remark says what is taken here. */
const usualMeat = /\bHere \w+ takes the place of the (\w+)\./

function unkeptClaims(recipe: FinishedRecipe, claims: readonly Claim[], kind: string): string[] {
  const evidenceText = `${recipe.whole} ${usualMeat.exec(recipe.recipe.description)?.[1] ?? ''}`
  return claimedSentences(recipe).flatMap((sentence, at) => {
    if (at > 0 && isOfOthers.test(sentence)) return []
    const plain = sentence.replace(noFood, '…')
    return claims.flatMap(([said, evidence]) => {
      const found = said.exec(plain)
      return found && !evidence.test(evidenceText) ? [`${kind} “${found[0]}” in “${sentence}”`] : []
    })
  })
}

export const claimRules: readonly DishRule[] = [
  {
    name: 'food of title or headnote',
    source:
      'The headnote describes the recipe that follows (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: (recipe) => unkeptClaims(recipe, foods, 'food'),
  },
  {
    name: 'technique of title or headnote',
    source:
      'The headnote describes the recipe that follows (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: (recipe) => unkeptClaims(recipe, techniques, 'technique'),
  },
  {
    name: 'cut of title or headnote',
    source:
      'The headnote describes the recipe that follows (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: (recipe) => unkeptClaims(recipe, cuts, 'cut'),
  },
  {
    name: 'story of another meat',
    source:
      'The headnote describes the recipe that follows (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: storiesOfOtherMeat,
  },
  {
    name: 'number of title or headnote',
    source:
      'Numbers of the headnote agree with lines and steps (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: (recipe) =>
      claimedSentences(recipe).flatMap((sentence, at) => wrongNumbers(sentence, recipe, at === 0)),
  },
]

const notUsualMeat = /(?:^|\s)(\w+) is not the usual meat of this dish\./
const animalsByMeat: Readonly<Record<string, RegExp>> = {
  chicken: /\b(?:rooster|cockerel|hens?|fowl)\b/i,
  beef: /\b(?:cows?|ox(?:en)?|bulls?|cal(?:f|ves)|steers?|veal)\b/i,
  pork: /\b(?:pigs?|hogs?|piglets?|swine|boars?)\b/i,
  lamb: /\b(?:sheep|ewes?|mutton)\b/i,
}
/** A place or a year of which a sentence tells. */
const placeOrYear = /(?<=[\p{Ll},:;’”] )(?!I\b)\p{Lu}\p{L}+|^\p{Lu}\p{L}+’s\b|\b1\d{3}s?\b/u

/** Sentences of a headnote that tell of the dish elsewhere with a meat that is said not to be its usual one, or of another animal. */
function storiesOfOtherMeat({ recipe }: FinishedRecipe): string[] {
  const swapped = notUsualMeat.exec(recipe.description)?.[1]?.toLowerCase()
  if (!swapped) return []
  return splitIntoSentences(recipe.description)
    .filter((sentence) => !remark.test(sentence))
    .map((sentence) => sentence.replace(/Scotch bonnets?/g, 'chili'))
    .filter(
      (sentence) =>
        (new RegExp(`\\b${swapped}\\b`, 'i').test(sentence) && placeOrYear.test(sentence)) ||
        Object.entries(animalsByMeat).some(([meat, animal]) => meat !== swapped && animal.test(sentence)),
    )
    .map((sentence) => `${swapped} in “${sentence}”`)
}

/** Minutes that a headnote promises and that neither the steps tell nor the header comes near, and counts of foods. */
function wrongNumbers(
  sentence: string,
  { recipe, sentences, lines, whole }: FinishedRecipe,
  isTitle: boolean,
): string[] {
  if (!isTitle && isOfOthers.test(sentence)) return []
  const told = sentences.flatMap(({ minutes }) => minutes)
  const found: string[] = []
  const said =
    /\b(a quarter of an hour|half an hour|an hour|(?:two|three|four) hours|(five|ten|fifteen|twenty|thirty|forty|\d+) minutes)\b/i.exec(
      sentence,
    )
  if (said) {
    const words = said[1]!.toLowerCase()
    const minutes = minutesWords[words] ?? minutesWords[said[2]?.toLowerCase() ?? ''] ?? Number(said[2])
    const near = [...told, recipe.totalTimeMinutes, recipe.cookTimeMinutes, recipe.prepTimeMinutes]
    if (
      Number.isFinite(minutes) &&
      !near.some((value) => Math.abs(value - minutes) <= Math.max(2, minutes * 0.25))
    )
      found.push(`“${said[0]}” in “${sentence}” (total ${recipe.totalTimeMinutes})`)
  }
  const counted =
    /\b(two|three|four|five|six|seven) (cheeses|eggs|spices|herbs|vegetables|beans|onions|peppers|chilies|ingredients)\b/i.exec(
      sentence,
    )
  if (counted) {
    const number = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }[counted[1]!.toLowerCase()]!
    const what = counted[2]!.toLowerCase()
    const kinds: Readonly<Record<string, RegExp>> = {
      cheeses:
        /cheese|feta|parmesan|mozzarella|ricotta|gruyère|cheddar|pecorino|halloumi|gorgonzola|manchego/,
      herbs: /parsley|cilantro|dill|mint|basil|chive|thyme|oregano|tarragon|sage|rosemary|fenugreek leaves/,
      eggs: /^eggs?$/,
      beans: /beans?|chickpea|lentil|pea/,
    }
    const pattern = kinds[what]
    if (pattern) {
      const matching = lines.filter(({ name }) => pattern.test(name))
      const count =
        what === 'eggs'
          ? matching.reduce((sum, { count: pieces }) => sum + (pieces ?? 0), 0)
          : matching.length
      if (count % number !== 0 && !whole.includes(`${counted[1]} ${what}`))
        found.push(`“${counted[0]}”, but there are ${count}`)
    }
  }
  return found
}
