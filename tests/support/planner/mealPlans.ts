import { randomUUID } from 'node:crypto'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import {
  type MealPlanDocument,
  type MealPlanDocumentAddress,
  type MealPlanOperation,
  mealPlanDocumentKind,
} from '#shared/mealPlan/kind.ts'
import { type MealPlan, readMealPlan } from '#shared/mealPlan/meals.ts'
import { createMealPlanOperations, type NewMeal } from '#shared/mealPlan/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import {
  applyServerChanges,
  emptyReplicaState,
  type ReplicaState,
  visibleDocuments,
} from '#shared/replication/replica.ts'
import { householdOf } from '../households/households.ts'
import type { TestMember } from '../testSite.ts'

type Make = (
  operations: ReturnType<typeof createMealPlanOperations>,
  docs: DocumentsByKey,
) => MealPlanOperation | readonly MealPlanOperation[]

export const firstMonday = '2026-11-30'

/** A note at a place, as somebody plans it. */
export const note = (text: string, day = 0, slotId = 'dinner'): NewMeal => ({
  date: addDays(firstMonday, day),
  slotId,
  dish: { kind: 'note', text },
  servings: null,
  eaterIds: null,
  comment: '',
})

/** What a browser keeps of the plan of its household, and its way to the server. */
export class MealPlanClient {
  #state: ReplicaState<MealPlanDocumentAddress> = emptyReplicaState
  readonly clock = new HybridClock(randomUUID().replaceAll('-', ''))
  readonly member: TestMember
  readonly householdId: string

  constructor(member: TestMember, householdId: string) {
    this.member = member
    this.householdId = householdId
  }

  /** Makes changes, sends them, and reads what the server has then. */
  async change(make: Make) {
    const operations = [make(createMealPlanOperations(this.clock, Date.now), this.docs())].flat()
    const answer = await this.send(operations)
    await this.refresh()
    return answer
  }

  async send(operations: readonly unknown[]) {
    return await this.member.caller.mealPlanner.sync({
      householdId: this.householdId,
      operations: operations as MealPlanOperation[],
    })
  }

  async refresh(): Promise<this> {
    const { householdId } = this
    const whole = await this.member.caller.mealPlanner.get({ householdId })
    const docs = whole.docs as MealPlanDocument[]
    this.#state = applyServerChanges(mealPlanDocumentKind, emptyReplicaState, { ...whole, docs }, this.clock)
    return this
  }

  docs = (): DocumentsByKey => visibleDocuments(mealPlanDocumentKind, this.#state)
  plan = (): MealPlan => readMealPlan(this.docs())
}

export async function mealPlanOf(member: TestMember): Promise<MealPlanClient> {
  const client = new MealPlanClient(member, (await householdOf(member)).id)
  return await client.refresh()
}
