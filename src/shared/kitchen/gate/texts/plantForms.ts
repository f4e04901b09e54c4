import type { WishItem } from '../../wish/wishItems.ts'
import type { WishLanguage, WishLanguageId } from '../../wish/wishLanguage.ts'
import type { WishToken } from '../../wish/wishTokens.ts'
import { findFoodOrKindByWishName } from './foodByWishName.ts'
import { isInWordSet, parseWordSet, type WordsAndBeginnings } from './wordSet.ts'

/** Plants of which "milk", "cream" and "butter" hold no milk. */
export const plantsOfMilkSubstitutes: ReadonlySet<string> = new Set(
  `almond,soy,coconut,oats,rice,cashew,hazelnut,peanut,spelt,pea,hemp,walnut,pistachio,nut,tree nut,macadamia,pecan,
  sesame,sunflower seed,cocoa,millet,buckwheat,quinoa,tofu,chickpea`
    .split(',')
    .map((name) => name.trim()),
)
export const dairyWordsOfPlantForms: ReadonlySet<string> = new Set('milk,cream,yogurt,butter'.split(','))
/** Plants without gluten, and what is called as it is of wheat where it is made of them: "Reisnudeln", "farina di riso". */
export const plantsWithoutGluten: ReadonlySet<string> = new Set(
  `rice,corn,chickpea,lentil,pea,bean,potato,buckwheat,millet,soy,coconut,almond,hazelnut,chestnut,quinoa,cassava,amaranth,
  sorghum,water chestnut,teff,walnut,peanut,carob`
    .split(',')
    .map((name) => name.trim()),
)
export const wordsForWheatProducts: ReadonlySet<string> = new Set(
  'noodle,pasta,flour,bread,semolina,vermicelli'.split(','),
)
/** Of these "of" tells no more than what is in it: cornbread has flour of wheat, and yogurt tastes of coconut. */
const onlyFlavoured: ReadonlySet<string> = new Set(['bread'])
const plantsOfYogurt: ReadonlySet<string> = new Set(['soy', 'oats', 'pea', 'tofu'])

/** Words between the kind and the plant, where the kind stands first; in Polish and Arabic there are none. */
const ofWords: Partial<Record<WishLanguageId, readonly string[]>> = {
  fr: ['de', 'd', 'du', 'des', 'a', 'au', 'aux', 'de la', 'a la', 'a base de'],
  es: ['de', 'del', 'a base de'],
  it: ['di', 'd', 'de', 'del', 'della', 'a base di'],
  pt: ['de', 'do', 'da', 'à base de', 'a base de'],
  pl: ['', 'z'],
  ar: ['', 'من'],
}
/** The same where the plant stands first. */
const ofWordsBehind: Partial<Record<WishLanguageId, readonly string[]>> = { hi: ['का', 'के', 'की', ''] }
/** "À la noix de coco" says what it tastes of, but "au soja" what it is made of. */
const tastesOf: ReadonlySet<string> = new Set(['a', 'au', 'aux', 'a la'])

/** Adjectives and inflected names of plants that the tables of foods do not have; "*" for any ending. */
const plantWords: Partial<Record<WishLanguageId, ReadonlyMap<string, WordsAndBeginnings>>> = {
  pl: wordsByPlant(`almond: migdałow*
soy: sojow*
coconut: kokosow*
oats: owsian*
rice: ryżow*
peanut: arachidow*
nut: orzechow*
cocoa: kakaow*
corn: kukurydzian*
buckwheat: gryczan*
millet: jaglan*
potato: ziemniaczan*
chickpea: ciecierzyc*
hemp: konopn*
chestnut: kasztanow*
cashew: nerkowc*`),
  hi: wordsByPlant(`corn: मक्के, मक्की, मकई, मक्का, makke, makki
buckwheat: कुट्टू, कुटू, kuttu
water chestnut: सिंघाड़े, सिंघाड़ा, singhare, singhara
amaranth: राजगिरा, राजगीरा, राजगिरे, rajgira
sorghum: ज्वार, jowar
millet: बाजरा, बाजरे, रागी, bajra, bajre, ragi
rice: चावल, chawal
chickpea: चने, चना, chana
soy: सोया, soya
almond: बादाम, badam
coconut: नारियल, nariyal`),
  ar: wordsByPlant(`corn: ذره, الذره
rice: ارز, الارز, رز, الرز
oats: شوفان, الشوفان
chickpea: حمص, الحمص
almond: لوز, اللوز`),
}

