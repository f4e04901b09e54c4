import { rmSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDiskRoomCheck, defaultMinFreeDiskBytes } from '#server/textRoom.ts'
import { folderWithDatabase } from '../../support/database/databaseFolder.ts'
import { canMount, diskOf, onDisk, openSmallDisk } from '../../support/database/smallDisk.ts'
import { startLarder } from '../../support/process/larderProcess.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

vi.setConfig({ testTimeout: 120_000 })

test.runIf(canMount)('the free space is read once per interval, however often text is saved', async () => {
  const disk = await openSmallDisk(32)
  const warnings: unknown[] = []
  const log = { warn: (data: unknown) => void warnings.push(data) }
  const room = createDiskRoomCheck({ folder: disk.folder, minFreeMb: null, log, lookEveryMs: 60_000 })
  disk.fill()
  const answers = await Promise.all(Array.from({ length: 100 }, () => room.isLeft()))
  expect(new Set(answers)).toEqual(new Set([false]))
  expect(warnings).toHaveLength(1)
  disk.empty()
  expect(await room.isLeft()).toBe(false)
})

test.runIf(canMount).each([
  { minFreeMb: 1, isLeft: true },
  { minFreeMb: 0, isLeft: true },
  { minFreeMb: 100, isLeft: false },
])(
  'a disk of 32 MB with MIN_FREE_DISK_MB_FOR_TEXT of $minFreeMb has room for text: $isLeft',
  async ({ minFreeMb, isLeft }) => {
    const disk = await openSmallDisk(32)
    const room = createDiskRoomCheck({ folder: disk.folder, minFreeMb, log: { warn() {} } })
    expect(await room.isLeft()).toBe(isLeft)
  },
)

test.runIf(canMount)('12 % of a disk of 32 MB must stay free', async () => {
  const disk = await openSmallDisk(32)
  const room = createDiskRoomCheck({
    folder: disk.folder,
    minFreeMb: null,
    log: { warn() {} },
    lookEveryMs: 0,
  })
  disk.fill(5)
  expect(await room.isLeft()).toBe(true)
  disk.empty()
  disk.fill(3)
  expect(await room.isLeft()).toBe(false)
})

test.each([
  { totalMb: 1_000, minFreeMb: 120 },
  { totalMb: 2_000, minFreeMb: 240 },
  { totalMb: 4_000, minFreeMb: 250 },
  { totalMb: 1_000_000, minFreeMb: 250 },
])('$totalMb MB of disk must keep $minFreeMb MB free by default', ({ totalMb, minFreeMb }) => {
  expect(defaultMinFreeDiskBytes(totalMb * 1_000_000)).toBe(minFreeMb * 1_000_000)
})

async function sendMessage(url: string) {
  const message = { draftId: '1', email: 'ada@example.com', message: 'Hello.' }
  const answer = await fetch(`${url}/rpc/feedback.sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  return { status: answer.status, reason: (await answer.json()).error?.data.reason }
}

test.runIf(canMount).each([
  { where: 'in DATA_DIR', isElsewhere: false },
  { where: 'on another disk than DATA_DIR', isElsewhere: true },
])(
  'a server with its own Postgres reads the free space of the disk with its data $where',
  async ({ isElsewhere }) => {
    const [folder, mounted] = isElsewhere
      ? [await folderWithDatabase(), makeScratchFolder()]
      : [makeScratchFolder(), null]
    onTestFinished(() => rmSync(mounted ?? folder, { recursive: true }))
    const move = 'mv "$0/pg" "$1/pg" && ln -s "$1/pg" "$0/pg" && shift && exec "$@"'
    const larder = await startLarder(
      { DATA_DIR: folder, DEMO_DATA: 'false' },
      'tests/support/process/pagelessServer.ts',
      mounted ? [...onDisk(mounted, 300), 'sh', '-c', move, folder, mounted] : onDisk(folder, 300),
    )
    onTestFinished(() => larder.stop())
    const disk = diskOf(larder.child, mounted ?? folder)
    disk.fill(10)
    expect(await sendMessage(larder.url)).toEqual({ status: 503, reason: 'errors_no_room_for_text' })
    expect((await fetch(`${larder.url}/rpc/auth.entrance`)).status).toBe(200)
    disk.empty()
    await vi.waitFor(async () => expect((await sendMessage(larder.url)).status).toBe(200), {
      timeout: 10_000,
    })
  },
)
