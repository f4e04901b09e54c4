import * as z from 'zod/mini'
import { KeptMail } from '#shared/contract/mail.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { listOutbox } from './service.ts'

export const mailRouter = router({
  listOutbox: publicProcedure
    .meta({ cost: 5 })
    .output(z.array(KeptMail))
    .query(({ ctx }) => listOutbox(ctx)),
})
