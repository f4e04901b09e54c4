/** How long a page waits to be seen, in milliseconds, before it comes alive all the same. */
const patienceMs = 400

/** By what somebody shows that they want more than to see. */
const signs = ['pointerdown', 'keydown', 'focusin', 'input']

/** What is to be seen first is seen: on a slow phone the scripts would take the time that drawing it needs. */
async function isSeen(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')]
  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  await Promise.allSettled([firstPaint, ...pictures.map((picture) => picture.decode())])
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** A press on what can do nothing yet is not lost: it is done as soon as the page is alive. */
function keepPress(): void {
  const { documentElement } = document
  let pressed: HTMLElement | null = null
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button[type="button"]:not([popovertarget])') : null
  }
  window.addEventListener('click', note, { capture: true })
  const alive = new MutationObserver(() => {
    alive.disconnect()
    window.removeEventListener('click', note, { capture: true })
    pressed?.click()
  })
  alive.observe(documentElement, { attributeFilter: ['data-hydrated'] })
}

keepPress()
const isLate = new Promise((resolve) => setTimeout(resolve, patienceMs))
const isWanted = new Promise((resolve) => {
  for (const sign of signs) window.addEventListener(sign, resolve, { once: true, capture: true })
})
await Promise.race([isSeen(), isLate, isWanted])

// The first is where the page begins; the others are what that and the page cannot do without.
const needs = document.querySelector<HTMLScriptElement>('script[data-needs]')?.dataset.needs?.split(' ') ?? []
for (const href of needs) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
await import(/* @vite-ignore */ needs[0] ?? '')

export {}
