import { useState } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import type { FoodPrice, TypedFoodPrice } from '#shared/mealPlan/foodPrices.ts'
import { FoodEntryForm } from '../food/FoodEntryForm.tsx'
import { MoneyField } from './MoneyField.tsx'

interface PriceFormProps {
  /** The price that the form begins with; null for empty fields. */
  price: FoodPrice | null
  /** Whether the form adds a price and does not change one. */
  isAdded: boolean
  currency: string
  onSave: (typed: TypedFoodPrice) => void
  onCancel: (() => void) | undefined
}

/** Enters what a pack of a food costs, or changes it. */
export function PriceForm({ price, isAdded, currency, onSave, onCancel }: PriceFormProps) {
  const [name, setName] = useState(price?.name ?? '')
  const [pack, setPack] = useState(price?.pack ?? '')
  const first = price?.paid.currency === currency ? price.paid.amount : null
  const [amount, setAmount] = useState(first)
  const [saved, setSaved] = useState(0)
  const isFilled = isVisibleText(name) && isVisibleText(pack) && amount !== null
  function save() {
    if (amount === null) return
    onSave({ name: name.trim(), pack: pack.trim(), paid: { amount, currency } })
    if (price) return
    setName('')
    setPack('')
    setAmount(null)
    setSaved(saved + 1)
  }
  return (
    <FoodEntryForm
      name={name}
      onName={setName}
      amount={{
        label: m.food_prices_pack(),
        placeholder: m.food_prices_pack_hint(),
        text: pack,
        onType: setPack,
      }}
      isFilled={isFilled}
      isChange={!isAdded}
      onSave={save}
      onCancel={onCancel}
    >
      <MoneyField
        key={`${saved} ${currency}`}
        label={m.food_prices_price({ currency })}
        currency={currency}
        first={saved === 0 ? first : null}
        onType={setAmount}
      />
    </FoodEntryForm>
  )
}
