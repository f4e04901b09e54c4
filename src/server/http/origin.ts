import type { FastifyRequest } from 'fastify'

/**
 * Scheme and host by which whoever asks knows us: the public address, else the one in Host; never with a path.
 * X-Forwarded-Host counts nowhere: no cache tells answers apart by it, so one visitor could choose the links of others.
 */
export function originOf({ protocol, headers }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  const named = `${protocol === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
  return URL.canParse(named) ? new URL(named).origin : 'http://localhost'
}
