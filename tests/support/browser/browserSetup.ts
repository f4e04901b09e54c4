import type { TestProject } from 'vitest/node'
import { buildProject } from '#server/commands/build.ts'
import { isDistUpToDate } from '#server/commands/buildState.ts'
import { openDatabase } from '#server/db/client.ts'
import { seedDemoData } from '#server/demoData/seed.ts'
import { administer } from '../database/administer.ts'
import { type Chromium, prepareChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
    /** As templateUrl, with the demo recipes. */
    seededUrl: string
  }
}

/** The browser tests drive what people run: the built product, in a real browser. */
export default async function setup(project: TestProject) {
  if (!isDistUpToDate()) await buildProject()
  project.provide('chromium', await prepareChromium())
  project.provide('seededUrl', await seed(project.getProvidedContext().templateUrl))
}

async function seed(templateUrl: string): Promise<string> {
  const url = new URL(templateUrl)
  const template = url.pathname.slice(1)
  url.pathname = `${template}_seeded`
  await administer(templateUrl, `create database ${template}_seeded template ${template}`)
  const { db, close } = openDatabase(url.href, { poolSize: 1 })
  await seedDemoData(db)
  await close()
  return url.href
}