function wordsByPlant(lines: string): ReadonlyMap<string, WordsAndBeginnings> {
  return new Map(
    lines.split('\n').map((line) => {
      const [plant = '', words = ''] = line.split(':')
      return [plant, parseWordSet(words)]
    }),
  )
}

/** The food that an item calls, also by an adjective of a plant: "migdałowe". */
function foodOfItem(
  { from, to, food }: WishItem,
  tokens: readonly WishToken[],
  id: WishLanguageId,
): string | null {
  if (to - from === 1)
    for (const [plant, words] of plantWords[id] ?? [])
      if (isInWordSet(tokens[from]!.word, words)) return plant
  return food
}

/** What the tables of foods call these, in names that the catalogue has. */
const inNames: Readonly<Record<string, string>> = {
  oats: 'oat',
  noodle: 'noodles',
  vermicelli: 'noodles',
  semolina: 'flour',
}

/** The food of a kind that is made of a plant, as far as the catalogue has one: "almond milk"; else the plant. */
function foodOf(kind: string, plant: string): string {
  const name = `${inNames[plant] ?? plant} ${inNames[kind] ?? kind}`
  if (findFoodOrKindByWishName(name) !== null) return name
  return plant === 'soy' ? 'soybean' : plant
}

function isMadeOf(kind: string, plant: string, between: string): boolean {
  if (onlyFlavoured.has(kind)) return false
  if (kind === 'yogurt' || tastesOf.has(between)) return plantsOfYogurt.has(plant)
  return (
    (dairyWordsOfPlantForms.has(kind) && plantsOfMilkSubstitutes.has(plant)) ||
    (wordsForWheatProducts.has(kind) && plantsWithoutGluten.has(plant))
  )
}

/** Words of "of" at most. */
const maxBetween = 3

/**
 * Items in which a kind of food and the plant that it is made of are one food: "burro di cacao", "mleka migdałowego". Beside the plant
 * the kind holds neither milk nor wheat.
 */
export function joinPlantsToKinds(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  { id }: WishLanguage,
): readonly WishItem[] {
  const behind = ofWordsBehind[id]
  const between = behind ?? ofWords[id]
  if (!between) return items
  const joined: WishItem[] = []
  for (let at = 0; at < items.length; at++) {
    const first = items[at]!
    const found = madeOfAt(items, at, tokens, { id, between, isPlantFirst: behind !== undefined })
    if (found === null) joined.push(first)
    else {
      joined.push({ ...first, role: 'food', food: found.food, to: items[found.last]!.to })
      at = found.last
    }
  }
  return joined.length === items.length ? items : joined
}

function madeOfAt(
  items: readonly WishItem[],
  at: number,
  tokens: readonly WishToken[],
  { id, between, isPlantFirst }: { id: WishLanguageId; between: readonly string[]; isPlantFirst: boolean },
): { food: string; last: number } | null {
  const first = items[at]!
  const kindOf = ({ role, food }: WishItem) =>
    role === 'food' && food !== null && (dairyWordsOfPlantForms.has(food) || wordsForWheatProducts.has(food))
      ? food
      : null
  const firstPlant = isPlantFirst ? foodOfItem(first, tokens, id) : null
  if (isPlantFirst ? firstPlant === null : kindOf(first) === null) return null
  for (let last = at + 1; last < items.length && last <= at + 1 + maxBetween; last++) {
    const item = items[last]!
    if (item.gap !== 'space' && item.gap !== 'hyphen') return null
    const words = tokens.slice(first.to, item.from).map(({ word }) => word)
    const plant = isPlantFirst ? firstPlant : foodOfItem(item, tokens, id)
    const kind = isPlantFirst ? kindOf(item) : kindOf(first)
    if (plant !== null && kind !== null)
      return between.includes(words.join(' ')) && isMadeOf(kind, plant, words.join(' '))
        ? { food: foodOf(kind, plant), last }
        : null
  }
  return null
}
