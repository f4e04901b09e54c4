import { setFlagsFromString } from 'node:v8'
import { type ExportFault, ExportFileError } from '../../recipeFiles/exports/exportFault.ts'
import { readExportFile } from '../../recipeFiles/exports/readExportFile.ts'
import type { ImportedLine, ImportedRecipe } from '../../recipeFiles/importedRecipe.ts'

/**
 * `npm run -s kitchen -- read-export FILE`: one line of JSON for each recipe of an export of another program, and for each entry
 * that cannot be read. Returns the exit code: 1 where the file gave no recipe.
 */
export async function printExportFile(
  path: string,
  print: (value: unknown) => Promise<void>,
): Promise<number> {
  // Garbage of a large file would otherwise double what the command takes.
  setFlagsFromString('--max-semi-space-size=2')
  setFlagsFromString('--semi-space-growth-factor=1')
  let recipes = 0
  try {
    for await (const item of readExportFile(path)) {
      if ('recipe' in item) {
        recipes += 1
        await print(printedRecipe(item.recipe))
      } else await print({ entry: item.entry, error: faultSentence(item.error) })
    }
  } catch (error) {
    if (!(error instanceof ExportFileError)) throw error
    await print({ error: faultSentence(error.fault) })
    return 1
  }
  return recipes > 0 ? 0 : 1
}

function printedRecipe(recipe: ImportedRecipe) {
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients.map(printedLine),
    steps: recipe.steps.map(printedLine),
    servings: recipe.servings,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    totalMinutes: recipe.totalMinutes,
    sourceUrl: recipe.sourceUrl,
    tags: [...recipe.categories, ...recipe.tags],
    rating: recipe.rating,
    notes: recipe.notes,
    hasImage: recipe.image?.kind === 'bytes',
  }
}

const printedLine = ({ kind, text }: ImportedLine) => (kind === 'heading' ? `# ${text}` : text)

function faultSentence(fault: ExportFault): string {
  switch (fault.reason) {
    case 'fileNotFound':
      return 'There is no file at this path that can be read.'
    case 'emptyFile':
      return 'The file is empty.'
    case 'unknownFormat':
      return 'The file is in no format of recipes that is known.'
    case 'noRecipes':
      return 'The file holds no recipes.'
    case 'fileTooLarge':
      return `The file or recipe is larger than ${fault.maxMegabytes} MB.`
    case 'tooManyEntries':
      return `The archive has more than ${fault.max} entries.`
    case 'tooManyRecipes':
      return `The file holds more than ${fault.max} recipes.`
    case 'nestedArchives':
      return `Archives are nested more than ${fault.max} levels deep.`
    case 'unsafeName':
      return 'The name leads out of the archive, so the entry was not read.'
    case 'encrypted':
      return 'The entry is encrypted.'
    case 'damagedArchive':
      return 'The archive is damaged or cut off.'
    case 'damagedEntry':
      return 'The entry is damaged or compressed in a way that cannot be read.'
    case 'inflatesTooMuch':
      return 'The compressed data grows beyond all recipes, so reading was stopped.'
    case 'malformed':
      return `The content is damaged: it is not valid ${fault.format}.`
    case 'tooDeep':
      return `The content is nested more than ${fault.max} levels deep.`
    case 'tooManyValues':
      return `The content has more than ${fault.max} values.`
    case 'entityDeclaration':
      return 'The XML declares entities, which are not read.'
    case 'yamlTagOrAlias':
      return 'The YAML has tags or aliases, which are not read.'
    case 'noTitle':
      return 'The recipe has no title.'
    case 'fieldTooLong':
      return `The field "${fault.field}" is longer than ${fault.max} characters.`
    case 'tooManyLines':
      return `The recipe has more than ${fault.max} ${fault.field}.`
  }
}
