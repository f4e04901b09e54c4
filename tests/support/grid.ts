const isWhole = process.env.GRID === 'whole'

/**
 * The cases of a large grid that `npm test` runs, every so many from the one at `offset` on; `npm run test:grid` runs all.
 * So that the sample meets every word, `every` is prime to the length of each list that the grid goes through.
 */
export function sampleOf<Case>(grid: readonly Case[], every: number, offset = 0): readonly Case[] {
  return isWhole ? grid : grid.filter((_, at) => at % every === offset % every)
}
