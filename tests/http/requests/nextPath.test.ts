import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeNextPath } from '#shared/contract/auth/sanitizeNextPath.ts'

const here = 'https://larder.example'
/** Pieces that paths to elsewhere are made of. */
const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%0a',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '@',
    ':',
    '?',
    '#',
    ';',
  ],
  ...['evil.example', 'https:', 'javascript:', 'auth', 'rpc', '%61uth', 'generate', '\u202e', '\ud800', '/'],
)
const crooked = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string(),
)

describe('the page after signing in', () => {
  test.each(['/', '/generate', '/generate?at=summary&next=//x', '/recipe/demo-1#steps', '/author', '/rpcs'])(
    'the next path %s is accepted after signing in',
    (next) => expect(sanitizeNextPath(next)).toBe(next),
  )

  test.each([
    ...['', 'generate', 'https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example'],
    ...[
      '/\t/evil.example',
      '/..//evil.example',
      '/.//evil.example',
      '/%2e%2e//evil.example',
      ' //evil.example',
    ],
    ...[
      'javascript:alert(1)',
      '/auth/google',
      '/rpc/auth.signOut',
      '/rpc',
      '/%61uth/google',
      '/x/../auth/google',
    ],
    ...['/%', '/\0', '/a\r\nset-cookie: x=y', `/${'x'.repeat(3_000)}`],
  ])('the next path %j is replaced by the home page', (next) => expect(sanitizeNextPath(next)).toBe('/'))

  test('a missing next path leads to the home page', () => {
    expect([sanitizeNextPath(null), sanitizeNextPath(undefined)]).toEqual(['/', '/'])
  })

  test('any next path keeps the browser on this site and is a valid header', () => {
    fc.assert(
      fc.property(crooked, (next) => {
        const path = sanitizeNextPath(next)
        const url = new URL(path, here)
        expect(url.origin).toBe(here)
        expect(url.pathname).toMatch(/^\/(?!\/|auth\/|rpc\/|rpc$)/)
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(sanitizeNextPath(path)).toBe(path)
      }),
      { numRuns: 3_000 },
    )
  })
})
