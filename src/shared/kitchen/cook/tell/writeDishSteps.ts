import { asMinutes, type Minutes } from '../../units/quantities.ts'
import type { FilledDish } from '../filledDish.ts'
import { sizeBakingDish } from './bakingDishSizes.ts'
import { minutesAtTheBoard } from './boardWork.ts'
import { distinguishPans } from './distinguishPans.ts'
import { restateAfterOtherSteps } from './objects.ts'
import { pauseForSide } from './pauseForSide.ts'
import { renderSteps } from './renderSteps.ts'
import { type SeasoningOfSteps, seasoningOfSteps } from './seasoning.ts'
import { addEndings, serveSide } from './serving.ts'
import { factsOfStep } from './stepFacts.ts'
import { insertSauceSteps, insertSideDishSteps, markParallelSteps } from './stepSchedule.ts'
import { timesOfSteps, waitForOven } from './stepTimes.ts'
import { createStepWordSource } from './templateWordSources.ts'
import { fillSteps, type TypedStep } from './typedStep.ts'

/** How a dish is cooked, with its times in whole minutes. */
export interface WrittenSteps {
  /** Put into words only when asked: most dishes that are tried are dropped for their time. */
  steps(): string[]
  prepMinutes: Minutes
  cookMinutes: Minutes
  /** Whether a step says so; nothing else has to. */
  isCookedInBatches: boolean
  /** What the list of ingredients has to have because of the words of the steps. */
  seasoning(): SeasoningOfSteps
  /** The slots the steps speak of; what stands in no other is not on the shopping list. */
  used: ReadonlySet<string>
}

/** The steps in order, sides put on so that they end with the dish; null when a step lacks its food. */
export function writeDishSteps(plate: FilledDish): WrittenSteps | null {
  plate.orders.countWork('telling')
  const { skillLevel } = plate.orders.answers
  const words = createStepWordSource(plate)
  const main = fillSteps(plate.dish.steps, '', plate, words)
  const sauce = fillSteps(plate.sauce?.steps ?? [], 'sauce.', plate, words)
  const side = fillSteps(plate.side?.steps ?? [], 'side.', plate, words)
  const extras = plate.extraSteps.map((step) => step.split('// '))
  const extra = fillSteps(
    extras.map(([step = '']) => step),
    'extra.',
    plate,
    words,
  )
  const endings = fillSteps(
    extras.flatMap(([, ending]) => ending ?? []),
    'extra.',
    plate,
    words,
  )
  if (!main || !sauce || !side || !extra || !endings || main.length === 0) return null
  const work = asMinutes(
    Math.ceil(
      minutesAtTheBoard(plate) * (skillLevel === 'Beginner' ? 1.15 : skillLevel === 'Advanced' ? 0.85 : 1),
    ),
  )
  const { steps, wait } = waitForOven(finishedSteps({ main, sauce, side, extra, endings }, plate), work)
  const { prepMinutes, cookMinutes } = timesOfSteps(steps, work)
  return {
    steps: () => renderSteps(sizeBakingDish(steps, plate), words, skillLevel === 'Beginner'),
    prepMinutes: asMinutes(prepMinutes + wait),
    cookMinutes,
    isCookedInBatches: steps.some(({ prose }) =>
      prose.slots.some((slot) => slot.kind === 'time' && slot.purpose === 'batches'),
    ),
    seasoning: () => seasoningOfSteps(steps.map(({ prose }) => prose)),
    used: usedSlots(plate, [...steps, ...endings]),
  }
}

interface StepsByPart {
  main: readonly TypedStep[]
  sauce: readonly TypedStep[]
  side: readonly TypedStep[]
  extra: readonly TypedStep[]
  endings: readonly TypedStep[]
}

/** The steps of all parts in the order in which they are cooked, each with what it has to say because of the others. */
function finishedSteps(
  { main, sauce, side, extra, endings }: StepsByPart,
  plate: FilledDish,
): readonly TypedStep[] {
  const lastMain = main.at(-1)!
  const isStillCooking = lastMain.minutes >= 2 && !factsOfStep(lastMain.prose.words).serves
  const last = isStillCooking ? main.length : main.length - 1
  const own = [...main.slice(0, last), ...extra, ...main.slice(last)]
  const ordered = insertSideDishSteps(insertSauceSteps(own, sauce), side)
  const marked = markParallelSteps(distinguishPans(ordered))
  const restated = pauseForSide(restateAfterOtherSteps(marked, plate))
  return addEndings(serveSide(restated, plate), endings)
}

function usedSlots(plate: FilledDish, steps: readonly TypedStep[]): ReadonlySet<string> {
  const used = new Set(steps.flatMap((step) => step.used))
  if (plate.side && plate.side.steps.length === 0) {
    for (const slot of Object.keys(plate.side.lines)) used.add(`side.${slot}`)
  }
  return used
}
