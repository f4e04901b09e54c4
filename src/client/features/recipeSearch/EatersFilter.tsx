import type { ReactNode } from 'react'
import * as m from '#messages'
import type { RecipeList, RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietFilterScopes } from '#shared/kitchen/recipeListFilters.ts'
import { allergenName } from '#shared/messages/recipes/findings.ts'
import * as say from '#shared/messages/recipes/recipeList.ts'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { FoldablePart } from '../../ui/FoldablePart.tsx'
import { FilterOptionCount } from './FilterOptionCount.tsx'
import { recipeListAddressFields } from './recipeListAddress.ts'

interface EatsFilterProps {
  asked: RecipeListInput
  /** Undefined while they are not known. */
  counts: RecipeList['counts'] | undefined
  isMember: boolean
  onChange: (change: Partial<RecipeListInput>) => void
}

const row = 'flex min-h-11 cursor-pointer items-center gap-3'
const box = 'size-5 shrink-0 accent-paprika'

/** What must not be in a recipe: for the people in the settings, or picked here. */
export default function EatersFilter({ asked, counts, isMember, onChange }: EatsFilterProps) {
  const ticked = joinWordsAsList(asked.without.map(allergenName))
  return (
    <>
      <FoldablePart
        title={m.recipe_list_without()}
        note={ticked}
        isOpenAtFirst={asked.without.length > 0 || asked.strict}
      >
        <FieldGroup label={m.recipe_list_without()} hint={m.recipe_list_without_hint()} isLabelHidden>
          {allergenIds.map((id) => (
            <Tick
              key={id}
              field={recipeListAddressFields.without}
              value={id}
              name={allergenName(id)}
              count={
                counts && !asked.without.includes(id) ? (
                  <FilterOptionCount count={counts.without[id]} isMore={counts.isAtLeast} />
                ) : null
              }
              isTicked={asked.without.includes(id)}
              onTick={(isTicked) =>
                onChange({
                  without: allergenIds.filter((each) =>
                    each === id ? isTicked : asked.without.includes(each),
                  ),
                })
              }
            />
          ))}
        </FieldGroup>
        <div className="mt-2 border-t border-line pt-2">
          <Tick
            field={recipeListAddressFields.strict}
            value="1"
            name={m.recipe_list_strict()}
            count={null}
            isTicked={asked.strict}
            onTick={(strict) => onChange({ strict })}
          />
        </div>
      </FoldablePart>
      {isMember && (
        <FoldablePart
          title={m.recipe_list_who_eats()}
          note={asked.myDiet && say.eaterFilterTexts()[asked.myDiet]}
          isOpenAtFirst={asked.myDiet !== null}
        >
          <FieldGroup label={m.recipe_list_who_eats()} hint={m.recipe_list_who_eats_hint()} isLabelHidden>
            {[null, ...dietFilterScopes].map((whose) => (
              <label key={whose} className={row}>
                <input
                  type="radio"
                  name={recipeListAddressFields.myDiet}
                  value={whose ?? ''}
                  checked={asked.myDiet === whose}
                  onChange={() => onChange({ myDiet: whose })}
                  className={box}
                />
                {say.eaterFilterTexts()[whose ?? 'anyone']}
              </label>
            ))}
          </FieldGroup>
        </FoldablePart>
      )}
      {(ticked || asked.myDiet) && (
        <p className="border-t border-line pt-3 text-sm text-soft">{m.recipe_list_caution()}</p>
      )}
    </>
  )
}

interface TickProps {
  field: string
  value: string
  name: string
  /** How many recipes it would leave, as it is shown; null where that is not said. */
  count: ReactNode
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Tick({ field, value, name, count, isTicked, onTick }: TickProps) {
  return (
    <label className={row}>
      <input
        type="checkbox"
        name={field}
        value={value}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        className={box}
      />
      <span className="grow first-letter:uppercase">{name}</span>
      {count}
    </label>
  )
}
