import { splitFoodNameIntoWords } from '../foods/foodWords.ts'

/** Words after a food by which it is a tool or a vessel: "butter knife", "rice cooker", "pie dish". */
export const toolWords = new Set(
  splitFoodNameIntoWords(`knife dish tin mill press cooker bath basin spinner bowl pan pot tray rack grater grinder masher slicer
  plate board spoon fork wash towel stone mould mold paper pick basket brush glass cup bag jar machine maker processor
  cutter oven shape shaped size sized skin iron husk liner squeezer reamer peeler skewer spatula tender
  case ring cloth steamer server colour color coloured colored like style packet package bottle can carton tub
  thickness consistency texture length smell flavour flavor taste scoop tester blender
  platter timer kettle turner muslin frother bin siphon tongs tweezers scissors hook opener holder`),
)
/** A tool whose last word is a cut of its food elsewhere: fish slices are food, a fish slice turns them. */
export const toolPhrases: ReadonlySet<string> = new Set([
  'fish slice',
  'egg whisk',
  'cake slice',
  'pie slice',
  'cookie sheet',
  'biscuit sheet',
  'cream stick',
  'lolly stick',
  'popsicle stick',
  'lollipop stick',
  'pop stick',
  'cocktail stick',
  'corn stick',
])
/** Foods that are called a vessel, and eaten. */
export const foodsCalledVessels: ReadonlySet<string> = new Set([
  ...['bread bowl', 'tortilla bowl', 'taco bowl', 'bread cup', 'tortilla cup', 'lettuce cup', 'wonton cup'],
  ...['phyllo cup', 'filo cup', 'pastry case', 'pastry cup', 'tart case', 'chocolate cup', 'meringue case'],
])
/** Tools are called by what they do: "egg beater", "flour sifter", "fish scaler". */
export const toolNameByActionPattern =
  /^(?:beat|sift|grat|slic|cut|mash|froth|separat|mak|hold|press|peel|open|scal|spread|warm|heat|boil|cook|steam|churn|grind|dispens|process|brew|mix|blend|siev|strain|dry|smok|poach|crimp|stamp|cor|pit|shred|juic|curl|brush|turn|lift)(?:er|or)$/
/** Words after a food by which it is not there: "cashew-free", "egg substitute", "a peanut allergy". */
export const wordsAfterAbsentFood = new Set(
  splitFoodNameIntoWords(
    'free less allergy allergic intolerance intolerant substitute replacement replacer alternative',
  ),
)
export const absentFoodBeforePattern =
  /(?:allerg\w*|intoleran\w*|sensitiv\w*) (?:to |of )?(?:\w+ ){0,3}$|(?:imitation|faux|fake|pretend|mock) $|(?:swap|replace|substitute|traditional|traditionally) (?:\w+ )?$|(?:skip|omit|forgo|ditch|leave out|leaving out|leave off|do without|no need for|hold|miss|neither|nor) (?:the |any |all )?(?:\w+ (?:and|or) (?:the )?)?$/
/** "Leave the cheese out": the words before and the word behind a food by which it is not there. */
export const leavesOutBeforePattern = /(?:^| )(?:leave|leaving|left) (?:the |any )?(?:\w+ )?$/
export const leftOutAfterWords = new Set(['out', 'off', 'aside'])
export const likenessPattern =
  /(?:size|consistency|thickness|texture|colou?r|shape|smell|length|width|feel)s? (?:of|as) (?:\w+ ){0,5}$|(?:look|feel|smell|taste)s? (?:like|of) (?:\w+ ){0,4}$|(?:resembl\w+|like|than|as (?:\w+ )?as) (?:\w+ ){0,3}$|(?:without|no|not|avoid|instead of|rather than) (?:\w+ ){0,2}$/

