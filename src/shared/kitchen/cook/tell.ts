import { suitHeat } from './cues.ts'
import { dares, readStep, type StepSource } from './dish.ts'
import { joinList, spellMinutes, tidy } from './grammar.ts'
import type { Plate } from './plate.ts'
import { partsOfShares } from './shares.ts'
import { parseTemplate, type Rendered, renderTemplate, type Words } from './template.ts'
import { share, stepWords } from './words.ts'

/** How a dish is cooked, with its times in whole minutes. */
export interface Told {
  /** Put into words only when asked: most dishes that are tried are dropped for their time. */
  steps(): string[]
  prepMinutes: number
  cookMinutes: number
  /** The slots the steps speak of; what stands in no other is not on the shopping list. */
  used: ReadonlySet<string>
}

interface ToldStep extends Rendered {
  role: 'dish' | 'side' | 'sauce' | 'extra'
  isPrep: boolean
  /** Minutes that hold the cook up, and minutes from its beginning until it is done. */
  own: number
  untilDone: number
}

/** The steps in order, sides put on so that they end with the dish; null when a step lacks its food. */
export function tellSteps(plate: Plate): Told | null {
  const { skillLevel } = plate.orders.answers
  const words = stepWords(plate)
  const main = tell(plate.dish.steps, '', plate, words)
  const sauce = tell(plate.sauce?.steps ?? [], 'sauce.', plate, words)
  const side = tell(plate.side?.steps ?? [], 'side.', plate, words)
  const extras = plate.extraSteps.map((step) => step.split('// '))
  const extra = tell(
    extras.map(([step = '']) => step),
    'extra.',
    plate,
    words,
  )
  const endings = tell(
    extras.flatMap(([, ending]) => ending ?? []),
    'extra.',
    plate,
    words,
  )
  if (!main || !sauce || !side || !extra || !endings || main.length === 0) return null
  const last = main.length - 1
  const steps = [...main.slice(0, last), ...extra, ...main.slice(last)]
  placeSauce(steps, sauce)
  placeSide(steps, side)
  tellPansApart(steps)
  serveWith(plate, steps)
  endWith(endings, steps)
  const prep = Math.ceil(
    handWork(plate) * (skillLevel === 'Beginner' ? 1.15 : skillLevel === 'Advanced' ? 0.85 : 1),
  )
  let clock = 0
  let stirring = 0
  let latest = 0
  for (const step of steps) {
    latest = Math.max(latest, clock + step.untilDone)
    if (step.isPrep) stirring += step.own
    else clock += step.own
  }
  return {
    steps: () => merge(steps, skillLevel === 'Beginner'),
    prepMinutes: prep + stirring,
    cookMinutes: Math.max(clock, latest),
    used: usedSlots(plate, [...steps, ...endings]),
  }
}

function usedSlots(plate: Plate, steps: readonly ToldStep[]): ReadonlySet<string> {
  const used = new Set(steps.flatMap((step) => step.used))
  if (plate.side && plate.side.steps.length === 0) {
    for (const slot of Object.keys(plate.side.lines)) used.add(`side.${slot}`)
  }
  return used
}

function tell(
  sources: readonly string[],
  prefix: string,
  plate: Plate,
  words: (prefix: string) => Words,
): ToldStep[] | null {
  const told: ToldStep[] = []
  for (const source of sources) {
    const step = readStep(source)
    if (!isFor(step, plate)) continue
    const rendered = renderTemplate(parseTemplate(step.template), words(prefix), spellMinutes)
    if (!rendered) return null
    if (rendered.text.trim() === '') continue
    const isPrep = step.flags.has('prep')
    const preheats = /\bHeat (?:the|some|a)\b(?! oven| broiler| grill)/.test(rendered.text) ? 1 : 0
    const least = prefix === 'extra.' ? 0 : isPrep || rendered.backgroundMinutes > 0 ? 2 : 1
    const own = rendered.minutes + step.extraMinutes + preheats || least
    const used = rendered.used.map((slot) => (plate.slots.has(prefix + slot) ? prefix + slot : slot))
    const role =
      prefix === 'side.' || prefix === 'sauce.' || prefix === 'extra.' ? prefix.slice(0, -1) : 'dish'
    told.push({
      ...rendered,
      used,
      role: role as ToldStep['role'],
      isPrep,
      own,
      untilDone: own + rendered.backgroundMinutes,
    })
  }
  return told
}

function isFor({ flags }: StepSource, plate: Plate): boolean {
  const { skillLevel } = plate.orders.answers
  if (flags.has('adv') && skillLevel !== 'Advanced') return false
  if (flags.has('nonbeg') && !dares(skillLevel, 'Intermediate')) return false
  if (flags.has('beg') && skillLevel !== 'Beginner') return false
  for (const way of ['tray', 'braise'] as const) {
    if ([...flags].some((flag) => flag.startsWith(way) && flag !== plate.words.get(way))) return false
  }
  if (flags.has('meaty') && !plate.items.some(({ slot, food }) => slot === 'protein' && food.kind === 'meat'))
    return false
  const kind = plate.words.get('protein.kind')
  return !(flags.has('sturdy') && kind === 'tender') && !(flags.has('tender') && kind !== 'tender')
}

