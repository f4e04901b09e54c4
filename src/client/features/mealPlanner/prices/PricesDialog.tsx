import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import type { FoodPrice, TypedFoodPrice } from '#shared/mealPlan/foodPrices.ts'
import type { MealPlan } from '#shared/mealPlan/meals.ts'
import { forgetTypedFields } from '../../../forms/useStoredTypedFields.ts'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StatusMessage } from '../../../ui/StatusMessage.tsx'
import { DialogWithDone } from '../DialogWithDone.tsx'
import { fieldsThatDiffer, useEntryToChange } from '../food/useEntryToChange.ts'
import { ListWithTwoButtons } from '../ListWithTwoButtons.tsx'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { currencyName, currencyOfBrowser, formatMoney, listCurrencies } from './money.ts'
import { PriceForm } from './PriceForm.tsx'

interface PricesDialogProps {
  plan: Pick<MealPlan, 'foodPrices' | 'settings'>
  act: PerformPlanAction
  /** What was done last, with the way to undo it. */
  outcome: ReactNode
  onDismiss: () => void
}

/** What the household pays for its food, in one currency: each price can be entered, changed and removed. */
export default function PricesDialog({ plan, act, outcome, onDismiss }: PricesDialogProps) {
  const { foodPrices, settings } = plan
  const change = useEntryToChange(foodPrices)
  const [suggested] = useState(() => currencyOfBrowser(navigator.languages))
  const currency = settings.currency ?? suggested
  const add = (typed: TypedFoodPrice) =>
    act(m.food_prices_added({ name: typed.name }), (make) => [
      // A currency that was only suggested is chosen with the first price.
      ...(settings.currency === null ? [make.chooseCurrency(typed.paid.currency)] : []),
      make.addPrice(typed),
    ])
  return (
    <DialogWithDone title={m.food_prices_title()} onDismiss={onDismiss}>
      <p>{m.food_prices_lead()}</p>
      {outcome}
      <CurrencyChoice
        currency={currency}
        onChoose={(code) =>
          act(m.food_prices_currency_changed({ currency: currencyName(code) }), (make) =>
            make.chooseCurrency(code),
          )
        }
      />
      <ListWithTwoButtons
        empty={m.food_prices_none()}
        rows={foodPrices.map((price) => ({
          id: price.id,
          words: <PriceWords price={price} currency={currency} />,
          first: {
            label: m.food_at_hand_change(),
            named: m.food_at_hand_change_named({ name: price.name }),
            onPress: () => change.begin(price),
          },
          second: {
            label: m.food_at_hand_remove(),
            named: m.food_at_hand_remove_named({ name: price.name }),
            onPress: () => {
              act(m.food_prices_removed({ name: price.name }), (make, docs) =>
                make.removePrice(docs, price.id),
              )
              forgetTypedFields(`larder.typed.price.${price.id}`)
              if (change.entry?.id === price.id) change.end()
            },
          },
        }))}
      />
      <StatusMessage>
        {change.entry && change.isRemoved && m.food_at_hand_removed_meanwhile({ name: change.entry.name })}
      </StatusMessage>
      {currency !== null && (
        <PriceForm
          key={change.entry?.id ?? 'new'}
          price={change.entry}
          isAdded={change.entry === null || change.isRemoved}
          currency={currency}
          onSave={(typed) => {
            if (change.entry && !change.isRemoved) {
              const { id } = change.entry
              const changed = fieldsThatDiffer(typed, change.entry)
              if (Object.keys(changed).length > 0)
                act(m.food_prices_changed({ name: typed.name }), (make) => make.changePrice(id, changed))
            } else add(typed)
            change.end()
          }}
          onCancel={change.entry ? change.end : undefined}
        />
      )}
    </DialogWithDone>
  )
}

function CurrencyChoice({
  currency,
  onChoose,
}: {
  currency: string | null
  onChoose: (code: string) => void
}) {
  const codes = new Set([...listCurrencies(), ...(currency === null ? [] : [currency])])
  return (
    <LabelledField label={m.food_prices_currency()}>
      {(control) => (
        <Select {...control} value={currency ?? ''} onChange={({ target }) => onChoose(target.value)}>
          {currency === null && (
            <option value="" disabled>
              {m.food_prices_currency_choose()}
            </option>
          )}
          {[...codes].sort().map((code) => (
            <option key={code} value={code}>
              {currencyName(code)}
            </option>
          ))}
        </Select>
      )}
    </LabelledField>
  )
}

function PriceWords({
  price: { name, pack, paid },
  currency,
}: {
  price: FoodPrice
  currency: string | null
}) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span dir="auto" className="block font-semibold">
        {name}
      </span>
      <span className="block text-sm">
        {m.food_prices_for_pack({ price: formatMoney(paid.amount, paid.currency), pack })}
      </span>
      {paid.currency !== currency && (
        <span className="block text-sm text-soft">{m.food_prices_other_currency()}</span>
      )}
    </span>
  )
}
