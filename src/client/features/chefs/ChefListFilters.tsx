import { Form, Link } from 'react-router-dom'
import * as m from '#messages'
import type { ChefListInput } from '#shared/contract/chefs.ts'
import { maxChefPlaceTextLength } from '#shared/contract/limits.ts'
import { establishmentTypes } from '#shared/kitchen/establishments.ts'
import { establishmentTypeName } from '#shared/messages/names/establishmentNames.ts'
import { cuisineName } from '#shared/messages/names/names.ts'
import { Button } from '../../ui/Button.tsx'
import { FoldablePart } from '../../ui/FoldablePart.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { chefListAddressFields, chefListPath, writeChefListAddress } from './chefsAddress.ts'

interface ChefFiltersProps {
  asked: ChefListInput
  cuisines: readonly NonNullable<ChefListInput['cuisine']>[]
}

/** Where, what and in what kind of place. Each choice is a link and the search a form, so all works without scripts. */
export function ChefListFilters({ asked, cuisines }: ChefFiltersProps) {
  const { place, cuisine, establishmentType } = asked
  return (
    <section aria-label={m.chefs_filters()} className="flex flex-col gap-5">
      <search>
        <Form method="get" action={chefListPath} preventScrollReset className="flex flex-col gap-3">
          <LabelledField label={m.chefs_place_label()} hint={m.chefs_place_hint()}>
            {(control) => (
              <input
                {...control}
                key={place}
                type="search"
                name={chefListAddressFields.place}
                defaultValue={place}
                maxLength={maxChefPlaceTextLength}
                autoComplete="off"
                enterKeyHint="search"
                className={`${textFieldClasses} min-h-11`}
              />
            )}
          </LabelledField>
          {cuisine && <input type="hidden" name={chefListAddressFields.cuisine} value={cuisine} />}
          {establishmentType && (
            <input type="hidden" name={chefListAddressFields.establishmentType} value={establishmentType} />
          )}
          <Button type="submit" look="quiet">
            {m.chefs_search()}
          </Button>
        </Form>
      </search>
      <div>
        <Choices
          name={m.chefs_cuisine()}
          values={cuisines}
          chosen={cuisine}
          nameOf={cuisineName}
          addressOf={(value) => writeChefListAddress({ ...asked, cuisine: value })}
        />
        <Choices
          name={m.chefs_establishment_type()}
          values={establishmentTypes}
          chosen={establishmentType}
          nameOf={establishmentTypeName}
          addressOf={(value) => writeChefListAddress({ ...asked, establishmentType: value })}
        />
      </div>
      {(place || cuisine || establishmentType) && (
        <Link
          to={chefListPath}
          preventScrollReset
          className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
        >
          {m.chefs_clear()}
        </Link>
      )}
    </section>
  )
}

interface ChoicesProps<Value extends string> {
  name: string
  values: readonly Value[]
  chosen: Value | null
  nameOf: (value: string) => string
  addressOf: (value: Value | null) => string
}

function Choices<Value extends string>({ name, values, chosen, nameOf, addressOf }: ChoicesProps<Value>) {
  return (
    <FoldablePart title={name} note={chosen && nameOf(chosen)} isOpenAtFirst={chosen !== null}>
      <ul>
        {[null, ...values].map((value) => (
          <li key={value}>
            <Link
              to={addressOf(value)}
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
              className={`flex min-h-11 items-center rounded-xl px-3 ${value === chosen ? 'bg-blush font-semibold text-paprika-deep' : 'hover:text-paprika'}`}
            >
              {value ? nameOf(value) : m.chefs_all()}
            </Link>
          </li>
        ))}
      </ul>
    </FoldablePart>
  )
}
