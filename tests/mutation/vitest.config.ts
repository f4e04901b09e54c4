import path from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import type { ConfigEnv } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import config from '../../vite.config.ts'
import { createKeptWorker } from './keptWorker.ts'

/** The first test that fails ends the run of a mutant, so the short ones come first, and not the long ones as usual. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed()
  }
}

/** Stryker names the pool itself, and what it names comes before what a file of settings says. */
const keepWorker: Plugin = {
  name: 'larder:keep-worker',
  configureVitest({ project: { config } }) {
    if (config.name !== 'kitchen') return
    config.pool = 'kept'
    config.poolRunner = { name: 'kept', createPoolWorker: createKeptWorker }
    config.setupFiles.push(path.resolve('tests/mutation/freshModules.ts'))
  },
}

export default async (env: ConfigEnv) =>
  mergeConfig(await config(env), {
    plugins: [keepWorker],
    test: { sequence: { sequencer: ShortFirst } },
  })
