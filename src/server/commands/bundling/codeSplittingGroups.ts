import type { Rolldown } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { isModuleInGroup, moduleNameOfFile, smallModulesOfEveryPage } from './chunkModules.ts'

/** The modules that every page begins with. */
const firstModulesOfPages = new Set(['client/entry.browser', 'client/start'])

/** Whether a module is imported, by way of others too, by what every page begins with. */
function isNeededByAll(id: string, chunking: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = chunking.getModuleInfo(id)
  if (!info) return false
  return info.isEntry || info.importers.some((importer) => isNeededByAll(importer, chunking, seen))
}

// Left to itself the bundler makes a file of every few modules that the same pages share. Many small ones compress badly,
// and each costs a phone some milliseconds of its own: what belongs together comes together.
export const codeSplittingGroups = [
  {
    // Modules that every page needs, and small ones. The entries of the pages are left out: they wait for the page's own file, which needs
    // this one.
    name: (id: string, chunking: Rolldown.ChunkingContext) =>
      isModuleInGroup(smallModulesOfEveryPage, id) || isNeededByAll(id, chunking) ? 'base' : null,
    test: (id: string) => !firstModulesOfPages.has(moduleNameOfFile(id) ?? ''),
  },
  // Before all that has schemas, which would take it in.
  { name: 'zod', test: (id: string) => id.includes('/node_modules/zod/') },
  ...chunkGroups.map(({ name, minShareCount, ...modules }) => ({
    name,
    ...(minShareCount === undefined ? {} : { minShareCount }),
    test: (id: string) => isModuleInGroup(modules, id),
  })),
]
