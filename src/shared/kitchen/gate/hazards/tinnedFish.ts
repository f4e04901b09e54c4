import type { RawAnimalFoodLine } from './animalKinds.ts'
import { isHindiOrArabicText } from './otherScripts.ts'
import type { RecipeForHazards } from './recipeForHazards.ts'

/** Fish that people buy in tins, pouches and jars. */
const soldInTins =
  /(?<!\p{L})(?:tunas?|albacore|bonito|salmon|sardines?|sardinas?|sardinen?|mackerel|makrele\p{L}*|stremellachs|maquereaux?|caballas?|thunfisch\p{L}*|thon|atún|atun|tonno|saumon|salmón|lachs)(?!\p{L})|टूना|تونة|تونا|سردين/iu
/** A tin, a jar or what fish lies in there, and fish that was smoked hot. */
const inTin =
  /(?<!\p{L})(?:tin|tinned|can|canned|jar|pouch|drained|in (?:spring )?water|in brine|in (?:olive |sunflower )?oil|hot[- ]smoked|dosen?|konserve|gl[äa]s(?:er)?|abgetropft\p{L}*|in (?:oliven|sonnenblumen)?öl|in wasser|(?:im eigenen|in eigenem) saft|im aufguss|heiß ?geräuchert\p{L}*|stremellachs|bo[iî]tes?|bocal|bocaux|conserve|égoutté\p{L}*|au naturel|à l['’]huile(?: d['’]olive)?|fumé\p{L}* à chaud|latas?|tarros?|frascos?|botes?|conserva|escurrid[oa]s?|al natural|en (?:aceite|agua|escabeche)|ahumad[oa]s? en caliente)(?!\p{L})|डिब्ब|कैन|टिन|(?:ال)?علب|معلب|برطمان|بالزيت|في (?:ال)?زيت|بالماء/iu
/** What is made of fish from a tin and sold ready. */
const readyMade =
  /(?<!\p{L})(?:rillettes|(?:thunfisch|lachs)(?:creme|aufstrich|salat)|(?:tuna|salmon) (?:spread|dip|paste|salad|mayo\p{L}*)|crema de atún|paté de atún|ensalada de atún)(?!\p{L})/iu
const fresh =
  /(?<!\p{L})(?:fresh|raw|sashimi|sushi|loins?|steaks?|fillets?|frisch\p{L}*|roh\p{L}*|filets?|pavés?|frais|fraîche|crue?s?|fresc[oa]s?|crud[oa]s?|lomos?|ahi)(?!\p{L})|ताज|طازج|ني[ئء]/iu

/** Whether a line lists fish that was cooked in its tin, or smoked hot. */
export const isLineOfTinnedFish = (text: string): boolean => {
  const plain = text.normalize('NFC')
  return soldInTins.test(plain) && !fresh.test(plain) && (inTin.test(plain) || readyMade.test(plain))
}

/** Dishes of raw fish, and what goes with them. */
const ofRawFish =
  /(?<!\p{L})(?:sushi|sashimi|tartare?s?|\p{L}*tatar|ceviche|cebiche|poke|crudo|carpaccio|tiradito|tataki|aguachile|nori|wasabi|sriracha|spicy tuna|maki|raw|roh\p{L}*|crue?s?|marinat\p{L}*|marinier\p{L}*|marin(?:er|ez|ar)|cured?|beiz\p{L}*|gravla(?:x|ks)|sear\p{L}*|rare)(?!\p{L})|सुशी|سوشي|ني[ئء]/iu
const mayonnaise = /(?<!\p{L})(?:mayo|mayonn?aise|mayonesa|majonäse|majo)(?!\p{L})|मेयो|मायो|مايونيز/iu
/** What is done to fish of a tin alone: oil and water are poured off, and it falls into flakes. */
const drains =
  /(?<!\p{L})(?:drain\p{L}*|open|abtropf\p{L}*|abgieß\p{L}*|abgegoss\p{L}*|égoutte\p{L}*|escurr\p{L}*|tins?|cans?|dosen?|boîtes?|latas?)(?!\p{L})|तेल निकाल|पानी निकाल|صف[يى]|علب/iu
const tuna =
  /(?<!\p{L})(?:tunas?|thunfisch\p{L}*|thon|atún|atun|tonno)(?!\p{L})|टूना|ट्यूना|(?:ال)?تونة|(?:ال)?تونا/iu

/**
 * Whether a recipe takes fish from a tin though its line says no more than "160 g tuna": it is drained, or it is tuna with mayonnaise. Dishes
 * of raw fish and fresh fish are none of these.
 */
export function isFishOfTinInSteps(
  { lines, sentences, titles }: RecipeForHazards,
  { index }: RawAnimalFoodLine,
): boolean {
  const line = lines[index]!.text.normalize('NFC')
  if (!soldInTins.test(line) || fresh.test(line)) return false
  const said = sentences.map(({ text }) => text)
  if ([...titles, ...said, ...lines.map(({ text }) => text)].some((text) => ofRawFish.test(text)))
    return false
  const names = tuna.test(line) ? tuna : soldInTins
  if (said.some((text) => names.test(text) && drains.test(text))) return true
  if (!tuna.test(line)) return false
  const isMixed = [...said, ...titles].some((text) => tuna.test(text) && mayonnaise.test(text))
  // Steps in other scripts may call it by a word of their own.
  return isMixed || (isHindiOrArabicText(line) && said.some((text) => mayonnaise.test(text)))
}
