import path from 'node:path'
import type { Plugin } from 'vite'

/** Puts our own `importFiles` around each `import()`, in place of what Vite preloads files by. */
export function importFilesPlugin(isForBrowser: (environment: string) => boolean): Plugin {
  return {
    name: 'larder:import-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isForBrowser(name),
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { importFiles as __vitePreload } from '${path.resolve('src/client/ui/importFiles.ts')}'`
        : null,
    // It fetches scripts alone: every page has the styles.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name !== 'base' && chunk.viteMetadata?.importedCss.size)
          throw new Error(`${chunk.fileName} has styles of its own, which nothing would fetch.`)
    },
  }
}
