import { describe, expect, test } from 'vitest'
import { dietIds } from '#shared/kitchen/diets.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { labelledLines } from './labelled/labelledLines.ts'

const checked = labelledLines.map((label) => ({ label, check: checkLine(label.line) }))

const certain = <Id extends string>(found: ReadonlyMap<Id, { isCertain: boolean }>): string[] =>
  [...found].filter(([, trace]) => trace.isCertain).map(([id]) => id)

describe('on lines from all cuisines, labelled by hand', () => {
  test('at least 99.5 % of the labelled allergens of lines are found', () => {
    const missed: string[] = []
    let all = 0
    for (const { label, check } of checked) {
      for (const id of label.contains) {
        all += 1
        if (!certain(check.allergens).includes(id)) missed.push(`${label.line}: ${id}`)
      }
    }
    expect(missed.length / all, missed.join('\n')).toBeLessThanOrEqual(0.005)
  })

  test('at least 98 % of the allergens found in lines are labelled', () => {
    const invented: string[] = []
    let all = 0
    for (const { label, check } of checked) {
      for (const id of certain(check.allergens)) {
        all += 1
        if (!label.contains.includes(id)) invented.push(`${label.line}: ${id}`)
      }
    }
    expect(invented.length / all, invented.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('at least 98 % of the broken diets of lines are found, and 95 % of those found are right', () => {
    const missed: string[] = []
    const invented: string[] = []
    let [broken, told] = [0, 0]
    for (const { label, check } of checked) {
      const found = certain(check.diets)
      for (const id of dietIds) {
        if (label.violates.includes(id)) broken += 1
        if (found.includes(id)) told += 1
        if (label.violates.includes(id) && !found.includes(id)) missed.push(`${label.line}: ${id}`)
        if (!label.violates.includes(id) && found.includes(id)) invented.push(`${label.line}: ${id}`)
      }
    }
    expect(missed.length / broken, missed.join('\n')).toBeLessThanOrEqual(0.02)
    expect(invented.length / told, invented.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('at most 1 % of the labelled lines name no known food', () => {
    const unknown = checked.filter(({ check }) => check.isUnknown).map(({ label }) => label.line)
    expect(unknown.length / checked.length, unknown.join('\n')).toBeLessThanOrEqual(0.01)
  })
})
