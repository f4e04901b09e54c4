import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, type Locale, supportedLocales } from '#shared/locale.ts'
import { projectFolder } from './buildState.ts'
import { inputsOfMessage, readMessageCatalogue } from './catalogue.ts'

const sources = path.join(projectFolder, 'src/shared/messages')
const compiled = path.join(projectFolder, 'dist/messages')
const stamp = path.join(compiled, 'compiled-from')

// The plural rules of each language are created once.
const registry = `const rules = new Map()
export function plural(locale, input) {
  if (!rules.has(locale)) rules.set(locale, new Intl.PluralRules(locale))
  return rules.get(locale).select(Number(input))
}
`

/**
 * Compiles the sentences of all languages into functions, one file for each language, unless that is up to date. Also
 * writes a module that renders each sentence in its reader's language: English is always loaded, others after
 * `loadMessagesOfLocale`.
 */
export async function compileMessages(): Promise<void> {
  const fingerprint = fingerprintOf()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  const { compile } = await import('@inlang/paraglide-js')
  await compile({
    project: path.join(sources, 'project.inlang'),
    outdir: compiled,
    outputStructure: 'locale-modules',
    strategy: ['baseLocale'],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  })
  for (const unused of ['server.js', 'runtime.js', 'messages/_index.js']) rmSync(path.join(compiled, unused))
  writeFileSync(path.join(compiled, 'registry.js'), registry)
  for (const locale of supportedLocales) splitByArea(locale)
  const keys = Object.entries(readMessageCatalogue(defaultLocale))
  writeFileSync(path.join(compiled, 'messages.js'), spoken(keys.map(([key]) => key)))
  const types = keys.map(([key, message]) => {
    const inputs = inputsOfMessage(message).map((name) => `${name}: string | number`)
    return `export declare const ${key}: (${inputs.length === 0 ? '' : `inputs: { ${inputs.join('; ')} }`}) => string\n`
  })
  const loaderDeclaration = `export declare function loadMessagesOfLocale(locale: import('#shared/locale.ts').Locale): Promise<void>\n`
  writeFileSync(path.join(compiled, 'messages.d.ts'), `${loaderDeclaration}${types.join('')}`)
  writeFileSync(stamp, fingerprint)
}

/**
 * Writes each language's sentences again, split by area into many files: a bundler loads whole files, so the sentences
 * of one page must not be in a file with those of another.
 */
function splitByArea(locale: Locale): void {
  const file = path.join(compiled, `messages/${locale}.js`)
  const folder = path.join(compiled, 'messages', locale)
  mkdirSync(folder, { recursive: true })
  const areas = new Map<string, string[]>()
  const [, ...sentences] = readFileSync(file, 'utf8').split(/^(?=export const )/m)
  for (const sentence of sentences) {
    const area = screenOfMessageKey(/^export const (\w+)/.exec(sentence)![1]!)
    areas.set(area, [...(areas.get(area) ?? []), removeRedundantPluralForms(sentence)])
  }
  for (const [area, own] of areas)
    writeFileSync(
      path.join(folder, `${area}.js`),
      `import * as registry from '../../registry.js'\n${own.join('')}`,
    )
}

/** The sentence without plural forms that equal `other`, and without the selection if only `other` remains. */
function removeRedundantPluralForms(sentence: string): string {
  const [last, other] =
    /^\tif \(plural === "other"\) (return .*)\n\treturn .*\("\w+"\);\n/m.exec(sentence) ?? []
  if (last === undefined) return sentence
  return sentence
    .replace(last, () => `\t${other}\n`)
    .replaceAll(/^\tif \(plural === "\w+"\) (return .*)\n/gm, (form, said) => (said === other ? '' : form))
}

/** The first words of a key: the screen, or part of one, that shows the sentence. */
export const screenOfMessageKey = (key: string) =>
  key
    .split('_')
    .slice(0, hasLongName.test(key) ? 3 : 2)
    .join('_')

const hasLongName = /^(?:grocery_page|meal_plan|recipe_keeping|recipe_list|recipe_report)_/

function spoken(keys: readonly string[]): string {
  const others = supportedLocales.filter((locale) => locale !== defaultLocale)
  return `import { getCurrentLocale } from '#shared/currentLocale.ts'
import * as ${defaultLocale} from './messages/${defaultLocale}.js'
const spoken = { ${defaultLocale} }
const files = {
${others.map((locale) => `  ${locale}: () => import('./messages/${locale}.js'),\n`).join('')}}
export async function loadMessagesOfLocale(locale) {
  spoken[locale] ??= await files[locale]()
}
const now = () => spoken[getCurrentLocale()] ?? ${defaultLocale}
${keys.map((key) => `export const ${key} = (inputs) => now().${key}(inputs)\n`).join('')}`
}

function fingerprintOf(): string {
  const hash = createHash('sha256')
  const files = supportedLocales.map((locale) => path.join(sources, `${locale}.json`))
  for (const file of [import.meta.filename, ...files]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.main) await compileMessages()
