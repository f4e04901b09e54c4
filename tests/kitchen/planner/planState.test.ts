import { expect, test } from 'vitest'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import { exchangeDishes, replaceByLeftOvers, replaceDish } from '#shared/kitchen/planner/planChanges.ts'
import { planGreedily } from '#shared/kitchen/planner/planGreedily.ts'
import { createRandom } from '#shared/kitchen/planner/randomNumbers.ts'
import { createRandomPlanProblem } from '../../support/planner/randomPlanProblem.ts'

test('a plan tells beforehand what a change of its dishes makes of its value, and has exactly that value after it', () => {
  const differences: string[] = []
  let made = { dish: 0, exchange: 0, leftOvers: 0 }
  for (let seed = 0; seed < 200; seed += 1) {
    const index = indexProblem(createRandomPlanProblem(seed))
    const state = planGreedily(index)
    if (!state) continue
    const random = createRandom(seed)
    const slot = () => Math.floor(random() * index.slots.length)
    for (let step = 0; step < 60; step += 1) {
      const kind = (['dish', 'exchange', 'leftOvers'] as const)[step % 3]!
      const at = slot()
      const candidate = index.cookable[at]![Math.floor(random() * index.cookable[at]!.length)]
      const changes =
        kind === 'exchange'
          ? exchangeDishes(state, at, slot())
          : kind === 'leftOvers'
            ? replaceByLeftOvers(state, at, slot())
            : candidate === undefined
              ? null
              : replaceDish(state, at, candidate)
      if (!changes || index.pinned.some(Boolean)) continue
      const foretold = state.totalAfter(changes)
      const before = state.value().total
      state.apply(changes)
      const after = state.value().total
      if (Math.abs(foretold - after) > 1e-6 || Math.abs(state.total - after) > 1e-6)
        differences.push(`${seed}, ${kind}: ${before} became ${after}, foretold ${foretold}`)
      made = { ...made, [kind]: made[kind] + 1 }
    }
  }
  expect(differences).toEqual([])
  expect(Math.min(...Object.values(made))).toBeGreaterThan(50)
})
