import { useState } from 'react'
import * as m from '#messages'
import { maxTypedMoneyLength } from '#shared/mealPlan/limits.ts'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../../ui/TextField.tsx'
import { formatTypedMoney, parseTypedMoney } from './money.ts'

interface MoneyTextFieldProps {
  label: string
  hint?: string | undefined
  currency: string
  text: string
  onType: (text: string) => void
}

const exampleAmount = 249

const isFaultyMoney = (text: string, currency: string) =>
  text.trim() !== '' && parseTypedMoney(text, currency) === null

/** A sum of money as the reader writes numbers, with a fault where it cannot be read. */
export function MoneyTextField({ label, hint, currency, text, onType }: MoneyTextFieldProps) {
  const fault = isFaultyMoney(text, currency)
    ? m.food_prices_unclear({ example: formatTypedMoney(exampleAmount, currency) })
    : undefined
  return (
    <LabelledField label={label} hint={hint} fault={fault}>
      {(control) => (
        <input
          {...control}
          value={text}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={maxTypedMoneyLength}
          onChange={({ target }) => onType(target.value)}
          className={`${textFieldClasses} min-h-11`}
        />
      )}
    </LabelledField>
  )
}

interface MoneyFieldProps extends Omit<MoneyTextFieldProps, 'text' | 'onType'> {
  /** What stands in it at first, in the smallest part of the currency; null for nothing. */
  first: number | null
  /** `amount` is null where nothing is typed, or what cannot be read; only the latter is a fault. */
  onType: (amount: number | null, isFaulty: boolean) => void
}

/** A sum of money whose field keeps its own text. */
export function MoneyField({ first, onType, ...field }: MoneyFieldProps) {
  const { currency } = field
  const [text, setText] = useState(() => (first === null ? '' : formatTypedMoney(first, currency)))
  return (
    <MoneyTextField
      {...field}
      text={text}
      onType={(next) => {
        setText(next)
        onType(parseTypedMoney(next, currency), isFaultyMoney(next, currency))
      }}
    />
  )
}
