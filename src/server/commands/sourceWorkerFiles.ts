import path from 'node:path'
import type { WorkerModuleFiles } from '../openDeps.ts'

const server = path.resolve(import.meta.dirname, '..')

/** The worker files of a server that runs from its sources. */
export const sourceWorkerFiles: WorkerModuleFiles = {
  kitchen: path.join(server, 'kitchenThread/worker.ts'),
  pdf: path.join(server, 'pdfThread/worker.ts'),
  planner: path.join(server, 'plannerThread/worker.ts'),
  weekPlan: path.join(server, 'features/weekPlanner/weekPlanChild.ts'),
  photos: path.join(server, 'features/photos/photoWorker.ts'),
}
