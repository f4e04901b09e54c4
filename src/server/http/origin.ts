import type { FastifyRequest } from 'fastify'

/** Scheme and host by which whoever asks knows us: the public address, else the one they named; never with a path. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  const named = `${protocol}://${host}`
  return URL.canParse(named) ? new URL(named).origin : 'http://localhost'
}
