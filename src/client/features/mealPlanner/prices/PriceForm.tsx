import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import type { FoodPrice, TypedFoodPrice } from '#shared/mealPlan/foodPrices.ts'
import { useStoredTypedFields } from '../../../forms/useStoredTypedFields.ts'
import { FoodEntryForm } from '../food/FoodEntryForm.tsx'
import { MoneyTextField } from './MoneyField.tsx'
import { formatTypedMoney, parseTypedMoney } from './money.ts'

interface PriceFormProps {
  /** The price as it is saved; null for empty fields. */
  price: FoodPrice | null
  /** Whether the form adds a price and does not change one. */
  isAdded: boolean
  currency: string
  onSave: (typed: TypedFoodPrice) => void
  onCancel: (() => void) | undefined
}

/** Enters what a pack of a food costs, or changes it. What is typed stays in this tab until it is saved or cancelled. */
export function PriceForm({ price, isAdded, currency, onSave, onCancel }: PriceFormProps) {
  const labels = {
    name: m.food_at_hand_name(),
    pack: m.food_prices_pack(),
    paid: m.food_prices_price({ currency }),
  }
  const first = price?.paid.currency === currency ? price.paid.amount : null
  const saved = {
    name: price?.name ?? '',
    pack: price?.pack ?? '',
    paid: first === null ? '' : formatTypedMoney(first, currency),
  }
  const { fields, meanwhile, type, takeTheirs, forget } = useStoredTypedFields(
    `larder.typed.price.${price?.id ?? ''}`,
    saved,
  )
  const { name, pack, paid } = fields
  const amount = paid === saved.paid ? first : parseTypedMoney(paid, currency)
  function save() {
    if (amount === null) return
    forget()
    onSave({ name: name.trim(), pack: pack.trim(), paid: { amount, currency } })
  }
  return (
    <FoodEntryForm
      name={name}
      onName={(text) => type({ name: text })}
      amount={{
        label: labels.pack,
        placeholder: m.food_prices_pack_hint(),
        text: pack,
        onType: (text) => type({ pack: text }),
      }}
      isFilled={isVisibleText(name) && isVisibleText(pack) && amount !== null}
      isChange={!isAdded}
      // A price in another currency is none that could be taken.
      savedMeanwhile={meanwhile
        .filter((field) => field !== 'paid' || first !== null)
        .map((field) => ({ label: labels[field], text: saved[field] }))}
      onTakeTheirs={takeTheirs}
      onSave={save}
      onCancel={
        onCancel &&
        (() => {
          forget()
          onCancel()
        })
      }
    >
      <MoneyTextField
        label={labels.paid}
        currency={currency}
        text={paid}
        onType={(text) => type({ paid: text })}
      />
    </FoodEntryForm>
  )
}
