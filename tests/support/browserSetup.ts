import type { TestProject } from 'vitest/node'
import { build } from '#server/commands/build.ts'
import { isBuilt } from '#server/commands/buildState.ts'
import { type Chromium, prepareChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
  }
}

/** The browser tests drive what people run: the built product, in a real browser. */
export default async function setup(project: TestProject) {
  if (!isBuilt()) await build()
  project.provide('chromium', await prepareChromium())
}
