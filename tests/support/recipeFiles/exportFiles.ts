import { gzipSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { ExportFault } from '#server/recipeFiles/exports/exportFault.ts'
import { ExportFileError } from '#server/recipeFiles/exports/exportFault.ts'
import { type ReadExportOptions, readExportFile } from '#server/recipeFiles/exports/readExportFile.ts'
import type { ImportedLine, ImportedRecipe } from '#server/recipeFiles/importedRecipe.ts'

type Content = string | Uint8Array | object

const bytesOf = (content: Content): Buffer =>
  content instanceof Uint8Array
    ? Buffer.from(content)
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))

/** A zip of files by their names; objects become JSON. */
export async function zipOf(
  files: Readonly<Record<string, Content>>,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(bytesOf(content), name, options)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const gzipOf = (content: Content): Buffer => gzipSync(bytesOf(content))

/** The bytes of a picture, as far as reading looks at it. */
export const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60, 7)])

/** A recipe with its lines as texts: headings have "# " before them. */
export type ReadRecipe = Omit<ImportedRecipe, 'ingredients' | 'steps' | 'image'> & {
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly image: string | null
}

const textOf = ({ kind, text }: ImportedLine) => (kind === 'heading' ? `# ${text}` : text)

/** What reading a file gives: recipes, bad entries, and the fault of the whole file. */
export async function readExport(content: Content, options: ReadExportOptions = {}) {
  const recipes: ReadRecipe[] = []
  const bad: { entry: string; error: ExportFault }[] = []
  let fault: ExportFault | null = null
  try {
    for await (const item of readExportFile(bytesOf(content), options))
      if ('recipe' in item)
        recipes.push({
          ...item.recipe,
          ingredients: item.recipe.ingredients.map(textOf),
          steps: item.recipe.steps.map(textOf),
          image:
            item.recipe.image?.kind === 'address' ? item.recipe.image.url : (item.recipe.image?.kind ?? null),
        })
      else bad.push(item)
  } catch (error) {
    if (!(error instanceof ExportFileError)) throw error
    fault = error.fault
  }
  return { recipes, bad, fault }
}

/** The only recipe of a file; fails where there is another outcome. */
export async function readOne(content: Content, options: ReadExportOptions = {}): Promise<ReadRecipe> {
  const { recipes, bad, fault } = await readExport(content, options)
  if (recipes.length !== 1 || bad.length > 0 || fault)
    throw new Error(`expected one recipe: ${JSON.stringify({ recipes, bad, fault })}`)
  return recipes[0]!
}
