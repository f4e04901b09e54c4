import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { TestBrowser } from '../testSite.ts'

/** A photo of the given size, red above and blue below, with where it was taken beside it. */
export async function photoBytes(
  options: { width?: number; height?: number; orientation?: number; kind?: 'jpeg' | 'png' | 'webp' } = {},
): Promise<Buffer> {
  const { width = 1200, height = 800, orientation = 1, kind = 'jpeg' } = options
  const half = (background: string, top: number) => ({
    input: { create: { width, height: height / 2, channels: 3 as const, background } },
    top,
    left: 0,
  })
  return await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([half('red', 0), half('blue', height / 2)])
    .toFormat(kind)
    .withExif({
      IFD0: { Make: 'Secret camera', Orientation: String(orientation) },
      IFD3: { GPSLatitude: '48/1 12/1 30/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation })
    .toBuffer()
}

/** Sends a form as a browser does: a file, or another field. */
export function sendForm(
  app: FastifyInstance,
  browser: TestBrowser,
  options: {
    recipeId: string
    bytes?: Buffer
    fields?: Record<string, string>
    headers?: Record<string, string>
    fileName?: string
  },
) {
  const boundary = 'larder-test-boundary'
  const { bytes, fields = {}, fileName = 'dinner.jpg' } = options
  const part = (head: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]
  const payload = Buffer.concat([
    ...(bytes ? part(`name="photo"; filename="${fileName}"\r\ncontent-type: image/jpeg`, bytes) : []),
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return app.inject({
    method: 'POST',
    url: `/recipe/${options.recipeId}/photo`,
    payload,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(browser.token !== null && { cookie: `larder=${browser.token}` }),
      ...options.headers,
    },
  })
}
