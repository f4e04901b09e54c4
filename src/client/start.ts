type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How long a page waits to be seen, in milliseconds, before it comes alive all the same. */
const patienceMs = 400
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
 * Resolves once somebody wants more than to see. What they press and type before the page can do anything with it is not
 * lost: as soon as it is alive it hears of it, of presses the last.
 */
function isWanted(): Promise<void> {
  const isAlive = new AbortController()
  const typed = new Map<Field, string>()
  let pressed: HTMLElement | null = null
  new MutationObserver((_, observer) => {
    observer.disconnect()
    isAlive.abort()
    for (const [field, value] of typed) tellAnew(field, value)
    pressed?.click()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
  return new Promise((resolve) => {
    // Somebody may have been faster than this file.
    const inHand = document.querySelector<HTMLInputElement>(':is(input, textarea):focus')
    if (inHand) {
      resolve()
      if (inHand.value !== inHand.defaultValue || inHand.checked !== inHand.defaultChecked)
        typed.set(inHand, inHand.value)
    }
    const note = ({ type, target }: Event) => {
      resolve()
      const element = target as Field
      if (type === 'click') pressed = element.closest('button[type="button"]:not([popovertarget])')
      if (type === 'input') typed.set(element, element.value)
    }
    for (const sign of signs) addEventListener(sign, note, { capture: true, signal: isAlive.signal })
  })
}

/** React hears only of what differs from what it saw last, which is what is in the field now. */
function tellAnew(field: Field, value: string): void {
  if (/^(?:checkbox|radio)$/.test(field.type)) {
    const box = field as HTMLInputElement
    box.checked = !box.checked
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
