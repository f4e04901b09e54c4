type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FieldState {
  value: string
  checked: boolean
}

const stateOf = ({ value, checked }: HTMLInputElement): FieldState => ({ value, checked })

/** Milliseconds after which the page is hydrated even if it was not painted. */
const maxWaitForPaintMs = 400
/** Milliseconds between two looks at whether an element has been hydrated. */
const pollMs = 50
/** Events that show that somebody is using the page. */
const userEvents = ['pointerdown', 'keydown', 'focusin', 'input', 'click']

/** Resolves after the first paint: on a slow phone the scripts would delay it. */
async function firstPaint(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')]
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  await Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())])
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** A press that is replayed once React has hydrated its element. */
interface ReplayedPress {
  element: HTMLElement
  /** Returns whether it was replayed; false when its form cannot be sent yet. */
  replay: () => boolean
}

/**
 * Resolves at the first user event. Records clicks, input and Enter on elements that React has not hydrated yet, and replays
 * them once it has: all input, and of the clicks and Enter the last.
 */
function firstUserEvent(): Promise<void> {
  const pendingInputs = new Map<Field, FieldState>()
  let pendingPress: ReplayedPress | null = null
  let isScheduled = false
  const schedule = (inMs: number) => {
    const isPending = pendingPress !== null || pendingInputs.size > 0
    if (!isPending || isScheduled || !document.documentElement.dataset.hydrated) return
    isScheduled = true
    setTimeout(replayNext, inMs)
  }
  // One event per task, as a browser dispatches them: React renders in between.
  const replayNext = () => {
    isScheduled = false
    const input = [...pendingInputs].find(([field]) => isReady(field))
    if (input) {
      pendingInputs.delete(input[0])
      replayInput(...input)
    } else if (pendingPress && isReady(pendingPress.element)) {
      const press = pendingPress
      pendingPress = null
      if (!press.replay()) pendingPress = press
    }
    schedule(input ? 0 : pollMs)
  }
  new MutationObserver((_, observer) => {
    observer.disconnect()
    replayNext()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
  return new Promise((resolve) => {
    // Somebody may have typed before this file was loaded.
    const focused = document.querySelector<HTMLInputElement>(':is(input, textarea):focus')
    if (focused) {
      resolve()
      if (focused.value !== focused.defaultValue || focused.checked !== focused.defaultChecked)
        pendingInputs.set(focused, stateOf(focused))
    }
    const record = (event: Event) => {
      resolve()
      const { type } = event
      const element = event.target as HTMLInputElement
      if (type === 'input') {
        if (!isHydrated(element)) pendingInputs.set(element, stateOf(element))
        // Typing after Enter cancels it.
        if (event.isTrusted && pendingPress?.element === element) pendingPress = null
      }
      if (type === 'click') {
        const button = element.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
        pendingPress = button && !isHydrated(button) ? clickOn(button) : null
      }
      if (isEnter(event) && !isHydrated(element) && submitButtonOf(element)?.disabled)
        pendingPress = pressOfEnter(element)
      schedule(0)
    }
    // React may hydrate the target during the event and handle it. What it cannot handle it stops before it gets here.
    const discardHandled = (event: Event) => {
      const { type, target } = event
      if (type === 'input' && isHydrated(target as Field)) pendingInputs.delete(target as Field)
      const isPress = type === 'click' || isEnter(event)
      if (isPress && pendingPress && isHydrated(pendingPress.element)) pendingPress = null
    }
    for (const type of userEvents) addEventListener(type, record, { capture: true })
    for (const type of ['input', 'click', 'keydown']) addEventListener(type, discardHandled)
  })
}

/** React keeps the props of each element that it has hydrated in a property of this name. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Whether an element is hydrated, or was removed and need not be waited for. */
const isReady = (element: Element) => isHydrated(element) || !element.isConnected

/** Dispatches the events of an input. React ignores a value equal to the last one it saw, so the field is reset first. */
function replayInput(field: Field, { value, checked }: FieldState): void {
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

/** A click on a button. */
function clickOn(button: HTMLElement): ReplayedPress {
  return {
    element: button,
    replay() {
      button.click()
      return true
    },
  }
}

/** Whether an event is Enter in a field of one line. */
function isEnter(event: Event): boolean {
  const { key, isComposing } = event as KeyboardEvent
  return (
    event.type === 'keydown' && key === 'Enter' && !isComposing && event.target instanceof HTMLInputElement
  )
}

/** The button that Enter in a field presses. A browser does not send the form while it is disabled. */
const submitButtonOf = ({ form }: HTMLInputElement) =>
  form?.querySelector<HTMLButtonElement>('button:not([type=button])')

/** Milliseconds after which Enter is dropped where the form’s button stays disabled once it is hydrated. */
const maxWaitForButtonMs = 2_000

/** Enter in a field of a form that cannot be sent before it is hydrated. */
function pressOfEnter(field: HTMLInputElement): ReplayedPress {
  let pollsLeft = maxWaitForButtonMs / pollMs
  return {
    element: field,
    replay() {
      const button = submitButtonOf(field)
      if (button?.disabled && --pollsLeft > 0) return false
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      // A field may use Enter itself.
      if (field.dispatchEvent(enter)) button?.click()
      return true
    },
  }
}

const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitForPaintMs))
await Promise.race([firstUserEvent(), firstPaint(), timeout])

// The first file is the entry of the page; the others are what it and the page import.
const scriptPaths =
  document.querySelector<HTMLScriptElement>('script[data-needs]')?.dataset.needs?.split(' ') ?? []
for (const href of scriptPaths)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import(/* @vite-ignore */ scriptPaths[0] ?? '')

export {}
