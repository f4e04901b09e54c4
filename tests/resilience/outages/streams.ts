import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { type LiveStream, openLiveStream } from '../../support/servers/liveStream.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import { stalls } from '../../support/servers/modelServerAnswers.ts'
import { addMembers, type Larder, type Member, openLarder, residentMb } from '../larder.ts'
import { percentile, type Report, type Row, seconds, sleep } from '../row.ts'

const people = 40
const streamsEach = 25
const total = people * streamsEach
/** Measured 91 and 95 MB; the rest is a margin for garbage that a busy machine collects later. */
const maxStreamsMb = 130
/** Measured 0.1 s; the rest is a margin for a busy machine. */
const maxHeardMs = 500
/** Measured 1 and 2 ms on a busy machine; the rest is a margin. */
const maxHomeP50Ms = 10
/** Measured 1.5 to 3.8 s, half a second of it waiting for the recipe; the rest is a margin for a busy machine. */
const maxStopMs = 5_000

/** Opens 1,000 streams of members who each have their own household. */
async function openStreams(
  report: Report,
  larder: Larder,
  members: readonly Member[],
): Promise<LiveStream[][]> {
  const all: LiveStream[][] = []
  for (const { header, householdId } of members) {
    const streams = await Promise.all(
      Array.from({ length: streamsEach }, () =>
        openLiveStream(larder.url, header, { householdId, since: 0 }),
      ),
    )
    for (const stream of streams) report.after(stream.close)
    await Promise.all(streams.map((stream) => stream.until(({ kind }) => kind === 'connected')))
    all.push(streams)
  }
  return all
}

async function followLists(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const members = await addMembers(larder, people)
  const before = residentMb(larder)
  const streams = await openStreams(report, larder, members)
  const addedMb = residentMb(larder) - before
  report.figure(`${total} of ${total} open, ${addedMb.toFixed(0)} MB more`, addedMb <= maxStreamsMb)
  const [member] = members
  const operation = createGroceryOperations(new HybridClock('lists'), Date.now).addItem('lists', 'default', {
    name: 'Saffron',
    quantity: '',
    category: null,
  })
  const startedAt = performance.now()
  const hears = streams[0]!.map((stream) =>
    stream.until(({ data }) => JSON.stringify(data ?? '').includes('Saffron')),
  )
  await fetch(`${larder.url}/rpc/grocery.sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member!.header },
    body: JSON.stringify({ householdId: member!.householdId, operations: [operation] }),
  })
  const heard = await Promise.race([
    Promise.all(hears).then((all) => all.length),
    sleep(10_000).then(() => 0),
  ])
  const tookMs = performance.now() - startedAt
  report.figure(
    `a change reached ${heard} of ${streamsEach} in ${seconds(tookMs)}`,
    heard === streamsEach && tookMs <= maxHeardMs,
  )
  const times: number[] = []
  for (let index = 0; index < 50; index += 1) {
    const askedAt = performance.now()
    await (await fetch(larder.url)).arrayBuffer()
    times.push(performance.now() - askedAt)
  }
  const p50 = percentile(times, 0.5)
  report.figure(`home p50 ${p50.toFixed(0)} ms`, p50 <= maxHomeP50Ms)
}

async function stopWithStreams(report: Report): Promise<void> {
  const model = await startModelServer()
  report.after(() => model.close())
  const goOn = Promise.withResolvers<void>()
  model.next(stalls(5, goOn.promise))
  const larder = await openLarder(report, {
    DATA_DIR: report.folder(),
    OPENAI_BASE_URL: model.baseUrl,
    MODEL_ALLOWED_URLS: model.baseUrl,
  })
  const streams = await openStreams(report, larder, await addMembers(larder, people))
  const answer = await fetch(`${larder.url}/rpc/generation.generate?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify({ 0: dinnerOrder }),
  })
  await model.request(0)
  const startedAt = performance.now()
  larder.process.child.kill('SIGTERM')
  await sleep(500)
  goOn.resolve()
  const isFinished = (await answer.text().catch(() => '')).includes('"finished"')
  await larder.process.ended()
  const tookMs = performance.now() - startedAt
  const { exitCode } = larder.process.child
  report.figure(`recipe ${isFinished ? 'finished' : 'lost'}`, isFinished)
  report.figure(`ended with ${exitCode} after ${seconds(tookMs)}`, exitCode === 0 && tookMs <= maxStopMs)
  await Promise.all(streams.flat().map(({ ended }) => ended))
}

/** One of each kind of request, sent in turn. */
const asked = [
  '/',
  '/recipes',
  '/recipe/demo-1',
  '/recipe/demo-2',
  '/generate',
  '/chefs',
  '/login',
  '/rpc/recipes.list?input=%7B%7D',
  '/rpc/recipes.get?input=%7B%22recipeId%22%3A%22demo-3%22%7D',
  '/rpc/auth.entrance',
]
const requests = 20_000

async function mixRequests(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const members = await addMembers(larder, 4)
  let sent = 0
  const counts = new Map<number, number>()
  let early = 0
  const clients = Array.from({ length: 8 }, async (_, client) => {
    while (sent < requests) {
      const path = asked[sent++ % asked.length]!
      if (sent === 2_000) early = residentMb(larder)
      const cookie = client % 2 ? members[client % members.length]!.header : ''
      const answer = await fetch(larder.url + path, { headers: { accept: 'text/html', cookie } })
      await answer.arrayBuffer()
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    }
  })
  await Promise.all(clients)
  const late = residentMb(larder)
  const told = [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
  report.figure(
    told,
    [...counts.keys()].every((status) => status === 200),
  )
  report.figure(
    `${early.toFixed(0)} MB at 2,000, ${late.toFixed(0)} MB at ${sent.toLocaleString('en')}`,
    late - early <= 80,
  )
}

export const streams: Row[] = [
  {
    name: 'live-lists',
    what: '1,000 live lists (40 members with 25 each)',
    promised: `all open, at most ${maxStreamsMb} MB more, a change reaches ${streamsEach} of ${streamsEach} in ${seconds(maxHeardMs)}, home p50 ${maxHomeP50Ms} ms`,
    run: followLists,
  },
  {
    name: 'stopping',
    what: 'SIGTERM with 1,000 streams and a recipe under way',
    promised: `the recipe is finished, ended with 0 within ${seconds(maxStopMs)}`,
    run: stopWithStreams,
  },
  {
    name: 'mixed-requests',
    what: '20,000 mixed requests',
    promised: 'all answered with 200, at most 80 MB more than at 2,000',
    run: mixRequests,
  },
]
