import { formatNumber, getCurrentLocale } from '#shared/currentLocale.ts'
import { toLatinDigits } from '#shared/kitchen/units/latinDigits.ts'
import { maxMoney } from '#shared/mealPlan/limits.ts'

/** Decimals of a currency: 2 of the euro, 0 of the yen. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** A sum in the smallest part of its currency, as readers of this language write it. */
export const formatMoney = (amount: number, currency: string): string =>
  formatNumber(Math.round(amount) / 10 ** decimalsOf(currency), { style: 'currency', currency })

/** The same without the currency, as one types it. */
export function formatTypedMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  return formatNumber(amount / 10 ** decimals, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })
}

/** A typed sum in the smallest part of a currency; null where it is none, or could be read in two ways: "1.299" euros. */
export function parseTypedMoney(text: string, currency: string): number | null {
  const plain = toLatinDigits(text.trim())
  const { whole, part = '' } = /^(?<whole>\d+)(?:[.,](?<part>\d+))?$/u.exec(plain)?.groups ?? {}
  const decimals = decimalsOf(currency)
  if (whole === undefined || part.length > decimals) return null
  const amount = Number(whole + part.padEnd(decimals, '0'))
  return amount <= maxMoney ? amount : null
}

/** "EUR – Euro" */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames(getCurrentLocale(), { type: 'currency' }).of(code)
  return name === undefined || name === code ? code : `${code} – ${name}`
}

export const listCurrencies = (): readonly string[] => Intl.supportedValuesOf('currency')

const euroRegions = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')
const currencyOfRegion: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euroRegions.map((region) => [region, 'EUR'])),
  ...{ US: 'USD', GB: 'GBP', CA: 'CAD', AU: 'AUD', NZ: 'NZD', CH: 'CHF', IN: 'INR', MX: 'MXN', AR: 'ARS' },
  ...{ CO: 'COP', CL: 'CLP', PE: 'PEN', EG: 'EGP', SA: 'SAR', AE: 'AED', MA: 'MAD', DZ: 'DZD', TN: 'TND' },
  ...{ JO: 'JOD', IQ: 'IQD', SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', CZ: 'CZK', JP: 'JPY', ZA: 'ZAR' },
}

/** The currency where the reader's browser says that it is; null where it does not say, or the place is not known here. */
export function currencyOfBrowser(languages: readonly string[]): string | null {
  // Intl.Locale refuses what some browsers name: "en-US@posix".
  const regions = languages.flatMap((tag) => /^[a-z]+(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(tag)?.[1] ?? [])
  return (regions[0] !== undefined && currencyOfRegion[regions[0]]) || null
}
