import * as m from '#messages'
import type { Span } from './SourceText.tsx'

interface GroundedLineProps {
  text: string
  isHeading: boolean
  /** Where it stands in the source; null where it does not, undefined where the source is no text. */
  span: Span | null | undefined
  isShown: boolean
  onShow: () => void
  isConsented: boolean
  onConsent: (isConsented: boolean) => void
}

/** A line of a model: a button that shows its place in the source, or the question whether to save it all the same. */
export function GroundedLine({
  text,
  isHeading,
  span,
  isShown,
  onShow,
  isConsented,
  onConsent,
}: GroundedLineProps) {
  const weight = isHeading ? 'font-semibold' : ''
  if (span === undefined)
    return (
      <li dir="auto" className={`py-1 ${weight}`}>
        {text}
      </li>
    )
  if (span)
    return (
      <li>
        <button
          type="button"
          aria-pressed={isShown}
          onClick={onShow}
          onFocus={onShow}
          onMouseEnter={onShow}
          dir="auto"
          className={`min-h-11 w-full rounded-xl px-2 text-start ${weight} ${isShown ? 'bg-blush' : ''}`}
        >
          {text}
        </button>
      </li>
    )
  return (
    <li className="flex flex-col rounded-xl border border-dashed border-edge px-2 py-1">
      <span dir="auto" className={weight}>
        {text}
      </span>
      <strong className="text-paprika-deep">{m.recipe_import_not_in_source()}</strong>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isConsented}
          onChange={({ target }) => onConsent(target.checked)}
          className="size-5 shrink-0 accent-paprika"
        />
        <span>{m.recipe_import_keep_line({ line: text })}</span>
      </label>
    </li>
  )
}
