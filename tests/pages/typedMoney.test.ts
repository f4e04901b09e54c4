import { expect, test } from 'vitest'
import {
  currencyOfBrowser,
  formatMoney,
  formatTypedMoney,
  parseTypedMoney,
} from '#client/features/mealPlanner/prices/money.ts'
import { setLocaleSource } from '#shared/currentLocale.ts'
import { supportedLocales } from '#shared/locale.ts'

test.for([
  ['2,49', 'EUR', 249],
  ['2.49', 'USD', 249],
  [' 3 ', 'EUR', 300],
  ['2,5', 'EUR', 250],
  ['120', 'JPY', 120],
  ['0.125', 'KWD', 125],
  ['٢٫٤٩', 'EGP', 249],
  ['२.४९', 'INR', 249],
  ['0', 'EUR', 0],
] as const)(
  'the typed price %s in %s is read in the smallest part of the currency',
  ([text, currency, amount]) => {
    expect(parseTypedMoney(text, currency)).toBe(amount)
  },
)

test.for([
  ['1.299', 'EUR'],
  ['1,299.00', 'EUR'],
  ['1.5', 'JPY'],
  ['-1', 'EUR'],
  ['two', 'EUR'],
  ['', 'EUR'],
  ['99999999999', 'EUR'],
] as const)('%s in %s is no sum', ([text, currency]) => {
  expect(parseTypedMoney(text, currency)).toBeNull()
})

test('a sum is shown as each language writes it, and can be typed again as it is shown in a field', () => {
  const shown = supportedLocales.map((locale) => {
    setLocaleSource(() => locale)
    expect(parseTypedMoney(formatTypedMoney(123_456, 'EUR'), 'EUR')).toBe(123_456)
    return [
      locale,
      formatMoney(123_456, 'EUR')
        .replace(/[\s\u200e\u200f\u061c]/gu, ' ')
        .trim(),
    ]
  })
  setLocaleSource(() => 'en')
  expect(Object.fromEntries(shown)).toEqual({
    en: '€1,234.56',
    de: '1.234,56 €',
    es: '1234,56 €',
    fr: '1 234,56 €',
    hi: '€1,234.56',
    ar: '1,234.56 €',
  })
})

test('a currency is suggested where the browser names a known place, and never by the language alone', () => {
  expect(currencyOfBrowser(['de', 'de-AT'])).toBe('EUR')
  expect(currencyOfBrowser(['en-GB'])).toBe('GBP')
  expect(currencyOfBrowser(['en-US@posix'])).toBe('USD')
  expect(currencyOfBrowser(['ar', 'en'])).toBeNull()
  expect(currencyOfBrowser(['en-AQ'])).toBeNull()
})
