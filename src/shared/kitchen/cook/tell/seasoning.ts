import type { CookingOrders } from '../filledDish.ts'
import { getLarderFood } from '../larderFood.ts'
import { withoutFoodMentionMarks } from '../stepFoodMentions.ts'
import { editWords, spellSlots } from './prose.ts'
import type { FilledSlot, Prose } from './template.ts'

/** Salt as steps speak of it: "a good pinch of salt", "a little salt", "salt". */
const salt =
  '(?:an? )?(?:(?:good|generous|big|small) )?(?:pinch of |little )?(?:the )?(?:(?:fine|flaky|coarse) )?salt\\b(?! cod)'
const pepper = '(?:some |plenty of |a little )?(?:black )?pepper\\b'
const verbs = 'add|stir|toss|mix|cook|fry|put|sprinkle|dress|season|pour|place|warm|turn|simmer|beat|whisk'

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bsalted (?=(?:boiling )?(?:water|coconut milk|soy milk))/gi, ''],
  [/, boiling and salted\b/g, ', boiling'],
  [/\btaste for salt\b/g, 'taste'],
  [/\bTaste for salt\b/g, 'Taste'],
  // "Taste before you salt: the olives are."
  [/(?:^|(?<=[.;] ))(?:Taste before you salt|Wait with the salt)\b[^.]*\.\s*/g, ''],
  [/\bwithout salt /g, ''],
  [/(?:[;,]? and|[;,]) salt (?:them|it)\b[^.;,]*/g, ''],
  [/, salt the [^.,;]+? and /g, ' and '],
  [/(?:,? and) salt the [^.,;]+/g, ''],
  [/(?:^|(?<=[.;] ))[Ss]alt the [^.,;]+?(?:, | and )(?:then )?/g, ''],
  [/(?:^|(?<=[.;] ))[Ss]alt the [^.;]+[.;]\s*/g, ''],
  [new RegExp(`${salt},? and (?=${pepper})`, 'g'), ''],
  [new RegExp(`(?:,? and|[;,]) season(?:ed)?(?: \\w+)? with ${salt}(?! and)`, 'g'), ''],
  [new RegExp(`(?:^|(?<=[.;] ))[Ss]eason(?: \\w+)? with ${salt}[.;]\\s*`, 'g'), ''],
  [new RegExp(`, (?:${salt}) and `, 'g'), ' and '],
  [new RegExp(`,? (?:seasoned )?with ${salt}`, 'g'), ''],
  // "With the oil, vinegar and a pinch of salt": what was the last but one ends the list.
  [
    new RegExp(`, (?!(?:${verbs}|for|in|then|until)\\b)((?:(?! with | into )[^,;.])+?),? and ${salt}`, 'g'),
    ' and $1',
  ],
  [new RegExp(`,? and ${salt}`, 'g'), ''],
  [new RegExp(`, ${salt}(?=[,.;])`, 'g'), ''],
]

/** The words of a step without salt. */
export function removeSaltFromStep(step: string): string {
  const told = replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), step)
  return told
    .trim()
    .replace(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** The words of a step where salt alone seasons. */
function removePepper(step: string): string {
  return step
    .replace(/\b([Ss]alt),? and (?:some |(?:plenty|a lot|a little) of )?(?:black )?pepper\b/g, '$1')
    .replace(/,? and (?:some |(?:plenty|a lot|a little) of )?(?:black )?pepper\b(?=[.,;]| and serve)/g, '')
    .replace(/ with (?:some |plenty of )?(?:black )?pepper\b(?=[.,;])/g, '')
    .replace(/\b(?:black )?pepper and (?=salt|lemon|lime|oil)/g, '')
}

/** The dishes season without asking: this leaves out of the prose what somebody must not have. */
export function seasonForEaters(prose: Prose, { allows }: CookingOrders): Prose {
  const hasPepper = allows(getLarderFood('black pepper'))
  const hasSalt = allows(getLarderFood('fine salt'))
  if (hasPepper && hasSalt) return prose
  const unsalted = hasSalt ? prose : withoutListedSalt(prose)
  return editWords(unsalted, (words) => {
    const peppered = hasPepper ? words : removePepper(words)
    return hasSalt ? peppered : removeSaltFromStep(peppered)
  })
}

/** Salt that a list of foods names beside them falls out of it; where it stands alone, it becomes words like others. */
function withoutListedSalt(prose: Prose): Prose {
  const isSalt = (name: string) => /^a (?:good )?pinch of salt$/.test(name)
  const isAlone = (slot: FilledSlot) => slot.kind === 'names' && slot.names.every(isSalt)
  const slots = prose.slots.map((slot) =>
    slot.kind === 'names' && !isAlone(slot)
      ? { ...slot, names: slot.names.filter((name) => !isSalt(name)) }
      : slot,
  )
  return spellSlots({ words: prose.words, slots }, isAlone)
}

/** What the words of the steps say of salt, pepper and fat that a line of ingredients may be missing for. */
export interface SeasoningOfSteps {
  /** Pinches of salt that the steps take beside the line of salt. */
  saltPinches: number
  isSaltedToTaste: boolean
  /** Whether water for boiling is salted, which needs salt that is not measured. */
  hasSaltedWater: boolean
  hasPepper: boolean
  isFried: boolean
}

const pinchesOfSalt = /\bpinch of (?:fine )?salt\b/g
/** "Salt the avocados", but not "Salt them with 1 teaspoon of the salt", nor water. */
const saltedByVerb = /\b[Ss]alt (?:the (?!water\b)[^.,;]+|(?:it|them)\b(?! lightly)[^.,;]*)(?=[.,;])/g
const saltedWater =
  /\bsalted (?:\w+ )?(?:water|milk)\b|\bsalted\b(?=[,:])|, boiling and salted\b|\b[Ss]alt the water\b|\bwater\b[^.;]*\bsalt it\b/
/** "Taste for salt", "taste and season with salt", "Taste before you salt", but not "taste: it may need no salt". */
const tastedForSalt =
  /\b[Tt]aste\b(?:(?!\b(?:no|enough)\b)[^.;])*\bsalt(?:ing)?\b|\bsalt to taste\b|\bsalt only if\b/

export function seasoningOfSteps(steps: readonly Prose[]): SeasoningOfSteps {
  const isSeasoning = (slot: FilledSlot) =>
    slot.kind === 'names' && slot.names.some((name) => /\b(?:salt|pepper)$/.test(name))
  const text = withoutFoodMentionMarks(steps.map((prose) => spellSlots(prose, isSeasoning).words).join(' '))
  const hasSaltedWater = saltedWater.test(text)
  const saltings = [...text.matchAll(saltedByVerb)].filter(
    ([words]) => !/ with .*\bsalt$/.test(words) && !(hasSaltedWater && /\bsalt it\b/.test(words)),
  )
  return {
    saltPinches: [...text.matchAll(pinchesOfSalt), ...saltings].length,
    isSaltedToTaste: tastedForSalt.test(text),
    hasSaltedWater,
    hasPepper: /(?<!(?:red|green|yellow|bell|Aleppo|white|Sichuan|cayenne|roasted|poblano) )\bpepper\b/.test(
      text,
    ),
    isFried: /\b[Ff]ry\b/.test(text),
  }
}
