import * as z from 'zod/mini'
import { Chef, ChefListInput, ChefRef } from '#shared/contract/chefs.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { getChef, listChefCuisines, listDirectoryChefs } from './service.ts'

export const chefsRouter = router({
  list: publicProcedure
    .meta({ cost: 5 })
    .input(ChefListInput)
    .output(z.array(Chef))
    .query(({ ctx, input }) => listDirectoryChefs(ctx, input)),
  cuisines: publicProcedure
    .meta({ cost: 1 })
    .output(z.array(Chef.shape.cuisine))
    .query(({ ctx }) => listChefCuisines(ctx)),
  get: publicProcedure
    .meta({ cost: 2 })
    .input(ChefRef)
    .output(Chef)
    .query(({ ctx, input }) => getChef(ctx, input)),
})
