import type { Plugin } from 'vite'

/**
 * Writes the letters beyond ASCII that the bundler leaves in the server's files as `\u` escapes: one of them makes Node keep
 * its whole file at two bytes a letter. Those left are in comments, and in `String.raw`, which is to hold nothing but
 * the text of regular expressions: there an escape means its letter.
 */
export function asciiOnly(environment: string): Plugin {
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
