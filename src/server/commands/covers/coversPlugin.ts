import path from 'node:path'
import type { Plugin } from 'vite'
import { coverFiles, hashOfCovers } from './coverFiles.ts'

/** The folder of the covers' files, all of which may be cached for ever. */
export const coversAssetFolder = `/assets/covers/${hashOfCovers()}`

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.jpg': 'image/jpeg' }

/** Writes the files of covers when the browser's files are built, and makes each on request during development. */
export function coverFilesPlugin(): Plugin {
  return {
    name: 'covers',
    config: () => ({ define: { 'import.meta.env.COVERS': JSON.stringify(coversAssetFolder) } }),
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [name, make] of coverFiles)
        this.emitFile({
          type: 'asset',
          fileName: `${coversAssetFolder.slice(1)}/${name}`,
          source: await make(),
        })
    },
    configureServer({ middlewares }) {
      middlewares.use(coversAssetFolder, (request, response, next) => {
        const name = path.basename(request.url ?? '')
        const make = coverFiles.get(name)
        if (!make) return next()
        make().then((file) => {
          response.setHeader('content-type', types[path.extname(name)]!)
          response.end(file)
        }, next)
      })
    },
  }
}
