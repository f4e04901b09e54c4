import { describe, expect, test } from 'vitest'
import { readEventsWithinLimits } from '#server/adapters/recipeEngine/limitedEvents.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import { plain } from '../../support/servers/modelServerAnswers.ts'
import { engineRequest, listen, openAiOn } from '../../support/servers/modelServerClient.ts'

const limits = { maxEventBytes: 20, maxBytes: 100 }
const tooLong = { name: 'EngineTryFailure', reason: 'bad output', detail: 'too long' }

async function* chunks(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}

async function read(...texts: string[]): Promise<string> {
  const decoder = new TextDecoder()
  const parts = await Array.fromAsync(readEventsWithinLimits(chunks(...texts), limits))
  return parts.map((part) => decoder.decode(part, { stream: true })).join('')
}

describe('a stream of events', () => {
  test.each([
    ['line feeds', '\n'],
    ['carriage returns', '\r'],
    ['both', '\r\n'],
  ])(
    'a stream of events whose lines end with %s is passed on, however it is split into chunks',
    async (_, end) => {
      const text = `data: a${end}data: b${end}${end}`.repeat(4)
      expect(await read(text)).toBe(text)
      expect(await read(...text)).toBe(text)
    },
  )

  test.each([
    ['a line that does not end', ['data: ', 'a'.repeat(20)]],
    ['lines without an empty one between them', Array<string>(4).fill('data: a\n')],
    ['lines without an empty one, ended by both', Array<string>(3).fill('data: a\r\n')],
    ['many short events', Array<string>(20).fill('data: a\n\n')],
  ])('a model’s stream of events is bad output with %s', async (_, texts) => {
    await expect(read(...texts)).rejects.toMatchObject(tooLong)
  })
})

test('other work gets its turn while events arrive as fast as they are read', async () => {
  async function* endless() {
    for (let sent = 0; sent < 50; sent += 1) {
      const until = performance.now() + 5
      while (performance.now() < until);
      yield new TextEncoder().encode('data: a\n\n')
    }
  }
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await Array.fromAsync(readEventsWithinLimits(endless(), { maxEventBytes: 20, maxBytes: 10_000 }))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

describe('a model server', () => {
  test('a model server that never ends a line is disconnected after a megabyte', async () => {
    await using server = await startModelServer()
    const sent: number[] = []
    server.always(async (exchange) => {
      sent.push(await exchange.pour('data: {"choices":[{"delta":{"content":"', 'a'.repeat(65_536)))
    })
    const asked = listen(openAiOn(server), engineRequest())
    await expect(asked).rejects.toMatchObject({ reason: 'bad output', spent: { tries: 3 } })
    await Promise.all(server.requests.map(({ aborted }) => aborted))
    // The buffers of both ends hold more.
    await expect.poll(() => sent.length).toBe(3)
    expect(Math.max(...sent)).toBeLessThan(20_000_000)
  })

  test('a model server that answers a redirect or an error without end is disconnected', async () => {
    await using server = await startModelServer()
    for (const status of [302, 500]) {
      server.always(async (exchange) => {
        exchange.status = status
        await exchange.pour('', 'a'.repeat(65_536))
      })
      const reason = status === 500 ? 'server error' : 'rejected'
      await expect(listen(openAiOn(server), engineRequest())).rejects.toMatchObject({ reason })
    }
    await Promise.all(server.requests.map(({ aborted }) => aborted))
  })

  test('a model server that sends the longest recipe in events of one character is understood', async () => {
    const line = (at: number) => `${at} g ${'red lentils and '.repeat(40)}`.slice(0, 600).trim()
    const texts = Array.from({ length: 60 }, (_, at) => line(at))
    await using server = await startModelServer({
      recipeFor: ({ body }) => ({ ...longRecipe, name: `Soup ${body.seed}`, ingredients: texts }),
    })
    server.always((exchange) => {
      for (const sign of plain(exchange.recipe)) exchange.sayAtOnce(sign)
      exchange.finish()
    })
    const longRecipe = {
      ...{
        name: '',
        description: 'For a long evening.',
        servings: 2,
        prepTimeMinutes: 1,
        cookTimeMinutes: 1,
      },
      ...{ totalTimeMinutes: 2, ingredients: texts, instructions: texts },
    }
    const { result } = await listen(openAiOn(server, { updateEveryMs: 50 }), engineRequest())
    expect(result.recipe.instructions).toEqual(texts)
  })
})
