import { Preferences, ReadAllergy, ReadFood, ReadFoodInput } from '#shared/contract/preferences.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { getPreferences, readAllergy, readFood, savePreferences } from './service.ts'

export const preferencesRouter = router({
  get: memberProcedure
    .meta({ cost: 1 })
    .output(Preferences)
    .query(({ ctx }) => getPreferences(ctx)),
  save: memberProcedure
    .input(Preferences)
    .output(Preferences)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
  readAllergy: memberProcedure
    .meta({ cost: 2 })
    .input(ReadFoodInput)
    .output(ReadAllergy)
    .query(({ ctx, input }) => readAllergy(ctx, input)),
  readFood: memberProcedure
    .meta({ cost: 2 })
    .input(ReadFoodInput)
    .output(ReadFood)
    .query(({ ctx, input }) => readFood(ctx, input)),
})
