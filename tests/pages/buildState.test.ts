import { expect, test } from 'vitest'
import { isSource } from '#server/commands/buildState.ts'

const messages = 'src/shared/messages/project.inlang'

test.each([
  ['src/server/run.ts', true],
  ['src/shared/messages/en.json', true],
  [`${messages}/settings.json`, true],
  // Compiling the messages writes these: counted, they made the second start of a clone build again.
  [`${messages}/.gitignore`, false],
  [`${messages}/.meta.json`, false],
  [`${messages}/README.md`, false],
])('%s is a source of the build: %s', (file, isOne) => {
  expect(isSource(file)).toBe(isOne)
})
