import { startLarder } from '../support/process/larderProcess.ts'
import { dinnerOrder } from '../support/recipes/testAnswers.ts'
import { startModelServer } from '../support/servers/modelServer.ts'
import { type Figure, limit } from './table.ts'

const rounds = 15

/** The time from the model server sending the first word until the client of Larder has it. */
export async function benchFirstWord(databaseUrl: string): Promise<Figure> {
  const model = await startModelServer({ wordDelayMs: 20 })
  const larder = await startLarder({
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    OPENAI_BASE_URL: model.baseUrl,
    MODEL_ALLOWED_URLS: model.baseUrl,
    GENERATIONS_PER_MINUTE: '1000',
  })
  const delays: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const answer = await fetch(`${larder.url}/rpc/generation.generate?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
      body: JSON.stringify({ 0: dinnerOrder }),
    })
    let text = ''
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (!text.includes('"field":"name"')) continue
      const arrivedAt = performance.timeOrigin + performance.now()
      const { firstWordAt } = await model.request(round)
      if (round > 0) delays.push(arrivedAt - (await firstWordAt))
      break
    }
  }
  await larder.stop()
  await model.close()
  return limit('first word from model server to browser', delays, 50, 'ms')
}
