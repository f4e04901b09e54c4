import { baseName, isLeftOut } from './entryNames.ts'
import type { ArchiveEntry } from './openArchive.ts'

const isMealieDatabase = (name: string) => /(?:^|\/)database\.json$/i.test(name)
const isMarkdownRecipe = (name: string) => /(?:^|\/)_recipes\/.+\.(?:md|markdown)$/i.test(name)
const isRecipeOfLarder = (name: string) => /(?:^|\/)larder-recipes\/[^/]+\.json$/i.test(name)
const isRecipeOfMealie = (name: string) => /(?:^|\/)recipes\/([^/]+)\/\1\.json$/i.test(name)

/**
 * The entries of an archive that may hold recipes, in its order. Where the archive shows its program by its folders, the rest is
 * not opened: a backup of Mealie holds users and tokens in other files, a site of Chowdown pages.
 */
export function selectDocuments(entries: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const documents = entries.filter((entry) => !entry.isUnsafe && !isLeftOut(entry.name))
  const databases = documents.filter((entry) => isMealieDatabase(entry.name))
  if (databases.length > 0) return databases
  // "data.json" beside them has the same recipes, and everything else of an account.
  if (documents.some((entry) => isRecipeOfLarder(entry.name)))
    return documents.filter((entry) => isRecipeOfLarder(entry.name))
  if (documents.some((entry) => isMarkdownRecipe(entry.name)))
    return documents.filter((entry) => isMarkdownRecipe(entry.name))
  if (documents.some((entry) => isRecipeOfMealie(entry.name)))
    return documents.filter((entry) => isRecipeOfMealie(entry.name))
  return documents.filter((entry) => !/^manifest\.json$/i.test(baseName(entry.name)))
}
