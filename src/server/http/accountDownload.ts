import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as m from '#messages'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { writeAccountArchive, writeAccountDataJson } from '../features/account/service.ts'
import { logSecurityEvent } from '../features/securityLog/service.ts'
import { WorkSlots } from '../turns/slots.ts'
import { limitWritesPerMinute, type WriteLimits } from './limits/rateLimit.ts'
import { streamTextToReader } from './textStream.ts'

/** Maximum downloads that this process sends at once. */
const maxDownloads = 6
/** Maximum time in which a browser must have received the whole file. */
const maxDownloadMs = 5 * 60_000
/** An archive has photos. */
const maxArchiveMs = 15 * 60_000
const pace = { bytesPerSecond: 32 * 1024, graceMs: 60_000 }

/**
 * POST /account/download sends members all data stored about them as JSON, POST /account/archive as an archive with their photos: files that are
 * written while they are read.
 */
export async function addAccountDownloadRoute(
  app: FastifyInstance,
  options: {
    contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
    limits: WriteLimits
  },
): Promise<void> {
  const slots = new WorkSlots(maxDownloads)
  const contextOfMember = (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = options.contextFor(request, reply)
    const { member } = ctx
    if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
    return { ...ctx, member }
  }
  const openDoor: FastifyPluginAsync = async (door) => {
    await limitWritesPerMinute(door, options.limits)
    // A form without fields, from a browser whose scripts have not loaded.
    door.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    )
    door.post('/account/download', async (request, reply) => {
      const ctx = contextOfMember(request, reply)
      const stream = await streamTextToReader(writeAccountDataJson(ctx), ctx, {
        slots,
        maxMs: maxDownloadMs,
        pace,
      })
      logSecurityEvent(ctx, 'account data downloaded', { email: ctx.member.email })
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${m.account_file_name()}"`)
        .send(stream)
    })
    door.post('/account/archive', async (request, reply) => {
      const ctx = contextOfMember(request, reply)
      const stream = await streamTextToReader(writeAccountArchive(ctx), ctx, {
        slots,
        maxMs: maxArchiveMs,
        pace,
      })
      logSecurityEvent(ctx, 'account data downloaded', { email: ctx.member.email })
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="larder-archive.zip"')
        .send(stream)
    })
  }
  await app.register(openDoor)
}
