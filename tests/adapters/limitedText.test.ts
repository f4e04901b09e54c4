import { expect, test, vi } from 'vitest'
import { readBodyTextUpTo } from '#server/adapters/limitedText.ts'

test('an outside server’s response within the limit is read completely, even with characters split between chunks', async () => {
  const bytes = new TextEncoder().encode('crème brûlée 🍮')
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readBodyTextUpTo(new Response(body), 100)).toBe('crème brûlée 🍮')
  expect(await readBodyTextUpTo(new Response(null), 100)).toBe('')
})

test('only the beginning of a longer body is read, and the rest is cancelled', async () => {
  const cancel = vi.fn()
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(3).fill(97))
  const body = new ReadableStream({ pull, cancel })
  expect(await readBodyTextUpTo(new Response(body), 10)).toBe('a'.repeat(10))
  expect(cancel).toHaveBeenCalledOnce()
})
