import type { AnimalLine } from '../animalKinds.ts'
import { heatOfOtherScripts, plainText } from '../eggs/eggWords.ts'
import { isCookingIn } from '../heatWords.ts'
import { type Kitchen, longestMinutes } from '../kitchen.ts'
import { isOfOtherScript } from '../otherScripts.ts'

/** Minutes of all heat together in which no whole piece of a bird gets done. */
const maxMinutes = 3

/** Pieces so thin or small that few minutes cook them. */
const cutThin =
  /\b(?:slic|strip|dic|shred|minc|thin|cub|chop|flatten|pound|julienn|bite)\w*|escalope|schnitzel|streifen|würfel|geschnetzel|geschnitten|dünn|klein|lanière|émincé|(?<!\p{L})dés(?!\p{L})|fine?s?(?!\p{L})|morceaux|tiras?(?!\p{L})|dados|trozos|picad|filetead|काट|कट|टुकड|पतल|कीमा|قطع|شرائح|شرايح|مكعبات|رقيق|مفروم/iu
/** Words that tell another end than the minutes, or minutes that count more than once. */
const endsOtherwise =
  /\b(?:until|till|through|done|golden|each|per|sides?|more|another|again|pressure|then|degrees|batch(?:es)?|cover\w*|brais\w+|stew\w*|finish\w*)\b|(?<!\p{L})(?:bis|gar|durch\p{L}*|je|pro|jeder|seiten?|weitere|goldbraun|jusqu['’]\p{L}*|côtés?|chaque|bien|dorer|hasta|lados?|cada|otros?|dorad[oa]s?|druck|zugedeckt|deckel|schmoren|mijoter|couvr\p{L}+|tapar|guisar)(?!\p{L})|°|तरफ|ओर|सुनहर|प्रेशर|सीटी|पकने तक|ढक|حتى|جانب|جهة|وجه|ضغط|غط/iu

/** In Arabic two minutes are one word. */
const minutesOf = (text: string) =>
  longestMinutes(
    plainText(text)
      .replace(/دقيقت(?:ين|ان)/gu, '2 دقيقة')
      .replace(/(?<!\d )دقيقة واحدة/gu, '1 دقيقة'),
  )

/** Whether the whole pieces of a line get only so few minutes of heat: each sentence that cooks from its name on tells its minutes. */
export function isCookedTooShort({ sentences, lines }: Kitchen, { names, index }: AnimalLine): number | null {
  if (cutThin.test(lines[index]!.text)) return null
  const first = sentences.findIndex(({ text, folded }) => names.test(folded) || names.test(plainText(text)))
  if (first === -1) return null
  const after = sentences.slice(first)
  if (sentences.some(({ text }) => cutThin.test(text))) return null
  const cooking = after.filter(({ text }) =>
    isOfOtherScript(text) ? heatOfOtherScripts.test(plainText(text)) : isCookingIn(text),
  )
  const minutes = cooking.map(({ text }) => minutesOf(text))
  if (cooking.length === 0 || minutes.includes(0) || after.some(({ text }) => endsOtherwise.test(text)))
    return null
  const told = after.reduce((sum, { text }) => sum + minutesOf(text), 0)
  return told <= maxMinutes ? cooking[0]!.step : null
}
