import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { BestPlan } from './bestPlan.ts'
import type { HighsSolver } from './highs.ts'
import type { MessageFromProver, ProofDemand, ProofTask } from './messages.ts'
import { type ProofEnd, proveGap } from './proveGap.ts'

/** The heap of the proving thread without the memory of HiGHS, which is outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** Proves bounds on a thread of its own while its owner, whose event loop does not run, searches for better plans. */
export class GapProver {
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #wakeUp = new Int32Array(new SharedArrayBuffer(4))
  readonly #endsAt: number
  #end: ProofEnd | null = null
  #offered = Number.POSITIVE_INFINITY

  /** `workerFile` is a module that calls `runProofs` for a task of this kind. */
  constructor(demand: ProofDemand, workerFile: string) {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    this.#endsAt = demand.endsAt
    const workerData: ProofTask = { ...demand, kind: 'proof', port: port2, wakeUp: this.#wakeUp }
    const options = { workerData, transferList: [port2], execArgv: [], env: {}, resourceLimits }
    this.#worker = new Worker(workerFile, options)
    // The plan is answered with the bounds until then.
    this.#worker.on('error', () => {})
  }

  /** Gives the best plan to the proving thread and takes the bounds that it has proven. */
  exchange(found: BestPlan): void {
    const total = found.proven?.plan.value.total
    if (total !== undefined && total < this.#offered) {
      this.#offered = total
      this.#port.postMessage(total)
    }
    for (;;) {
      const received = receiveMessageOnPort(this.#port) as { message: MessageFromProver } | undefined
      if (!received) return
      if (received.message.kind === 'bound') found.raiseBound(received.message.bound)
      else this.#end = received.message.end
    }
  }

  /** Blocks this thread until no further bound can be proven or the time ends. */
  waitForEnd(found: BestPlan): ProofEnd {
    for (;;) {
      const seen = Atomics.load(this.#wakeUp, 0)
      this.exchange(found)
      const msLeft = this.#endsAt - performance.now()
      if (this.#end || msLeft <= 0) return this.#end ?? 'time'
      Atomics.wait(this.#wakeUp, 0, seen, msLeft)
    }
  }

  async stop(): Promise<void> {
    this.#port.close()
    await this.#worker.terminate()
  }
}

/** What the proving thread does: it waits for the first plan, and proves until the end. */
export function runProofs({ port, wakeUp, endsAt, ...demand }: ProofTask, solver: HighsSolver): void {
  let total = Number.POSITIVE_INFINITY
  const send = (message: MessageFromProver) => {
    port.postMessage(message)
    Atomics.add(wakeUp, 0, 1)
    Atomics.notify(wakeUp, 0)
  }
  const readTotal = () => {
    for (;;) {
      const received = receiveMessageOnPort(port) as { message: number } | undefined
      if (!received) return total
      total = Math.min(total, received.message)
    }
  }
  const prove = () => {
    let end: ProofEnd = 'failure'
    try {
      end = proveGap(demand.model, solver, {
        ...demand,
        secondsLeft: () => (endsAt - performance.now()) / 1_000,
        readTotal,
        onBound: (bound) => send({ kind: 'bound', bound }),
      })
    } finally {
      send({ kind: 'end', end })
      port.close()
    }
  }
  port.once('message', (first: number) => {
    total = first
    prove()
  })
}
