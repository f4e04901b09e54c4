import * as z from 'zod/mini'
import { OutboxMail } from '#shared/contract/mail.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { listOutboxMails } from './service.ts'

export const mailRouter = router({
  listOutbox: publicProcedure
    .meta({ cost: 5 })
    .output(z.array(OutboxMail))
    .query(({ ctx }) => listOutboxMails(ctx)),
})
