import { enableCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { compileMessages } from './compileMessages.ts'

// With a cache, later runs need not compile the whole catalogue from TypeScript.
enableCompileCache('node_modules/.cache/larder')

/** The function of each command after `npm run -s kitchen --` for one line of input; loaded only when it is used. */
const verbs: Readonly<Record<string, () => Promise<(line: string) => unknown>>> = {
  parse: async () => (await import('./kitchen/parse.ts')).parseIngredientLineCommand,
  check: async () => {
    await compileMessages()
    return (await import('./kitchen/check.ts')).checkRecipeOfJsonLine
  },
  nutrition: async () => (await import('./kitchen/nutrition.ts')).nutritionOfJsonLine,
  wish: async () => (await import('./kitchen/wish.ts')).wishRequirementsOfLine,
  cook: async () => (await import('./kitchen/cook.ts')).cookRecipeOfJsonLine,
  'read-page': async () => (await import('./kitchen/readPage.ts')).readPageOfJsonLine,
}

const load = verbs[process.argv[2] ?? '']
if (!load) {
  console.error(
    `npm run -s kitchen -- ${Object.keys(verbs).join(' | ')}   (one line in, one line of JSON out)`,
  )
  process.exit(2)
}
const verb = await load()

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  process.stdout.write(`${JSON.stringify(answerTo(line))}\n`)
}

/** Every line gets an answer; one that cannot be parsed gets a sentence. */
function answerTo(line: string): unknown {
  try {
    return verb(line)
  } catch (error) {
    process.exitCode = 1
    return { error: (error as Error).message }
  }
}
