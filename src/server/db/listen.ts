import { setTimeout as sleep } from 'node:timers/promises'
import { connectToPostgres } from './connection.ts'
import { toOutageIfCausedByDatabase } from './outage.ts'

/** The channels of the triggers: see drizzle/0002, 0010, 0058 and 0059. */
export type NotificationChannel =
  | 'pages_changed'
  | 'job_queued'
  | 'jobs_changed'
  | 'groceries_changed'
  | 'meal_plans_changed'
  | 'access_ended'

/** Called with a payload; with null at the start and after a lost connection, because payloads sent meanwhile are lost. */
type OnPayload = (payload: string | null) => void

export interface NotificationListener {
  /**
   * Calls `heard` with each payload of the channel, until the returned function is called. Throws a DatabaseOutage when
   * it cannot listen.
   */
  listen(channel: NotificationChannel, heard: OnPayload): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A connection that only listens would not notice that the server has ended. */
const defaults = { heartbeatMs: 10_000, answerTimeoutMs: 5_000, onError: (_error: unknown) => {} }
const restoreAgainMs = 200

/** Listens on one connection for all channels, and reopens a lost one. The first channel opens it. */
export function openNotificationListener(
  url: string,
  options: Partial<typeof defaults> = {},
): NotificationListener {
  const { heartbeatMs, answerTimeoutMs, onError } = { ...defaults, ...options }
  const channels = new Map<NotificationChannel, Set<OnPayload>>()
  let isClosed = false
  let isLost = false
  let restoring: Promise<void> | null = null

  const sql = connectToPostgres(url, {
    max: 1,
    queryTimeoutMs: answerTimeoutMs,
    keepsConnection: true,
    onNotify: (channel, payload) => {
      for (const heard of channels.get(channel as NotificationChannel) ?? []) tell(heard, payload)
    },
    onClose: () => {
      isLost = true
      if (channels.size > 0) restoring ??= restore()
    },
  })
  const heartbeat = setInterval(() => {
    // A missing answer ends the connection, which calls `onClose`.
    if (channels.size > 0 && !restoring) sql`select 1`.catch(() => {})
  }, heartbeatMs)
  heartbeat.unref()

  async function restore(): Promise<void> {
    while (isLost && !isClosed) {
      isLost = false
      try {
        for (const channel of channels.keys()) await sql.unsafe(`listen "${channel}"`)
      } catch {
        isLost = true
        await sleep(restoreAgainMs)
      }
    }
    restoring = null
    if (isClosed) return
    for (const heard of [...channels.values()].flatMap((all) => [...all])) tell(heard, null)
  }

  /** An error of one listener stops neither the others nor the process. */
  function tell(heard: OnPayload, payload: string | null): void {
    try {
      heard(payload)
    } catch (error) {
      onError(error)
    }
  }

  return {
    async listen(channel, heard) {
      const known = channels.get(channel)
      if (known) {
        known.add(heard)
      } else {
        channels.set(channel, new Set([heard]))
        await sql.unsafe(`listen "${channel}"`).catch((error: unknown) => {
          channels.delete(channel)
          throw toOutageIfCausedByDatabase(error)
        })
      }
      heard(null)
      return async () => {
        const left = channels.get(channel)
        left?.delete(heard)
        if (left?.size === 0) channels.delete(channel)
      }
    },
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      channels.clear()
      await sql.end({ timeout: 1 })
    },
  }
}
