import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'

/** From a word like "until" to the end of its clause. */
const ends =
  /(?<!\p{L})(?:until|till|bis|jusqu['’]\p{L}*|hasta que|hasta)(?!\p{L})[^.,;:!?()।]*|\S+ होने तक|حتى\s+\S+/giu
const outside =
  /golden|brown|crisp|char(?:red|s)|caramel|braun|knusprig|gebräunt|karamell|dor[ée]|croustill|grill(?:é|marks)|dorad|crujient|सुनहर|भूर|करार|حمر|ذهبي|شقر|مقرمش/iu
const inside =
  /(?<!\p{L})(?:through|thoroughly|cooked|done|pink|clear|juices?|tender|firm|opaque|set|gar\p{L}*|durch\p{L}*|zart|rosa|klar\p{L}*|cuit\p{L}*|cuir|tendre|cocid[oa]s?|hech[oa]s?|tiern[oa]s?)(?!\p{L})|पक|गल|ينضج|تنضج|نضج/iu
/** The same colours where no word like "until" stands before them. */
const colours =
  /(?<!\p{L})(?:golden|brown(?:ed|ing)?|crisp\p{L}*|goldbraun|knusprig|dorer|dorée?s?|dorad[oa]s?)(?!\p{L})|सुनहर\S*/giu

/** A text without the ends that only tell how the outside looks; those that tell the inside too stay. */
export const removeOutsideCues = (text: string): string =>
  text.replace(ends, (end) => (outside.test(end) && !inside.test(end) ? ' ' : end))

/** A text, plain, with no colour or crispness in it but beside what tells the inside. */
export const removeColourCues = (text: string): string =>
  removeOutsideCues(normalizeForHazardPatterns(text)).replace(colours, ' ')

/** Heat that colours the outside and stops before the middle is hot. */
export const searingPattern =
  /(?<!\p{L})(?:sear|brown|(?:scharf )?anbraten|saisi[rs]\p{L}*|sell(?:ar|e))(?!\p{L})/iu
