import {
  AllergyTextMeaning,
  FoodNameMeaning,
  ReadFoodNameInput,
  UserPreferences,
} from '#shared/contract/preferences.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import {
  getPreferencesOfCaller,
  readAllergyMeaning,
  readFoodMeaning,
  savePreferencesOfCaller,
} from './service.ts'

export const preferencesRouter = router({
  get: memberProcedure
    .meta({ cost: 1 })
    .output(UserPreferences)
    .query(({ ctx }) => getPreferencesOfCaller(ctx)),
  save: memberProcedure
    .input(UserPreferences)
    .output(UserPreferences)
    .mutation(({ ctx, input }) => savePreferencesOfCaller(ctx, input)),
  readAllergy: memberProcedure
    .meta({ cost: 2 })
    .input(ReadFoodNameInput)
    .output(AllergyTextMeaning)
    .query(({ ctx, input }) => readAllergyMeaning(ctx, input)),
  readFood: memberProcedure
    .meta({ cost: 2 })
    .input(ReadFoodNameInput)
    .output(FoodNameMeaning)
    .query(({ ctx, input }) => readFoodMeaning(ctx, input)),
})
