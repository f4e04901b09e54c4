import { describe, expect, test } from 'vitest'
import { ReadBudgetsOfCallers } from '#server/turns/readBudgets.ts'

describe('the spent read budget of a caller', () => {
  test('a spent read budget recovers evenly, and completely within a minute', () => {
    let now = 0
    const budgets = new ReadBudgetsOfCallers(600, { now: () => now })
    budgets.charge('a', 300)
    expect(budgets.waitSeconds('a')).toBe(0)
    budgets.charge('a', 330)
    expect(budgets.waitSeconds('a')).toBe(4)
    now = 3_100
    expect(budgets.waitSeconds('a')).toBe(0)
    budgets.charge('a', 1_000_000)
    expect(budgets.waitSeconds('a')).toBe(61)
    expect(budgets.waitSeconds('b')).toBe(0)
  })

  test('background reads are refused while half of the read budget is spent', () => {
    let now = 0
    const budgets = new ReadBudgetsOfCallers(600, { now: () => now })
    budgets.charge('a', 299)
    expect(budgets.easedInMs('a')).toBe(0)
    budgets.charge('a', 101)
    const ms = budgets.easedInMs('a')
    expect(ms).toBeGreaterThan(10_000)
    now = ms
    expect(budgets.easedInMs('a')).toBe(0)
  })

  test('read budgets are stored for at most 20,000 callers, and for none that has spent nothing', () => {
    let now = 0
    const budgets = new ReadBudgetsOfCallers(600, { now: () => now })
    for (let caller = 0; caller < 25_000; caller += 1) budgets.charge(`caller ${caller}`, 100)
    expect(budgets.size).toBe(20_000)
    now = 60_000
    budgets.charge('one more', 1)
    expect(budgets.size).toBe(1)
  })
})
