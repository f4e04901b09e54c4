import { spawnSync } from 'node:child_process'

/** Someone as whom an app process can be started. */
export interface Identity {
  uid: number
  /** What stands before the command. */
  via: string[]
}

/** Below a changed root the kernel denies user namespaces, as most containers do. */
const denied = (uid: number) => [
  ...['unshare', '--mount', '--propagation', 'private', 'sh', '-c'],
  'mount --rbind / /mnt && exec chroot "--userspec=$0:$0" --groups= /mnt "$@"',
  String(uid),
]
const as = (uid: number) => ['chroot', `--userspec=${uid}:${uid}`, '--groups=', '/']

const nobody = 65_534
/** Has no line in /etc/passwd. */
const nameless = 54_321

export const ourselves: Identity = { uid: process.getuid?.() ?? 0, via: [] }
const rootDenied: Identity = { uid: 0, via: denied(0) }
const otherUser: Identity = { uid: nobody, via: as(nobody) }
const namelessUser: Identity = { uid: nameless, via: as(nameless) }
const namelessDenied: Identity = { uid: nameless, via: denied(nameless) }
const otherContainer: Identity = {
  uid: ourselves.uid,
  via: ['unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
}
const rootBound: Identity = {
  uid: 0,
  via: [...denied(0), 'setpriv', '--bounding-set=-all', '--inh-caps=-all'],
}

interface Turn {
  who: string
  /** Uid of the folder's owner. */
  owner: number
  takers: [Identity, ...Identity[]]
}

const turnsOfRoot: Turn[] = [
  ...whereAvailable<Turn[]>(rootDenied, [
    { who: 'root where user namespaces are denied', owner: 0, takers: [rootDenied] },
    { who: 'root here, there, and here again', owner: 0, takers: [ourselves, rootDenied, ourselves] },
  ]),
  ...whereAvailable<Turn[]>(otherUser, [
    { who: 'root and the owner in turn', owner: nobody, takers: [ourselves, otherUser, ourselves] },
  ]),
  ...whereAvailable<Turn[]>(namelessDenied, [
    { who: 'a user without a line in /etc/passwd', owner: nameless, takers: [namelessUser, namelessDenied] },
  ]),
].flat()
/** Who makes a database, and who uses it next. Only root can be others than whoever runs the tests. */
export const turns: Turn[] =
  turnsOfRoot.length > 0
    ? turnsOfRoot
    : [{ who: 'whoever runs the tests', owner: ourselves.uid, takers: [ourselves, ourselves] }]

/** Who can be given no new database. */
export const powerless: { who: string; identity: Identity }[] = [
  ...whereAvailable(namelessDenied, {
    who: 'a user without a line in /etc/passwd, with user namespaces denied,',
    identity: namelessDenied,
  }),
  ...whereAvailable(rootBound, {
    who: 'root without any capability, with user namespaces denied,',
    identity: rootBound,
  }),
]

/** Users to whom our folders are closed. */
export const strangers = whereAvailable(otherUser, { who: 'another user', identity: otherUser })

/** Those who see our files and none of our ports. */
export const elsewhere = whereAvailable(otherContainer, {
  who: 'an app in another container',
  identity: otherContainer,
})

function whereAvailable<Case>({ via: [command = '', ...args] }: Identity, one: Case): Case[] {
  const started = spawnSync(command, [...args, process.execPath, '--check', import.meta.filename])
  return started.status === 0 ? [one] : []
}
