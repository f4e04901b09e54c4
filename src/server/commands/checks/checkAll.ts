import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { compileMessages } from '../compileMessages.ts'

// `npm run check`: all checks, as many at a time as there are cores.

/** Those that take longest come first, so that no core waits for one of them at the end. Arguments of node begin with a file. */
const checks: readonly (readonly string[])[] = [
  ['src/server/commands/sizes/checkSizes.ts'],
  ['src/server/commands/checks/checkTypes.ts'],
  ['biome', 'check', '.'],
  ['depcruise', 'src', 'tests'],
  ['knip'],
  ['src/server/commands/writeDemoRecipes.ts', '--check'],
  ['src/server/commands/writeFoodNames.ts', '--check'],
  ['src/server/commands/checks/checkMigrations.ts'],
  ['src/server/commands/checks/checkMessages.ts'],
  ['src/server/commands/writeSettingsTable.ts', '--check'],
  ['src/server/commands/writeProcedureLists.ts', '--check'],
  ['src/server/commands/checks/checkSpecification.ts'],
  ['src/server/commands/checks/checkLinks.ts'],
  ['src/server/commands/checks/checkDecisions.ts'],
  ['src/server/commands/checks/checkWords.ts'],
  ['src/server/commands/checks/checkLengths.ts'],
]

interface CheckResult {
  name: string
  output: string
  hasPassed: boolean
  seconds: number
}

/** Runs one check to its end and collects what it prints. */
async function runCheck([first = '', ...rest]: readonly string[]): Promise<CheckResult> {
  const [command, argv] = first.endsWith('.ts') ? [process.execPath, [first, ...rest]] : [first, rest]
  const startedAt = performance.now()
  const child = spawn(command, argv, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.on('error', reject).on('close', resolve)
  const hasPassed = (await promise) === 0
  return {
    name: [first, ...rest].join(' '),
    output,
    hasPassed,
    seconds: (performance.now() - startedAt) / 1_000,
  }
}

// Types and sizes need the compiled sentences.
await compileMessages()
const atATime = pLimit(availableParallelism())
await Promise.all(
  checks.map((check) =>
    atATime(async () => {
      const { name, output, hasPassed, seconds } = await runCheck(check)
      console.log(`${hasPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s: ${name}`)
      if (!hasPassed) {
        console.log(output)
        process.exitCode = 1
      }
    }),
  ),
)
