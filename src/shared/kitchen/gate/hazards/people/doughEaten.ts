import { pathToContainedFood } from '../../../foods/foodContents.ts'
import type { LineCheck } from '../../checkLine.ts'
import { combinedFoodPattern, preheatsPattern } from '../doneness/heatReachingFoodWords.ts'
import {
  createWholeWordsPattern,
  heatPatternOfOtherScripts,
  normalizeForHazardPatterns,
} from '../eggs/eggWords.ts'
import { negationPattern } from '../handling/marinadeWords.ts'
import { isTextHeating } from '../heatWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import { foodOfLine, isFactCertainOfFood, type RecipeForHazards } from '../recipeForHazards.ts'

/** Words of folded text, in Hindi and Arabic as `normalizeForHazardPatterns` writes them. */

const doughPattern = createWholeWordsPattern(
  '(?:cookie |cake |brownie |bread )?(?:doughs?|batters?)',
  '\\p{L}*teig(?:e|s|es)?',
  'pate(?: a (?:cookies?|gateau|crepes))?',
  'masa',
  'आटा|आटे|घोल|बैटर|डो|लोई',
  '[وفب]?(?:ال|لل)?عجين(?:ة|ه)?(?:ه|ها)?',
)
const licksPattern = createWholeWordsPattern(
  'lick\\p{L}*|scrape (?:\\p{L}+ ){0,2}(?:clean )?with (?:\\p{L}+ )?fingers?',
  '(?:ab|aus|auf)?(?:ge)?schleck\\p{L}*|(?:ab|aus|auf)?(?:ge)?leck(?:en|t|e)',
  'lech(?:er|ez|e|ent)',
  'lam(?:er|a|an|e|en|iendo)|chup(?:ar|e|a|en|ando)|reban(?:ar|e|a|en|ando)|relam\\p{L}+',
  'चाट\\S*',
  '[وف]?(?:[ايتن]|ل)?(?:لعق|لحس)(?:ي|ه|ها|وا|ون)?',
)
/** Words for utensils that batter sticks to. */
const utensilPattern = createWholeWordsPattern(
  'spoons?|bowls?|beaters?|whisks?|spatulas?|fingers?|paddles?|mixers?',
  '\\p{L}*loffeln?|\\p{L}*schusseln?|\\p{L}*besen|quirle?n?|teigschaber|schaber|fingern?|ruhrhaken|ruhrstabe?n?',
  'cuilleres?|saladiers?|bols?|fouets?|spatules?|batteurs?|doigts?|plats?',
  'cucharas?|cuencos?|bol(?:es)?|varillas?|batidor(?:a|as|es)?|espatulas?|dedos?|recipientes?',
  'चम्मच|कटोर(?:ा|े|ी)|बर्तन|फेंटनी|बीटर|स्पैटुला|उंगल\\S*',
  '[وفب]?(?:ال|لل)?(?:ملعقة|ملاعق|وعاء|اوعية|مضرب|خفاقة|طبق|اصابع|ملوق|خلاط)(?:هم|ه|ها)?',
)
/** What the batter was mixed in or with, and what still sticks to it while the cake is in the oven. */
const mixingUtensilPattern = createWholeWordsPattern(
  'spoons?|bowls?|beaters?|whisks?|spatulas?|paddles?',
  '\\p{L}*loffeln?|\\p{L}*schusseln?|\\p{L}*besen|quirle?n?|teigschaber|schaber|ruhrhaken|ruhrstabe?n?',
  'cuilleres?|saladiers?|bols?|fouets?|spatules?|batteurs?',
  'cucharas?|cuencos?|bol(?:es)?|varillas?|batidor(?:a|as|es)?|espatulas?',
  'चम्मच|कटोर(?:ा|े|ी)|बर्तन|फेंटनी|बीटर|स्पैटुला',
  '[وفب]?(?:ال|لل)?(?:ملعقة|ملاعق|وعاء|اوعية|مضرب|خفاقة|ملوق)(?:هم|ه|ها)?',
)
const bakesPattern = createWholeWordsPattern(
  'bak(?:e|es|ed|ing)|oven',
  '(?:ver|ge)?back(?:en|t|ofen)|gebacken|(?:back)?ofen',
  'four|enfourne[rz]',
  'horn(?:ear|ee|ea|o)',
  'बेक\\S*|ओवन',
  '[وف]?(?:ا|ي|ت|ن)خبز(?:ه|ها|ي)?|[وفب]?(?:ال)?فرن',
)
const eatsPattern = createWholeWordsPattern(
  'eat(?:s|en|ing)?|(?<!(?:(?<!\\p{L})(?:an?|the|its?|their|your|more|better|extra|full|for|of)|er|y|ed|ful|our) )tast(?:e|es|ing)|nibbl\\p{L}+|snack(?:s|ing)?|drink|(?:have|take|get|steal|sneak) (?:an? )?(?:\\p{L}+ )?(?:taste|bite|nibble|spoonful)',
  'essen|isst|(?:ver|ge)?nasch(?:en|t)|probier(?:en|t)|gegessen|trinken',
  'mang(?:er|ez|e|ent)|(?<!(?:au|le|du|un|pour) )goute[rz]|boire|grignote[rz]|deguste[rz]',
  'com(?:er|a|e|an|en|erl\\p{L}+)|prob(?:ar|e|a|en|arl[ao]s?)|beber|picotear|degust(?:ar|e)',
  'खा(?:एं|ए|ना|ओ|कर|इए)?|खाने(?= (?:दें|दो))|चख\\S*',
  '[وف]?(?:[ايتن]|ل)?(?:تذوق|ذق|تناول)(?:ي|ه|ها|وا|ون)?|[وف]?[يتن](?:ا|و)كل(?:ه|ها|ون)?',
)
const rawPattern = createWholeWordsPattern(
  'raw|uncooked|unbaked',
  'roh(?:e[mnrs]?)?|ungebacken\\p{L}*',
  'crue?s?',
  'crud[oa]s?|sin (?:hornear|cocer)',
  'कच्च(?:ा|े|ी)',
  '(?:ال)?(?:نيء|نيئ|ني|نيئة|نيئا|نية)',
)
const bakedPattern = createWholeWordsPattern(
  'bak(?:ed|ing)|cooked|fried|toasted',
  'gebacken\\p{L}*|backen',
  'cuite?s?',
  'hornead[oa]s?|cocid[oa]s?|frit[oa]s?',
)
/** Words that mean what was named before. */
const pronounPattern = createWholeWordsPattern(
  'it|some|them|a few|spoonfuls?|a (?:bit|little|piece|spoonful)|pieces?|a third|half|a quarter',
  'davon|ihn|ein stuck',
  '(?:en|la)(?= (?:mang|gout))|un peu|un morceau',
  'un poco|un trozo|de ella|(?:prob|com)(?:ar|er)l[ao]s?',
)
/** "Sweeten the batter to taste". */
const toOnesTaste =
  /(?<!\p{L})(?:add|season|salt|sweeten|adjust|sugar|spices?|flavou?r)\p{L}*(?!\p{L})[^.]*\bto taste\b/iu
