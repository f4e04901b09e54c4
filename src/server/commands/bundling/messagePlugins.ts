import path from 'node:path'
import type { Plugin } from 'vite'
import { type Locale, supportedLocales } from '#shared/locale.ts'
import { screenOfMessageKey } from '../compileMessages.ts'

const allMessages = "import * as m from '#messages'"

/**
 * In a build for one language a module takes each sentence from that language's file itself. By way of the file that
 * stands for all of them a bundler would put them all where the first is needed.
 */
export function messagesOfOneLanguagePlugin(localeOfEnvironment: ReadonlyMap<string, Locale>): Plugin {
  const messages = path.resolve('dist/messages/messages')
  return {
    name: 'larder:messages-of-one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => localeOfEnvironment.has(name),
    // There is nothing to load: the sentences are in the files of the build.
    resolveId: (id) => (id === '#messages' ? '\0larder:messages-loaded' : null),
    load: (id) =>
      id === '\0larder:messages-loaded' ? 'export const loadMessagesOfLocale = async () => {}' : null,
    transform(code) {
      const locale = localeOfEnvironment.get(this.environment.name)
      if (!locale || !code.includes(allMessages)) return null
      const keys = [...new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key!))]
      const imports = keys.map(
        (key) => `import { ${key} as m_${key} } from '${messages}/${locale}/${screenOfMessageKey(key)}.js'`,
      )
      return code.replace(allMessages, imports.join(';')).replaceAll(/\bm\.(\w+)/g, 'm_$1')
    },
  }
}

/** In the service worker each sentence is taken from the files of all languages, and said in the current one. */
export function messagesOfAllLanguagesPlugin(environment: string): Plugin {
  const messages = path.resolve('dist/messages/messages')
  return {
    name: 'larder:messages-of-all-languages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    transform(code) {
      if (!code.includes(allMessages)) return null
      const keys = [...new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key!))]
      const imports = keys.flatMap((key) =>
        supportedLocales.map(
          (locale) =>
            `import { ${key} as m_${key}_${locale} } from '${messages}/${locale}/${screenOfMessageKey(key)}.js'`,
        ),
      )
      const functions = keys.map((key) => {
        const byLocale = supportedLocales.map((locale) => `${locale}: m_${key}_${locale}`).join(', ')
        return `const m_${key} = (inputs) => ({ ${byLocale} })[localeOfSentences()](inputs)`
      })
      const locale = "import { getCurrentLocale as localeOfSentences } from '#shared/currentLocale.ts'"
      return code
        .replace(allMessages, [locale, ...imports, ...functions].join(';'))
        .replaceAll(/\bm\.(\w+)/g, 'm_$1')
    },
  }
}
