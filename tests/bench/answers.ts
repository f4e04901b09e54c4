import { PartialRecipeReader } from '#server/adapters/recipeEngine/partialRecipe.ts'
import { parseRecipeOfModel } from '#server/adapters/recipeEngine/readRecipe.ts'
import { exampleRecipe, plain, unkindAnswers } from '../support/servers/modelServerAnswers.ts'
import { type Figure, limit } from './table.ts'

const rounds = 7

/** What reading a model's answer costs: while it arrives in pieces, and when it is long and hostile. */
export function benchAnswers(): Figure[] {
  const steps = Array.from(
    { length: 45 },
    (_, place) => `${place} ${'Stir until it is golden and smells of butter. '.repeat(3)}`,
  )
  const ingredients = steps.map((text) => text.slice(0, 40))
  const answer = plain({ ...exampleRecipe, instructions: steps, ingredients }).slice(0, 8_000)
  const pieces = answer.match(/[\s\S]{1,4}/g) ?? []
  const inPieces = timesOf(() => {
    const reader = new PartialRecipeReader()
    for (const piece of pieces) reader.read(piece)
  })
  const unkind = unkindAnswers.map((text) => Math.max(...timesOf(() => parseRecipeOfModel(text))))
  return [
    limit('8 kB of an answer in 2,000 pieces', inPieces, 150, 'ms'),
    limit('unkind answers of 400,000 letters, each', unkind, 1_000, 'ms'),
  ]
}

function timesOf(work: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
}
