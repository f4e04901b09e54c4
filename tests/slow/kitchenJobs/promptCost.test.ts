import { afterEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import { writePrompt } from '#server/features/generation/prompt.ts'
import type { KitchenJobName } from '#server/kitchenThread/jobs.ts'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { isSmallJob } from '#server/kitchenThread/size.ts'
import { foodNameMaxLength, maxFoodsOfOneKind, maxWishDescriptionLength } from '#shared/contract/limits.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeBrief } from '#shared/kitchen/recipe.ts'
import { cpuMs } from '../../support/process/cpuTime.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import { kitchenWorkerFile, openTestSite } from '../../support/testSite.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A kitchen that records which jobs it got, and which of them ran on the caller's thread. */
async function openWatched(engine?: ReturnType<typeof createOpenAiEngine>) {
  const asked: { name: KitchenJobName; isInline: boolean }[] = []
  const kitchenThread = new KitchenThread({
    workerFile: kitchenWorkerFile,
    isInline: (name, input) => {
      const isInline = isSmallJob(name, input)
      asked.push({ name, isInline })
      return isInline
    },
  })
  const site = await openTestSite({ kitchenThread, ...(engine && { engine }) })
  closing.push(() => site.close())
  return { site, prompts: () => asked.filter(({ name }) => name === 'prompt') }
}

async function openWithModel() {
  const model = await startModelServer()
  closing.push(() => model.close())
  const allowed = { allowedUrls: [model.baseUrl], timeoutMs: 10_000, backoffBaseMs: 1 }
  return await openWatched(
    createOpenAiEngine({ baseUrl: model.baseUrl, apiKey: null, model: 'test', ...allowed }),
  )
}

test('the built-in cook gets no prompt, as it reads none', async () => {
  const { site, prompts } = await openWatched()
  const ada = await site.addMember()
  expect((await listen(ada.caller)).at(-1)?.type).toBe('finished')
  expect(prompts()).toEqual([])
})

test('making a prompt is a kitchen job, which runs on the kitchen thread when the wish is long', async () => {
  const { site, prompts } = await openWithModel()
  await listen(site.callerAt())
  expect(prompts()).toEqual([{ name: 'prompt', isInline: true }])
  const ada = await site.addMember('Anna')
  const description = 'анна '.repeat(100).trim()
  await listen(ada.caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description } })
  expect(prompts().slice(1)).toEqual([{ name: 'prompt', isInline: false }])
})

/** The maximum of eaters in a household; half of them are guests. */
const maxEaters = 60
const foodsOfKind = (foodAt: (at: number) => string, kind: number) =>
  Array.from({ length: maxFoodsOfOneKind }, (_, at) =>
    foodAt(at + kind * maxFoodsOfOneKind).slice(0, foodNameMaxLength),
  )

function table(nameOf: (person: number) => string, foodAt?: (person: number, at: number) => string): Eater[] {
  return Array.from({ length: maxEaters }, (_, person) => {
    const foods = (kind: number) => (foodAt ? foodsOfKind((at) => foodAt(person, at), kind) : [])
    const kinds = { otherAllergies: foods(0), dislikes: foods(1), likes: foods(2) }
    return { name: nameOf(person), allergens: [], diets: [], ...kinds }
  })
}

const briefOf = (eaters: Eater[], description = '', previousNames: string[] = []): RecipeBrief => ({
  answers: { ...dinnerOrder.answers, description: description.slice(0, maxWishDescriptionLength) },
  change: previousNames.length > 0 ? { kind: 'another', previousNames } : null,
  eaters,
  servings: null,
})
const words = (count: number, wordAt: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => wordAt(at)).join(' ')
const anna = (person: number) => `Anna A${person}`
/** Letters for the digits of a number, so that each number has its own word. */
const vowels = (letters: string, number: number) => {
  let left = number
  let text = ''
  for (; left > 0; left = Math.floor(left / 5)) text += letters[left % 5]
  return text
}
/** Two consonants with those letters between and after them. */
const spelled = ([first, second]: string, letters: string, number: number) =>
  `${first}${vowels(letters, (number % 30) + 1)}${second}${vowels(letters, Math.floor(number / 30) + 1)}`
const syllables = '安按暗案岸俺氨胺娜那纳钠拿哪呐捺'

/** Texts of the maximum lengths in which nearly every word sounds like a name. */
const hostile: [what: string, brief: RecipeBrief][] = [
  ['one name repeated in a wish', briefOf(table(anna), 'анна '.repeat(100))],
  [
    'many spellings in a wish',
    briefOf(
      table(anna),
      words(100, (at) => `анна${at}`),
    ),
  ],
  ['letters of Chinese in a wish', briefOf(table(anna), '安娜按那'.repeat(200))],
  [
    'names of dishes before',
    briefOf(
      table(anna),
      '',
      Array.from({ length: 50 }, (_, dish) => words(40, (at) => `анна${dish}${at}`).slice(0, 200)),
    ),
  ],
  ['foods of one word repeated', briefOf(table(anna, () => 'анна '.repeat(20)))],
  [
    'foods of many spellings',
    briefOf(table(anna, (person, at) => words(10, (place) => `анна${person * 1_500 + at * 10 + place}`))),
  ],
  [
    'foods of many bent words',
    briefOf(table(anna, (person, at) => words(12, (place) => `ово${person}${at}${place}ою`))),
  ],
  [
    'foods of Chinese letters',
    briefOf(
      table(anna, (person, at) =>
        words(60, (place) => syllables[(person * 7 + at * 3 + place * place * (person + at + 1)) % 16]!)
          .split(' ')
          .join(''),
      ),
    ),
  ],
  [
    'names and foods of vowels alone',
    briefOf(
      table(
        (person) => vowels('aeiou', person + 1),
        (person, at) => words(9, (place) => vowels('аеиоу', person * 1_500 + at * 10 + place + 1)),
      ),
    ),
  ],
  [
    'names that have the same consonants, and foods that have them too',
    briefOf(
      table(
        (person) => words(14, (at) => spelled('Nm', 'aeiou', person * 14 + at)),
        (person, at) => words(9, (place) => spelled('нм', 'аеиоу', person * 1_500 + at * 10 + place)),
      ),
    ),
  ],
  [
    'names of many words',
    briefOf(
      table(
        (person) => words(16, (at) => ['Ana', 'Aina', 'Ane', 'Anna'][(person >> (at % 5)) % 4]!),
        () => 'ана анаа '.repeat(10),
      ),
    ),
  ],
]

/** Half of the time that the thread gives a job. */
const maxMs = 4_000

test.each(hostile)('a prompt for the largest household takes at most 4 s of a core: %s', (_what, brief) => {
  const prompt: { user: string }[] = []
  expect(cpuMs(() => prompt.push(writePrompt(brief)))).toBeLessThan(maxMs)
  expect(prompt[0]?.user).toContain('Person 60 at the table')
})

test('words beyond the maximum that is looked up among foods are taken for names', () => {
  const previousNames = Array.from({ length: 50 }, (_, dish) =>
    words(30, (at) => `анна${dish * 30 + at}`).slice(0, 200),
  )
  const { user } = writePrompt(briefOf(table(anna).slice(0, 2), '', previousNames))
  expect(user).toContain('Person 1')
  expect(user).not.toContain('анна')
})
