import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { textFieldClasses } from './TextField.tsx'

interface TagInputProps {
  label: string
  hint: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** A sentence that says why these words cannot be added; null when they can. */
  check: (words: string) => string | null
  addText: string
  removeText: (tag: string) => string
  addedText: (tag: string) => string
  removedText: (tag: string) => string
  /** What is to be said of a tag. */
  noteOf?: (tag: string) => ReactNode
}

/** A list of words that grows by Enter, a comma, the button, or by going on; each has a button that takes it away. */
export function TagInput(props: TagInputProps) {
  const { label, hint, tags, onChange, check, addText, removeText, addedText, removedText, noteOf } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [news, setNews] = useState('')

  function add(text: string) {
    const fresh = text
      .split(/[,\n]/)
      .map((part) => part.trim().replace(/\s+/g, ' '))
      .filter((part) => part !== '' && !tags.some((tag) => tag.toLowerCase() === part.toLowerCase()))
    const wrong = fresh.find((part) => check(part) !== null)
    setFault(wrong === undefined ? null : check(wrong))
    if (wrong !== undefined) return
    setWords('')
    if (fresh.length === 0) return
    onChange([...tags, ...fresh])
    setNews(fresh.map(addedText).join(' '))
  }

  function remove(tag: string) {
    onChange(tags.filter((each) => each !== tag))
    setNews(removedText(tag))
    field.current?.focus()
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-soft">
        {hint}
      </p>
      {tags.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center gap-2 rounded-2xl border border-line bg-sprig ps-4"
            >
              <span className="min-w-0 py-1.5 leading-snug wrap-anywhere">
                <span className="font-semibold">{tag}</span>
                {noteOf?.(tag)}
              </span>
              <button
                type="button"
                aria-label={removeText(tag)}
                onClick={() => remove(tag)}
                className="flex size-11 shrink-0 items-center justify-center rounded-full hover:text-paprika"
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  className="size-5 fill-none stroke-current stroke-2"
                >
                  <path d="M7 7l10 10M17 7L7 17" strokeLinecap="round" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onBlur={() => words.trim() && add(words)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
            event.preventDefault()
            add(words)
          }}
          autoComplete="off"
          enterKeyHint="enter"
          aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
          aria-invalid={fault !== null}
          className={`${textFieldClasses} min-h-11 min-w-0`}
        />
        <Button
          look="quiet"
          onClick={() => add(words)}
          disabled={words.trim() === ''}
          aria-label={`${addText}: ${label}`}
        >
          {addText}
        </Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 font-semibold text-paprika-deep">
          {fault}
        </p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
