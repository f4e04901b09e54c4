import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Whether all have room: nothing scrolls sideways, no word sticks out of what it stands on or lies on another, and what
 * axe does not measure can be hit.
 */
export async function expectRoom(page: Page, place?: string): Promise<void> {
  const found = await page.evaluate(lookForCrowding)
  expect(found, place).toEqual({ wider: [], cut: [], overlapping: [], small: [] })
}

function lookForCrowding() {
  const { documentElement, body } = document
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const told = (text: string | null) => (text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  const ancestors = (element: Element): Element[] => {
    const { parentElement } = element
    return parentElement ? [parentElement, ...ancestors(parentElement)] : []
  }

  interface Words {
    text: string
    holder: Element
    layer: Element | undefined
    box: DOMRect
  }
  const words: Words[] = []
  const cut: string[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.nodeValue?.trim() || !isShown(holder) || holder.closest('option, .sr-only')) continue
    const around = [holder, ...ancestors(holder)].map((element) => ({
      element,
      style: getComputedStyle(element),
    }))
    // Kept to so many lines: the rest is read elsewhere.
    const isClamped = around.some(({ style }) => style.webkitLineClamp !== 'none')
    const isPainted = ({ backgroundColor }: CSSStyleDeclaration) => backgroundColor !== 'rgba(0, 0, 0, 0)'
    // What lies over the page, on a ground of its own.
    const layer = around.find(
      ({ style }) =>
        ['fixed', 'sticky'].includes(style.position) || (style.position === 'absolute' && isPainted(style)),
    )
    const sheet = around.find(
      ({ style }) =>
        style.display !== 'inline' && (style.borderInlineStartWidth !== '0px' || isPainted(style)),
    )?.element
    const scrolls = around.some(({ style }) => ['auto', 'scroll'].includes(style.overflowX))
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      const edge = scrolls ? undefined : (sheet ?? documentElement).getBoundingClientRect()
      if (edge && (box.left < edge.left - 1 || box.right > edge.right + 1)) cut.push(told(node.nodeValue))
      if (!isClamped) words.push({ text: told(node.nodeValue), holder, layer: layer?.element, box })
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]:placeholder-shown'))
    if (isShown(field) && field.scrollWidth > field.clientWidth + 1) cut.push(`[${field.placeholder}]`)

  const overlapping = words.flatMap((one, place) =>
    words.slice(place + 1).flatMap((other) => {
      if (one.holder === other.holder || one.layer !== other.layer) return []
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const isOn = width > 2 && height > Math.min(one.box.height, other.box.height) / 3
      return isOn ? [`${one.text} / ${other.text}`] : []
    }),
  )

  // axe looks at the size of links, buttons and fields, but lets summaries of any size stand close together.
  const small = [...document.querySelectorAll<HTMLElement>('summary, input[type="file"]')]
    .filter((each) => isShown(each) && Math.min(each.offsetWidth, each.offsetHeight) < 24)
    .map((each) => each.outerHTML.slice(0, 120))
  const isWider = documentElement.scrollWidth > innerWidth
  const wider = [...body.querySelectorAll(isWider ? '*' : 'none')]
    .filter((each) => isShown(each) && each.getBoundingClientRect().right > innerWidth)
    .map((each) => each.outerHTML.slice(0, 120))
  return { wider: isWider ? ['the page', ...wider.slice(-3)] : [], cut, overlapping, small }
}
