import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesInNoPart, folders, type Part } from '../mutation/parts.ts'

const files = globSync([
  'src/shared/kitchen/gate/**/*.ts',
  'src/shared/replication/*.ts',
  'src/server/replication/*.ts',
  'src/server/features/{auth,limits}/**/*.ts',
])
const parts = Object.entries(folders).flatMap(([folder, ofFolder]) =>
  ofFolder.map((part, index) => ({ ...part, name: `${folder} ${index + 1}` })),
)

function partsOf(file: string): string[] {
  const has = ({ mutate }: Part) => mutate.some((pattern) => path.matchesGlob(file, pattern))
  return parts.filter(has).map(({ name }) => name)
}

test('each file whose code is mutated belongs to exactly one part', () => {
  const ofParts = files.filter((file) => !filesInNoPart.some((pattern) => path.matchesGlob(file, pattern)))
  expect(ofParts.length).toBeGreaterThan(120)
  expect(ofParts.filter((file) => partsOf(file).length !== 1)).toEqual([])
})

test('each pattern of a part matches a file, or its mutants would run without its tests', () => {
  const patterns = parts.flatMap(({ mutate, tests }) => [...mutate, ...tests])
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
