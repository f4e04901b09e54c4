import type { WeekPlanRef } from '#shared/contract/planner/weekPlanDemands.ts'
import type { Deps } from '../../deps.ts'
import type { Log } from '../../logEvents.ts'
import type { PlanSolver } from '../../plannerThread/port.ts'
import type { JobRun } from '../jobs/service.ts'

/** What a week is planned with, in the server or in a child process. */
export interface WeekPlanningContext {
  deps: Pick<Deps, 'db' | 'kitchenThread' | 'textRoom'> & {
    log: Pick<Log, 'warn'>
    solvePlan: PlanSolver
    /** Seconds that the solver has, 1 to 30. */
    planSeconds: number
  }
}

/** A plan to make, as the job that asks for it. */
export type WeekPlanRun = Pick<JobRun<WeekPlanRef>, 'input' | 'userId' | 'signal' | 'reportProgress'>

/** Plans a week and stores the plan. Throws as the `perform` of a job. */
export type WeekPlanner = (run: WeekPlanRun) => Promise<void>
