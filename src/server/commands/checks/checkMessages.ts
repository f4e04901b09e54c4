import { defaultLocale, type Locale, supportedLocales } from '#shared/locale.ts'
import {
  inputsOfMessage,
  type MessageCatalogue,
  readMessageCatalogue,
  type TranslatedMessage,
} from '../catalogue.ts'

// Every language must have each English sentence, with its inputs, in all plural forms.

function faultsOf(locale: Locale, english: MessageCatalogue): string[] {
  const spoken = readMessageCatalogue(locale)
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const missing = Object.keys(english).filter((key) => !(key in spoken))
  const unknown = Object.keys(spoken).filter((key) => !(key in english))
  const wrong = Object.entries(english).flatMap(([key, source]) => {
    const message = spoken[key]
    return message === undefined
      ? []
      : faultsIn(message, source, categories).map((fault) => `${key}: ${fault}`)
  })
  return [
    ...missing.map((key) => `${key}: missing`),
    ...unknown.map((key) => `${key}: English has no such sentence`),
    ...wrong,
  ].map((fault) => `${locale}.json ${fault}`)
}

function faultsIn(
  message: TranslatedMessage,
  source: TranslatedMessage,
  categories: readonly string[],
): string[] {
  if (typeof message === 'string' || typeof source === 'string') {
    if (typeof message !== typeof source) return ['has other forms than English']
    const isEmpty = message === '' && source !== ''
    return [...(isEmpty ? ['empty'] : []), ...inputFaults(message, source)]
  }
  const [{ match, selectors }] = message
  if (selectors.join() !== source[0].selectors.join()) return ['chooses its forms otherwise than English']
  const forms = Object.keys(match).join(' ')
  return [
    ...categories.filter((each) => !forms.includes(`plural=${each}`)).map((each) => `no form for “${each}”`),
    ...inputFaults(message, source),
  ]
}

function inputFaults(message: TranslatedMessage, source: TranslatedMessage): string[] {
  const [told, asked] = [inputsOfMessage(message), inputsOfMessage(source)]
  return [
    ...asked.filter((name) => !told.includes(name)).map((name) => `{${name}} is left out`),
    ...told.filter((name) => !asked.includes(name)).map((name) => `{${name}} is not given`),
  ]
}

const english = readMessageCatalogue(defaultLocale)
const faults = supportedLocales.flatMap((locale) => faultsOf(locale, english))
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}
