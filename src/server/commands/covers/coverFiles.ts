import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { coverBackgrounds } from '#shared/kitchen/cover/coverBackgrounds.ts'
import {
  type CoverPicture,
  type CoverPictureSource,
  coverPictures,
} from '#shared/kitchen/cover/coverPictures.ts'
import { drawCoverBackground } from './groundDrawing.ts'

const drawn = fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))

const sourceWidth = 256
/** Pixels of the two sizes of a picture. */
const widths = [128, sourceWidth]
/** The picture that other sites show for a link: pixels of the whole, and of the cover in it. */
const share = { width: 800, height: 420, picture: 280 }

type Make = () => Promise<Buffer>

/** Every file of the covers by its name, and the function that makes it. */
export const coverFiles: ReadonlyMap<string, Make> = new Map([
  ['licence.txt', () => readFile(path.join(import.meta.dirname, 'licence.txt'))],
  ...coverBackgrounds.map((ground): [string, Make] => [
    `${ground}.svg`,
    async () => Buffer.from(drawCoverBackground(ground)),
  ]),
  ...(Object.keys(coverPictures) as CoverPicture[]).flatMap((name): [string, Make][] => [
    ...widths.map((width): [string, Make] => [`${name}-${width}.webp`, () => picture(name, width)]),
    [`${name}-share.jpg`, () => shared(name)],
  ]),
])

/** Changes with anything that would change a file, so that each may be cached for ever under its address. */
export function hashOfCovers(): string {
  const made = [
    coverPictures,
    coverBackgrounds.map((ground) => drawCoverBackground(ground)),
    widths,
    share,
    readFileSync(drawn, 'utf8'),
  ]
  return createHash('sha256')
    .update(JSON.stringify(made))
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, 8)
}

const sourceOf = (code: string) => readFile(path.join(path.dirname(drawn), 'assets', `${code}.webp`))

async function picture(name: CoverPicture, width: number): Promise<Buffer> {
  const { code, recoloured } = coverPictures[name] as CoverPictureSource
  // The original file is already the smallest.
  if (width === sourceWidth && !recoloured) return await sourceOf(code)
  return await (await painted(name, width)).webp({ quality: 86 }).toBuffer()
}

async function painted(name: CoverPicture, width: number): Promise<Sharp> {
  const { code, recoloured } = coverPictures[name] as CoverPictureSource
  const source = sharp(await sourceOf(code))
  return (recoloured ? source.modulate(recoloured) : source).resize(width, width)
}

let linen: Promise<Buffer> | undefined

async function shared(name: CoverPicture): Promise<Buffer> {
  const { width, height } = share
  linen ??= sharp(Buffer.from(drawCoverBackground('linen', ` width="${width}" height="${height}"`)))
    .png()
    .toBuffer()
  const food = await (await painted(name, share.picture)).png({ compressionLevel: 1 }).toBuffer()
  return await sharp(await linen)
    .composite([{ input: food, gravity: 'centre' }])
    .jpeg({ quality: 76 })
    .toBuffer()
}
