import { withoutVerbCan } from '../texts/verbCan.ts'
import { isLineHeated } from './doneness/stepDoneness.ts'
import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from './eggs/eggWords.ts'
import { negationPattern } from './handling/marinadeWords.ts'
import { canningWithoutPressurePattern, pressureCanningPattern } from './handling/oilAndJars.ts'
import { slowCookerPattern } from './handling/vesselsAndStuffing.ts'
import { isTextHeating } from './heatWords.ts'
import { isHindiOrArabicText, namePatternOfHindiOrArabicLine } from './otherScripts.ts'
import {
  type HazardRule,
  namePatternOfLine,
  type RecipeForHazards,
  removeAccents,
} from './recipeForHazards.ts'

/** A plant that is poisonous until it is heated: what its line says, and what a step may call it by. */
interface RawPoison {
  said: RegExp
  /** Lines of it that were heated or dried, or are something else. */
  notSaid: RegExp
  names: readonly string[]
}

/**
 * By the CDC (elderberries), the FDA, Bad Bug Book (mushrooms that grow wild) and the BfR, "Giftige Proteine in rohen Bohnen"
 * (green beans hold phasin until they boil).
 */
const rawPoisons: readonly RawPoison[] = [
  {
    said: /(?<!\p{L})(?:(?:green|runner|french|string|flat|pole|bush|romano|wax) beans?|haricots? verts?|(?:grune\p{L}*|stangen|busch|prinzess|wachs|breite) ?bohnen|fisolen|judias? verdes?|habichuelas verdes|ejotes|chauchas|vainitas)(?!\p{L})|(?:फ्रेंच|हरी|ग्रीन) बीन्स|(?:فاصوليا|لوبيا|فاصولياء) (?:ال)?خضرا/iu,
    notSaid:
      /(?<!\p{L})(?:soup|canned|tinned|cans?|tins?|jars?|cooked|blanched|boiled|steamed|frozen|pickled|dried|coffee|dosen?|glas|tk|tiefgekuhlt\p{L}*|gekocht\p{L}*|bo[iî]tes?|bocal|surgele\p{L}*|cuits?|latas?|botes?|congelad\p{L}*|cocid\p{L}*)(?!\p{L})|डिब्बा|उबल|फ्रोजन|معلب|مسلوق|مجمد/iu,
    names: ['bean', 'bohne', 'haricot', 'judia', 'ejote', 'fisole'],
  },
  {
    said: /(?<!\p{L})(?:elderberr(?:y|ies)|holunderbeeren?|fliederbeeren?|baies de sureau|bayas de sauco)(?!\p{L})/iu,
    notSaid:
      /(?<!\p{L})(?:syrup|cordial|jam|jelly|juice|liqueur|wine|sirup|saft|marmelade|gelee|sirop|confiture|jarabe|mermelada)(?!\p{L})/iu,
    names: ['elderberr', 'berr', 'holunder', 'beere', 'sureau', 'baie', 'sauco', 'baya'],
  },
  {
    said: /(?<!\p{L})(?:wild (?:\p{L}+ )?mushrooms?|foraged (?:\p{L}+ )?mushrooms?|mushrooms?,? (?:\p{L}+ ){0,3}(?:picked|foraged)|morels?|chanterelles?|waldpilze|pfifferlinge?|morcheln?|selbst gesammelte\p{L}* pilze|champignons (?:sauvages|des bois)|girolles?|morilles?|setas silvestres|colmenillas?|rebozuelos?)(?!\p{L})/iu,
    notSaid: /(?<!\p{L})(?:soup|sauce|powder|stock|cooked|canned|pickled|suppe|pulver)(?!\p{L})/iu,
    names: [
      'mushroom',
      'morel',
      'chanterelle',
      'pilz',
      'waldpilz',
      'pfifferling',
      'morchel',
      'champignon',
      'girolle',
      'morille',
      'seta',
      'colmenilla',
      'rebozuelo',
    ],
  },
]

const cassava = /^(?:cassava|yuca|fresh bamboo shoot)$/

const kidneyBean =
  /kidney ?bean|cannellini|(?<!\p{L})red bean|kidneybohne|rote bohnen|haricots? rouges?|alubias? (?:rojas?|blancas?)|frijol(?:es)? rojos?|judias? rojas?/iu
const readyBean =
  /(?<!\p{L})(?:canned|tinned|cans?|tins?|cooked|drained|jar|sauce|paste|dosen?|gekocht|bo[iî]tes?|cuits?|latas?|botes?|cocid[oa]s?)(?!\p{L})/iu
const driedBean =
  /(?<!\p{L})(?:dry|dried?|soak\p{L}*|getrocknet\p{L}*|trocken\p{L}*|secs?|seches?|sec[oa]s)(?!\p{L})/iu
