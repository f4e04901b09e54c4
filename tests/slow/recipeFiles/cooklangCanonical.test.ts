import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CooklangItem } from '#server/recipeFiles/exports/cooklang/parseCooklang.ts'
import { splitCooklang } from '#server/recipeFiles/exports/cooklang/readCooklang.ts'

const samples = '../shared/bench/exports/cooklang/canonical.json'
const isHere = existsSync(samples)

type CanonicalItem = {
  type: string
  value?: string
  name?: string
  quantity?: number | string
  units?: string
}
type CanonicalTest = {
  name: string
  source: string
  result: { steps: CanonicalItem[][]; metadata: Record<string, unknown> }
}

/** An item as the canonical tests write it; they leave empty units of cookware away. */
function canonical(item: CooklangItem | CanonicalItem): CanonicalItem {
  if (item.type === 'text') return { type: 'text', value: 'value' in item ? item.value! : '' }
  const { type, name, quantity, units } = item as Exclude<CooklangItem, { type: 'text' }>
  return { type, name, quantity, ...(type === 'cookware' ? {} : { units }) }
}

test.skipIf(!isHere)('passes the canonical tests of Cooklang', () => {
  const tests: CanonicalTest[] = JSON.parse(readFileSync(samples, 'utf8'))
  expect(tests).toHaveLength(60)
  for (const { name, source, result } of tests) {
    const { metadata, body } = splitCooklang(source)
    const steps = body.blocks.flatMap((block) => (block.kind === 'step' ? [block.items.map(canonical)] : []))
    expect({ name, steps, metadata: Object.fromEntries(metadata) }).toEqual({
      name,
      steps: result.steps.map((items) => items.map(canonical)),
      metadata: result.metadata,
    })
  }
})

test.skipIf(isHere)('export samples not here: ../shared/bench/exports', () => {})
