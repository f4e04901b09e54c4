import { expect, test } from 'vitest'
import { isBuildInput } from '#server/commands/buildState.ts'

const messages = 'src/shared/messages/project.inlang'

test.each([
  ['src/server/run.ts', true],
  ['src/shared/messages/en.json', true],
  [`${messages}/settings.json`, true],
  // Compiling the messages writes these. If they counted, the second start of a clone would build again.
  [`${messages}/.gitignore`, false],
  [`${messages}/.meta.json`, false],
  [`${messages}/README.md`, false],
])('%s is a source file of the build: %s', (file, isOne) => {
  expect(isBuildInput(file)).toBe(isOne)
})
