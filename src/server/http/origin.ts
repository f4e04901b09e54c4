import type { FastifyRequest } from 'fastify'

/**
 * The scheme and host of Larder for this request, without a path: those of the public address, else the one in Host.
 * X-Forwarded-Host is ignored everywhere: caches do not distinguish answers by it, so one visitor could choose the
 * links that others see.
 */
export function originOfRequest({ protocol, headers }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  const named = `${protocol === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
  return URL.canParse(named) ? new URL(named).origin : 'http://localhost'
}
