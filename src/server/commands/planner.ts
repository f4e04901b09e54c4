import { createInterface } from 'node:readline'
import { parsePlanProblem } from '../plannerThread/planProblemSchema.ts'
import { plannerWorkerFile, solvePlan } from '../plannerThread/solvePlan.ts'

// npm run -s planner -- solve: a problem a line in, an answer a line out, in the same order. docs/planner.md describes both.

if (process.argv[2] !== 'solve') {
  console.error('npm run -s planner -- solve   (one problem a line in, one line of JSON out)')
  process.exit(2)
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  process.stdout.write(`${JSON.stringify(await answerTo(line))}\n`)
}

/** Every line gets an answer; one that cannot be solved gets a sentence. */
async function answerTo(line: string): Promise<unknown> {
  try {
    const problem = parsePlanProblem(line)
    return await solvePlan(problem, { workerFile: plannerWorkerFile })
  } catch (error) {
    process.exitCode = 1
    return { error: (error as Error).message }
  }
}
