import { z } from 'zod'
import { type PlanProblem, planObjectives } from '#shared/kitchen/planner/planProblem.ts'

const maxDays = 28
const Id = z.string().min(1).max(200)
const Ids = z.array(Id).max(200).default([])
const Day = z
  .int()
  .min(0)
  .max(maxDays - 1)
const Grams = z.number().positive().max(100_000)
const Servings = z.int().min(1).max(100)
const Skill = z.literal([1, 2, 3])
const Weight = z.number().min(0).max(100)
const FoodAmount = z.strictObject({ food: Id, grams: Grams })

const Slot = z.strictObject({
  id: Id,
  day: Day,
  meal: Id,
  eaters: z.array(Id).max(20),
  servings: Servings,
  maxMinutes: z.number().min(0).max(10_000).nullable().default(null),
  mayBeLeftOvers: z.boolean().default(false),
})

const Eater = z.strictObject({
  id: Id,
  targets: z
    .array(
      z.strictObject({
        nutrient: Id,
        perDay: z.number().positive().max(1_000_000),
        kind: z.enum(['at least', 'at most', 'about']),
        weight: Weight.default(1),
      }),
    )
    .max(40)
    .default([]),
  dislikes: Ids,
})

const CandidateInput = z.strictObject({
  id: Id,
  meals: Ids,
  minutes: z.number().min(0).max(10_000),
  skill: Skill.default(1),
  equipment: Ids,
  maxServings: Servings.nullable().default(null),
  foods: z.array(FoodAmount).max(100).default([]),
  nutrients: z.record(Id, z.number().min(0).max(1_000_000)).default({}),
  cuisine: Id.nullable().default(null),
  mainFood: Id.nullable().default(null),
  technique: Id.nullable().default(null),
  protein: Id.nullable().default(null),
  forbiddenFor: Ids,
  preference: z.record(Id, z.number().min(-1).max(1)).default({}),
  keepsDays: z.int().min(0).max(maxDays).default(0),
  costPerServing: z.number().min(0).max(1_000_000).nullable().default(null),
  costToWeigh: z.number().min(0).max(1_000_000).optional(),
})

/** A problem of the planner as JSON; docs/planner.md describes each field. What is left out has the value of the default. */
const PlanProblemInput = z
  .strictObject({
    slots: z.array(Slot).min(1).max(120),
    eaters: z.array(Eater).max(20).default([]),
    candidates: z.array(CandidateInput).min(1).max(2_000),
    packs: z
      .array(z.strictObject({ ...FoodAmount.shape, shelfLifeDays: z.int().min(0).max(10_000) }))
      .max(5_000)
      .default([]),
    foodsToUseUp: z
      .array(z.strictObject({ ...FoodAmount.shape, byDay: Day }))
      .max(200)
      .default([]),
    pinned: z
      .array(z.strictObject({ slot: Id, candidate: Id, leftOversOf: Id.nullable().default(null) }))
      .max(120)
      .default([]),
    minDaysBetweenSameDish: z.int().min(0).max(maxDays).default(7),
    maxBatchFactor: z.number().min(1).max(10).default(2),
    maxSkill: Skill.default(3),
    equipment: Ids,
    maxCost: z.number().min(0).max(1_000_000_000).nullable().default(null),
    recentCuisines: Ids,
    weights: z
      .strictObject(
        Object.fromEntries(planObjectives.map((each) => [each, Weight.default(1)])) as Record<
          (typeof planObjectives)[number],
          z.ZodDefault<typeof Weight>
        >,
      )
      .prefault({}),
    seed: z.int().min(0).max(2_147_483_647).default(0),
    limits: z
      .strictObject({
        maxSeconds: z.number().min(0.1).max(3_600).default(10),
        maxIterations: z.int().min(0).max(1_000_000_000).default(1_000_000),
        relativeGap: z.number().min(0).max(1).default(0.01),
      })
      .prefault({}),
  })
  .superRefine((problem, context) => {
    for (const message of findWrongReferences(problem)) context.addIssue({ code: 'custom', message })
  })

/** What a shape alone cannot say: ids are unique and known, eaters are served, left-overs are of an earlier slot. */
function findWrongReferences(problem: PlanProblem): string[] {
  const { slots, eaters, candidates, packs, foodsToUseUp, pinned } = problem
  const slotById = new Map(slots.map((slot, place) => [slot.id, { ...slot, place }]))
  const isEater = new Set(eaters.map(({ id }) => id))
  const isCandidate = new Set(candidates.map(({ id }) => id))
  const faults = [
    ...repeated(
      'slot',
      slots.map(({ id }) => id),
    ),
    ...repeated(
      'eater',
      eaters.map(({ id }) => id),
    ),
    ...repeated(
      'candidate',
      candidates.map(({ id }) => id),
    ),
    ...repeated(
      'pack of the food',
      packs.map(({ food }) => food),
    ),
    ...repeated(
      'food to use up',
      foodsToUseUp.map(({ food }) => food),
    ),
    ...repeated(
      'pinned slot',
      pinned.map(({ slot }) => slot),
    ),
    ...candidates.flatMap(({ id, foods }) =>
      repeated(
        `in the candidate ${id} the food`,
        foods.map(({ food }) => food),
      ),
    ),
  ]
  for (const slot of slots) {
    faults.push(...repeated(`in the slot ${slot.id} the eater`, slot.eaters))
    for (const eater of slot.eaters)
      if (!isEater.has(eater))
        faults.push(`The slot ${slot.id} has the eater ${eater}, who is not in "eaters".`)
    if (slot.servings < slot.eaters.length)
      faults.push(`The slot ${slot.id} has ${slot.servings} servings for ${slot.eaters.length} eaters.`)
  }
  for (const { slot: id, candidate, leftOversOf } of pinned) {
    const slot = slotById.get(id)
    if (!slot) faults.push(`The pinned slot ${id} is not in "slots".`)
    if (!isCandidate.has(candidate)) faults.push(`The pinned candidate ${candidate} is not in "candidates".`)
    if (leftOversOf === null || !slot) continue
    const source = slotById.get(leftOversOf)
    if (!source) faults.push(`Left-overs are pinned of the slot ${leftOversOf}, which is not in "slots".`)
    else if (source.day > slot.day || (source.day === slot.day && source.place >= slot.place))
      faults.push(`The slot ${id} has left-overs of ${leftOversOf}, which is not before it.`)
  }
  return faults
}

function repeated(what: string, ids: readonly string[]): string[] {
  const seen = new Set<string>()
  return ids.flatMap((id) => {
    if (seen.has(id)) return [`There are two of the same id: ${what} ${id}.`]
    seen.add(id)
    return []
  })
}

/** Parses a problem; throws an Error with one sentence that says where it is wrong. */
export function parsePlanProblem(line: string): PlanProblem {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error('This line is not JSON.')
  }
  const read = PlanProblemInput.safeParse(value)
  if (read.success) return read.data
  const [{ path, message }, ...others] = read.error.issues as [z.core.$ZodIssue, ...z.core.$ZodIssue[]]
  const place = path.length === 0 ? '' : `${z.core.toDotPath(path)}: `
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  throw new Error(`${place}${message}${more}`)
}
