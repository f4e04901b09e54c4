interface TabsProps {
  label: string
  tabs: readonly { id: string; name: string }[]
  current: string
  onChoose: (id: string) => void
}

/** Which of a few is shown below. Buttons that are pressed: they need no arrow keys, and there is no tab panel. */
export function TabButtons({ label, tabs, current, onChoose }: TabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no row of its own.
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
          className="min-h-11 rounded-full border border-edge px-4 font-semibold wrap-anywhere hover:text-paprika aria-pressed:border-paprika aria-pressed:bg-blush aria-pressed:text-paprika-deep"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
