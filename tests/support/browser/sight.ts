import type { Locator } from 'playwright-core'

/** Whether an element stands in the window as a whole. */
export const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
