import fc from 'fast-check'
import { expect } from 'vitest'
import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import { applyServerChanges, emptyReplicaState, visibleDocuments } from '#shared/replication/replica.ts'
import type { Devices } from './devices.ts'

const clients = 3

/** How often the network does each of these, beside `peopleWeight` for what people do. */
const networkWeights = {
  send: 3,
  deliver: 4,
  repeat: 1,
  drop: 1,
  open: 1,
  read: 3,
  restartClient: 1,
  restartServer: 1,
}
const networkWeight = Object.values(networkWeights).reduce((sum, weight) => sum + weight)
const peopleWeight = 17

const networkStep = fc.record({
  event: fc.constantFrom(
    ...Object.entries(networkWeights).flatMap(([event, weight]) =>
      Array.from({ length: weight }, () => event as keyof typeof networkWeights),
    ),
  ),
  client: fc.nat(clients - 1),
  server: fc.nat(1),
  pick: fc.nat(50),
})

/** What people do with one kind of documents, and how it is shown. */
export interface Usage<Address extends object, Action, Home extends Devices<Address>> {
  open: (clients: number) => Home
  action: fc.Arbitrary<Action>
  /** Does it on a device; time passes by `passedMs` before. */
  act: (home: Home, client: number, passedMs: number, action: Action) => void
  /** What a person sees of the documents. */
  view: (docs: DocumentsByKey) => unknown
  /** What must be true of the kind at the end. */
  expectAtEnd?: (home: Home) => void
}

/**
 * Runs random histories: three devices change documents while the network between them and two servers drops, repeats
 * and reorders messages, and pages and servers restart. At the end all devices, and one that was never there before, must
 * show the same as the database, and the database must know every change.
 */
export function expectConvergence<Address extends object, Action, Home extends Devices<Address>>(
  { open, action, act, view, expectAtEnd }: Usage<Address, Action, Home>,
  numRuns = 1_000,
): void {
  const peopleStep = fc.record({
    action,
    client: fc.nat(clients - 1),
    passedMs: fc.constantFrom(0, 1, 1_000),
  })
  const step = fc.oneof(
    { weight: networkWeight, arbitrary: networkStep },
    { weight: peopleWeight, arbitrary: peopleStep },
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
      const home = open(clients)
      for (const each of steps)
        if ('event' in each) happen(home, each)
        else act(home, each.client, each.passedMs, each.action)
      home.settleAll()
      expectSame(home, view)
      expectEveryChangeKnown(home)
      expectAtEnd?.(home)
    }),
    { numRuns },
  )
}

type NetworkStep = typeof networkStep extends fc.Arbitrary<infer Step> ? Step : never

function happen<Address extends object>(
  home: Devices<Address>,
  { event, client, server, pick }: NetworkStep,
): void {
  if (event === 'send') home.send(client, server, (pick % 4) + 1)
  if (event === 'deliver' || event === 'repeat') home.deliver(pick, event === 'repeat')
  if (event === 'drop') home.drop(pick)
  if (event === 'open') home.openStream(client)
  if (event === 'read') home.readNext(client)
  if (event === 'restartClient') home.restartClient(client)
  if (event === 'restartServer') home.restartServer(server)
}

function expectSame<Address extends object>(
  { kind, database, clients }: Devices<Address>,
  view: (docs: DocumentsByKey) => unknown,
): void {
  const expected = view(database.all)
  for (const { replica } of clients) {
    expect(replica.waiting).toEqual([])
    expect(view(visibleDocuments(kind, replica))).toEqual(expected)
  }
  const clock = new HybridClock('newcomer')
  const newcomer = applyServerChanges(kind, emptyReplicaState, database.after(0), clock)
  expect(view(visibleDocuments<Address>(kind, newcomer))).toEqual(expected)
}

/** Every value and tombstone that anybody wrote is in the database, or a later one is in its place. */
function expectEveryChangeKnown<Address extends object>({ kind, database, made }: Devices<Address>): void {
  for (const change of made) {
    const doc = database.all.get(kind.keyOf(change))
    for (const [name, [value, timestamp]] of Object.entries(change.fields)) {
      const [known, knownTimestamp] = doc?.fields[name] ?? []
      expect(knownTimestamp! >= timestamp, `${name} of ${change.id}`).toBe(true)
      if (knownTimestamp === timestamp) expect(known).toEqual(value)
    }
    for (const [name, timestamp] of Object.entries(change.removed))
      expect(doc!.removed[name]! >= timestamp, `tombstone of ${name} of ${change.id}`).toBe(true)
  }
}
