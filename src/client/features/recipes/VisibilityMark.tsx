import { visibilityMarkText } from '#shared/messages/recipes/visibility.ts'

/** On a card and on the recipe: that not everybody sees it. */
export default function VisibilityMark({ visibility }: { visibility: 'household' | 'creator' }) {
  return (
    <p className="flex items-center gap-1.5 self-start rounded-full border border-line bg-sprig px-3 py-0.5 text-sm font-semibold">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-4 fill-none stroke-current stroke-2"
        strokeLinejoin="round"
      >
        {visibility === 'household' ? (
          <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
        ) : (
          <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
        )}
      </svg>
      {visibilityMarkText(visibility)}
    </p>
  )
}
