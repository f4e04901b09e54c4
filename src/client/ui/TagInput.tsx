import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { TagList } from './TagList.tsx'
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
  /** A note beside a tag. */
  noteOf?: (tag: string) => ReactNode
}

/**
 * A list of words: Enter, a comma, the button and leaving the field add what was typed, and each word has a button that removes
 * it.
 */
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
        <div className="mb-3">
          <TagList
            tags={tags.map((tag) => ({
              key: tag,
              name: tag,
              removeText: removeText(tag),
              note: noteOf?.(tag),
            }))}
            onRemove={(index) => remove(tags[index]!)}
          />
        </div>
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
