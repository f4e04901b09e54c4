import type { FinishedRecipe, StepSentence } from './finishedRecipe.ts'
import { linesNamed, liquidIn } from './foodsInSteps.ts'

/** A sentence on the clock, in minutes after the first step began. */
export interface TimedSentence extends StepSentence {
  start: number
  end: number
  /** Whether it is said to be done within the minutes of another. */
  isHeld: boolean
}

/** When the steps are done: at the soonest, where all that may run side by side does, and at the latest. */
export interface Timeline {
  soonest: number
  latest: number
  sentences: readonly TimedSentence[]
}

const isBeside = /^(?:Meanwhile|At the same time|In the meantime|While (?:it|they|that|the)\b)/
const isBeforeTheEnd = /^(?:About [^,]+|Shortly|Just) before (?:that|it|they|the)\b/
/** What runs by itself, so that the cook goes on with something else. */
const isPassive =
  /\b(?:cover(?:ed)?|lowest heat|simmer|bake|roast|steam|rest|stand|boil|chill|oven|cool|soak|rise|prove|marinate|freeze|leave)\b/i

/**
 * Minutes until a liter of water boils: from 15 to 100 °C are 356 kJ, on a ring of 2 kW of which about 70 % arrive. Three more for
 * the ring and the pot.
 */
const minutesPerLiter = 4
const minutesForThePot = 3
const minutesForAPotful = minutesForThePot + 2.5 * minutesPerLiter
/** Ovens heat in 10 to 15 minutes, by the guides of their makers. */
const ovenMinutes = 12

/** Reads off the steps how long they take. `prepMinutes` have gone by at the board before the first of them. */
export function timelineOf(recipe: FinishedRecipe): Timeline {
  const clock = new StepClock(recipe)
  for (const sentence of recipe.sentences) clock.add(sentence)
  return clock.finish()
}

class StepClock {
  readonly #recipe: FinishedRecipe
  readonly #timed: TimedSentence[] = []
  #now = 0
  /** When what runs by itself is done. */
  #background = 0
  /** The last wait, and whether the cook was free during it. */
  #wait = { start: 0, end: 0, isPassive: false }
  /** Where the main steps go on after one that runs beside them; null while there is none. */
  #resumeAt: number | null = null
  #isHeld = false
  #step = -1
  #ovenReady: number | null = null
  #waterReady: number | null = null

  constructor(recipe: FinishedRecipe) {
    this.#recipe = recipe
  }

  add(sentence: StepSentence): void {
    if (sentence.step !== this.#step) this.#beginStep(sentence)
    else if (isBeside.test(sentence.text)) this.#goBeside(sentence)
    const minutes = this.#minutesOf(sentence)
    if (this.#isHeld) {
      const end = Math.max(this.#now, this.#background)
      this.#timed.push({ ...sentence, start: Math.max(0, end - minutes), end, isHeld: true })
      return
    }
    this.#waitForHeat(sentence)
    const start = this.#now
    this.#now += minutes
    const last = sentence.minutes.at(-1) ?? 0
    if (minutes > 0)
      this.#wait = {
        start: Math.max(start, this.#now - last),
        end: this.#now,
        isPassive: isPassive.test(sentence.text),
      }
    this.#timed.push({ ...sentence, start, end: this.#now, isHeld: false })
  }

  finish(): Timeline {
    this.#resume()
    const soonest = Math.max(this.#now, this.#background)
    const sum = this.#timed.reduce((all, { start, end, isHeld }) => all + (isHeld ? 0 : end - start), 0)
    return { soonest, latest: Math.max(soonest, sum), sentences: this.#timed }
  }

  #beginStep(sentence: StepSentence): void {
    this.#step = sentence.step
    this.#resume()
    this.#isHeld = isBeforeTheEnd.test(sentence.text)
    if (isBeside.test(sentence.text)) this.#goBeside(sentence)
  }

  /** Begins at the last wait. What runs by itself in a step of its own is not waited for by the steps that follow. */
  #goBeside({ text }: StepSentence): void {
    const { start, end, isPassive: isFree } = this.#wait
    if (isPassive.test(text) && !isFree) this.#resumeAt = Math.max(this.#now, end)
    else if (isFree) this.#background = Math.max(this.#background, end)
    else this.#resumeAt = Math.max(this.#now, end)
    this.#now = Math.min(this.#now, start)
  }

  #resume(): void {
    if (this.#resumeAt === null) return
    const { isPassive: isFree } = this.#wait
    this.#background = Math.max(this.#background, this.#now)
    this.#now = isFree ? this.#resumeAt : Math.max(this.#now, this.#resumeAt)
    this.#resumeAt = null
  }

  #waitForHeat({ text }: StepSentence): void {
    const { prepTimeMinutes } = this.#recipe.recipe
    if (/\b(?:heat|preheat) (?:the|an|your) oven\b/i.test(text))
      this.#ovenReady ??= this.#now + Math.max(0, ovenMinutes - prepTimeMinutes)
    else if (this.#ovenReady !== null && /\b(?:bake|roast|oven)\b/i.test(text)) {
      this.#now = Math.max(this.#now, this.#ovenReady)
      this.#ovenReady = null
    }
    if (isPotPutOn.test(text)) this.#waterReady ??= this.#now + minutesForAPotful
    else if (
      this.#waterReady !== null &&
      /\b(?:boil|cook|drop|blanch|slide|lower)\b/i.test(text) &&
      !/\b(?:skillet|fry)\b/i.test(text)
    ) {
      this.#now = Math.max(this.#now, this.#waterReady)
      this.#waterReady = null
    }
  }

  #minutesOf(sentence: StepSentence): number {
    return (
      sentence.minutes.reduce((sum, minutes) => sum + minutes, 0) +
      boilingMinutes(sentence, this.#recipe.lines)
    )
  }
}

const isPotPutOn =
  /\b(?:put|set|bring|heat) (?:a |the )?(?:large |big |wide )*(?:pot|saucepan|pan|kettle)\b[^.;]*\bwater\b[^.;]*\b(?:on|to (?:a|the) boil|to boil)\b/i
/** "Boil the potatoes in salted water": about a liter, which must boil first. */
const isBoiledInWater =
  /\b(?:boil|cook|blanch) the [^.;]*?\bin (?:plenty of |a pan of |a pot of )?(?:lightly |well-?)?(?:salted |boiling )+water\b/i
const saysItself = /\bto a (?:boil|simmer), (?:about )?\d+|\balready boiling\b/

/** What it takes until the liquid of a sentence boils, where the sentence does not tell it. */
function boilingMinutes(sentence: StepSentence, lines: FinishedRecipe['lines']): number {
  const { text } = sentence
  if (saysItself.test(text) || isPotPutOn.test(text)) return 0
  const isPotful =
    /\b(?:large|big|wide) (?:pot|saucepan|pan) of (?:boiling )?(?:salted )?(?:boiling )?water\b|\bplenty of (?:boiling )?(?:salted )?water\b/i.test(
      text,
    )
  if (isPotful) return minutesForAPotful
  if (isBoiledInWater.test(text)) return minutesForThePot + minutesPerLiter
  if (!/\b(?:to (?:a|the) (?:boil|simmer)|boiling (?:salted )?water|comes? to a boil)\b/i.test(text)) return 0
  const ml = liquidIn(sentence, lines)
  if (ml < 300) return 0
  const isHot = linesNamed(text, lines).some(({ name }) => /\bhot\b|\bboiling\b/.test(name))
  return isHot ? 0 : Math.round(minutesForThePot + (minutesPerLiter * ml) / 1000)
}
