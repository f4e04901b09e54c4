/** Sentences of cook mode: one step at a time, with timers. */

export const start = 'Start cooking'
export const title = (recipe: string) => `Cooking: ${recipe}`
export const backToRecipe = 'Close'
export const backLabel = (recipe: string) => `Close, back to ${recipe}`
export const readyTitle = 'Have it all at hand'
export const stepOf = (position: number, count: number) => `Step ${position} of ${count}`
export const progress = 'How far you are'
export const stepsLabel = 'Steps'
export const next = 'Next'
export const firstStep = 'To the first step'
export const previous = 'Previous'
export const finished = 'Done'
export const keysHint = 'The arrow keys turn the pages too.'
export const screenStaysOn = 'The screen stays on.'

export const timers = 'Timers'
export const startTimer = (time: string) => `Start a timer: ${time}`
export const timerRuns = (time: string) => `The timer runs: ${time}`
export const timerOf = (position: number, time: string) => `Step ${position}, ${time}`
export const stopTimer = 'Stop'
export const stopTimerOf = (timer: string) => `${stopTimer} the timer: ${timer}`
export const dismissTimer = 'Okay'
export const dismissTimerOf = (timer: string) => `${dismissTimer}, put the timer away: ${timer}`
export const timeIsUp = (timer: string) => `Time is up. ${timer}`
export const titleWhenUp = (title: string) => `Time is up! ${title}`
