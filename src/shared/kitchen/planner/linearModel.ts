/**
 * A mixed-integer linear program to be minimised: rows and columns in the form that most solvers accept, with the matrix stored
 * row by row.
 */
export interface LinearModel {
  offset: number
  colCost: Float64Array
  colLower: Float64Array
  colUpper: Float64Array
  isInteger: Uint8Array
  rowLower: Float64Array
  rowUpper: Float64Array
  /** Where each row begins in `indices` (columns) and `values`, and where the last one ends. */
  starts: Int32Array
  indices: Int32Array
  values: Float64Array
}

export const infinity = Number.POSITIVE_INFINITY

/** A sum of columns with their coefficients; no column twice. */
export class LinearSum {
  readonly columns: number[] = []
  readonly coefficients: number[] = []

  add(column: number, coefficient: number): this {
    if (coefficient !== 0) {
      this.columns.push(column)
      this.coefficients.push(coefficient)
    }
    return this
  }
}

export class LinearModelBuilder {
  offset = 0
  readonly #colCost: number[] = []
  readonly #colLower: number[] = []
  readonly #colUpper: number[] = []
  readonly #isInteger: number[] = []
  readonly #rowLower: number[] = []
  readonly #rowUpper: number[] = []
  readonly #starts: number[] = [0]
  readonly #indices: number[] = []
  readonly #values: number[] = []

  addColumn(cost: number, lower: number, upper: number, kind: 'integer' | 'continuous'): number {
    this.#colCost.push(cost)
    this.#colLower.push(lower)
    this.#colUpper.push(upper)
    return this.#isInteger.push(kind === 'integer' ? 1 : 0) - 1
  }

  addCost(column: number, cost: number): void {
    this.#colCost[column]! += cost
  }

  addRow(lower: number, sum: LinearSum, upper: number): void {
    for (let at = 0; at < sum.columns.length; at += 1) {
      this.#indices.push(sum.columns[at]!)
      this.#values.push(sum.coefficients[at]!)
    }
    this.#rowLower.push(lower)
    this.#rowUpper.push(upper)
    this.#starts.push(this.#indices.length)
  }

  build(): LinearModel {
    return {
      offset: this.offset,
      colCost: Float64Array.from(this.#colCost),
      colLower: Float64Array.from(this.#colLower),
      colUpper: Float64Array.from(this.#colUpper),
      isInteger: Uint8Array.from(this.#isInteger),
      rowLower: Float64Array.from(this.#rowLower),
      rowUpper: Float64Array.from(this.#rowUpper),
      starts: Int32Array.from(this.#starts),
      indices: Int32Array.from(this.#indices),
      values: Float64Array.from(this.#values),
    }
  }
}
