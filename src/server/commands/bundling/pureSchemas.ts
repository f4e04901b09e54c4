import type { Plugin } from 'vite'

/**
 * Marks the calls that a contract makes when it is loaded as free of side effects, so that a browser's file holds the schemas
 * that it uses and no others of the same module: contracts do nothing then but make schemas.
 */
export function markSchemasPurePlugin(isFor: (environment: string) => boolean): Plugin {
  return {
    name: 'larder:pure-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => isFor(name),
    transform(code, id) {
      return id.includes('/src/shared/contract/') ? withPureCalls(code, this.parse(code)) : null
    },
  }
}

/** What is read of a syntax tree's nodes. */
interface Node {
  type: string
  start: number
  end: number
  callee?: Node
  object?: Node
}

/** A mark counts for the call that begins behind it, so a call on what another call gives needs that one in brackets. */
function withPureCalls(code: string, program: unknown): string {
  const marks = marksIn(program).sort((one, other) => one.at - other.at)
  const before = marks.map(({ at, text }, index) => code.slice(marks[index - 1]?.at ?? 0, at) + text)
  return before.join('') + code.slice(marks.at(-1)?.at ?? 0)
}

function marksIn(node: unknown): { at: number; text: string }[] {
  if (Array.isArray(node)) return node.flatMap(marksIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, start, callee } = node as Node
  // What a check does when it is called is what it is for.
  if (/Function/.test(type)) return []
  const inside = Object.values(node).flatMap(marksIn)
  if (type !== 'CallExpression') return inside
  const pure = { at: start, text: '/* @__PURE__ */ ' }
  const on = callee?.type === 'MemberExpression' ? callee.object : undefined
  if (on?.type !== 'CallExpression') return [pure, ...inside]
  return [pure, { at: on.start, text: '(' }, ...inside, { at: on.end, text: ')' }]
}
