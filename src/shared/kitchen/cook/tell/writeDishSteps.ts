import { asMinutes, type Minutes } from '../../units/quantities.ts'
import { isSkillSufficient, type ParsedDishStep, parseDishStep } from '../dishTemplate.ts'
import type { FilledDish } from '../filledDish.ts'
import { adaptHeatWordsInStep } from '../wishes/heatWords.ts'
import { fixTemplateSpacing, formatMinutes, joinWithAnd, toIdiomaticStep } from './grammar.ts'
import { repeatObjectNamesAfterOtherSteps } from './objects.ts'
import {
  distinguishPansInSteps,
  insertSauceSteps,
  insertSideDishSteps,
  markParallelSteps,
  type ScheduledStep,
} from './stepSchedule.ts'
import { parseTemplateNodes, type RenderedTemplate, renderTemplateNodes } from './template.ts'
import { createStepWordSource, type StepWordSource } from './templateWordSources.ts'

/** How a dish is cooked, with its times in whole minutes. */
export interface WrittenSteps {
  /** Put into words only when asked: most dishes that are tried are dropped for their time. */
  steps(): string[]
  prepMinutes: Minutes
  cookMinutes: Minutes
  /** The slots the steps speak of; what stands in no other is not on the shopping list. */
  used: ReadonlySet<string>
}

/** The steps in order, sides put on so that they end with the dish; null when a step lacks its food. */
export function writeDishSteps(plate: FilledDish): WrittenSteps | null {
  plate.orders.countWork('telling')
  const { skillLevel } = plate.orders.answers
  const words = createStepWordSource(plate)
  const main = renderSteps(plate.dish.steps, '', plate, words)
  const sauce = renderSteps(plate.sauce?.steps ?? [], 'sauce.', plate, words)
  const side = renderSteps(plate.side?.steps ?? [], 'side.', plate, words)
  const extras = plate.extraSteps.map((step) => step.split('// '))
  const extra = renderSteps(
    extras.map(([step = '']) => step),
    'extra.',
    plate,
    words,
  )
  const endings = renderSteps(
    extras.flatMap(([, ending]) => ending ?? []),
    'extra.',
    plate,
    words,
  )
  if (!main || !sauce || !side || !extra || !endings || main.length === 0) return null
  const lastMain = main.at(-1)!
  const isStillCooking = lastMain.minutes >= 2 && !/\bserve\b/i.test(lastMain.text)
  const last = isStillCooking ? main.length : main.length - 1
  const steps = [...main.slice(0, last), ...extra, ...main.slice(last)]
  insertSauceSteps(steps, sauce)
  insertSideDishSteps(steps, side)
  distinguishPansInSteps(steps)
  markParallelSteps(steps)
  repeatObjectNamesAfterOtherSteps(steps, plate)
  serveWith(plate, steps)
  endWith(endings, steps)
  const prep = Math.ceil(
    handWork(plate) * (skillLevel === 'Beginner' ? 1.15 : skillLevel === 'Advanced' ? 0.85 : 1),
  )
  let clock = 0
  let stirring = 0
  let latest = 0
  for (const step of steps) {
    // What a step of preparation takes itself is counted there, and not again at the stove.
    latest = Math.max(latest, clock + (step.isPrep ? step.backgroundMinutes : step.untilDone))
    if (step.isPrep) stirring += step.own
    else clock += step.own
  }
  const atHeat = Math.max(clock, latest)
  const isCold = !steps.some(({ text }) => isHeated.test(text.replace(heatedBefore, '')))
  return {
    steps: () => merge(steps, words, skillLevel === 'Beginner'),
    prepMinutes: asMinutes(prep + stirring + (isCold ? atHeat : 0)),
    cookMinutes: asMinutes(isCold ? 0 : atHeat),
    used: usedSlots(plate, [...steps, ...endings]),
  }
}

/** What was cooked before it came to this kitchen. */
const heatedBefore = /\broast beef\b|\b(?:roasted|toasted|cooked|smoked)\b/gi
const isHeated =
  /\b(?:heat(?!h)|oven|broiler|grill|boil\w*|simmer\w*|fry|fried|roast|bake|toast|steam|sear|warm|melt|microwave|poach|cook|hot (?:pan|skillet|water)|skillet|pan|pot|wok)\b/i

