/** Maximum bytes of rows in one answer to an old client: five times those of 1,000 usual recipes. */
const maxListingBytes = 16 * 1024 * 1024

/**
 * Yields rows as a JSON array, a batch at a time; it ends early before the array would exceed 16 MB. All of the `last`
 * rows follow.
 */
export async function* streamAsJsonArray(
  batches: AsyncIterable<object[]>,
  readLastRows: () => Promise<object[]> = async () => [],
): AsyncGenerator<string> {
  const lastRows = (await readLastRows()).map((row) => JSON.stringify(row)).join(',')
  let bytes = Buffer.byteLength(lastRows)
  let separator = '['
  for await (const batch of batches) {
    const rows: string[] = []
    for (const row of batch) {
      const json = JSON.stringify(row)
      bytes += Buffer.byteLength(json) + 1
      if (bytes > maxListingBytes) break
      rows.push(json)
    }
    if (rows.length > 0) yield separator + rows.join(',')
    if (rows.length > 0) separator = ','
    if (rows.length < batch.length) break
  }
  if (lastRows !== '') yield separator + lastRows
  yield separator === '[' && lastRows === '' ? '[]' : ']'
}

/** Yields the pieces between `head`, which comes with the first of them, and `tail`. */
export async function* wrapWithHeadAndTail(
  head: string,
  pieces: AsyncGenerator<string>,
  tail: string,
): AsyncGenerator<string> {
  let prefix = head
  for await (const piece of pieces) {
    yield prefix + piece
    prefix = ''
  }
  yield prefix + tail
}

/** Yields the same text escaped for a JSON string. */
export async function* escapeAsJsonString(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const piece of pieces) yield JSON.stringify(piece).slice(1, -1)
}
