/** Words that people misspell, as they misspell them. Longer names one letter away are found by `respelt`. */
const misspelt: Readonly<Record<string, string>> = {
  ...{ egs: 'eggs', eggz: 'eggs', tunna: 'tuna', musels: 'mussels', mussles: 'mussels', muscles: 'mussels' },
  ...{ shirmp: 'shrimp', prawms: 'prawns', oisters: 'oysters', salmom: 'salmon' },
  ...{
    chese: 'cheese',
    cheez: 'cheese',
    cheeze: 'cheese',
    chedar: 'cheddar',
    buter: 'butter',
    mlik: 'milk',
    milck: 'milk',
  },
  ...{
    yogert: 'yogurt',
    yoghert: 'yogurt',
    almonts: 'almonds',
    almods: 'almonds',
    cashues: 'cashews',
    wallnuts: 'walnuts',
  },
  ...{
    flowr: 'flour',
    flouer: 'flour',

    celary: 'celery',
    mustrad: 'mustard',
    sesami: 'sesame',
  },
  ...{
    oinon: 'onion',
    onoins: 'onions',
    tomatos: 'tomatoes',
    potatos: 'potatoes',
    chiken: 'chicken',
    bacn: 'bacon',
  },
}
const anyWord = /(?<![\p{L}\p{M}])[a-z]{3,8}(?![\p{L}\p{M}])/giu
const flower =
  /^((?:all[- ]?purpose|plain|self[- ]?rais(?:ing|ed)|bread|cake|pastry|white|strong|wheat|whole[- ]?wheat|wholemeal|rye|spelt|rice|corn|almond|00)(?: white)?[ ]?)?flower$/iu
const measured = /\d\s*(?:c|cups?|g|gr|grams?|kg|oz|ounces?|lbs?|tb?sp|tablespoons?|teaspoons?)\.?\s/iu
const cream = /(?<!\p{L})cr[eéè]me fra[iî]?che?(?!\p{L})/giu

/** "1 egg sub": bought ones are of egg white or of plants. */
const eggSubstitute =
  /(?<!\p{L})(?:eggs?[- ]subs?(?!\p{L})(?! (?:rolls?|buns?|sandwich))|ei(?:er)?-ersatz|(?:sustitut[oa]s?|reemplazo|reemplazante) de huevos?|(?:substituts?|remplaçants?) (?:d['’]|de l['’]|aux? )[œo]e?ufs?)(?!\p{L})/giu
