import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { FoldablePart } from '../../ui/FoldablePart.tsx'

interface FilterSectionProps<Value extends string> {
  name: string
  values: readonly Value[]
  chosen: Value | null
  /** How many recipes each value would leave, as it is shown; null where that is not known. */
  countOf: (value: Value) => ReactNode
  nameOf: (value: string) => string
  /** The list's address with this value, or with all of them. */
  addressOf: (value: Value | null) => string
}

/** One filter of the list, to be folded. Each value is a link, so that it works everywhere and can be sent on. */
export function FilterSection<Value extends string>(props: FilterSectionProps<Value>) {
  const { name, values, chosen, countOf, nameOf, addressOf } = props
  return (
    <FoldablePart title={name} note={chosen && nameOf(chosen)} isOpenAtFirst={chosen !== null}>
      <ul>
        <FilterLink to={addressOf(null)} isChosen={chosen === null} name={m.recipe_list_all()} count={null} />
        {values.map((value) => (
          <FilterLink
            key={value}
            to={addressOf(value)}
            isChosen={value === chosen}
            name={nameOf(value)}
            count={countOf(value)}
          />
        ))}
      </ul>
    </FoldablePart>
  )
}

interface FilterLinkProps {
  to: string
  isChosen: boolean
  name: string
  count: ReactNode
}

function FilterLink({ to, isChosen, name, count }: FilterLinkProps) {
  const look = isChosen ? 'bg-blush font-semibold text-paprika-deep' : 'hover:text-paprika'
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={`flex min-h-11 items-center justify-between gap-3 rounded-xl px-3 ${look}`}
      >
        <span>{name}</span>
        {count}
      </Link>
    </li>
  )
}
