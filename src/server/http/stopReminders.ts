import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { stopEveningReminder } from '../features/mealPlanner/reminderLinks.ts'
import { limitWritesPerMinute, type WriteLimits } from './limits/rateLimit.ts'

const maxBytes = 4 * 1024
const bodyTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * POST /evening-reminders/{token}: mail programs turn the mails off by it, without a visit to the page of this address (RFC
 * 8058). Such programs come from other sites and may not be redirected.
 */
export async function addStopRemindersRoute(
  app: FastifyInstance,
  options: { limits: WriteLimits; contextFor: (request: FastifyRequest, reply: FastifyReply) => Context },
): Promise<void> {
  const { limits, contextFor } = options
  const openDoor: FastifyPluginAsync = async (door) => {
    await limitWritesPerMinute(door, limits)
    door.addContentTypeParser<string>(bodyTypes, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    door.post<{ Params: { token: string } }>(
      '/evening-reminders/:token',
      { bodyLimit: maxBytes, config: { takesForeignForms: true } },
      async (request, reply) => {
        const { body, params } = request
        if (typeof body !== 'string' || !body.includes('One-Click'))
          throw new DomainError('INVALID', 'errors_bad_input')
        await stopEveningReminder(contextFor(request, reply), { token: params.token })
        return reply.code(204).send()
      },
    )
  }
  await app.register(openDoor)
}
