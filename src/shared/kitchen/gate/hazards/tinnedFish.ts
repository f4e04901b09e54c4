import { withoutVerbCan } from '../texts/verbCan.ts'
import type { RawAnimalFoodLine } from './animalKinds.ts'
import { isHindiOrArabicText } from './otherScripts.ts'
import type { RecipeForHazards } from './recipeForHazards.ts'

const tuna = 'tunas?|thunfisch\\p{L}*|thon|atún|atun|tonno|टूना|ट्यूना|(?:ال)?تونة|(?:ال)?تونا'
/** Fish that people buy in tins, pouches and jars. */
const soldInTins = `${tuna}|albacore|bonito|salmon|sardines?|sardinas?|sardinen?|mackerel|makrele\\p{L}*|stremellachs|maquereaux?|caballas?|saumon|salmón|lachs|سردين`
const wholeWords = (source: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'iu')
const soldInTinsPattern = wholeWords(soldInTins)
const tunaPattern = wholeWords(tuna)
/** A tin, a jar or what fish lies in there, and fish that was smoked hot. */
const inTin =
  /(?<!\p{L})(?:tins?|tinned|cans?|canned|jar|pouch|drained|in (?:spring )?water|in brine|in (?:olive |sunflower )?oil|hot[- ]smoked|dosen?|konserve|gl[äa]s(?:er)?|abgetropft\p{L}*|in (?:oliven|sonnenblumen)?öl|in wasser|(?:im eigenen|in eigenem) saft|im aufguss|heiß ?geräuchert\p{L}*|stremellachs|bo[iî]tes?|bocal|bocaux|conserve|égoutté\p{L}*|au naturel|à l['’]huile(?: d['’]olive)?|fumé\p{L}* à chaud|latas?|tarros?|frascos?|botes?|conserva|escurrid[oa]s?|al natural|en (?:aceite|agua|escabeche)|ahumad[oa]s? en caliente)(?!\p{L})|डिब्ब|कैन|टिन|(?:ال)?علب|معلب|برطمان|بالزيت|في (?:ال)?زيت|بالماء/iu
/** What is made of fish from a tin and sold ready. */
const readyMade =
  /(?<!\p{L})(?:rillettes|(?:thunfisch|lachs)(?:creme|aufstrich|salat)|(?:tuna|salmon) (?:spread|dip|paste|salad|mayo\p{L}*)|crema de atún|paté de atún|ensalada de atún)(?!\p{L})/iu
const fresh =
  /(?<!\p{L})(?:fresh|frozen|thawed|raw|sashimi|sushi|loins?|steaks?|fillets?|frisch\p{L}*|tiefgekühlt\p{L}*|tk|aufgetaut\p{L}*|roh\p{L}*|filets?|pavés?|frais|fraîche|surgelée?s?|décongelée?s?|crue?s?|fresc[oa]s?|congelad[oa]s?|descongelad[oa]s?|crud[oa]s?|lomos?|ahi)(?!\p{L})|ताज|طازج|ني[ئء]/iu

/** Whether a line lists fish that was cooked in its tin, or smoked hot. */
export const isLineOfTinnedFish = (text: string): boolean => {
  const plain = withoutVerbCan(text.normalize('NFC'))
  return soldInTinsPattern.test(plain) && !fresh.test(plain) && (inTin.test(plain) || readyMade.test(plain))
}

/** Dishes of raw fish, and what goes with them. */
const ofRawFish =
  /(?<!\p{L})(?:sushi|sashimi|tartare?s?|\p{L}*tatar|ceviche|cebiche|poke|crudo|carpaccio|tiradito|tataki|aguachile|nori|wasabi|sriracha|spicy tuna|maki|raw|roh\p{L}*|crue?s?|marinat\p{L}*|marinier\p{L}*|marin(?:er|ez|ar)|cured?|beiz\p{L}*|gravla(?:x|ks)|sear\p{L}*|rare)(?!\p{L})|सुशी|سوشي|ني[ئء]/iu
const mayonnaise = /(?<!\p{L})(?:mayo|mayonn?aise|mayonesa|majonäse|majo)(?!\p{L})|मेयो|मायो|مايونيز/iu

const article = "(?:the|your|den|die|das|dem|der|le|la|les|el|los|las) |l['’]"
const pour =
  'drain\\p{L}*|abtropf\\p{L}*|abgetropft\\p{L}*|abgieß\\p{L}*|abgegoss\\p{L}*|égoutt\\p{L}*|escurr\\p{L}*'
const tin = 'tins?|cans?|jars?|dosen?|boîtes?|latas?'
const cut =
  'dic(?:e[ds]?|ing)|cub(?:e[ds]?|ing)|slic(?:e[ds]?|ing)|cut|chop\\p{L}*|würfel\\p{L}*|schneid\\p{L}*|gewürfelt\\p{L}*|coup\\p{L}*|émin\\p{L}*|tranch\\p{L}*|cort\\p{L}*|cortad\\p{L}*'
const pieces =
  'cubes?|dice|slices?|strips?|pieces|würfel|scheiben|streifen|stücke|dés|tranches|cubes|lamelles|dados|rodajas|láminas|tiras|cubos'

/** Oil or water that is poured off the fish, as only from a tin, or its tin by name. What else is drained beside it says nothing. */
const fishFromTin = wholeWords(
  [
    `(?:${pour}) (?:${article}|(?:tinned|canned) |(?:${tin}) |of |de )*(?:${soldInTins})`,
    `(?:${soldInTins}),?(?: (?:is|well|thoroughly|gut|kurz|in|einem|ein|durch|sieb|bien|muy))* (?:${pour})`,
    `(?:${tin}) (?:of |mit |von |de |d['’])?(?:${article})?(?:${soldInTins})`,
    `(?:${soldInTins}) (?:[^ ]+ )?(?:तेल|पानी) निकाल\\S*`,
    `(?:صف[يى]|علب\\S*) (?:${soldInTins})`,
  ].join('|'),
)
/** Fish that is cut; that of a tin is too soft for it. */
const cutFish = wholeWords(
  [
    `(?:${cut}) (?:${article})*(?:${soldInTins})`,
    `(?:${soldInTins}) (?:[^ ,.]+ ){0,2}(?:${cut})`,
    `(?:${soldInTins}) (?:[^ ,.]+ ){0,2}(?:into|in|en) (?:[^ ,.]+ ){0,2}(?:${pieces})`,
  ].join('|'),
)

/**
 * Whether a recipe takes fish from a tin though its line says no more than "160 g tuna": it is drained, or it is tuna with mayonnaise. Dishes
 * of raw fish, fresh fish and fish that is cut are none of these.
 */
export function isFishOfTinInSteps(
  { lines, sentences, titles }: RecipeForHazards,
  { index }: RawAnimalFoodLine,
): boolean {
  const line = lines[index]!.text.normalize('NFC')
  if (!soldInTinsPattern.test(line) || fresh.test(line)) return false
  const said = sentences.map(({ text }) => text)
  if ([...titles, ...said, ...lines.map(({ text }) => text)].some((text) => ofRawFish.test(text)))
    return false
  if (said.some((text) => cutFish.test(text))) return false
  if (said.some((text) => fishFromTin.test(text))) return true
  if (!tunaPattern.test(line)) return false
  const isMixed = [...said, ...titles].some((text) => tunaPattern.test(text) && mayonnaise.test(text))
  // Steps in other scripts may call it by a word of their own.
  return isMixed || (isHindiOrArabicText(line) && said.some((text) => mayonnaise.test(text)))
}
