import { once } from 'node:events'
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

const file = process.argv[2] === 'read-export' ? process.argv[3] : undefined
const load = verbs[process.argv[2] ?? '']
if (file !== undefined) {
  const { printExportFile } = await import('./kitchen/readExport.ts')
  process.exitCode = await printExportFile(file, printLine)
} else if (load) {
  const verb = await load()
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    await printLine(answerTo(verb, line))
} else {
  console.error(
    `npm run -s kitchen -- ${Object.keys(verbs).join(' | ')}   (one line in, one line of JSON out)
npm run -s kitchen -- read-export FILE   (one line of JSON for each recipe of an export)`,
  )
  process.exitCode = 2
}

/** Waits where the reader of a pipe is slower. */
async function printLine(value: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain')
}

/** Every line gets an answer; one that cannot be parsed gets a sentence. */
function answerTo(verb: (line: string) => unknown, line: string): unknown {
  try {
    return verb(line)
  } catch (error) {
    process.exitCode = 1
    return { error: (error as Error).message }
  }
}
