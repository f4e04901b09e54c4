import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { PartialRecipeReader } from '#server/adapters/recipeEngine/partialRecipe.ts'
import { throttlePartialRecipes } from '#server/adapters/recipeEngine/throttlePartialRecipes.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import { exampleRecipe, plain, stalls } from '../../support/servers/modelServerAnswers.ts'
import { engineRequest, listen, openAiOn } from '../../support/servers/modelServerClient.ts'

const told = (pieces: AsyncGenerator<string, void>, everyMs: number) =>
  throttlePartialRecipes(pieces, new PartialRecipeReader(), everyMs)

const day = 86_400_000

describe('the growth of a streamed recipe', () => {
  test('the growth of a streamed recipe is delivered with the first word, then once for all pieces within the interval', async () => {
    async function* pieces() {
      yield* plain(exampleRecipe)
    }
    const { name, description, ingredients, instructions } = exampleRecipe
    expect(await Array.fromAsync(told(pieces(), day))).toEqual([
      { name: 'L' },
      { name, description, ingredients, instructions },
    ])
    expect((await Array.fromAsync(told(pieces(), 0))).length).toBeGreaterThan(400)
  })

  test('the growth of a streamed recipe is delivered after the interval even when no more pieces come, and each change once', async () => {
    const goOn = Promise.withResolvers<void>()
    async function* pieces() {
      yield '{"name": "Soup'
      yield ' of'
      yield ' peas'
      await goOn.promise
      yield '", "description": "Green'
    }
    const growth = told(pieces(), 20)
    expect((await growth.next()).value).toEqual({ name: 'Soup' })
    expect((await growth.next()).value).toEqual({ name: 'Soup of peas' })
    goOn.resolve()
    expect((await growth.next()).value).toEqual({ name: 'Soup of peas', description: 'Green' })
    expect((await growth.next()).done).toBe(true)
  })

  test('the growth of a streamed recipe is delivered at most once per interval while pieces keep coming', async () => {
    async function* pieces() {
      yield '{"name": "'
      for (let piece = 0; piece < 100; piece += 1) {
        await wait(2)
        yield 'soup '
      }
    }
    const from = performance.now()
    const { length } = await Array.fromAsync(told(pieces(), 50))
    expect(length).toBeGreaterThan(2)
    expect(length).toBeLessThanOrEqual((performance.now() - from) / 50 + 2)
  })

  test('the growth of a streamed recipe ends with the result of its pieces, and ends them when the reader stops', async () => {
    let isEnded = false
    async function* pieces(error: Error | null) {
      try {
        yield '{"name": "Soup'
        yield ' of'
        if (error) throw error
        yield ' peas'
      } finally {
        isEnded = true
      }
    }
    const broken = new Error('cut off')
    await expect(Array.fromAsync(told(pieces(broken), day))).rejects.toBe(broken)
    isEnded = false
    for await (const _ of told(pieces(null), day)) break
    await expect.poll(() => isEnded).toBe(true)
  })
})

describe('a recipe streamed by a model server', () => {
  test('a recipe streamed by a model server is delivered in few parts, the first word at once', async () => {
    await using server = await startModelServer()
    const { soFar, result } = await listen(openAiOn(server, { updateEveryMs: day }), engineRequest())
    expect(soFar).toHaveLength(2)
    expect(soFar[0]).toEqual({ name: 'Lemon' })
    expect(result).toEqual({ recipe: exampleRecipe, tries: 1, inputTokens: 321, outputTokens: 123 })
  })

  test('a recipe streamed by a model server that stalls is delivered as far as it came, and can be stopped', async () => {
    await using server = await startModelServer()
    server.always(stalls(3))
    const request = engineRequest()
    const words = openAiOn(server, { updateEveryMs: 20 }).write(request)
    expect((await words.next()).value).toEqual({ name: 'Lemon' })
    expect((await words.next()).value).toMatchObject({ name: 'Lemon Chickpea Soup' })
    const reason = new Error('the cook left')
    const waiting = words.next()
    request.stop(reason)
    await expect(waiting).rejects.toBe(reason)
    await server.requests[0]?.aborted
  })
})