/** Stirs the sauce while something long is on the heat; where nothing is, before the heat. */
function placeSauce(steps: ToldStep[], sauce: readonly ToldStep[]): void {
  const [first] = sauce
  if (!first) return
  const long = steps.findIndex((step, at) => !step.isPrep && step.minutes >= 10 && at < steps.length - 1)
  const cooked = steps.findIndex((step) => !step.isPrep)
  if (long < 0) {
    steps.splice(cooked < 0 ? steps.length - 1 : cooked, 0, ...sauce)
    return
  }
  const text = /^Meanwhile\b/.test(first.text) ? first.text : `Meanwhile, ${lowerFirst(first.text)}`
  steps.splice(long + 1, 0, { ...first, text, own: 0, untilDone: 0 }, ...sauce.slice(1))
}

/** After a step with a second pan, "the same pan" is the first. */
function tellPansApart(steps: ToldStep[]): void {
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    const isThird = steps.some(({ role, text }) => role === 'dish' && /\bsecond (?:pan|skillet)\b/.test(text))
    if (step.role !== 'dish' && isThird)
      step.text = step.text.replace(/\b(in )a second pan\b/i, '$1another pan')
    if (step.role === 'dish' && before && before.role !== 'dish' && /\bsecond pan\b/.test(before.text))
      step.text = step.text.replace(/\bthe same (pan|skillet|pot)\b/, 'the first $1')
  }
}

/** Puts a side as late as it may begin and still be ready with the rest. */
function placeSide(steps: ToldStep[], side: readonly ToldStep[]): void {
  const [first] = side
  if (!first) return
  const needed = side.reduce((sum, step) => sum + step.untilDone, 0)
  const ownWork = side.reduce((sum, step) => sum + step.own, 0)
  let ahead = 0
  let at = steps.length - 1
  while (needed - ownWork > 6 && at > 0) {
    const before = steps[at - 1]
    if (ahead >= needed || !before || before.isPrep) break
    ahead += before.own
    at--
  }
  const isBetween = at > 0 && !steps[at - 1]?.isPrep
  const begin = /^(?:For|In a second|Meanwhile)\b/.test(first.text)
    ? first.text
    : `Meanwhile, ${lowerFirst(first.text)}`
  steps.splice(at, 0, ...(isBetween ? [{ ...first, text: begin }, ...side.slice(1)] : side))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Says at the end what stands beside the dish, in the sentence that serves it where there is one. */
function serveWith(plate: Plate, steps: ToldStep[]): void {
  const last = steps.at(-1)
  if (!last || !plate.side) return
  if (plate.dish.steps.some((step) => step.includes('{side}'))) return
  const side = plate.words.get('side.short') ?? ''
  const text = last.text.trimEnd().replace(/\.$/, '')
  const cut = text.lastIndexOf('. ') + 1
  const sentence = text.slice(cut)
  const listed = /^(.*\bserve\b[^,;]*? with )the ([^;]+)$/i.exec(sentence)
  if (listed && !/\bto\b|\bfor\b|\bover\b/.test(listed[2] ?? '')) {
    const beside = (listed[2] ?? '').split(/,? and the |, the |, | and /)
    last.text = `${text.slice(0, cut)}${listed[1]}the ${joinList([...beside, side])}.`
  } else if (/\bserve(?: \w+){0,5}$/i.test(sentence)) {
    last.text = `${text} with the ${side}.`
  } else {
    last.text = `${text}. Serve with the ${side}.`
  }
}

/** Puts what a wish added on the dish in its last step, before the sentence that serves it. */
function endWith(endings: readonly ToldStep[], steps: ToldStep[]): void {
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
function handWork(plate: Plate): number {
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

function finish(text: string): string {
  const shared = partsOfShares(text.replace(/\b[Tt]he (?=\uE000)/g, '')).replaceAll(share, '')
  const tidied = suitHeat(tidy(shared))
  return tidied.charAt(0).toUpperCase() + tidied.slice(1)
}

/** A beginner reads fewer, somewhat longer steps: two short neighbors of the same dish become one. */
function merge(steps: readonly ToldStep[], isBeginner: boolean): string[] {
  const merged: { text: string; role: string }[] = []
  for (const step of steps) {
    const text = finish(step.text)
    const before = merged.at(-1)
    const isShort = before && before.text.length + text.length < 170 && merged.length > 1
    if (isBeginner && isShort && before.role === 'dish' && step.role === 'dish') before.text += ` ${text}`
    else merged.push({ text, role: step.role })
  }
  return merged.map(({ text }) => text)
}
