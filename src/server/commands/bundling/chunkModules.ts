/**
 * Modules that a browser loads as one file. `of` and `except` list modules as `moduleNameOfFile` names them, or prefixes of
 * names that end in "/" or "_".
 */
export interface ChunkGroup {
  name: string
  of: readonly string[]
  except?: readonly string[]
  /** The minimum number of pages that need a module for it to be in the group and not in the page's own file. */
  minShareCount?: number
}

/** Small modules that are loaded with every page: as separate files their HTTP headers would be larger than they are. */
export const smallModulesOfEveryPage: Omit<ChunkGroup, 'name'> = {
  of: [
    ...['contract/ids', 'contract/limits', 'contract/visibleText', 'contract/auth/providers'],
    ...[
      'client/data/addresses',
      'client/data/throwUnlessCallWasCarriedOut',
      'client/data/failure',
      'client/data/serverSentence',
    ],
    ...['client/forms/lastAnswers', 'client/forms/LateQuestionDialog', 'client/forms/randomId'],
    ...[
      'client/features/generation/isCallRefusedForReason',
      'client/features/grocery/adding/sentenceOfFailedRecipeAddition',
    ],
    ...['client/offline/cookedAnyway', 'client/offline/offlineRecipes', 'client/offline/keptWarnings'],
    ...['kitchen/diets', 'kitchen/foodNames', 'kitchen/preferences', 'kitchen/findings/warningLevels'],
    ...['words/guides_to', 'words/warnings_cook', 'words/warnings_back'],
  ],
}

const shared = '/src/shared/'

const ours = '/src/'

const sentences = '/dist/messages/messages/'

/**
 * The name of one of our modules in groups, from its file: "client/ui/Card", "kitchen/diets", and "words/auth_sign" for
 * the compiled sentences of that area in any language. Null for modules of packages.
 */
export function moduleNameOfFile(file: string): string | null {
  const plain = file.split('?')[0]!
  const pathAfterFolder = (folder: string) => plain.slice(plain.lastIndexOf(folder) + folder.length)
  const withoutEnding = (name: string) => name.slice(0, name.lastIndexOf('.'))
  if (plain.includes(sentences))
    return `words/${withoutEnding(pathAfterFolder(sentences)).split('/')[1] ?? ''}`
  if (plain.includes(shared)) return withoutEnding(pathAfterFolder(shared))
  return plain.includes(ours) ? withoutEnding(pathAfterFolder(ours)) : null
}

/** Whether a group holds this module. */
export function isModuleInGroup({ of, except = [] }: Omit<ChunkGroup, 'name'>, file: string): boolean {
  const name = moduleNameOfFile(file)
  const isNamed = (by: string) => (isModuleNamePrefix(by) ? name?.startsWith(by) === true : name === by)
  return of.some(isNamed) && !except.some(isNamed)
}

export const isModuleNamePrefix = (named: string) => named.endsWith('/') || named.endsWith('_')
