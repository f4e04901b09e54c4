import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import type { FoodPrice, TypedFoodPrice } from '#shared/mealPlan/foodPrices.ts'
import type { MealPlan } from '#shared/mealPlan/meals.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { Select } from '../../../ui/Select.tsx'
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
  const [changedId, setChangedId] = useState<string | null>(null)
  const [suggested] = useState(() => currencyOfBrowser(navigator.languages))
  const currency = settings.currency ?? suggested
  const changed = foodPrices.find(({ id }) => id === changedId)
  const add = (typed: TypedFoodPrice) =>
    act(m.food_prices_added({ name: typed.name }), (make) => [
      // A currency that was only suggested is chosen with the first price.
      ...(settings.currency === null ? [make.chooseCurrency(typed.paid.currency)] : []),
      make.addPrice(typed),
    ])
  return (
    <Dialog
      title={m.food_prices_title()}
      isWide
      onDismiss={onDismiss}
      footer={
        <Button look="quiet" onClick={onDismiss}>
          {m.grocery_page_done()}
        </Button>
      }
    >
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
      {foodPrices.length === 0 ? (
        <p className="text-soft">{m.food_prices_none()}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {foodPrices.map((price) => (
            <li
              key={price.id}
              className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-line px-4 py-2"
            >
              <PriceWords price={price} currency={currency} />
              <span className="flex flex-wrap gap-2">
                <Button
                  look="quiet"
                  aria-label={m.food_at_hand_change_named({ name: price.name })}
                  onClick={() => setChangedId(price.id)}
                >
                  {m.food_at_hand_change()}
                </Button>
                <Button
                  look="plain"
                  aria-label={m.food_at_hand_remove_named({ name: price.name })}
                  onClick={() =>
                    act(m.food_prices_removed({ name: price.name }), (make, docs) =>
                      make.removePrice(docs, price.id),
                    )
                  }
                >
                  {m.food_at_hand_remove()}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {currency !== null &&
        (changed ? (
          <PriceForm
            key={changed.id}
            price={changed}
            currency={currency}
            onSave={(typed) => {
              act(m.food_prices_changed({ name: typed.name }), (make) => make.changePrice(changed.id, typed))
              setChangedId(null)
            }}
            onCancel={() => setChangedId(null)}
          />
        ) : (
          <PriceForm key="new" currency={currency} onSave={add} />
        ))}
    </Dialog>
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
