type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Filled {
  value: string
  checked: boolean
}

const filled = ({ value, checked }: HTMLInputElement): Filled => ({ value, checked })

/** How long a page waits to be seen, in milliseconds, before it comes alive all the same. */
const patienceMs = 400
/** How long until a part of the page is asked again whether it is alive, in milliseconds. */
const askAgainMs = 50
/** By what somebody shows that they want more than to see. */
const signs = ['pointerdown', 'keydown', 'focusin', 'input', 'click']

/** What is to be seen first is seen: on a slow phone the scripts would take the time that drawing it needs. */
async function isSeen(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')]
  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  await Promise.allSettled([firstPaint, ...pictures.map((picture) => picture.decode())])
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/**
 * Resolves once somebody wants more than to see. What they press and type is not lost before the page can do anything with
 * it, or the part of it whose file comes after the page's: as soon as that is alive it hears of it, of presses the last.
 */
function isWanted(): Promise<void> {
  const typed = new Map<Field, Filled>()
  let pressed: HTMLElement | null = null
  let isWaiting = false
  const ask = (inMs: number) => {
    if (isWaiting || !document.documentElement.dataset.hydrated) return
    isWaiting = true
    setTimeout(follow, inMs)
  }
  // One after the other, as a browser tells of them: each may draw the page again.
  const follow = () => {
    const next = [...typed].find(([field]) => isDue(field))
    if (next) {
      typed.delete(next[0])
      tellAnew(...next)
    } else if (pressed && isDue(pressed)) {
      const button = pressed
      pressed = null
      button.click()
    }
    isWaiting = false
    if (pressed || typed.size > 0) ask(next ? 0 : askAgainMs)
  }
  new MutationObserver((_, observer) => {
    observer.disconnect()
    follow()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
  return new Promise((resolve) => {
    // Somebody may have been faster than this file.
    const inHand = document.querySelector<HTMLInputElement>(':is(input, textarea):focus')
    if (inHand) {
      resolve()
      if (inHand.value !== inHand.defaultValue || inHand.checked !== inHand.defaultChecked)
        typed.set(inHand, filled(inHand))
    }
    const note = ({ type, target }: Event) => {
      resolve()
      const element = target as HTMLInputElement
      if (type === 'input' && !isAlive(element)) typed.set(element, filled(element))
      if (type === 'click') {
        pressed = element.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
        if (pressed && isAlive(pressed)) pressed = null
      }
      ask(0)
    }
    // A part whose file is here may have come alive by this very event, and heard it; what could not hear it, React stops.
    const heard = ({ type, target }: Event) => {
      if (type === 'input' && isAlive(target as Field)) typed.delete(target as Field)
      if (type === 'click' && pressed && isAlive(pressed)) pressed = null
    }
    for (const sign of signs) addEventListener(sign, note, { capture: true })
    for (const sign of ['input', 'click']) addEventListener(sign, heard)
  })
}

/** Whether React has taken this element over; it marks those that it has. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** What was taken off the page meanwhile waits for nothing. */
const isDue = (element: Element) => isAlive(element) || !element.isConnected

/** React hears only of what differs from what it saw last, which is what is in the field now. */
function tellAnew(field: Field, { value, checked }: Filled): void {
  if (/^(?:checkbox|radio)$/.test(field.type)) {
    const box = field as HTMLInputElement
    box.checked = !checked
    box.click()
    return
  }
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const isLate = new Promise((resolve) => setTimeout(resolve, patienceMs))
await Promise.race([isWanted(), isSeen(), isLate])

// The first is where the page begins; the others are what that and the page cannot do without.
const needs = document.querySelector<HTMLScriptElement>('script[data-needs]')?.dataset.needs?.split(' ') ?? []
for (const href of needs)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import(/* @vite-ignore */ needs[0] ?? '')

export {}
