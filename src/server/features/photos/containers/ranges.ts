/** Parts of a file that are copied, as views; adjacent parts are merged. */
export class CopiedByteRanges {
  readonly #bytes: Buffer
  readonly #ranges: { start: number; end: number }[] = []

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  keep(start: number, end: number): void {
    const last = this.#ranges.at(-1)
    if (last?.end === start) last.end = end
    else this.#ranges.push({ start, end })
  }

  views(): Buffer[] {
    return this.#ranges.map(({ start, end }) => this.#bytes.subarray(start, end))
  }
}
