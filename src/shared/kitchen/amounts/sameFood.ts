import { canonicalUnitBySpelling } from '../lines/units/lineUnits.ts'

/** What stands behind a number of more of the same food: "2 onions plus 1 for garnish", "2 Eier und 1 zum Bestreichen". */
const words =
  'for|to|more|extra|für|zum|zur|mehr|pour|en plus|de plus|supplémentaires?|para|más|adicional(?:es)?|per|in più|mais|voor|om|do|na|till?|för'
const before = new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])(?! ?\\d)`, 'iu')
/** Arabic writes it together with the next word, Hindi behind it. */
const ofOtherScripts = /^لل\p{L}|^[\p{L}\p{M} ]* के लिए/u
const numberInFront = /^[\s\p{N}.,/–-]*/u

/** Whether a text that may begin with a number counts more of what was named before it. */
export function isMoreOfPreviousFood(text: string): boolean {
  const behind = text.replace(numberInFront, '')
  const [, unit, behindUnit] = /^(\p{L}+)\.? (.*)$/u.exec(behind) ?? []
  const rest = unit !== undefined && canonicalUnitBySpelling.has(unit.toLowerCase()) ? behindUnit! : behind
  return before.test(rest) || ofOtherScripts.test(rest)
}

/** The same amount of what was named before. */
export function replaceFoodNameAfterAmount(text: string, name: string): string {
  const number = numberInFront.exec(text)![0]
  const unit = /^\p{L}+/u.exec(text.slice(number.length))?.[0] ?? ''
  return `${number} ${canonicalUnitBySpelling.has(unit.toLowerCase()) ? unit : ''} ${name}`.trim()
}
