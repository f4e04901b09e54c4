import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { escapeNonAsciiPlugin } from './src/server/commands/bundling/asciiOnly.ts'
import { chunkNameIn } from './src/server/commands/bundling/chunkNames.ts'
import { codeSplittingGroups } from './src/server/commands/bundling/codeSplittingGroups.ts'
import { shortenCommonPasswordsPlugin } from './src/server/commands/bundling/commonPasswordsPlugin.ts'
import { cutFontLetters } from './src/server/commands/bundling/cutLetters.ts'
import { importFilesPlugin } from './src/server/commands/bundling/importFilesPlugin.ts'
import {
  messagesOfAllLanguagesPlugin,
  messagesOfOneLanguagePlugin,
} from './src/server/commands/bundling/messagePlugins.ts'
import { markSchemasPurePlugin } from './src/server/commands/bundling/pureSchemas.ts'
import { solverFilePlugin } from './src/server/commands/bundling/solverFilePlugin.ts'
import { compileMessages } from './src/server/commands/compileMessages.ts'
import { coverFilesPlugin } from './src/server/commands/covers/coversPlugin.ts'
import { defaultLocale, type Locale, supportedLocales } from './src/shared/locale.ts'

/** The browser's half is built once for each language, so that no page carries the sentences of another. */
const clientOf = (locale: Locale) => (locale === defaultLocale ? 'client' : `client_${locale}`)
const localeOf = new Map(supportedLocales.map((locale) => [clientOf(locale), locale]))
/** The service worker, which is one file for all languages. */
const workerName = 'worker'
const isForBrowser = (environment: string) => environment === workerName || localeOf.has(environment)

function clientBuild(locale: Locale) {
  return {
    consumer: 'client' as const,
    build: {
      outDir: 'dist/client',
      emptyOutDir: locale === defaultLocale,
      copyPublicDir: locale === defaultLocale,
      manifest: `.vite/manifest.${locale}.json`,
      // The policy of every page takes letters from files alone.
      assetsInlineLimit: 0,
      // Every browser that speaks our CSS knows it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['src/client/start.ts', 'src/client/entry.browser.tsx'],
        checks: { pluginTimings: false },
        treeshake: { propertyReadSideEffects: false },
        // Every page carries the names of all files that it may fetch later; 42 bits of hash tell them apart.
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name }: { name: string }) => `${chunkNameIn(name)}[hash:7].js`,
          codeSplitting: { groups: codeSplittingGroups },
        },
      },
    },
  }
}

/** One file at the root, where it may answer for every page. */
const workerBuild = {
  consumer: 'client' as const,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { sw: 'src/client/serviceWorker.ts' },
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', format: 'iife' as const },
    },
  },
}

/** How tests that drive a browser are run. */
const inBrowser = {
  globalSetup: ['tests/support/globalSetup.ts', 'tests/support/browser/browserSetup.ts'],
  // A walk takes 10 seconds where nothing else runs; where much does, slow is no fault.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  // Every file has a browser and a Larder of its own; what it loads to drive them is the same.
  isolate: false,
}

export default defineConfig(async ({ command }) => {
  await compileMessages()
  await cutFontLetters()
  return configFor(command)
})

const configFor = (command: 'build' | 'serve'): UserConfig => ({
  // All of them, or Vite finds some late and reloads the page under whoever works on it.
  optimizeDeps: { entries: ['src/client/entry.browser.tsx', 'src/client/pages/**/*.tsx'] },
  publicDir: 'src/client/public',
  plugins: [
    messagesOfOneLanguagePlugin(localeOf),
    messagesOfAllLanguagesPlugin(workerName),
    markSchemasPurePlugin(isForBrowser),
    importFilesPlugin(isForBrowser),
    react(),
    tailwindcss(),
    coverFilesPlugin(),
    shortenCommonPasswordsPlugin(isForBrowser),
    escapeNonAsciiPlugin('ssr'),
    solverFilePlugin('ssr'),
    {
      // It would compress the server's files as well, which nobody fetches, wherever it is applied.
      ...compression({
        include:
          /^(?!main\.js|kitchenWorker\.js|photoWorker\.js|plannerWorker\.js|pdfWorker\.js|weekPlanChild\.js|chunks\/).*\.(js|css|svg)$/,
        algorithms: ['gzip', 'brotliCompress'],
      }),
      applyToEnvironment: (environment) => isForBrowser(environment.name),
    },
  ],
  environments: {
    ...Object.fromEntries(supportedLocales.map((locale) => [clientOf(locale), clientBuild(locale)])),
    [workerName]: workerBuild,
    // The server is bundled whole, packages included: it starts three times as fast, and the image needs no others but
    // what holds machine code.
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            kitchenWorker: 'src/server/kitchenThread/worker.ts',
            photoWorker: 'src/server/features/photos/photoWorker.ts',
            pdfWorker: 'src/server/pdfThread/worker.ts',
            plannerWorker: 'src/server/plannerThread/worker.ts',
            weekPlanChild: 'src/server/features/weekPlanner/weekPlanChild.ts',
          },
          checks: { pluginTimings: false },
          // oslo brings Bcrypt along, whose machine code nobody needs.
          treeshake: { moduleSideEffects: [{ test: /\/(oslo|@node-rs\/bcrypt)\//, sideEffects: false }] },
          // Names stay, so that a stack in the log can be read; the rest is memory for nothing.
          // A single letter beyond Latin-1 would make V8 keep the whole file at two bytes a letter.
          output: {
            chunkFileNames: 'chunks/[name]-[hash].js',
            charset: 'ascii',
            minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
          },
        },
      },
      // Whatever the machine says, what is built for people never runs React's slow development half.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // Native code cannot be bundled; the image carries these beside the bundle.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['@node-rs/argon2', '@node-rs/bcrypt', 'sharp'] }
          : {},
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const locale of supportedLocales) await builder.build(builder.environments[clientOf(locale)]!)
      await builder.build(builder.environments[workerName]!)
      await builder.build(builder.environments.ssr!)
    },
  },
  test: {
    // One for each core: its own choice leaves one idle, and much of a browser's time is waiting.
    maxWorkers: '100%',
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        // Pure code: what one file has loaded serves the next as well, above all the catalogue of foods.
        test: {
          name: 'kitchen',
          include: ['tests/kitchen/**/*.test.ts'],
          testTimeout: 240_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{adapters,rpc,http,pages,image}/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Every file opens a kitchen and a database of its own; what it loads for that is the same.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/db/**/*.test.ts'],
          globalSetup: 'tests/support/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'walks',
          include: ['tests/walks/**/*.test.ts'],
          ...inBrowser,
        },
      },
      // The three that `npm test` leaves out. The first is what is lost where a network, a file, a tab or a process fails.
      {
        extends: true,
        test: {
          name: 'failures',
          include: ['tests/{browser/{drafts,failures,offline,processes},resilience}/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/{accounts,grocery,households,pages,recipes,wizard}/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          globalSetup: 'tests/support/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
