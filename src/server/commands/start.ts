import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt, projectFolder } from './buildState.ts'

// npm start: builds when the sources have changed since the last build, then runs the server.
if (!isBuilt()) {
  const { build } = await import('./build.ts')
  process.stdout.write('Building Larder …\n')
  await build()
}
await import(pathToFileURL(path.join(projectFolder, 'dist/server/main.js')).href)
