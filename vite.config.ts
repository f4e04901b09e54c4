import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { compression } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { covers } from './src/server/commands/covers/coversPlugin.ts'

export default defineConfig(({ command }) => ({
  // All of them, or Vite finds some late and reloads the page under whoever works on it.
  optimizeDeps: { entries: ['src/client/entry.browser.tsx', 'src/client/pages/*.tsx'] },
  publicDir: 'src/client/public',
  plugins: [
    react(),
    tailwindcss(),
    covers(),
    {
      // It would compress the server's files as well, which nobody fetches, wherever it is applied.
      ...compression({
        include: /^(?!main\.js|chunks\/).*\.(js|css|svg)$/,
        algorithms: ['gzip', 'brotliCompress'],
      }),
      applyToEnvironment: (environment) => environment.name === 'client',
    },
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/client/entry.browser.tsx', checks: { pluginTimings: false } },
      },
    },
    // One file at the root, where it may answer for every page.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: 'src/client/serviceWorker.ts' },
          checks: { pluginTimings: false },
          output: { entryFileNames: '[name].js', format: 'iife' },
        },
      },
    },
    // The server is bundled whole, packages included: it starts three times as fast, and the image needs no others but
    // what holds machine code.
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'src/server/main.ts' },
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
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.worker!)
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
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts', 'tests/support/browserSetup.ts'],
          // A walk takes 10 seconds where nothing else runs; where much does, slow is no fault.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
