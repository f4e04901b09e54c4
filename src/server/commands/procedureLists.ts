import { metaOfProcedure, procedureNames } from '../rpc/router.ts'
import type { ProcedureMeta } from '../rpc/trpc.ts'

/** The files that are written in src/shared/contract/procedures. Each page loads the first; the second is loaded with what stores pages offline. */
export const procedureListFiles = ['procedureLists', 'offlineProcedureLists'] as const
export type ProcedureListFile = (typeof procedureListFiles)[number]

/** The lists of procedures that a browser needs, each with what its procedures declare in their `meta`. */
interface ProcedureList {
  name: string
  file: ProcedureListFile
  doc: string
  isListed: (meta: ProcedureMeta) => boolean
}
const lists: readonly ProcedureList[] = [
  {
    name: 'repeatableMutations',
    file: 'procedureLists',
    doc: 'Mutations that carry a key by which a second request is recognized, so that a browser may send them again.',
    isListed: ({ isRepeatable }) => isRepeatable === true,
  },
  {
    name: 'streamedMutations',
    file: 'procedureLists',
    doc: 'Mutations whose answer is sent in pieces over minutes, as the words of a recipe are.',
    isListed: ({ isStreamed }) => isStreamed === true,
  },
  {
    name: 'queriesOfRecipeVersion',
    file: 'offlineProcedureLists',
    doc: 'Queries whose answers are made from one version of a recipe, and stored with it for when there is no network.',
    isListed: ({ storedOffline }) => storedOffline === 'of recipe version',
  },
  {
    name: 'queriesBesideRecipe',
    file: 'offlineProcedureLists',
    doc: 'Queries whose answers are stored with a recipe, whatever its version.',
    isListed: ({ storedOffline }) => storedOffline === 'beside recipe',
  },
  {
    name: 'queriesForAllPages',
    file: 'offlineProcedureLists',
    doc: 'Queries whose answers are stored once, for all pages without a network.',
    isListed: ({ storedOffline }) => storedOffline === 'for all pages',
  },
]

/** The lists, by their names in the written file. */
export const listedProcedures: ReadonlyMap<string, readonly string[]> = new Map(
  lists.map(({ name, isListed }) => [
    name,
    procedureNames.filter((path) => isListed(metaOfProcedure(path) ?? {})).sort(),
  ]),
)

/** The text of a written file. */
export function procedureListsSource(file: ProcedureListFile): string {
  const ofFile = lists.filter((list) => list.file === file)
  const written = ofFile.map(({ name, doc }) => {
    const names = (listedProcedures.get(name) ?? []).map((path) => `'${path}'`)
    const line = `export const ${name}: ReadonlySet<string> = new Set([${names.join(', ')}])`
    const fits = line.length <= 110
    const list = fits ? line : `${line.split('[')[0]}[\n${names.map((each) => `  ${each},\n`).join('')}])`
    return `/** ${doc} */\n${list}\n`
  })
  return `// Written by npm run rpc:lists from the \`meta\` of the procedures: declare it there.\n\n${written.join('\n')}`
}
