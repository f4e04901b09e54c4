import { mergeConfig } from 'vite'
import type { ConfigEnv } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import config from '../../vite.config.ts'

/** The first test that fails ends the run of a mutant, so the short ones come first, and not the long ones as usual. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed()
  }
}

export default async (env: ConfigEnv) =>
  mergeConfig(await config(env), { test: { sequence: { sequencer: ShortFirst } } })
