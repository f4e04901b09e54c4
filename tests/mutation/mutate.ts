import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { folders, type Part } from './parts.ts'

// npm run mutate: changes the code in many small ways, and reports which of them make no test fail. Ends with a table, and
// with exit code 1 when a part is below the minimum.
// With -- limits auth: only these folders. With -- auth --part 2: only its second part. With --concurrency 1: one at a time.
// With --seconds 1: a mutant of the gate that no test notices within a second of computing counts as survived, which is faster
// and can only lower the score.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    seconds: { type: 'string' },
  },
})
const minScore = 80
if (values.seconds !== undefined) process.env.MUTANT_SECONDS = values.seconds

const unknown = positionals.filter((name) => !Object.hasOwn(folders, name))
if (unknown.length > 0) throw new Error(`No such folder: ${unknown}. There are ${Object.keys(folders)}.`)

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>

interface Result {
  part: string
  files: string
  mutants: number
  killed: number
  'score %': number
  minutes: number
}

const results: Result[] = []
for (const [name, parts] of Object.entries(folders)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  for (const [index, part] of parts.entries()) {
    if (values.part !== undefined && Number(values.part) !== index + 1) continue
    const startedAt = performance.now()
    // A part whose tests fail without any mutant does not stop the others.
    const mutants = await mutate(part, `${name}-${index + 1}`).catch((error: unknown) => {
      console.error(error)
      return []
    })
    results.push(resultOf(`${name} ${index + 1}`, part, mutants, performance.now() - startedAt))
  }
}
if (results.length === 0) throw new Error('There is no such part.')
console.table(results)
const low = results.filter((result) => !(result['score %'] >= minScore)).map(({ part }) => part)
if (low.length > 0) {
  console.log(`Below ${minScore} %: ${low.join(', ')}.`)
  process.exitCode = 1
}

async function mutate({ mutate, tests }: Part, name: string): Promise<Mutants> {
  const stryker = new Stryker({
    mutate,
    testFiles: tests,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The tests are named, and to look for them again would cost more than many of them.
    vitest: { related: false, configFile: 'tests/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // What only runs while a file is loaded are tables of words; each mutant of them would need every test.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.data/mutation/${name}.incremental.json`,
    tempDirName: '.data/mutation/copies',
    ignorePatterns: ['.data', 'dist/client*', 'dist/server'],
    concurrency: Number(values.concurrency),
    // On a busy machine a slow test is not one that never ends.
    timeoutMS: 240_000,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `.data/mutation/${name}.html` },
    jsonReporter: { fileName: `.data/mutation/${name}.json` },
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0])
  const mutants = await stryker.runMutationTest()
  // Results that were kept also name files that have left this part.
  return mutants.filter(({ fileName }) =>
    mutate.some((pattern) => path.matchesGlob(path.relative('.', fileName), pattern)),
  )
}

function resultOf(name: string, { mutate }: Part, mutants: Mutants, ms: number): Result {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const all = killed + count('Survived', 'NoCoverage')
  // Rounded down, so that a score just below the minimum does not look like the minimum.
  const rounded = (value: number) => Math.floor(value * 10) / 10
  return {
    ...{ part: name, files: mutate.join(' ').replaceAll('src/', ''), mutants: all, killed },
    ...{ 'score %': rounded((100 * killed) / all), minutes: rounded(ms / 60_000) },
  }
}
