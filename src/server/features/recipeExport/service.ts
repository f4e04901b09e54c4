import { photoFileName, photoWidthsInPixels } from '#shared/contract/photos.ts'
import type { ProgramOfRecipes, RecipeFileFormat } from '#shared/contract/recipes/recipeExport.ts'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { createEntryNames, fileNameOf, slugOf } from '../../recipeFiles/writers/entryNames.ts'
import type { FileToWrite, RecipeForFile } from '../../recipeFiles/writers/recipeForFile.ts'
import { openPhotoFile } from '../photos/service.ts'
import { readOwnStars } from '../ratings/service.ts'
import { getRecipe, readRecipeData } from '../recipes/service.ts'
import { toRecipeForFile } from './toRecipeForFile.ts'

/** A file for one download. */
export interface RecipeFile {
  /** Without folders, in the letters of the recipe's name. */
  name: string
  type: string
  text: string
}

const largestWidth = photoWidthsInPixels.at(-1)!

/** One recipe as a file, for anyone who may see it. Throws NOT_FOUND, for an entry without lines too. */
export async function writeRecipeFile(
  ctx: Context,
  ref: RecipeRef,
  { format, origin }: { format: RecipeFileFormat; origin: string },
): Promise<RecipeFile> {
  const recipe = await getRecipe(ctx, ref)
  if (recipe.kind === 'blog') throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  const isForEveryone = recipe.visibility === 'everyone'
  const written = toRecipeForFile(recipe, {
    author: recipe.createdBy,
    pageUrl: isForEveryone ? `${origin}/recipe/${ref.recipeId}` : null,
    photo: null,
    photoUrl:
      isForEveryone && recipe.photo ? `${origin}/photos/${photoFileName(recipe.photo, largestWidth)}` : null,
    rating: null,
    notes: null,
    createdAt: null,
  })
  const { extension, type, write } = await writerOf(format)
  return { name: `${fileNameOf(recipe.name)}.${extension}`, type, text: write(written) }
}

/** Writers are loaded with the first download: a process starts sooner without them. */
async function writerOf(format: RecipeFileFormat) {
  switch (format) {
    case 'jsonld':
      return {
        extension: 'json',
        type: 'application/ld+json; charset=utf-8',
        write: (await import('../../recipeFiles/writers/writeJsonLd.ts')).writeJsonLd,
      }
    case 'cooklang':
      return {
        extension: 'cook',
        type: 'text/plain; charset=utf-8',
        write: (await import('../../recipeFiles/writers/writeCooklang.ts')).writeCooklang,
      }
    case 'markdown':
      return {
        extension: 'md',
        type: 'text/markdown; charset=utf-8',
        write: (await import('../../recipeFiles/writers/writeText.ts')).writeMarkdown,
      }
    case 'text':
      return {
        extension: 'txt',
        type: 'text/plain; charset=utf-8',
        write: (await import('../../recipeFiles/writers/writeText.ts')).writeText,
      }
  }
}

/** All recipes of the caller with lines, oldest first, as an archive for another program, in pieces. */
export async function* writeRecipesForProgram(
  ctx: MemberContext,
  program: ProgramOfRecipes,
  origin: string,
): AsyncGenerator<Uint8Array> {
  const { zipFiles } = await import('../../recipeFiles/writers/zipFiles.ts')
  yield* zipFiles(filesOf(ctx, program, origin), new Date())
}

async function* filesOf(
  ctx: MemberContext,
  program: ProgramOfRecipes,
  origin: string,
): AsyncGenerator<readonly FileToWrite[]> {
  const write = await filesWriterOf(program)
  const stars = await readOwnStars(ctx, ctx.member.userId)
  for await (const batch of readRecipeData(ctx, ctx.member.userId))
    for (const { createdAt, content, ...recipe } of batch) {
      if (recipe.ingredients.length === 0 && recipe.instructions.length === 0) continue
      const isForEveryone = recipe.visibility === 'everyone'
      yield write(
        toRecipeForFile(recipe, {
          author: null,
          pageUrl: isForEveryone ? `${origin}/recipe/${recipe.id}` : null,
          photo: recipe.photo === null ? null : await readPhotoAsJpeg(ctx, recipe.photo),
          photoUrl: null,
          rating: stars.get(recipe.id) ?? null,
          // The text of a blog entry.
          notes: content === '' ? null : content,
          createdAt: new Date(createdAt),
        }),
      )
    }
}

async function filesWriterOf(program: ProgramOfRecipes): Promise<(recipe: RecipeForFile) => FileToWrite[]> {
  if (program === 'paprika') {
    const { paprikaFile } = await import('../../recipeFiles/writers/writePaprika.ts')
    const nameOf = createEntryNames()
    return (recipe) => [paprikaFile(recipe, nameOf(recipe.title))]
  }
  const { mealieFiles, nextcloudFiles } = await import('../../recipeFiles/writers/writeFolders.ts')
  const nameOf = createEntryNames(program === 'mealie' ? slugOf : fileNameOf)
  return program === 'mealie'
    ? (recipe) => mealieFiles(recipe, nameOf(recipe.title))
    : (recipe) => nextcloudFiles(recipe, nameOf(recipe.title))
}

/** A stored photo as JPEG; null where it is gone. It is our own WebP, decoded and written before. */
async function readPhotoAsJpeg(ctx: MemberContext, photo: string): Promise<Uint8Array | null> {
  const file = await openPhotoFile(ctx, photoFileName(photo, largestWidth))
  if (!file) return null
  const pieces: Buffer[] = []
  for await (const piece of file.content) pieces.push(Buffer.from(piece as Uint8Array))
  const { default: sharp } = await import('sharp')
  return await sharp(Buffer.concat(pieces)).jpeg({ quality: 85 }).toBuffer()
}
