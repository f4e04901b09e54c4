import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../src/server')

/** The SQL of each `sql` template of a file that is part of a statement, with `?` for each placeholder. */
function sqlPartsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const parts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      const { template } = node
      const texts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
      const text = texts.join(' ? ')
      if (!/^\s*(with|select|insert|update|delete|create|alter|drop|set|begin)\b/i.test(text))
        parts.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return parts
}

/** The text outside all brackets. */
function outermost(text: string): string {
  const inner = text.replaceAll(/'[^']*'/g, '').replaceAll(/\([^()]*\)/g, '')
  return inner === text ? text : outermost(inner)
}

// Drizzle’s `and` puts no brackets around a part: an `or` in it would weaken all other conditions of the statement.
test('every SQL fragment with an `or` has brackets around it', () => {
  const files = globSync('**/*.ts', { cwd: folder }).map((file) => path.join(folder, file))
  const parts = files.flatMap(sqlPartsOf)
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter((part) => /\S\s+or\s+\S/i.test(outermost(part)))).toEqual([])
})
