import { type FormEvent, useState } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import type { FoodPrice, TypedFoodPrice } from '#shared/mealPlan/foodPrices.ts'
import { maxFoodAmountLength, maxFoodNameLength } from '#shared/mealPlan/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { MoneyField } from './MoneyField.tsx'

interface PriceFormProps {
  /** The price that is changed; without it the form adds one. */
  price?: FoodPrice
  currency: string
  onSave: (typed: TypedFoodPrice) => void
  onCancel?: () => void
}

/** Enters what a pack of a food costs, or changes it. */
export function PriceForm({ price, currency, onSave, onCancel }: PriceFormProps) {
  const [name, setName] = useState(price?.name ?? '')
  const [pack, setPack] = useState(price?.pack ?? '')
  const first = price?.paid.currency === currency ? price.paid.amount : null
  const [amount, setAmount] = useState(first)
  const [saved, setSaved] = useState(0)
  const isFilled = isVisibleText(name) && isVisibleText(pack) && amount !== null
  function save(event: FormEvent) {
    event.preventDefault()
    if (!isFilled) return
    onSave({ name: name.trim(), pack: pack.trim(), paid: { amount, currency } })
    if (price) return
    setName('')
    setPack('')
    setAmount(null)
    setSaved(saved + 1)
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <TextField
        label={m.food_at_hand_name()}
        value={name}
        maxLength={maxFoodNameLength}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={m.food_prices_pack()}
        placeholder={m.food_prices_pack_hint()}
        value={pack}
        maxLength={maxFoodAmountLength}
        autoComplete="off"
        onChange={({ target }) => setPack(target.value)}
      />
      <MoneyField
        key={`${saved} ${currency}`}
        label={m.food_prices_price({ currency })}
        currency={currency}
        first={saved === 0 ? first : null}
        onType={setAmount}
      />
      <Button type="submit" look="quiet" disabled={!isFilled}>
        {price ? m.food_at_hand_save() : m.food_at_hand_add()}
      </Button>
      {onCancel && (
        <Button look="plain" onClick={onCancel}>
          {m.grocery_page_cancel()}
        </Button>
      )}
    </form>
  )
}
