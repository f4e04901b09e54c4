const irregular = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    geese: 'goose',
    feet: 'foot',
    knives: 'knife',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    veggies: 'veggie',
    anchovies: 'anchovy',
    molasses: 'molasses',
    couscous: 'couscous',
    hummus: 'hummus',
    asparagus: 'asparagus',
    swiss: 'swiss',
    brussels: 'brussels',
    lens: 'lens',
    schnapps: 'schnapps',
    chillies: 'chili',
    chilies: 'chili',
    chiles: 'chili',
    chilis: 'chili',
    chillis: 'chili',
    chilli: 'chili',
    chile: 'chili',
    chilly: 'chili',
    yoghurt: 'yogurt',
    yoghurts: 'yogurt',
    yogourt: 'yogurt',
    doughnut: 'donut',
    doughnuts: 'donut',
  }),
)

/** Words in -is that are one: all others are several, "rotis", "kiwis". */
const singularInIs = new Set(
  'anis cassis pastis coulis physalis oasis basis iris ibis clematis tamis chablis propolis brewis chassis analysis cornelis'.split(
    ' ',
  ),
)

const lettersThatTakeEs = ['ch', 'sh', 'x', 'ss', 'zz', 'o']

/** One word, singular, as names are compared: "tomatoes" -> "tomato", "chillies" -> "chili". */
export function toSingularFoodWord(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length <= 3 || !word.endsWith('s')) return word
  if (word.endsWith('ies')) return word.length <= 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  if (word.endsWith('es')) {
    const stem = word.slice(0, -2)
    return lettersThatTakeEs.some((end) => stem.endsWith(end)) ? stem : word.slice(0, -1)
  }
  if (word.endsWith('is')) return singularInIs.has(word) ? word : word.slice(0, -1)
  return word.endsWith('ss') || word.endsWith('us') ? word : word.slice(0, -1)
}

const isPlainText = /^[\x20-\x7e]*$/
const plainWord = /[a-z0-9%]+/g
const anyWord = /[\p{L}\p{M}\p{N}%]+/gu

/** Letters that decompose into no accent and a plain one. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ى: 'ي',
  ة: 'ه',
}

/** Accents, what is written in words and says nothing, the vowel signs and hamzas of Arabic, and the Devanagari nukta. */
const silent = /[\u0300-\u036f’‘`®™©\u064b-\u0655\u0670\u0640\u093c\u200b-\u200f\u00ad]/g

/**
 * French pasta is pâté without its accents: the accent that is there tells which of the two it is. Pastes of fruit, nuts and
 * spices are called "pâtes de" too.
 */
const frenchPasta =
  /pa\u0302tes(?! d(?:e (?:la |l['’])?|['’])(?:fruit|coing|abricot|framboise|goyave|datte|figue|amande|noisette|pistache|se\u0301same|curry|piment|tomate|cacao|guimauve|miso|soja|haricot|crevette|anchois|ail|gingembre|tamarin|olive|vanille|foie|canard|campagne))/g

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(frenchPasta, 'pasta')
    .replace(silent, '')
    .replace(/[ßıłøæœđىة]/g, (letter) => foldedLetters[letter]!)
}

/**
 * The words of a food's name as they are compared: lower case, singular, without accents, apostrophes and hyphens.
 * "Crème fraîche" -> ["creme", "fraiche"]; "all-purpose flour" -> ["all", "purpose", "flour"].
 */
export function splitFoodNameIntoWords(text: string): string[] {
  const isPlain = isPlainText.test(text)
  let plain = isPlain ? text.toLowerCase() : folded(text)
  if (plain.includes("'")) plain = plain.replaceAll("'", '')
  if (plain.includes('&')) plain = plain.replaceAll('&', ' and ')
  return (plain.match(isPlain ? plainWord : anyWord) ?? []).map(toSingularFoodWord)
}

const isBareName = /^[a-z]+(?: [a-z]+)*$/

/** The key by which a name is looked up: its words with one space between. */
export function foodNameKey(text: string): string {
  if (!isBareName.test(text)) return splitFoodNameIntoWords(text).join(' ')
  return text.includes(' ') ? text.split(' ').map(toSingularFoodWord).join(' ') : toSingularFoodWord(text)
}
