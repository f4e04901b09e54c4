import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

interface CarouselProps {
  label: string
  slides: readonly { name: string; picture: ReactNode }[]
  /** How long a slide stays, in milliseconds. */
  everyMs: number
  words: {
    carousel: string
    slide: string
    slideOf: (name: string, place: number, count: number) => string
    goTo: (name: string, place: number, count: number) => string
    previous: string
    next: string
    play: string
    pause: string
    choose: string
  }
}

const round =
  'flex size-11 cursor-pointer items-center justify-center rounded-full border border-edge bg-card hover:border-paprika hover:text-paprika disabled:cursor-default disabled:border-line disabled:text-soft'

/**
 * Pictures one after the other, of which only the one that is shown and the next are there. They stop under the pointer, with the focus within, while the page is hidden, at the
 * press of a button, and never start for users who prefer reduced motion. Follows the carousel pattern of the ARIA practices.
 */
export function Carousel({ label, slides, everyMs, words }: CarouselProps) {
  const { shown, hasTurned, go, isPlaying, isTemporarilyPaused, toggle, hold } = useRotation(
    slides.length,
    everyMs,
  )
  const isHydrated = useIsHydrated()
  const count = slides.length
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      {...hold}
      className="flex flex-col gap-3 rounded-card"
    >
      {/* While it plays by itself it must not be read out again and again. */}
      <div
        aria-live={isPlaying && !isTemporarilyPaused ? 'off' : 'polite'}
        className="aspect-3/2 overflow-hidden rounded-card"
      >
        {slides.map(({ name, picture }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group that says it is a slide.
          <div
            key={name}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf(name, place + 1, count)}
            hidden={place !== shown}
            // The first slide does not fade in: it would be visible later.
            className={`size-full ${hasTurned ? 'appear' : ''}`}
          >
            {(place === shown || (isHydrated && place === (shown + 1) % count)) && picture}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          disabled={!isHydrated}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={toggle}
          className={round}
        >
          <Sign path={isPlaying ? 'M9 6v12M15 6v12' : 'M8 5l11 7-11 7z'} />
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: these buttons answer no question of a form. */}
        <div
          role="group"
          aria-label={words.choose}
          className="order-last flex w-full flex-wrap justify-center sm:order-none sm:w-auto"
        >
          {slides.map(({ name }, place) => (
            <button
              key={name}
              type="button"
              disabled={!isHydrated}
              aria-label={words.goTo(name, place + 1, count)}
              aria-current={place === shown ? 'true' : undefined}
              onClick={() => go(place)}
              className="flex size-6 cursor-pointer items-center justify-center disabled:cursor-default"
            >
              <span
                className={`size-2.5 rounded-full border-2 ${place === shown ? 'border-paprika bg-paprika' : 'border-edge'}`}
              />
            </button>
          ))}
        </div>
        <div className="flex gap-1">
          <button
            type="button"
            disabled={!isHydrated}
            aria-label={words.previous}
            onClick={() => go(shown - 1)}
            className={round}
          >
            <Sign path="M14 6l-6 6 6 6" mirrorClass="rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            disabled={!isHydrated}
            aria-label={words.next}
            onClick={() => go(shown + 1)}
            className={round}
          >
            <Sign path="M10 6l6 6-6 6" mirrorClass="rtl:-scale-x-100" />
          </button>
        </div>
      </div>
    </section>
  )
}

/** Signs for a way turn round with the letters; signs for a time do not. */
function Sign({ path, mirrorClass = '' }: { path: string; mirrorClass?: 'rtl:-scale-x-100' | '' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`size-5 fill-none stroke-current stroke-2 ${mirrorClass}`}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

const turnToSlide = (_: unknown, to: number) => ({ shown: to, hasTurned: true })

/** Which of so many is shown, and whether another follows by itself. */
function useRotation(count: number, everyMs: number) {
  const [{ shown, hasTurned }, turnTo] = useReducer(turnToSlide, { shown: 0, hasTurned: false })
  // Nothing moves before somebody's wishes are known.
  const [isPlaying, setIsPlaying] = useState(false)
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [isUnseen, setIsUnseen] = useState(false)
  const hasChosen = useRef(false)
  const isTemporarilyPaused = isUnderPointer || hasFocus || isUnseen

  useEffect(() => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => {
      if (!hasChosen.current) setIsPlaying(!wish.matches)
    }
    const look = () => setIsUnseen(document.hidden)
    follow()
    look()
    wish.addEventListener('change', follow)
    document.addEventListener('visibilitychange', look)
    return () => {
      wish.removeEventListener('change', follow)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  useEffect(() => {
    if (!isPlaying || isTemporarilyPaused) return
    const timer = setTimeout(() => {
      // The page may have been hidden since its last render.
      if (!document.hidden) turnTo((shown + 1) % count)
    }, everyMs)
    return () => clearTimeout(timer)
  }, [isPlaying, isTemporarilyPaused, shown, count, everyMs])

  return {
    shown,
    hasTurned,
    isPlaying,
    isTemporarilyPaused,
    go: (to: number) => turnTo((to + count) % count),
    toggle() {
      hasChosen.current = true
      setIsPlaying(!isPlaying)
    },
    hold: {
      onMouseEnter: () => setIsUnderPointer(true),
      onMouseLeave: () => setIsUnderPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  }
}
