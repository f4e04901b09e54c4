import { expect, test } from 'vitest'
import { createRecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import { cpuMs } from '../../support/process/cpuTime.ts'

const eaters = [{ name: 'Ada', allergens: [], diets: [], likes: [], dislikes: [], isVulnerable: true }]
const constraints = { limitMinutes: null, meatPreference: null }
/** Half of the lines and steps that the contract allows: patterns that go back for each line and step take 8 times as long for all. */
const count = 30
const lineLength = 600

const filled = (words: string, length: number) =>
  `${words} `
    .repeat(Math.ceil(length / (words.length + 1)))
    .slice(0, length)
    .trim()

function checkMs(line: string, step: string): number {
  const ingredients = [...Array.from({ length: count - 1 }, (_, at) => `${at + 1} ${line}`), '3 onions']
  const recipe = { name: 'Stew', description: '', ingredients, servings: 2, totalTimeMinutes: 30 }
  const instructions = Array(count).fill(step)
  return cpuMs(() => createRecipeCheckReport({ ...recipe, instructions }, eaters, constraints))
}

const halves = (one: string, other: string) =>
  `${filled(one, lineLength / 2)} ${filled(other, lineLength / 2)}`

/** Lines and steps that are dear to read: what opens a pattern again and again, and never what ends it. */
const hostile: [what: string, line: string, step: string][] = [
  ['beans that are soaked and boiled', 'cups kidney beans', halves('soak', 'boil onions,')],
  ['dried beans that are soaked and boiled', 'cups dried kidney beans', halves('soak', 'boil onions,')],
  ['raw juice', filled('raw', lineLength - 20), filled('serve', lineLength)],
  ['juice of eggs', `eggs ${filled('juice', lineLength - 20)}`, filled('cider', lineLength)],
  ['all of all', 'eggs', filled('all', lineLength)],
  ['meat in and in', 'pounds minced beef', filled('put place in', lineLength)],
  ['a heat of nothing', 'chicken breasts', filled('turn the heat', lineLength)],
  ['mushrooms that are picked', 'wild mushrooms', filled('mushrooms a b', lineLength)],
  ['eggs that are boiled', 'eggs', filled('boil eggs', lineLength)],
  ['eggs that are served', 'eggs', filled('serve enjoy', lineLength)],
  ['fish of a medium', 'pounds salmon', filled('medium if', lineLength)],
]

test.each(hostile)(
  'a recipe full of costly text is checked within 20 times the time of an ordinary one: %s',
  (_what, line, step) => {
    const plainStep = filled('Stir the pot well', lineLength)
    const leastOfThree = (work: () => number) => Math.min(work(), work(), work())
    const plainMs = leastOfThree(() => checkMs('carrots', plainStep))
    expect(leastOfThree(() => checkMs(line, step)) / plainMs).toBeLessThan(20)
  },
)