const soaksBeans = /\bsoak[^.]{0,80}\bbeans\b|(?:einweichen|eingeweicht|trempe[rz]?|remojo|remojar)/iu

const boilsBeans =
  /(?<!\p{L})(?:(?:par)?boil\p{L}*|pressure[- ]?cook\p{L}*|under pressure|instant pot|schnellkochtopf|sprudelnd|(?:auf|vor)?kochen|(?:auf|vor)?gekocht|kocht|bouillir|bouillez|ebullition|autocuiseur|herv\p{L}+|hierv\p{L}+|ebullicion|cocer|olla express)(?!\p{L})/iu
/** Water that is poured over the beans does not boil them. */
const boilingLiquid =
  /(?<!\p{L})(?:boil(?:ing|ed) (?:hot )?(?:water|stock|broth)|eau bouillante|agua hirviendo)(?!\p{L})/giu
const beansOrWater =
  /(?<!\p{L})(?:\p{L}*beans?|it|them|they|water|\p{L}*bohnen|sie|wasser|haricots|eau|alubias|frijoles|judias|agua)(?!\p{L})/iu
const otherLiquid =
  /(?<!\p{L})(?:stock|broth|sauce|milk|tomato(?:es)?|bruhe|bouillon|caldo|rice|pasta)(?!\p{L})/iu

/** "Cocer en la olla lenta": what a slow cooker does is not boiling, whatever the verb. */
const boilsInThere =
  /(?<!\p{L})(?:(?:par)?boil|cook|kochen|bouillir|hervir|cocer)(?: (?!\p{L}*minut)[\p{L}\d]+){0,4} (?:in|im|en|a|dans)(?: (?:the|a|einem|dem|la|el|una|un))?\s*$/iu

/** Whether dried beans boil, or are under pressure, before a slow cooker warms them. `beans`: their places among the lines. */
function areBeansBoiled({ sentences, names }: RecipeForHazards, beans: ReadonlySet<number>): boolean {
  const slow = sentences.findIndex(({ folded }) => slowCookerPattern.test(folded))
  const others = names.filter((_, index) => !beans.has(index))
  const isOfOther = (clause: string) =>
    otherLiquid.test(clause) || others.some((words) => words?.test(clause))
  return sentences
    .slice(0, slow === -1 ? undefined : slow + 1)
    .map(({ folded }) => {
      const [before = '', after] = folded.split(slowCookerPattern)
      return after === undefined ? before : before.replace(boilsInThere, ' ')
    })
    .flatMap((before) => before.split(/[,;:.()]|\s(?:and|und|et|y)\s/u))
    .map((clause) => clause.replace(boilingLiquid, ' '))
    .some(
      (clause) =>
        boilsBeans.test(clause) &&
        !negationPattern.test(clause.slice(0, boilsBeans.exec(clause)!.index)) &&
        (beansOrWater.test(clause) || !isOfOther(clause)),
    )
}

const kidneyBeanOfOtherScripts = /राजमा|(?:فاصوليا|لوبيا)ء? (?:ال)?(?:حمراء|كلاوي)/u
const readyOfOtherScripts = /डिब्बा|कैन|टिन|उबल|पक\p{M}|معلب|علبة|مسلوق|مطبوخ/u
const driedInArabic = /جاف|مجفف|يابس|ناشف/u
const soaksInArabic = /(?<!\p{L})[وف]?(?:ا|ت|ي|ن)?نقع/u
const slowCookerOfOtherScripts =
  /(?:स्लो|धीमे|धीमी)[- ]?कुकर|क्रॉ?क[- ]?पॉ?ट|(?:الطهي|الطبخ|الطباخ|القدر|الطنجرة) البطي[ءئ]ة?|طهي بطيء|سلو ?كوكر/u
const boilsOfOtherScripts =
  /उब(?:ा|ल)|प्रेशर|(?<!स्लो )(?<!धीमे )(?<!धीमी )कुकर|सीटी|इंस्टेंट पॉट|سلق|(?<!\p{L})[وف]?(?:ا|ت|ي|ن|ال|حتى ت)?غل[يىا]|ضغط/u

const rawOfOtherScripts = /(?<!\p{L})कच्च[ाेी]|(?<!\p{L})(?:ال)?ني[ئء]ة?ا?(?!\p{L})/u
const cooksOfOtherScripts = /पका|طبخ|طه[يو]/u

/** "Without boiling", "do not boil". */
const deniedBoilingOfOtherScripts =
  /(?:बिना|बगैर) (?:\S+ ){0,2}उब[ाल]\S*|उब[ाल]\S* (?:के )?(?:बिना|बगैर)|(?:न|नहीं|मत) उब[ाल]\S*|(?<!(?:जब तक|तक) (?:\S+ ){0,4})उब[ाल]\S* (?:(?:की|के) (?:ज\S+|आवश्यकता) )?(?:नहीं|मत|न(?![\p{L}\p{M}]))(?! (?:भूल|हो|आ))|(?:بدون|دون|من غير|بلا|عدم) (?:ان )?(?:\S+ )?(?:\S*غل[يىا]\S*|\S*سلق\S*)|لا (?:\S*غل[يىا]\S*|[يتن]?سلق\S*)/gu

