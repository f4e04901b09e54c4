import type { AnyProcedure } from '@trpc/server'
import { accountRouter } from '../features/account/router.ts'
import { authRouter } from '../features/auth/router.ts'
import { chefsRouter } from '../features/chefs/router.ts'
import { feedbackRouter } from '../features/feedback/router.ts'
import { generationRouter } from '../features/generation/router.ts'
import { groceryRouter } from '../features/grocery/router.ts'
import { householdsRouter } from '../features/households/router.ts'
import { jobsRouter } from '../features/jobs/router.ts'
import { mailRouter } from '../features/mail/router.ts'
import { mealPlannerRouter } from '../features/mealPlanner/router.ts'
import { notesRouter } from '../features/notes/router.ts'
import { preferencesRouter } from '../features/preferences/router.ts'
import { ratingsRouter } from '../features/ratings/router.ts'
import { recipeEditingRouter } from '../features/recipeEditing/router.ts'
import { recipeImportRouter } from '../features/recipeImport/router.ts'
import { recipeSearchRouter } from '../features/recipeSearch/router.ts'
import { recipesRouter } from '../features/recipes/router.ts'
import { smsRouter } from '../features/sms/router.ts'
import { weekPlannerRouter } from '../features/weekPlanner/router.ts'
import { createCallerFactory, mergeRouters, type ProcedureMeta, router } from './trpc.ts'

export const appRouter = router({
  auth: mergeRouters(authRouter, accountRouter),
  chefs: chefsRouter,
  feedback: feedbackRouter,
  generation: generationRouter,
  grocery: groceryRouter,
  households: householdsRouter,
  jobs: jobsRouter,
  mail: mailRouter,
  mealPlanner: mealPlannerRouter,
  notes: notesRouter,
  preferences: preferencesRouter,
  ratings: ratingsRouter,
  recipeImport: recipeImportRouter,
  recipes: mergeRouters(recipesRouter, recipeSearchRouter, recipeEditingRouter),
  sms: smsRouter,
  weekPlanner: weekPlannerRouter,
})

/** The meta of the procedure of this name, such as `recipes.list`; undefined when there is none. */
export function metaOfProcedure(path: string): ProcedureMeta | undefined {
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
  return Object.hasOwn(procedures, path)
    ? (procedures[path]?._def.meta as ProcedureMeta | undefined)
    : undefined
}

/** The names of all procedures, such as `recipes.list`. */
export const procedureNames: readonly string[] = Object.keys(appRouter._def.procedures)

/** Whether a mutation of this name exists. */
export function isMutationName(path: string): boolean {
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
  return Object.hasOwn(procedures, path) && procedures[path]?._def.type === 'mutation'
}

export type AppRouter = typeof appRouter
/** Calls procedures without HTTP; the context replaces the request. */
export const createProcedureCaller = createCallerFactory(appRouter)
