import { useEffect, useRef } from 'react'
import * as m from '#messages'

/** From `start` up to `end`, which is not included, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

/** The text that a model read, with one place in it marked and scrolled to. */
export function SourceText({ text, shown }: { text: string; shown: Span | null }) {
  const box = useRef<HTMLElement>(null)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    const [outer, inner] = [box.current, mark.current]
    // The page itself stays where it is.
    if (shown && outer && inner) outer.scrollTop = inner.offsetTop - outer.clientHeight / 3
  }, [shown])
  return (
    <div className="contents lg:flex lg:flex-col lg:gap-2">
      <h2 className="text-xl">{m.recipe_import_source_shown()}</h2>
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={m.recipe_import_source_shown()}
        dir="auto"
        className="sticky top-2 z-10 max-h-[30vh] overflow-y-auto rounded-2xl border border-line bg-card p-4 wrap-anywhere whitespace-pre-wrap lg:top-4 lg:max-h-[70vh]"
      >
        {shown ? (
          <>
            {text.slice(0, shown.start)}
            <mark ref={mark} className="rounded bg-blush text-inherit underline decoration-2">
              {text.slice(shown.start, shown.end)}
            </mark>
            {text.slice(shown.end)}
          </>
        ) : (
          text
        )}
      </section>
    </div>
  )
}
