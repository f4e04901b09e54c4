import type { CandidateDish, PlanProblem, PlanSlot } from './planProblem.ts'

/**
 * One hard constraint that the household can relax. A conflict is a set of them: docs/planner.md.
 * `leftOvers` are the rules of left-overs that are pinned: that they keep, and that enough is cooked.
 */
export type Demand =
  | { kind: 'finding'; slot: string; eater: string }
  | { kind: 'meal'; slot: string }
  | { kind: 'minutes'; slot: string }
  | { kind: 'pinned'; slot: string }
  | { kind: 'equipment'; equipment: string }
  | { kind: 'skill' }
  | { kind: 'servings' }
  | { kind: 'repetition' }
  | { kind: 'leftOvers' }
  | { kind: 'budget' }

/** The same for the same demand, for sets and maps. */
export function demandKey(demand: Demand): string {
  return Object.values(demand).join('\n')
}

/** Whether a demand still applies; without one, all do. */
export type IsDemanded = (demand: Demand) => boolean
export const everyDemandApplies: IsDemanded = () => true

/** All demands of a problem, those first that are given up most easily: a conflict names as few of them as it can. */
export function listDemands(problem: PlanProblem): Demand[] {
  const owned = new Set(problem.equipment)
  const missing = new Set(
    problem.candidates.flatMap(({ equipment }) => equipment.filter((each) => !owned.has(each))),
  )
  return [
    { kind: 'budget' },
    { kind: 'repetition' },
    { kind: 'skill' },
    { kind: 'servings' },
    { kind: 'leftOvers' },
    ...Array.from(missing, (equipment): Demand => ({ kind: 'equipment', equipment })),
    ...problem.slots.map(({ id }): Demand => ({ kind: 'meal', slot: id })),
    ...problem.slots.map(({ id }): Demand => ({ kind: 'minutes', slot: id })),
    ...problem.pinned.map(({ slot }): Demand => ({ kind: 'pinned', slot })),
    ...problem.slots.flatMap(({ id, eaters }) =>
      eaters.map((eater): Demand => ({ kind: 'finding', slot: id, eater })),
    ),
  ]
}

/** The demands that forbid a candidate in a slot by themselves. `isCooked` is false where its left-overs are eaten. */
export function findBrokenDemands(
  { equipment, maxSkill }: Pick<PlanProblem, 'equipment' | 'maxSkill'>,
  slot: PlanSlot,
  candidate: CandidateDish,
  isCooked: boolean,
): Demand[] {
  const { id } = slot
  const broken: Demand[] = slot.eaters
    .filter((eater) => candidate.forbiddenFor.includes(eater))
    .map((eater) => ({ kind: 'finding', slot: id, eater }))
  if (!isCooked) return broken
  if (candidate.meals.length > 0 && !candidate.meals.includes(slot.meal))
    broken.push({ kind: 'meal', slot: id })
  if (slot.maxMinutes !== null && candidate.minutes > slot.maxMinutes)
    broken.push({ kind: 'minutes', slot: id })
  if (candidate.skill > maxSkill) broken.push({ kind: 'skill' })
  if (candidate.maxServings !== null && slot.servings > candidate.maxServings)
    broken.push({ kind: 'servings' })
  for (const each of candidate.equipment)
    if (!equipment.includes(each)) broken.push({ kind: 'equipment', equipment: each })
  return broken
}
