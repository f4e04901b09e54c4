import { expect, test } from 'vitest'
import { isAllowedModelUrl, requireAllowedModelUrl } from '#server/adapters/recipeEngine/allowedUrl.ts'
import { createEndpointEngine } from '#server/adapters/recipeEngine/endpoint.ts'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'

const allowed = ['https://models.example.com/v1', 'http://localhost:11434/', 'not an address']

test.each([
  'https://models.example.com/v1',
  'https://models.example.com/v1/',
  'https://models.example.com/v1/generate?stage=1',
  'https://MODELS.example.com:443/v1',
  'http://localhost:11434',
  'http://localhost:11434/v1',
])('an address at or below one on the list is allowed: %s', (url) => {
  expect(isAllowedModelUrl(url, allowed)).toBe(true)
})

test.each([
  ['another host', 'https://evil.example.net/v1'],
  ['a host that begins alike', 'https://models.example.com.evil.net/v1'],
  ['a subdomain', 'https://a.models.example.com/v1'],
  ['another scheme', 'http://models.example.com/v1'],
  ['another port', 'https://models.example.com:8443/v1'],
  ['a path that begins alike', 'https://models.example.com/v1-other'],
  ['a path above', 'https://models.example.com/'],
  ['a way up the path', 'https://models.example.com/v1/../admin'],
  ['an escaped way up', 'https://models.example.com/v1/%2e%2e/admin'],
  ['a slash in disguise', 'https://models.example.com/v1/..%2fadmin'],
  ['a backslash in disguise', 'https://models.example.com/v1/..%5Cadmin'],
  ['a name in it', 'https://cook@models.example.com/v1'],
  ['a password in it', 'https://:secret@models.example.com/v1'],
  ['a host behind an @', 'https://models.example.com@evil.example.net/v1'],
  ['a file', 'file:///v1'],
  ['no address', 'models.example.com/v1'],
  ['an empty one', ''],
])('the model address %s is not allowed: %s', (_, url) => {
  expect(isAllowedModelUrl(url, allowed)).toBe(false)
})

test('an empty list of model servers allows no address', () => {
  expect(isAllowedModelUrl('https://models.example.com/v1', [])).toBe(false)
})

test('no engine is created for an address that is not on the list, and the error hides its password', () => {
  const limits = { timeoutMs: 1_000, allowedUrls: allowed }
  const url = 'http://admin:hunter2@169.254.169.254/latest'
  const notOnList = 'is not on the list of allowed addresses'
  expect(() => createOpenAiEngine({ ...limits, baseUrl: url, apiKey: null, model: 'test' })).toThrow(
    notOnList,
  )
  expect(() => createEndpointEngine({ ...limits, url, bucketName: 'larder' })).toThrow(notOnList)
  expect(() => requireAllowedModelUrl(url, allowed)).not.toThrow('hunter2')
})
