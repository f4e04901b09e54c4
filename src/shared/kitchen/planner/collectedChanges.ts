/** A list of numbers, with the sum of the changes to each that have been collected and not made yet. */
export class CollectedChanges {
  /** The first `count` are the places that have changed. */
  readonly places: Int32Array
  count = 0
  readonly changeAt: Float64Array
  readonly #isChanged: Uint8Array

  constructor(size: number) {
    this.places = new Int32Array(size)
    this.changeAt = new Float64Array(size)
    this.#isChanged = new Uint8Array(size)
  }

  add(place: number, change: number): void {
    if (this.#isChanged[place] === 0) {
      this.#isChanged[place] = 1
      this.places[this.count] = place
      this.count += 1
    }
    this.changeAt[place]! += change
  }

  clear(): void {
    for (let at = 0; at < this.count; at += 1) {
      this.changeAt[this.places[at]!] = 0
      this.#isChanged[this.places[at]!] = 0
    }
    this.count = 0
  }
}