/** A sentence that offers, advises or leaves open: what it names need not be bought. */
export const optionalMentionPattern =
  /\bif (?:you|desired|using|liked|wanted|wished|preferred|needed|necessary|available)\b|\boptional|\b(?:such as|instead of|for example|e\.g\.|or any)\b|\byou (?:can|could|may|might)\b|\b(?:can|could|may|might) (?:also |always )?(?:add|use|top|serve|swap|stir|finish|garnish|sprinkle|have|replace)\b|\b(?:substitut|swap|alternativ|variation|leftover|left over)|^\W*(?:tip|note|serving suggestion|to store|make ahead)\b|\b(?:goes|go|works|pairs?|great|good|delicious|lovely|perfect) (?:\w+ )?with\b|\bfavou?rite\b|\bothers\b|\byour choice\b|\bif not\b/i
/** "Meat/beans/tofu". */
export const slashedAlternativesPattern = /\p{L}{3,}\/\p{L}{3,}/u
export const servedWithPattern =
  /\b(?:serv\w+(?! (?:bowl|dish|plate|platter|spoon|tray))|enjoy|eat|accompan\w+)\b[^.;]*?\b(?:with|over|on|alongside|beside|in|by|atop|into|to)\b(.*)$/i
/** Words by which what follows is put on the dish itself, and so belongs on the list. */
export const putOnDishPattern =
  /\b(?:garnish|sprinkl|scatter|drizzl|dollop|topped|top with|grat|shav|squeez|finish)\w*\b/i
export const sideDishFoodCategories = new Set([
  'Rice',
  'Grains',
  'Snacks',
  'Beverages',
  'Frozen Foods',
  'Lentils and Pulses',
  'Condiments',
  'Sauces',
])
export const sideDishBeforePattern =
  /\b(?:steamed|mashed|boiled|sauteed|wilted|fried|pickled|grilled|blanched|roasted?|baked|green|side|crisp|simple|buttered|your|some|extra|more)\s+(?:\w+\s+){0,2}$/

export const colourWords = new Set(
  splitFoodNameIntoWords('orange peach olive lime salmon cream chestnut caramel mahogany amber mustard'),
)
/** Colours right behind a food that lends them its shade: "duck-egg blue". */
export const shadeWordsBehindFood = new Set(
  splitFoodNameIntoWords('blue pink yellow green red white orange grey gray'),
)
export const foodsNamingColours = new Set(
  splitFoodNameIntoWords('egg eggshell salmon mustard cream butter lime peach shrimp lobster oyster lemon'),
)
export const shadePattern =
  /\b(?:bright|deep|dark|golden|pale|light|reddish|brick|brown|turns?|turned|is|are|are all|(?:shade|colou?r|tint|hue)s? of|(?:turns?|turned|become|becomes|is|are|until) an?)$/

/** Names of foods in some kitchen of the world that are plain words of a step in English. */
export const foodNamesThatArePlainWords = new Set(
  splitFoodNameIntoWords(`bake lay sweet snap gum file maid bar bite skirt flank round tongue heart trotter alba balm pop icing lace
  festival soda fuse liquor spirit alcohol mince yolk white tip fresh til pan horse frog bear squash skin cut
  brut perry porter bitter speight ale stork trex flora pam goop poach mix top side mash kid boar bat mate inca still soupy paste mixture ruffle lays choco
  bubbly hickory ensure topper stockpot poke skip mound bounty maria celebration frosty afghan elbow`),
)
/** Words before "wrap" by which it is bread. */
export const wordsBeforeBreadWrap =
  /(?:^| )(?:(?<!(?:remove|unroll|discard|peel|tighten|loosen|lift|pierce|off) )the|(?<!(?:make|remove) )an?|each|your|warm(?:ed)?|soft|in|into|with|two|four|some|tortilla) $/
/** "Drop in a stock pot": no object stands before "in", so that the stock pot is what goes in, and no vessel. */
export const stockPotAddedPattern =
  /(?:^| )(?:add|adding|drop|pop|stir|crumble|dissolve|whisk|melt|mix)(?: in)? (?:an?|the|your|one|two|\d) (?:\w+ ){0,2}$/
/** Product names that are also plain words in steps: "on the stove top". */
export const productNamesThatArePlainPhrases: ReadonlySet<string> = new Set([
  'stove top',
  'simmer sauce',
  'season all',
  'pan juice',
  'stock pot',
  'run down',
  'soup base',
])
