interface ChoiceCardsProps<T extends string> {
  name: string
  choices: readonly T[]
  chosen: T | undefined
  onChoose: (choice: T) => void
  size?: 'large' | 'small'
  describedBy?: string | undefined
  /** What a choice is called; itself when left out. */
  nameOf?: (choice: T) => string
}

const sizes = {
  large: { list: 'grid grid-cols-1 gap-3 sm:grid-cols-2', card: 'min-h-14 rounded-2xl px-card py-3 text-lg' },
  small: { list: 'flex flex-wrap gap-2', card: 'min-h-11 rounded-full px-4 py-2' },
}

/** One choice of several: native radio buttons, so arrows, forms and screen readers work as everywhere. */
export function ChoiceCards<T extends string>(props: ChoiceCardsProps<T>) {
  const { list, card } = sizes[props.size ?? 'large']
  return (
    <div className={list}>
      {props.choices.map((choice) => (
        <label
          key={choice}
          className={`${card} flex cursor-pointer items-center gap-3 wrap-anywhere border border-edge bg-card transition-colors hover:border-paprika has-checked:border-paprika has-checked:bg-blush has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-paprika`}
        >
          <input
            type="radio"
            name={props.name}
            value={choice}
            checked={choice === props.chosen}
            onChange={() => props.onChoose(choice)}
            required
            aria-describedby={props.describedBy}
            className="size-5 shrink-0 accent-paprika outline-none"
          />
          {props.nameOf?.(choice) ?? choice}
        </label>
      ))}
    </div>
  )
}
