import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Whether Tab leads to everything that can be pressed or typed in, and what has the focus is seen to have it. */
export async function expectWalkable(page: Page, place?: string): Promise<void> {
  const waiting = await page.evaluate(markWhatWaits)
  const unseen: string[] = []
  for (let left = waiting, presses = 0; left > 0 && presses < waiting * 2; presses += 1) {
    await page.keyboard.press('Tab')
    const { fault, ...step } = await page.evaluate(lookAtFocus)
    left = step.left
    if (fault) unseen.push(fault)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const unreached = await page
    .locator('[data-waits]')
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 120)))
  expect({ unreached, unseen }, place).toEqual({ unreached: [], unseen: [] })
}

/** In the page: marks what Tab must lead to and starts from the top. Of radio buttons of one name one is enough. */
function markWhatWaits(): number {
  const names = new Set<string>()
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  for (const each of all) {
    if (each.matches(':disabled') || each.tabIndex < 0 || !each.checkVisibility({ visibilityProperty: true }))
      continue
    if (each instanceof HTMLInputElement && each.type === 'radio') {
      if (names.has(each.name)) continue
      names.add(each.name)
      const chosen = document.querySelector<HTMLElement>(
        `input[type="radio"][name="${CSS.escape(each.name)}"]:checked`,
      )
      ;(chosen ?? each).dataset.waits = ''
    } else each.dataset.waits = ''
  }
  const top = document.body
  top.tabIndex = -1
  top.focus()
  top.removeAttribute('tabindex')
  return document.querySelectorAll('[data-waits]').length
}

/** In the page: how much still waits, and what hides that the focus is where it is. */
function lookAtFocus(): { left: number; fault: string | null } {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return { left: count(), fault: null }
  const isWaiting = 'waits' in focused.dataset
  delete focused.dataset.waits
  return { left: count(), fault: isWaiting ? faultOf(focused) : null }

  function count() {
    return document.querySelectorAll('[data-waits]').length
  }
  function faultOf(element: HTMLElement) {
    const around = [element, element.closest('label')]
    const hasRing = around.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, Math.min(Math.max(top + height / 2, 1), innerHeight - 1)]
    const there = document.elementFromPoint(x, y)
    const isSeen =
      there &&
      (element.contains(there) || there.contains(element) || element.closest('label')?.contains(there))
    if (hasRing && isSeen) return null
    return `${hasRing ? 'behind something' : 'without a ring'}: ${element.outerHTML.slice(0, 120)}`
  }
}
