import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Whether nothing can move for whoever asked for less of it. Colours may still turn, and what was late may appear. */
export async function expectStill(page: Page, place?: string): Promise<void> {
  const moving = await page.evaluate(() => {
    const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.01)
    const moves = ({
      animationName,
      animationDuration,
      transitionProperty,
      transitionDuration,
    }: CSSStyleDeclaration) =>
      (animationName !== 'none' && lasts(animationDuration)) ||
      (/transform|translate|rotate|all/.test(transitionProperty) && lasts(transitionDuration))
    return [...document.querySelectorAll('body *')]
      .filter((each) =>
        ['', '::before', '::after'].some((part) => moves(getComputedStyle(each, part || null))),
      )
      .map((each) => each.outerHTML.slice(0, 160))
  })
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  expect(moving, place).toEqual([])
}