function usedSlots(plate: FilledDish, steps: readonly ScheduledStep[]): ReadonlySet<string> {
  const used = new Set(steps.flatMap((step) => step.used))
  if (plate.side && plate.side.steps.length === 0) {
    for (const slot of Object.keys(plate.side.lines)) used.add(`side.${slot}`)
  }
  return used
}

function renderSteps(
  sources: readonly string[],
  prefix: string,
  plate: FilledDish,
  words: StepWordSource,
): ScheduledStep[] | null {
  const told: ScheduledStep[] = []
  for (const source of sources) {
    const step = parseDishStep(source)
    if (!isStepForPlate(step, plate)) continue
    const read = renderTemplateNodes(parseTemplateNodes(step.template), words.of(prefix), formatMinutes)
    if (!read) return null
    const rendered = timeBatches(timeBoiling(read, prefix, plate), plate)
    if (rendered.text.trim() === '') continue
    const isPrep = step.flags.has('prep')
    const preheats = /\bHeat (?:the|some|a)\b(?! oven| broiler| grill)/.test(rendered.text) ? 1 : 0
    const isWarmed = prefix === 'side.' && rendered.backgroundMinutes > 0 && rendered.backgroundMinutes <= 6
    const least = prefix === 'extra.' || isWarmed ? 0 : isPrep || rendered.backgroundMinutes > 0 ? 2 : 1
    const own = rendered.minutes + step.extraMinutes + preheats || least
    const used = rendered.used.map((slot) => (plate.slots.has(prefix + slot) ? prefix + slot : slot))
    const role =
      prefix === 'side.' || prefix === 'sauce.' || prefix === 'extra.' ? prefix.slice(0, -1) : 'dish'
    told.push({
      ...rendered,
      used,
      role: role as ScheduledStep['role'],
      isPrep,
      own,
      untilDone: own + rendered.backgroundMinutes,
    })
  }
  return told
}

/** A pot comes to a boil sooner or later by what is in it: about four minutes a liter, and three for the stove. */
function timeBoiling(step: RenderedTemplate, prefix: string, plate: FilledDish): RenderedTemplate {
  const said = /(\bto a (?:boil|simmer)) (\d+) minutes?(?=(.))/.exec(step.text)
  if (!said) return step
  const liquids = new Set(step.used.flatMap((slot) => plate.slots.get(prefix + slot) ?? []))
  const ml = [...liquids].reduce((sum, { amount }) => sum + (amount.unit === 'ml' ? amount.quantity : 0), 0)
  const boiling = Math.max(Number(said[2]), Math.round(3 + ml / 250))
  const text = step.text.replace(said[0], `${said[1]}, about ${boiling} minutes${said[3] === ' ' ? ',' : ''}`)
  return { ...step, text, minutes: asMinutes(step.minutes + boiling - Number(said[2])) }
}

/** What is fried in batches takes longer for more people. */
function timeBatches(step: RenderedTemplate, { dish, share, servings }: FilledDish): RenderedTemplate {
  const said = /\b(\d+) minutes in all\b/.exec(step.text)
  if (!said) return step
  const written = Number(said[1])
  const isOfOne = written < 9 && /\bbatches, \d+ minutes in all\b/.test(step.text)
  const people = (share * servings) / (dish.serves ?? 4)
  const inAll = Math.ceil(written * Math.max(0.5, people) * (isOfOne ? 2 : 1))
  const text = step.text.replace(said[0], `${inAll} minutes in all`)
  return { ...step, text, minutes: asMinutes(step.minutes + inAll - written) }
}

function isStepForPlate({ flags }: ParsedDishStep, plate: FilledDish): boolean {
  const { skillLevel } = plate.orders.answers
  if (flags.has('adv') && skillLevel !== 'Advanced') return false
  if (flags.has('nonbeg') && !isSkillSufficient(skillLevel, 'Intermediate')) return false
  if (flags.has('beg') && skillLevel !== 'Beginner') return false
  for (const way of ['tray', 'braise'] as const) {
    if ([...flags].some((flag) => flag.startsWith(way) && flag !== plate.words.get(way))) return false
  }
  if (flags.has('meaty') && !plate.items.some(({ slot, food }) => slot === 'protein' && food.kind === 'meat'))
    return false
  const kind = plate.words.get('protein.kind')
  return !(flags.has('sturdy') && kind === 'tender') && !(flags.has('tender') && kind !== 'tender')
}

