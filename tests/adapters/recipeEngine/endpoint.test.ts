import { describe, expect, test } from 'vitest'
import { startModelServer } from '../../support/servers/modelServer.ts'
import * as answers from '../../support/servers/modelServerAnswers.ts'
import { endpointOn, engineRequest, listen } from '../../support/servers/modelServerClient.ts'

const { exampleRecipe } = answers
const json = JSON.stringify(exampleRecipe)

test('the endpoint gets prompt, content type, bucket and file name as JSON', async () => {
  await using server = await startModelServer()
  await listen(endpointOn(server, { bucketName: 'pantry' }), engineRequest())
  expect(server.requests[0]).toMatchObject({
    path: '/generate',
    headers: { 'content-type': 'application/json' },
    body: {
      prompt: 'You are a cook. Answer in JSON.\n\nDiet type: Vegan',
      content_type: 'json',
      bucket_name: 'pantry',
      file_name: 'recipe.json',
    },
  })
  expect(server.requests[0]?.headers.authorization).toBeUndefined()
})

test('the recipe is delivered once, complete, and without token counts', async () => {
  await using server = await startModelServer()
  const engine = endpointOn(server)
  expect(engine).toMatchObject({ name: 'endpoint', model: null })
  const { soFar, result } = await listen(engine, engineRequest())
  expect(soFar).toEqual([exampleRecipe])
  expect(result).toEqual({ recipe: exampleRecipe, tries: 1, inputTokens: null, outputTokens: null })
})

describe('the recipe is found in the endpoint’s answer', () => {
  test.each([
    ['in the body of data, as text in text', { data: { body: JSON.stringify({ content_url: json }) } }],
    ['in a fence', { data: { body: JSON.stringify({ content_url: answers.fenced(exampleRecipe) }) } }],
    ['in escapes', { data: { body: JSON.stringify({ content_url: answers.escaped(exampleRecipe) }) } }],
    ['in a body without data', { statusCode: 200, body: JSON.stringify({ content_url: json }) }],
    ['in a body already parsed', { data: { body: { content_url: json } } }],
    ['in a recipe already parsed', { data: { body: { content_url: exampleRecipe } } }],
    ['in data that is a text', { data: JSON.stringify({ body: { content_url: json } }) }],
    ['without content_url', { data: { body: json } }],
    ['without an envelope', exampleRecipe],
    ['in a fence without an envelope', answers.fenced(exampleRecipe)],
  ])('the recipe is found in the endpoint’s answer: %s', async (_, body) => {
    await using server = await startModelServer()
    server.next(answers.answers(200, body))
    const { result } = await listen(endpointOn(server), engineRequest())
    expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  })
})

test.each([
  ['nothing', ''],
  ['an empty content_url', { data: { body: '{"content_url": ""}' } }],
  ['null', { data: { body: '{"content_url": null}' } }],
])('the endpoint answer %s is reported as empty', async (_, body) => {
  await using server = await startModelServer()
  server.next(answers.answers(200, body))
  await expect(listen(endpointOn(server), engineRequest())).rejects.toMatchObject({ reason: 'empty answer' })
})

test.each([
  ['a message instead of a recipe', { data: { body: '{"message": "Endpoint request timed out"}' } }],
  ['more than a recipe can be', 'x'.repeat(1_100_000)],
])('the endpoint answer %s is reported as bad output', async (_, body) => {
  await using server = await startModelServer()
  server.always(answers.answers(200, body))
  await expect(listen(endpointOn(server), engineRequest())).rejects.toMatchObject({
    reason: 'bad output',
    spent: { tries: 3 },
  })
})
