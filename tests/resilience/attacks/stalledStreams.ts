import { connect } from 'node:net'
import { addMembers, type Larder, type Member, openLarder, statusOf, withSql } from '../larder.ts'
import { type Report, type Row, sleep } from '../row.ts'

/** The maximum of one member. */
const streams = 25
const itemsAtFirst = 49
const itemsAChange = 7

let stamps = Date.now()
const nextStamp = () => `${(++stamps).toString(36).padStart(9, '0')}-stalled`

/** A change of an item with some 30 kB. */
function longItem(index: number) {
  const ids = Array.from({ length: 480 }, (_, place) => `${index}-${place}-`.padEnd(64, 'y'))
  return {
    id: nextStamp(),
    listId: 'default',
    itemId: `item-${index}`,
    fields: { name: [`Item ${index}`, nextStamp()], ticked: [ids, nextStamp()] },
    removed: {},
  }
}

async function sync(larder: Larder, { header, householdId }: Member, from: number): Promise<void> {
  const operations = Array.from({ length: itemsAChange }, (_, place) => longItem(from + place))
  const answer = await fetch(`${larder.url}/rpc/grocery.sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: header },
    body: JSON.stringify({ householdId, operations }),
  })
  if (!answer.ok) throw new Error(`grocery.sync: ${await answer.text()}`)
}

/** Requests the changes of a list and reads nothing of them. */
function stall(larder: Larder, { header }: Member, householdId: string): () => void {
  const { hostname, port, host } = new URL(larder.url)
  const input = encodeURIComponent(JSON.stringify({ householdId, since: 0 }))
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  socket.pause()
  socket.write(
    `GET /rpc/grocery.changes?input=${input} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${header}\r\naccept: text/event-stream\r\n\r\n`,
  )
  return () => socket.destroy()
}

/** Ends a session with streams of ever fewer waiting changes, one of which has an event requested that nothing awaits. */
async function endSession(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const [writer, reader] = await addMembers(larder, 2)
  await withSql(
    larder.databaseUrl,
    (sql) => sql`insert into memberships (household_id, user_id, role, is_current)
      values (${writer!.householdId}, ${reader!.userId}, 'member', false)`,
  )
  for (let from = 0; from < itemsAtFirst; from += itemsAChange) await sync(larder, writer!, from)
  for (let open = 0; open < streams; open += 1) {
    report.after(stall(larder, reader!, writer!.householdId))
    await sleep(500)
    await sync(larder, writer!, 0)
  }
  await sleep(500)
  await fetch(`${larder.url}/rpc/auth.signOut`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: reader!.header },
    body: '{}',
  })
  await sleep(3_000)
  const lives = larder.isAlive() && (await statusOf(larder.url).catch(() => 0)) === 200
  report.figure(lives ? 'the process lives' : 'the process ended', lives)
}

export const stalledStreams: Row[] = [
  {
    name: 'stalled-streams',
    what: `${streams} live lists that nobody reads, whose session ends after 1 to ${streams} changes`,
    promised: 'the process lives',
    run: endSession,
  },
]
