import { parseWishNumber, wishNumberRegexSource } from '../../../cook/wishes/wishWords.ts'
import type { WishDemand } from '../../requirements/requirement.ts'
import type { WordsOfDemand } from '../../requirements/wordsOfDemand.ts'

const number = wishNumberRegexSource
const always = (demand: WishDemand) => () => demand

/** The longer of two that overlap is taken, of equals the first. */
export const englishWordsOfDemands: readonly WordsOfDemand[] = [
  // Kinds of dish
  ...(
    [
      ['soup', 'soups?|broth|chowder'],
      ['stew', 'stews?|hot ?pot|braise'],
      ['curry', 'curr(?:y|ies)'],
      ['salad', 'salads?'],
      ['sandwich', 'sandwich(?:es)?|sarnies?|toasties?|panini'],
      ['wrap', 'wraps?'],
      ['noodles', 'noodle (?:dish|soup|bowl)'],
      ['stir-fry', 'stir[- ]?fr(?:y|ies)'],
      [
        'casserole',
        'casseroles?|gratins?(?! dauphinois)|(?:sort|kind) of bake|bakes?(?= i| to| that| for|[.,!]|$)',
      ],
      ['cake', '(?<!pan)(?<!fish)(?<!fish )(?<!crab )(?<!rice )cakes?(?! (?:tin|pan))'],
      ['cookies', 'cookies|biscuits'],
      ['burger', 'burgers?'],
      ['pizza', 'pizzas?'],
      ['smoothie', 'smoothies?'],
      ['dip', 'dips?'],
      ['finger food', 'finger[- ]?foods?|nibbles|canap[eé]s?|eaten with (?:the )?(?:fingers|hands)'],
      ['dessert', 'desserts?|pudding|(?:diwali |indian )?sweets(?! potato)'],
      ['baking', 'bake sale|baking with|bake with the kids|home ?baking|cake (?:sale|stall)'],
      [
        'bread',
        'bread(?= recipe| please| from scratch| to bake|[.,!]|$)(?<!(?:garlic|banana|soda|corn) bread)',
      ],
      ['pie', 'pies?(?= for| with| please|[.,!]|$)'],
      ['pasta', '(?:a )?pasta(?: dish| bake)?(?! (?:sheets|water|sauce|salad|shapes))'],
      ['omelet', 'omelett?es?'],
      ['roast', '(?:a|sunday) roast(?! chicken| beef| lamb| pork| turkey)'],
      ['side dish', '(?<!on the |at the )sides?(?: dish)?(?= for| dish| please|[.,!]|$)'],
    ] as const
  ).map(([dishKind, source]) => ({
    words: new RegExp(`\\b(?:${source})(?!\\w)`, 'gi'),
    demand: always({ kind: 'dish kind', dishKind }),
  })),
  // Equipment
  ...(
    [
      [
        'microwave only',
        '(?:only|just)(?: have| got| own)?(?: a| the)? microwave|(?:have|got|own) (?:only|just) a microwave',
      ],
      ['air fryer', 'air[- ]?fr(?:yer|ied|y)'],
      ['slow cooker', 'slow[- ]?cooker|crock[- ]?pot'],
      ['pressure cooker', 'instant pot|pressure[- ]?cooker'],
      [
        'barbecue',
        '(?:on|for) the (?:bbq|barbecue|barbie|grill)|(?:bbq|barbecue)(?= party| weather|[.,!]|$)',
      ],
      [
        'one pot',
        'one[- ](?:pot|pan|tray|dish)(?: only| meal)?|(?:single|1) (?:pot|pan)|(?:little|minimal|minimum|no|less) washing[- ]up|as little washing up as (?:humanly )?possible|few(?:er)? dishes to wash',
      ],
      [
        'no oven',
        "no oven|without (?:an |the |using the )?oven|(?:not|rather not|don'?t|do not) use the oven|oven is broken|broken oven|(?:don'?t|do not) (?:have|own) an oven|stove ?top",
      ],
      ['no stove', 'no (?:stove|hob|cooker)'],
      [
        'no heat',
        'no[- ]?cook(?:ing)?\\b(?! skills)|not turning on any heat|without (?:any )?(?:heat|cooking)|nothing cooked|(?:far )?too hot (?:to cook|for cooking)|nothing hot to cook',
      ],
      [
        'oven',
        'oven[- ](?:baked|roast(?:ed)?)|baked(?=,? not (?:deep[- ]?)?fried)|(?:in|from) the oven|tray[- ]?bake',
      ],
      [
        'no frying',
        'not (?:deep[- ]?)?fried|no (?:deep[- ]?)?frying|without frying|nothing (?:deep[- ]?)?fried',
      ],
      [
        'no blender',
        "no (?:blender|food processor)|(?:don'?t|do not|dont) (?:have|own) a (?:blender|food processor)|without a blender",
      ],
    ] as const
  ).map(([equipment, source]) => ({
    words: new RegExp(`\\b(?:${source})`, 'gi'),
    demand: always({ kind: 'equipment', equipment }),
  })),
  // Tastes and textures
  ...(
    [
      [
        'mild',
        "(?:not|nothing|isn'?t|can'?t (?:do|have|eat)|cannot (?:do|have|eat)|no) (?:too |so |that |very |really )?(?:spicy|hot)(?: food)?|\\bmild(?:ly)?\\b|(?:less|low on) (?:spice|heat)|(?:don'?t|doesn'?t|won'?t|do not|does not|will not) (?:like|want|eat|touch|have|take)(?: anything| things| food| stuff| it)?(?: too| so| very| that| really)? (?:spicy|hot)(?: food)?|hates? (?:anything |things )?(?:too )?(?:spicy|hot)(?: food)?",
      ],
      [
        'spicy',
        '(?:very |really |extra |super |quite )?spicy(?: as hell)?|fiery|with a kick|make me cry|(?:extra|really|very) hot(?! weather| day)',
      ],
      ['creamy', 'creamy'],
      ['crispy', '(?:extra |super |really )?(?:crispy|crunchy|crisp)'],
      ['smoky', 'smok(?:e)?y'],
      ['sour', 'sour(?! cream|dough)|tangy|sharp and fresh|pickly'],
      ['sweet', 'sweet(?! ?potato| ?corn| pepper| chil)'],
      ['soft', 'soft food|easy to chew|trouble chewing|(?:nice and |very )soft(?= food| please|[.,!]|$)'],
      ['chewy', 'chewy'],
      ['fluffy', 'fluffy'],
      ['thick', 'thick(?=[,.!]|$| please| and)'],
      ['smooth', '(?:extra |very |really )?smooth(?!ie)'],
      ['sticky', 'sticky'],
      ['fresh', 'something (?:bright|fresh|light)'],
      ['cheesy', 'cheesy'],
      [
        'nothing green',
        "nothing green|no green (?:bits|stuff|things|veg\\w*)|without (?:any )?green (?:bits|stuff|things)|hates? (?:anything )?green|(?:don'?t|doesn'?t|won'?t) (?:like|eat|touch) (?:anything |things |food |stuff )?green|(?<=(?:anything|nothing) [a-z]+ )or green(?! (?:pepper|bean|chil|curry|tea|onion|olive|lentil)\\w*)",
      ],
      ['plain', '\\bplain(?= food| please|[,.:!]|$)'],
    ] as const
  ).map(([taste, source]) => ({
    words: new RegExp(`(?<![\\w-])(?:${source})(?!\\w)`, 'gi'),
    demand: always({ kind: 'taste', taste }),
  })),
  // Nutrition
  ...(
    [
      [
        'proteinGrams',
        25,
        null,
        '(?:high|more|lots of|plenty of|extra)[- ]?(?:in )?protein|protein[- ](?:rich|packed)',
      ],
      [
        'sodiumMg',
        null,
        600,
        "(?:low|less|little|reduced|(?:go )?(?:easy|light|lightly) on the|(?:go )?(?:easy|light) on|(?:not|without|don'?t use|no) (?:too |so )?much|hardly any|barely any|very little)[- ](?:in )?(?:salt|sodium)|(?:not|nothing|isn'?t|less|never) (?:too |so |that |very |overly |really )?salty|high blood pres+ure|\\blow salt",
      ],
      ['carbohydrateGrams', null, 40, 'low[- ]?carbs?|(?:fewer|less) carbs'],
      ['carbohydrateGrams', null, 60, 'easy on the carbs|(?:type [12] )?diabetic|diabetes'],
      ['fibreGrams', 7, null, '(?:high|lots of|plenty of|more|extra)[- ]?(?:in )?fib(?:re|er)'],
      ['fatGrams', null, 15, 'low[- ]?fat|\\bless fat'],
    ] as const
  ).map(([nutrient, least, most, source]) => ({
    words: new RegExp(`\\b(?:${source})(?!\\w)`, 'gi'),
    demand: always({ kind: 'nutrition', nutrient, least, most }),
  })),
  {
    words:
      /\b(?:under|below|less than|max(?:imum)?|at most|no more than|up to) (\d{3,4}) ?(?:k?cals?|calories)\b/gi,
    demand: ([kcal = '0']) => ({ kind: 'nutrition', nutrient: 'kcal', least: null, most: Number(kcal) }),
  },
  {
    words: /\b(?:about|around|roughly) (\d{3,4}) ?(?:k?cals?|calories)\b/gi,
    demand: ([kcal = '0']) => ({
      kind: 'nutrition',
      nutrient: 'kcal',
      least: null,
      most: Number(kcal) * 1.15,
    }),
  },
  {
    words: /\b(?:at least |over |min(?:imum)? )(\d{2,3}) ?g(?:rams)? (?:of )?protein\b/gi,
    demand: ([grams = '0']) => ({
      kind: 'nutrition',
      nutrient: 'proteinGrams',
      least: Number(grams),
      most: null,
    }),
  },
  // Effort and time
  {
    words: new RegExp(`\\b(${number}) ingredients? (?:or (?:less|fewer)|max(?:imum)?|only|at most)`, 'gi'),
    demand: ([most = '0']) => ({ kind: 'ingredients', most: parseWishNumber(most.toLowerCase()) }),
  },
  {
    words: new RegExp(`\\b(?:max(?:imum)?|at most|only|no more than|under) (${number}) ingredients`, 'gi'),
    demand: ([most = '0']) => ({ kind: 'ingredients', most: parseWishNumber(most.toLowerCase()) }),
  },
  {
    words:
      /\b(?:in |under |within |less than |max(?:imum)? (?:of )?|at most |up to |no more than )(\d{1,3}) ?(?:min(?:ute)?s?)\b/gi,
    demand: ([minutes = '0']) => ({ kind: 'time', maxMinutes: Number(minutes) }),
  },
  {
    words: /\b(\d{1,3}) ?(?:min(?:ute)?s?) (?:tops|max(?:imum)?|at most|or less)\b/gi,
    demand: ([minutes = '0']) => ({ kind: 'time', maxMinutes: Number(minutes) }),
  },
  {
    words: /\b(?:no chopping(?: at all)?|nothing to chop|without (?:any )?chopping)\b/gi,
    demand: always({ kind: 'effort', effort: 'no chopping' }),
  },
  {
    words:
      /\b(?:low and slow|(?:low and )?slow(?:ly)?[- ](?:cooked|roasted|braised|simmered|stewed|baked|smoked|grilled)|slow(?=[- ](?:roast|braise|cook)\b)|simmered for (?:hours|ages)|(?:cooked|braised|simmered) for \d+ hours|(?:till|until|so) it falls apart|(?:till|until) (?:it is|it's|they are|they're)? ?falling apart|(?:till|until) they fall apart|fall[- ]apart tender|for hours)\b/gi,
    demand: always({ kind: 'effort', effort: 'slow' }),
  },
  // Keeping and place
  {
    words: /\b(?:for the freezer|freez(?:e|er|able)|batch[- ]?cook(?:ing)?)\b/gi,
    demand: always({ kind: 'keeping', keeping: 'freezer' }),
  },
  {
    words:
      /\b(?:meal[- ]?prep|make[- ]?ahead|(?:made|make) (?:it )?(?:the day before|in advance|ahead)|over a few days|for the week|left for the day after)\b/gi,
    demand: always({ kind: 'keeping', keeping: 'ahead' }),
  },
  {
    words:
      /\b(?:(?:to |will )?eat(?:en)? (?:it )?cold|served cold|cold (?:at|for) (?:work|lunch|school)|no microwave there)\b/gi,
    demand: always({ kind: 'keeping', keeping: 'eaten cold' }),
  },
  {
    words: /\bsomething (?:hot|warm)\b(?! and spicy)/gi,
    demand: always({ kind: 'keeping', keeping: 'served hot' }),
  },
  {
    words: /\b(?:picnics?|lunch ?box(?:es)?|packed lunch|on the go|take (?:it )?with me)\b/gi,
    demand: always({ kind: 'keeping', keeping: 'portable' }),
  },
  // Budget
  {
    words: /\b(?:cheap(?: as chips)?|on a budget|end of the month|budget|a fiver|skint|broke)\b/gi,
    demand: always({ kind: 'budget', budget: 'cheap' }),
  },
  {
    words: /\b(?:store ?cupboard(?: stuff)?|pantry (?:stuff|only|staples)|tins(?! of\b)|from tins)\b/gi,
    demand: always({ kind: 'budget', budget: 'store cupboard' }),
  },
]
