import type { WishCase } from '../wishCase.ts'

/** Months of a pregnancy that are counted in words. */
export const monthsInWords: readonly WishCase[] = [
  ['bin im sechsten Monat', '^'],
  ['meine Frau ist im siebten Monat', '^'],
  ['sixth month', '^'],
  ['in my sixth month, dinner', '^'],
  ['wife in her seventh month', '^'],
  ['sixième mois, dîner', '^'],
  ['sono al sesto mese', '^'],
  ['zesde maand, soep', '^'],
  ['In the sixth month of the year we barbecue', ''],
  ['Every third month we have a potluck', ''],
  ['Im sechsten Monat des Jahres grillen wir', ''],
  ["C'est le sixième mois de notre potager, des courgettes", ''],
]