/** What else is licked off a spoon. */
const otherSweets = createWholeWordsPattern(
  'chocolate|icing|frosting|glaze|ganache|caramel|sauce|jam|honey|cream|custard|syrup|yogh?urt',
  'schokolade\\p{L}*|\\p{L}*guss|glasur|karamell|sauce|so(?:ss|ß)e|marmelade|konfiture|honig|sahne|creme|sirup',
  'chocolat|glacage|ganache|caramel|sauce|confiture|miel|creme|chantilly|sirop',
  'chocolate|glaseado|cobertura|caramelo|salsa|mermelada|miel|nata|crema|almibar',
  'चॉकलेट|आइसिंग|कैरामेल|शहद|चटनी|क्रीम|मलाई|जैम',
  '[وفب]?(?:ال)?(?:شوكولاتة|شوكولاته|كراميل|صلصة|مربى|عسل|كريمة|قشطة)',
)
const deniesEating = createWholeWordsPattern(
  'no ?(?:body|one)|none|do ?n.t',
  'niemand\\p{L}*|keine[rsn]?',
  'personne|aucun',
  'nadie|ningun\\p{L}*',
  'न|ना|नहीं|मत|बिना',
  'لا|لن|لم|دون|بدون|تجنب\\p{L}*|ممنوع',
)
const reminds =
  /(?:don|do)['’ ]?n?['’]?t forget|do not forget|never forget|nicht vergessen|vergiss nicht|vergesst nicht|n['’]oublie[rz]? (?:surtout )?pas|ne pas oublier|sans oublier|no (?:te |se |os )?olvid\p{L}+|भूलें नहीं|न भूलें|मत भूल\S*|ना भूलें|لا تنس\p{L}*/iu
const isDenied = (clause: string) => {
  const said = clause.replace(reminds, ' ')
  return negationPattern.test(said) || deniesEating.test(said)
}

const partingPattern =
  /[,;:()—–।،؛!?]|\s(?:and|und|et|y|but|aber|mais|pero|then|dann|puis|luego|और|फिर|ثم)\s|\s(?=و\p{L}{3})/u

interface DoughClause {
  text: string
  /** Whether something heats before it, after the dough was named last. */
  isHeatedBefore: boolean
  /** Named as dough, or as flour or all that is mixed. */
  isDoughNamedBefore: boolean
  isMixtureBefore: boolean
  /** The mixture is in the oven or was baked, and nothing else was named or made since. */
  isOnlyBakedSince: boolean
  isNamingOther: boolean
}

const isHeating = (text: string) =>
  !preheatsPattern.test(text) &&
  (isHindiOrArabicText(text) ? heatPatternOfOtherScripts.test(text) : isTextHeating(text))

/** The clauses of all steps; each knows whether a raw dough is there. */
function clausesOf({ sentences, lines, names }: RecipeForHazards): DoughClause[] {
  const isFlour = lines.map(({ food, foods }) => {
    const known = food ?? foods[0]
    return known !== undefined && isFactCertainOfFood(known, 'grain')
  })
  const isEgg = lines.map((check) => {
    const food = foodOfLine(check)
    return food !== null && pathToContainedFood(food, 'egg kind')?.isItself === true
  })
  let isHeatedBefore = false
  let isDoughNamedBefore = false
  let isMixtureBefore = false
  let isOnlyBakedSince = false
  return sentences.flatMap(({ text: said, folded }) =>
    (isHindiOrArabicText(said) ? normalizeForHazardPatterns(said) : folded)
      .split(partingPattern)
      .filter((clause) => /\p{L}/u.test(clause))
      .map((text) => {
        if (doughPattern.test(text)) isDoughNamedBefore = true
        const isRaw = doughPattern.test(text) || names.some((name, at) => isFlour[at] && name?.test(text))
        const isEggNamed = names.some((name, at) => isEgg[at] && name?.test(text))
        if (isRaw || isEggNamed) isHeatedBefore = false
        if (isRaw || isEggNamed || (combinedFoodPattern.test(text) && !isHeatedBefore)) isMixtureBefore = true
        const isNamingOther =
          otherSweets.test(text) || names.some((name, at) => !isFlour[at] && name?.test(text))
        if (isNamingOther) isOnlyBakedSince = false
        const clause = {
          ...{ text, isHeatedBefore, isDoughNamedBefore, isMixtureBefore, isOnlyBakedSince, isNamingOther },
        }
        if (isHeating(text)) isHeatedBefore = true
        const isBaked = bakesPattern.test(text) && !preheatsPattern.test(text)
        // "Mix, pour into a tin and bake": of what is mixed, only the lines tell.
        if (isBaked && isFlour.includes(true)) isMixtureBefore = true
        if (isBaked) isOnlyBakedSince = isMixtureBefore
        else if (isHeating(text)) isOnlyBakedSince = false
        return clause
      }),
  )
}

/** Whether what a clause lets somebody eat is dough: by its name, by what it sticks to, or as the raw thing that was named before. */
function isEatingDough(clause: DoughClause): boolean {
  const { text, isHeatedBefore, isDoughNamedBefore, isMixtureBefore, isNamingOther } = clause
  const isRawOnUtensil = !isHeatedBefore || (clause.isOnlyBakedSince && mixingUtensilPattern.test(text))
  if (isDenied(text)) return false
  const isDough = doughPattern.test(text) && !bakedPattern.test(text.replace(/cookie/giu, ''))
  if (licksPattern.test(text))
    return isDough || (utensilPattern.test(text) && isMixtureBefore && isRawOnUtensil && !isNamingOther)
  if (!eatsPattern.test(text) || toOnesTaste.test(text)) return false
  if (isDough) return true
  if (!isDoughNamedBefore || isNamingOther) return false
  return rawPattern.test(text) || (!isHeatedBefore && pronounPattern.test(text))
}

/**
 * Whether somebody eats the dough before it is baked. By the FDA, "Flour is a raw food and other safety facts", raw
 * dough must not be eaten or tasted, whether or not it holds eggs.
 */
export const isDoughEaten = (kitchen: RecipeForHazards): boolean => clausesOf(kitchen).some(isEatingDough)

/** What is baked of a mix that holds raw flour, as the CDC says of cake mix in milkshakes. */
const mixOfFlour = /\b(?:cake|brownie|muffin|cookie|gingerbread|cupcake|pudding cake|scone) mix\b/

/** Whether a line is flour, or a mix that holds it, that no heat has reached. */
export function isRawFlour(check: LineCheck): boolean {
  const { text } = check
  const food = foodOfLine(check)
  const isFlour =
    food !== null &&
    (pathToContainedFood(food, 'flour kind')?.isItself === true || mixOfFlour.test(food.name)) &&
    isFactCertainOfFood(food, 'grain')
  return isFlour && !/toasted|heat[- ]treated|roasted|cooked/i.test(text)
}
