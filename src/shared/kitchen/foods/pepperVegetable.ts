/** "Peppers" with what is said of its size or state and no word for its kind before it, and a further food behind it at most. */
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
/** Grams from which it is the vegetable: nobody takes so much of the spice. */
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
