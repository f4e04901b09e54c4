import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Puts the solver's WebAssembly beside the planner's thread, whose code looks for it there. `environment` is the server's. */
export function solverFilePlugin(environment: string): Plugin {
  return {
    name: 'solver-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle() {
      const folder = path.dirname(createRequire(import.meta.url).resolve('highs'))
      this.emitFile({
        type: 'asset',
        fileName: 'highs.wasm',
        source: readFileSync(path.join(folder, 'highs.wasm')),
      })
    },
  }
}