/**
 * The same for Hindi and Arabic: only where a slow cooker is named or boiling is denied, since their words for cooking may
 * mean boiling, where the beans are called raw and nothing cooks, or where nothing is heated.
 */
function beansNotBoiledInHindiOrArabic({
  lines,
  sentences,
}: RecipeForHazards): { line: number; about: string }[] {
  const said = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  const texts = said.map((text) => text.replace(deniedBoilingOfOtherScripts, ' '))
  const isBoilingDenied = texts.some((text, at) => text !== said[at])
  const slow = texts.findIndex((text) => slowCookerOfOtherScripts.test(text))
  const isSaidRaw = texts.some((text) => rawOfOtherScripts.test(text))
  const isHeated = texts.some((text) => heatPatternOfOtherScripts.test(text) || isTextHeating(text))
  if (slow === -1 && !isSaidRaw && !isBoilingDenied && (isHeated || texts.length === 0)) return []
  const before =
    slow === -1 ? texts : [...texts.slice(0, slow), texts[slow]!.split(slowCookerOfOtherScripts)[0]!]
  if (
    before.some(
      (text) =>
        boilsOfOtherScripts.test(text) || (slow === -1 && !isBoilingDenied && cooksOfOtherScripts.test(text)),
    )
  )
    return []
  const isSoaked = texts.some((text) => soaksInArabic.test(text))
  return lines.flatMap(({ text, foods, line }, index) => {
    const plain = normalizeForHazardPatterns(text)
    const isBean = kidneyBeanOfOtherScripts.test(plain) && !readyOfOtherScripts.test(plain)
    const isDried = plain.includes('राजमा') || driedInArabic.test(plain) || isSoaked
    return isBean && isDried ? [{ line: index, about: foods[0]?.name ?? line.name }] : []
  })
}

/** Indexes of the lines with dried beans: the line says so, or a step soaks beans. */
function driedBeansOf({ lines, sentences }: RecipeForHazards): Set<number> {
  const beans = lines.flatMap(({ food, text }, index) =>
    kidneyBean.test(removeAccents(`${food?.name ?? ''} ${text}`)) && !readyBean.test(withoutVerbCan(text))
      ? [index]
      : [],
  )
  if (beans.length === 0 || sentences.some(({ folded }) => soaksBeans.test(folded))) return new Set(beans)
  return new Set(beans.filter((index) => driedBean.test(removeAccents(lines[index]!.text))))
}

/** What is processed in jars boils there. */
const isCanned = ({ sentences }: RecipeForHazards): boolean =>
  sentences.some(
    ({ folded }) => canningWithoutPressurePattern.test(folded) || pressureCanningPattern.test(folded),
  )

export const rawPlantHazardRules: readonly HazardRule[] = [
  {
    id: 'raw kidney beans',
    find: (kitchen) => {
      const others = beansNotBoiledInHindiOrArabic(kitchen)
      if (others.length > 0) return others.map((each) => ({ ...each, step: null }))
      const beans = driedBeansOf(kitchen)
      if (beans.size === 0 || areBeansBoiled(kitchen, beans)) return []
      return [...beans].map((line) => {
        const { food, line: read } = kitchen.lines[line]!
        return { line, step: null, about: food?.name ?? read.name }
      })
    },
  },
  {
    id: 'raw cassava',
    find: ({ lines, steps, isCooked }) =>
      isCooked && !steps.some((step) => /\b(?:raw|uncooked) (?:cassava|yuca|bamboo)/i.test(step))
        ? []
        : lines.flatMap((check, line) =>
            check.food &&
            cassava.test(check.food.name) &&
            !/\bcooked|frozen|canned|tinned\b/i.test(check.text)
              ? [{ line, step: null, about: check.food.name }]
              : [],
          ),
  },
  {
    id: 'poisonous raw',
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) => {
        const text = removeAccents(check.text)
        const poison = rawPoisons.find(({ said, notSaid }) => said.test(text) && !notSaid.test(text))
        if (!poison || kitchen.steps.length === 0 || isCanned(kitchen)) return []
        const names = isHindiOrArabicText(check.text)
          ? namePatternOfHindiOrArabicLine(check.text)
          : namePatternOfLine(check, poison.names)
        return isLineHeated(kitchen, { index, names })
          ? []
          : [{ line: index, step: null, about: check.food?.name ?? check.line.name }]
      }),
  },
]
