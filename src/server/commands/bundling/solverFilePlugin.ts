import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Copies the solver's WebAssembly file beside the planner thread's file, where its code loads it from. `environment` is the
 * server's.
 */
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
