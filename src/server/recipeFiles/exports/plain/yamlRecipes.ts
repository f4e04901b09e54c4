import { isAlias, isNode, parseAllDocuments, visit } from 'yaml'
import type { DocumentContext, Outcome } from '../documents.ts'
import { ExportFileError } from '../exportFault.ts'
import { maxRecipeTextBytes } from '../exportLimits.ts'
import { readAnyRecipe } from '../json/anyRecipe.ts'
import { asList, asText, isFields } from '../texts/fields.ts'
import { readMatter } from './frontMatter.ts'

// A recipe as YAML: CookBook Manager, and Paprika's own form of it. https://www.paprikaapp.com/help/mac/#importrecipes

/** Keys of a recipe, with lists or blocks below them as only YAML has. */
export const isYamlRecipe = (text: string): boolean =>
  /^(?:- |\s{0,2})(?:name|title)[ \t]*:/im.test(text) &&
  /^ {0,4}(?:- )?(?:ingredients|directions|instructions|steps|method)[ \t]*:[ \t]*(?:[|>&*!][^\n]*$|\[|$\s*- )/im.test(
    text,
  )

export function* readYamlRecipes(text: string, context: DocumentContext): Generator<Outcome> {
  for (const value of valuesOf(text))
    for (const each of asList(value)) {
      const draft = isFields(each) ? readAnyRecipe(each) : null
      if (draft) yield { draft, entry: asText(draft.title) || context.name }
    }
}

/** Tags that only say what a value is anyway. */
const coreTags = /^(?:tag:yaml\.org,2002:|!!)(?:str|int|float|bool|null|seq|map)$/

/** The documents of a YAML text as plain values. Throws for aliases, which may grow without end, and for tags of any program. */
function valuesOf(text: string): unknown[] {
  if (Buffer.byteLength(text) > maxRecipeTextBytes)
    throw new ExportFileError({ reason: 'fileTooLarge', maxMegabytes: maxRecipeTextBytes / 1024 / 1024 })
  const documents = parseAllDocuments(text, {
    schema: 'core',
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
    strict: false,
  })
  return [...documents].map((document) => {
    visit(document, (_, node) => {
      if (isAlias(node) || (isNode(node) && node.tag !== undefined && !coreTags.test(node.tag)))
        throw new ExportFileError({ reason: 'yamlTagOrAlias' })
    })
    if (document.errors.length > 0) return Object.fromEntries(readMatter(text.split('\n')))
    return document.toJS({ maxAliasCount: 0 })
  })
}
