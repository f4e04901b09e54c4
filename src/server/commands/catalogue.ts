import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale.ts'
import { projectFolder } from './buildState.ts'

/** A sentence, or its plural forms by the number in it; `{name}` stands for an input. */
export type TranslatedMessage =
  | string
  | [{ declarations: string[]; selectors: string[]; match: Record<string, string> }]
export type MessageCatalogue = Record<string, TranslatedMessage>

/** All sentences of one language, uncompiled. */
export function readMessageCatalogue(locale: Locale): MessageCatalogue {
  const file = path.join(projectFolder, `src/shared/messages/${locale}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as MessageCatalogue
}

/** The names of a sentence's inputs, without duplicates. */
export function inputsOfMessage(message: TranslatedMessage): string[] {
  if (typeof message === 'string') return namesIn(message)
  const [{ declarations, match }] = message
  const declared = declarations.flatMap((line) => /^input (\w+)$/.exec(line)?.[1] ?? [])
  return [...new Set([...declared, ...Object.values(match).flatMap(namesIn)])]
}

const namesIn = (text: string) => [
  ...new Set([...text.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name]) => name!)),
]
