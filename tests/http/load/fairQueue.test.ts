import { describe, expect, test } from 'vitest'
import { FairQueue } from '#server/turns/fairQueue.ts'

describe('the queue', () => {
  const limits = {
    maxRunning: 2,
    maxRunningPerCaller: 1,
    maxWaiting: 5,
    maxWaitingPerCaller: 3,
    maxWaitMs: 60_000,
  }

  test('the fair queue serves callers in turn, however many calls one of them has sent', async () => {
    const queue = new FairQueue(limits)
    const done: string[] = []
    const gate = Promise.withResolvers<void>()
    const send = (caller: string, name: string) =>
      queue.run(caller, async () => {
        await gate.promise
        done.push(name)
      })
    const all = [
      send('a', 'a1'),
      send('a', 'a2'),
      send('a', 'a3'),
      send('a', 'a4'),
      send('b', 'b1'),
      send('c', 'c1'),
    ]
    gate.resolve()
    await Promise.all(all)
    expect(done).toHaveLength(6)
    expect(done.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4'])
    expect(done.indexOf('c1')).toBeLessThan(done.indexOf('a3'))
  })

  test('a full queue drops the newest call of the caller with the most waiting, for a new caller', async () => {
    const queue = new FairQueue({
      maxRunning: 6,
      maxRunningPerCaller: 2,
      maxWaiting: 300,
      maxWaitingPerCaller: 40,
      maxWaitMs: 60_000,
    })
    const gate = Promise.withResolvers<void>()
    const held = () => gate.promise
    const hoarders = Array.from({ length: 8 }, (_, at) =>
      Array.from({ length: 40 }, () => queue.run(`hoarder ${at}`, held)),
    )
    const outcomes = Promise.allSettled(hoarders.flat())
    const newcomers = Array.from({ length: 30 }, (_, at) => queue.run(`newcomer ${at}`, held))
    const served = Promise.allSettled(newcomers)
    gate.resolve()
    expect((await served).map(({ status }) => status)).toEqual(Array(30).fill('fulfilled'))
    const refused = (await outcomes).filter((each) => each.status === 'rejected')
    expect(refused).toHaveLength(8 * 40 + 30 - 306)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
    for (const each of hoarders) await expect(each[0]).resolves.toBeUndefined()
  })

  test('a full queue refuses a caller when no other caller has more calls waiting', async () => {
    const queue = new FairQueue({ ...limits, maxRunning: 1 })
    const gate = Promise.withResolvers<void>()
    const held = () => gate.promise
    const waiting = ['a', 'b', 'c', 'd', 'e', 'f'].map((caller) => queue.run(caller, held))
    await expect(queue.run('g', held)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
    await expect(queue.run('b', held)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    gate.resolve()
    await Promise.all(waiting)
  })

  test('the fair queue serves a network’s only caller before many callers of another network', async () => {
    const queue = new FairQueue({ ...limits, maxRunning: 1, maxWaiting: 50 })
    const done: string[] = []
    const gate = Promise.withResolvers<void>()
    const send = (key: string, network: string) =>
      queue.run({ key, network }, async () => {
        await gate.promise
        done.push(key)
      })
    const many = Array.from({ length: 51 }, (_, at) => send(`account ${at}`, 'theirs'))
    const outcomes = Promise.allSettled(many)
    const alone = send('ada', 'hers')
    gate.resolve()
    await alone
    expect(done.indexOf('ada')).toBeLessThan(3)
    expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  test('the fair queue reserves a third of its places for other networks', async () => {
    const queue = new FairQueue({ ...limits, maxRunning: 6, maxRunningPerCaller: 2, maxWaiting: 50 })
    const gate = Promise.withResolvers<void>()
    let running = 0
    const send = (key: string, network: string) =>
      queue.run({ key, network }, async () => {
        running += 1
        await gate.promise
      })
    const theirs = Array.from({ length: 20 }, (_, at) => send(`account ${at}`, 'theirs'))
    await Promise.resolve()
    expect(running).toBe(4)
    const hers = [send('ada', 'hers'), send('ada', 'hers')]
    await Promise.resolve()
    expect(running).toBe(6)
    gate.resolve()
    await Promise.all([...theirs, ...hers])
    expect(running).toBe(22)
  })

  test('the fair queue refuses calls over a caller’s share, calls that time out, and calls whose caller disconnected', async () => {
    const queue = new FairQueue({ ...limits, maxRunning: 1 })
    const gate = Promise.withResolvers<void>()
    const held = () => gate.promise
    let isGone = false
    const running = queue.run('a', held)
    const waiting = [queue.run('a', held), queue.run('a', held), queue.run('a', held)]
    await expect(queue.run('a', held)).rejects.toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: 5 })
    const left = queue.run('b', held, () => isGone)
    waiting.push(queue.run('b', held))
    isGone = true
    gate.resolve()
    await expect(left).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await Promise.all([running, ...waiting])
    const slow = Promise.withResolvers<void>()
    const impatient = new FairQueue({ ...limits, maxRunning: 1, maxWaitMs: 10 })
    const first = impatient.run('a', () => slow.promise)
    await expect(impatient.run('b', held)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    slow.resolve()
    await first
  })
})