/** Says at the end what stands beside the dish, in the sentence that serves it where there is one. */
function serveWith(plate: FilledDish, steps: ScheduledStep[]): void {
  const last = steps.at(-1)
  if (!last || !plate.side) return
  if (plate.dish.steps.some((step) => step.includes('{side}'))) return
  const side = plate.words.get('side.short') ?? ''
  const text = last.text.trimEnd().replace(/\.$/, '')
  const cut = text.lastIndexOf('. ') + 1
  const sentence = text.slice(cut)
  const listed =
    /^(.*\bserve\b(?:(?!\b(?:scatter|top|sprinkle|drizzle|finish)\b)[^,;])*? with )the ([^;]+)$/i.exec(
      sentence,
    )
  if (listed && !/\bto\b|\bfor\b|\bover\b/.test(listed[2] ?? '')) {
    const beside = (listed[2] ?? '').split(/,? and the |, the |, | and /)
    last.text = `${text.slice(0, cut)}${listed[1]}the ${joinWithAnd([...beside, side])}.`
  } else if (/\bserve(?: \w+){0,5}$/i.test(sentence)) {
    last.text = `${text} with the ${side}.`
  } else {
    last.text = `${text}. Serve with the ${side}.`
  }
}

/** Puts what a wish added on the dish in its last step, before the sentence that serves it. */
function endWith(endings: readonly ScheduledStep[], steps: ScheduledStep[]): void {
  const last = steps.at(-1)
  if (!last || endings.length === 0) return
  const said = endings.map(({ text }) => text).join(' ')
  const serving = /^(.*[.;] )?(Serve\b[^.]*\.)$/.exec(last.text.trim())
  const isMore = /^Serve\b/.test(said)
  last.text = serving && !isMore ? `${serving[1] ?? ''}${said} ${serving[2]}` : `${last.text.trim()} ${said}`
}

const busyWork: readonly (readonly [RegExp, number])[] = [
  [/cubes|pieces|chunks|strips|dice|matchsticks|wedges|florets|batons|half-moons/, 1.5],
  [/peeled/, 1],
  [/finely|very thin/, 0.4],
  [
    /chopped|sliced|minced|grated|shredded|halved|quartered|crushed|torn|crumbled|snipped|flaked|stripped/,
    0.7,
  ],
  [/drained|rinsed|beaten|trimmed|patted|seeded/, 0.4],
]

/** Minutes at the board before anything is hot, with the hands of a practised home cook. */
function handWork(plate: FilledDish): number {
  const perFour = plate.items.reduce((sum, { food, preparation }) => {
    const work = busyWork.reduce(
      (minutes, [words, cost]) => (words.test(preparation) ? minutes + cost : minutes),
      0,
    )
    return sum + 0.2 + work + food.workMinutes * 0.7
  }, 0)
  const people = plate.orders.prepFor ?? plate.servings
  return perFour * Math.sqrt((people <= 4 ? people : 3 + people / 4) / 4)
}

function finishStepText(text: string): string {
  const tidied = adaptHeatWordsInStep(toIdiomaticStep(fixTemplateSpacing(text)))
  return tidied.charAt(0).toUpperCase() + tidied.slice(1)
}

/** A beginner reads fewer, somewhat longer steps: two short neighbors of the same dish become one. */
function merge(steps: readonly ScheduledStep[], words: StepWordSource, isBeginner: boolean): string[] {
  const texts = words.say(steps.map(({ text }) => text))
  const merged: { text: string; role: string }[] = []
  for (const [at, step] of steps.entries()) {
    const text = finishStepText(texts[at]!)
    const before = merged.at(-1)
    const isShort = before && before.text.length + text.length < 170 && merged.length > 1
    if (isBeginner && isShort && before.role === 'dish' && step.role === 'dish') before.text += ` ${text}`
    else merged.push({ text, role: step.role })
  }
  return merged.map(({ text }) => text)
}
