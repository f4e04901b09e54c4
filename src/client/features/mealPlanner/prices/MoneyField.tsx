import { useState } from 'react'
import * as m from '#messages'
import { maxTypedMoneyLength } from '#shared/mealPlan/limits.ts'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../../ui/TextField.tsx'
import { formatTypedMoney, parseTypedMoney } from './money.ts'

interface MoneyFieldProps {
  label: string
  hint?: string
  currency: string
  /** The first amount, in the smallest unit of the currency (such as cents); null for an empty field. */
  first: number | null
  /** `amount` is null where nothing is typed, or what cannot be read; only the latter is a fault. */
  onType: (amount: number | null, isFaulty: boolean) => void
}

const exampleAmount = 249

/** A sum of money that is typed as the reader writes numbers. */
export function MoneyField({ label, hint, currency, first, onType }: MoneyFieldProps) {
  const [text, setText] = useState(() => (first === null ? '' : formatTypedMoney(first, currency)))
  const isFaulty = text.trim() !== '' && parseTypedMoney(text, currency) === null
  return (
    <LabelledField
      label={label}
      hint={hint}
      fault={
        isFaulty ? m.food_prices_unclear({ example: formatTypedMoney(exampleAmount, currency) }) : undefined
      }
    >
      {(control) => (
        <input
          {...control}
          value={text}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={maxTypedMoneyLength}
          onChange={({ target }) => {
            const amount = parseTypedMoney(target.value, currency)
            setText(target.value)
            onType(amount, amount === null && target.value.trim() !== '')
          }}
          className={`${textFieldClasses} min-h-11`}
        />
      )}
    </LabelledField>
  )
}
