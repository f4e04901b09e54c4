import { type FilledDish, shortFoodNameOfItem } from '../filledDish.ts'
import type { ScheduledStep } from './stepSchedule.ts'

/** Openings of a step that say what to do and leave out with what, since the step before told it. */
const ofVessel =
  /^(Stir in|Add|Pour in|Fold in|Return|Uncover|Cover|Season|Tip in|Slip in|Drop in|Crack|Put in|Lower|Raise|Whisk in|Crumble in|Melt|Drain|Push|Make)\b/
const ofHeat = /^Take off the heat\b/
const ofObject = /^(Brush|Toss|Scatter|Sprinkle|Dress|Finish|Top|Glaze|Drizzle|Dust|Season|Garnish) with\b/
const timed =
  /^(Grill|Roast|Bake|Broil|Cook|Fry|Simmer|Stir-fry|Sear|Brown|Steam|Rest|Braise) (?=\d|over\b|in\b|on\b|until\b|gently\b|covered\b)/
const cut =
  /^(Cut|Slice|Carve|Shred|Turn|Lift|Flip|Spoon|Ladle|Divide|Blend) (?=into\b|out\b(?! the\b)|onto\b|over\b|smooth\b)/

/** Whether a step can be understood only after the one before it. */
export function isStepDependentOnPrevious(text: string): boolean {
  return [ofHeat, ofObject, timed, cut, ofVessel].some((opening) => opening.test(text))
}

const vessels = /\b(skillet|wok|saucepan|pot|pan|casserole|tray|baking sheet|baking dish|bowl)\b/g
const ofStyle = ['soup', 'stew', 'curry', 'salad', 'frittata', 'gratin'] as const

/** Where a side or a sauce stands between two steps of the dish, the second says again what it speaks of. */
export function repeatObjectNamesAfterOtherSteps(steps: ScheduledStep[], plate: FilledDish): void {
  const object = dishObjectOf(plate)
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    if (!before || before.role === 'dish' || step.role !== 'dish') continue
    const isMeanwhile = step.text.startsWith('Meanwhile, ')
    const bare = isMeanwhile ? step.text.slice(11, 12).toUpperCase() + step.text.slice(12) : step.text
    const said = nameObjectInText(bare, object, vesselBefore(steps, at))
    if (said !== bare)
      step.text = isMeanwhile ? `Meanwhile, ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said
  }
}

function nameObjectInText(text: string, object: string, vessel: string | null): string {
  if (ofHeat.test(text)) return text.replace(ofHeat, `Take the ${vessel ?? object} off the heat`)
  if (ofObject.test(text)) return text.replace(ofObject, `$1 the ${object} with`)
  if (timed.test(text))
    return text.replace(timed, text.startsWith('Rest') ? `Let the ${object} rest ` : `$1 the ${object} `)
  if (cut.test(text)) return text.replace(cut, `$1 the ${object} `)
  if (vessel && ofVessel.test(text))
    return `Back at the ${vessel}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return text
}

/** What the dish is called while it is made: the soup, or the chicken. */
function dishObjectOf({ dish, slots }: FilledDish): string {
  const style = dish.style ?? ''
  const kind = ofStyle.find((word) => new RegExp(`\\b${word}\\b`).test(`${style} ${dish.id}`))
  if (kind) return kind
  if (/\b(?:baked|eggs|omelet|rice|layers)\b/.test(style)) return 'dish'
  const item = ['protein', 'main', 'beans', 'lentils', 'eggs', 'greens'].flatMap(
    (slot) => slots.get(slot) ?? [],
  )[0]
  return item ? shortFoodNameOfItem(item).replace(/^ground (?=chicken|beef|pork|lamb|turkey)/, '') : 'dish'
}

/** The pot that the dish is in; the first, where a side has taken a second one. */
function vesselBefore(steps: readonly ScheduledStep[], at: number): string | null {
  const told = steps.slice(0, at).filter(({ role }) => role === 'dish')
  const last = told.flatMap(({ text }) => [...text.matchAll(vessels)].map(([word]) => word)).at(-1)
  if (!last) return null
  const isSecond = steps
    .slice(0, at)
    .some(({ role, text }) => role !== 'dish' && /\b(?:second|another|small|dry) pan\b/.test(text))
  return isSecond && last === 'pan' ? 'first pan' : last
}
