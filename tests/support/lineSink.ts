import { Writable } from 'node:stream'

/** What a log writes to: each line is parsed and kept in the list. */
export function lineSink(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()))
      done()
    },
  })
}
