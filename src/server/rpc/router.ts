import { generationRouter } from '../features/generation/router.ts'
import { recipesRouter } from '../features/recipes/router.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({
  generation: generationRouter,
  recipes: recipesRouter,
})

export type AppRouter = typeof appRouter
/** Calls procedures without HTTP; the context stands in for the request. */
export const createCaller = createCallerFactory(appRouter)