const veganEgg = /(?<!\p{L})(?:huevos? vegan[oa]s?|[œo]e?ufs? vegan[es]*|vegane[sr]? ei(?:er)?)(?!\p{L})/giu
/** Meat in quotation marks behind what stands in for it, or right behind what nothing but stands in: 'jackfruit "pulled pork"'. */
const quotedMeat =
  /(?<!\p{L})(jackfruit|seitan|tofu|tempeh|(?:\p{L}+ )?mushrooms?|lion[’']s mane|cauliflower|soya?|soja|tvp|lentil|chickpea|walnut|carrot|aubergine|eggplant|banana peel|coconut|rice paper)[\s-]+["“”„«»‘]\s?(?!bacon)([^"“”„«»’]{2,40}?)\s?["“”«»’]?$/iu
const unquotedMeat =
  /(?<!\p{L})(jackfruit|seitan|tempeh)[\s-]+((?:pulled |shredded )?(?:pork|chicken|beef|turkey|duck|tuna|bacon|ham|ribs|carnitas|barbacoa|wings|nuggets|steaks?))$/iu

/** "Large peppers, sliced": no word before it names the kind of pepper, and at most one more food follows. */
const pepperName =
  /^(?:(?:of|an?|large|medium|small|big|fresh|ripe|whole|extra|really|very|good|nice|medium-sized|chopped|diced|sliced|stuffed|roast(?:ed)?|grilled|deseeded|seeded|firm|thin|thick|große?|kleine?|mittelgroße?|frische?|rote?|gelbe?|grüne?|orange|bunte?|gemischte?|gewürfelte?)[ -]+)*(?:peppers?|paprikas?)(?= *(?:$|[,;(/]| (?:and|or|plus|with|und|oder|any|of)(?![\p{L}])))/iu
const pepperWord = /(?<!\p{L})(?:peppers?|paprikas?)(?!\p{L})/iu
const numberWord =
  '(?:an?|one|two|three|four|five|six|half an?|eine?|einen|zwei|drei|vier|fünf|sechs|eine halbe|½|¼|¾|⅓|⅔|\\d+(?:[ .,/–-]*(?:\\d+|to \\d+|bis \\d+|½|¼|¾))*)'
/** A number right before the vegetable: whole spices are counted as peppercorns and ground ones in spoons. */
const countedPepper = new RegExp(
  `^[\\s*•–-]*(?:about |ca\\.? |etwa )?${numberWord}[ x×]+(?:(?:extra|very )?[\\p{L}-]+ ){0,3}?(?:peppers?|paprikas?)(?!\\p{L})(?! ?(?:corns?|mill|grind|turn))`,
  'iu',
)
const measureBeforePepper =
  /(?<!\p{L})(?:tsp|tbsp|tea ?spoons?|table ?spoons?|spoons?|spoonfuls?|pinch(?:es)?|dash(?:es)?|shakes?|grinds?|grindings?|turns?|twists?|cracks?|cranks?|grams?|g|oz|ounces?|ml|sachets?|packets?|jars?|tl|el|prisen?|msp|messerspitzen?|teelöffel|esslöffel|päckchen|gramm)\.?(?!\p{L})/iu
/** What is done to the vegetable and to no spice. */
const cutPepper =
  /(?<!\p{L})(?:diced?|sliced?|de-?seeded|seeded|seeds removed|cored|halved|quartered|julienned|chopped|strips?|rings|chunks|stuffed|roasted and peeled|grilled|gewürfelt\p{L}*|entkernt\p{L}*|geputzt|halbiert|geviertelt|(?:streifen|würfeln?|ringe|stücke) ?(?:geschnitten)?|in streifen|in würfeln?|in ringe|any colou?rs?)(?!\p{L})/iu
const groundPepper =
  /(?<!\p{L})(?:ground|cracked|crushed|milled|grated|powder(?:ed)?|flakes?|dried|mill|to taste|seasoning|smoked|sweet smoked|gemahlen\p{L}*|edels(?:ü|ue)(?:ß|ss)\p{L}*|rosenscharf\p{L}*|geräuchert\p{L}*|pulver|\p{L}*gewürz\p{L}*|scharf\p{L}*)(?!\p{L})/iu
/** Grams from which it is the vegetable: more than any dish has of the spice. */
const heavyPepper =
  /(?<![\d.,])(?:[5-9]\d|\d{3,}) ?(?:g|grams?|gramm)(?!\p{L})|\d ?(?:kg|lbs?|pounds?)(?!\p{L})/iu

/**
 * Whether a line means the vegetable by a word that alone is the name of a spice: "2 peppers, sliced", "1 cup diced pepper",
 * "3 Paprika".
 */
function isPepperVegetable(name: string, line: string): boolean {
  if (!pepperName.test(name) || groundPepper.test(line)) return false
  const isSeveral = /(?<!\p{L})peppers(?!\p{L})/iu.test(name)
  if (isSeveral || heavyPepper.test(line)) return true
  return !measureBeforePepper.test(line) && (countedPepper.test(line) || cutPepper.test(line))
}

/** A line's name with "bell pepper" for a pepper or paprika that the line counts, cuts or weighs as the vegetable. */
export const namePepperVegetable = (name: string, line: string): string =>
  isPepperVegetable(name, line) ? name.replace(pepperWord, 'bell pepper') : name

/** Corrects the misspellings of a line's food ("2 cups flower", "creme fraich"), and names a counted pepper "bell pepper". */
export function correctKnownMisspellings(name: string, line: string): string {
  const flour = flower.exec(name.trim())
  if (flour && measured.test(line)) return `${flour[1] ?? ''}flour`
  const plain = name
    .trim()
    .replace(eggSubstitute, 'egg substitute or egg replacer')
    .replace(veganEgg, 'vegan egg')
    .replace(quotedMeat, '$1, $2 style')
    .replace(unquotedMeat, '$1, $2 style')
  return namePepperVegetable(plain, line)
    .replace(cream, 'crème fraîche')
    .replace(anyWord, (word) => misspelt[word.toLowerCase()] ?? word)
}

const count = String.raw`(?:\d[\d\s½,./–-]*|[½¼]|une?|deux|trois|quatre|cinq|six|una?|dos|tres|cuatro|cinco|seis|zwei|drei|vier|fünf|sechs|ein|eine)`
const size = '(?:(?:gros|grosses|petits|grandes|große|kleine|frische) )?'
const afterPart =
  '(?=\\s*$|\\s*[,(;]|\\s+(?:en neige|battu|mont|fouett|batid|a punto|montad|pour|para|zum|à température|a temperatura|geschlagen|verquirlt|verschlagen))'
const eggParts = [
  [
    'egg yolk',
    new RegExp(`^[\\s*•–-]*${count}\\s+${size}(?:jaunes?|yemas?|ei-?dottern?|dottern?)${afterPart}`, 'iu'),
  ],
  ['egg white', new RegExp(`^[\\s*•–-]*${count}\\s+${size}(?:blancs?|claras?)${afterPart}`, 'iu')],
] as const

/** The part of an egg that a line counts by its colour alone: "5 jaunes", "2 claras, batidas"; null where another word follows. */
export const eggPartCalledByColorAlone = (line: string): 'egg yolk' | 'egg white' | null =>
  eggParts.find(([, pattern]) => pattern.test(line))?.[0] ?? null
