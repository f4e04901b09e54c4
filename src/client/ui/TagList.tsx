import type { ReactNode, Ref } from 'react'

interface RemovableTag {
  key: string | number
  name: string
  /** What the button that removes it is called. */
  removeText: string
  /** Shown beside the name. */
  note?: ReactNode
}

interface TagListProps {
  tags: readonly RemovableTag[]
  onRemove: (index: number) => void
  label?: string
  list?: Ref<HTMLUListElement>
  /** Whether the tags are lower, and are removed by a press anywhere on them. */
  isCompact?: boolean
}

/** Tags, each with a button that removes it; the Delete and Backspace keys do so too while the button has the focus. */
export function TagList({ tags, onRemove, label, list, isCompact = false }: TagListProps) {
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-2">
      {tags.map(({ key, name, removeText, note }, index) => (
        <li
          key={key}
          className={`relative flex max-w-full items-center border border-line bg-sprig leading-snug ${isCompact ? 'rounded-full ps-3.5 hover:border-paprika hover:text-paprika' : 'gap-2 rounded-2xl ps-4'}`}
        >
          <span className={`min-w-0 wrap-anywhere ${isCompact ? '' : 'py-1.5'}`}>
            <span className={isCompact ? '' : 'font-semibold'}>{name}</span>
            {note}
          </span>
          <button
            type="button"
            aria-label={removeText}
            onClick={() => onRemove(index)}
            onKeyDown={({ key }) => {
              if (key === 'Delete' || key === 'Backspace') onRemove(index)
            }}
            className={`flex shrink-0 items-center justify-center rounded-full hover:text-paprika ${isCompact ? 'size-9 after:absolute after:inset-0' : 'size-11'}`}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className={`fill-none stroke-current stroke-2 ${isCompact ? 'size-4' : 'size-5'}`}
            >
              <path d="M7 7l10 10M17 7L7 17" strokeLinecap="round" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
