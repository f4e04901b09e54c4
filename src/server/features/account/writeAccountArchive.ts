import { photoFileName, photoWidthsInPixels } from '#shared/contract/photos.ts'
import { LarderArchiveManifest, LarderRecipeFile } from '#shared/contract/recipes/larderArchive.ts'
import type { MemberContext } from '../../context.ts'
import { createEntryNames } from '../../recipeFiles/writers/entryNames.ts'
import type { FileToWrite } from '../../recipeFiles/writers/recipeForFile.ts'
import { openPhotoFile } from '../photos/service.ts'
import { readOwnStars } from '../ratings/service.ts'
import { readRecipeData } from '../recipes/service.ts'
import { writeAccountDataJson } from './writeAccountDataJson.ts'

const largestWidth = photoWidthsInPixels.at(-1)!

/**
 * Everything stored about the caller as a ZIP archive in pieces: "data.json" as `writeAccountDataJson` writes it, each recipe as a file of its
 * own with its versions, and the photos. Larder reads its recipes as it reads files of other programs.
 */
export async function* writeAccountArchive(ctx: MemberContext): AsyncGenerator<Uint8Array> {
  const { zipFiles } = await import('../../recipeFiles/writers/zipFiles.ts')
  yield* zipFiles(filesOf(ctx), new Date())
}

async function* filesOf(ctx: MemberContext): AsyncGenerator<readonly FileToWrite[]> {
  const manifest: LarderArchiveManifest = {
    format: 'larder archive',
    version: 1,
    madeAt: new Date().toISOString(),
  }
  yield [jsonFile('manifest.json', LarderArchiveManifest.parse(manifest))]
  yield [{ path: 'data.json', pieces: writeAccountDataJson(ctx) }]
  const stars = await readOwnStars(ctx, ctx.member.userId)
  const nameOf = createEntryNames()
  for await (const batch of readRecipeData(ctx, ctx.member.userId))
    for (const { revisions, ...recipe } of batch) {
      const versions: LarderRecipeFile['revisions'] = []
      for await (const some of revisions) versions.push(...some)
      const photo =
        recipe.photo === null ? null : await openPhotoFile(ctx, photoFileName(recipe.photo, largestWidth))
      const photoFile = photo && `larder-photos/${recipe.photo}.webp`
      const file = LarderRecipeFile.parse({
        format: 'larder recipe',
        formatVersion: 1,
        ...recipe,
        revisions: versions,
        stars: stars.get(recipe.id) ?? null,
        photoFile,
      })
      yield [
        jsonFile(`larder-recipes/${nameOf(recipe.name)}.json`, file),
        ...(photo && photoFile ? [{ path: photoFile, pieces: photo.content }] : []),
      ]
    }
}

const jsonFile = (path: string, value: unknown): FileToWrite => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})
