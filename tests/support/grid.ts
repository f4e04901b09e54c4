const isWhole = process.env.GRID === 'whole'

/** Whether each screen is looked at in every size, in both colours: with `GRID=screens`, and where all grids are whole. */
export const isEverySizeLookedAt = isWhole || process.env.GRID === 'screens'

/**
 * The cases of a large grid that `npm test` runs, every so many from the one at `offset` on; `npm run test:grid` runs all.
 * So that the sample meets every word, `every` is prime to the length of each list that the grid goes through.
 */
export function sampleOf<Case>(grid: readonly Case[], every: number, offset = 0): readonly Case[] {
  return isWhole ? grid : grid.filter((_, at) => at % every === offset % every)
}
