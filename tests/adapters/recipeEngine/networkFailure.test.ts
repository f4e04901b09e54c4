import { expect, test } from 'vitest'
import { toNetworkFailure } from '#server/adapters/recipeEngine/networkFailure.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['fetch failed', coded('ECONNREFUSED'), 'network'],
  ['terminated', coded('UND_ERR_SOCKET'), 'network'],
  ['fetch failed', new Error('bad port'), 'network'],
  ['fetch failed', coded('UND_ERR_HEADERS_TIMEOUT'), 'timeout'],
  ['terminated', coded('UND_ERR_BODY_TIMEOUT'), 'timeout'],
])('the error %j because of %s is classified as %j', (message, cause, reason) => {
  expect(toNetworkFailure(new TypeError(message, { cause }))).toMatchObject({ reason })
})

test('an error in our own code is not classified as a network failure', () => {
  expect(toNetworkFailure(new TypeError('x is not a function'))).toBeNull()
  expect(toNetworkFailure(new Error('fetch failed'))).toBeNull()
})
