import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/commands/buildState.ts'
import { plainForms } from '#server/http/forms/formRegistry.ts'

/** Answered with a file instead of a page, so that these have no page to come back to. */
const answeredWithFile = ['/account/archive']

test('every form that a page sends without scripts is in the registry, once', () => {
  const drawn = globSync('src/client/**/*.tsx', { cwd: projectFolder }).flatMap((file) => {
    const code = readFileSync(path.join(projectFolder, file), 'utf8')
    return [...code.matchAll(/method="post"\s+action="([^"]+)"/g)].map(([, action]) => action!)
  })
  const paths = plainForms.map((form) => form.path)
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn.filter((action) => ![...paths, ...answeredWithFile].includes(action))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('a form goes back to a page of ours, whatever it names', () => {
  for (const form of plainForms)
    expect(
      form.back({ recipeId: '//evil.example', token: '//evil.example' }, 'https://evil.example'),
    ).toMatch(/^\/(?!\/)/)
})
