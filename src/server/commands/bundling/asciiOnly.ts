import type { Plugin } from 'vite'

/**
 * Writes the non-ASCII letters that the bundler leaves in the server's files as `\u` escapes: a single one makes Node
 * store its whole file with two bytes per letter. Those in comments stay, and those in `String.raw`, which may hold
 * only the text of regular expressions: there an escape means its letter.
 */
export function escapeNonAsciiPlugin(environment: string): Plugin {
  return {
    name: 'larder:ascii-only',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[\u0080-\uffff]/g, escaped)
    },
  }
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
