/** The first `maxBytes` of a body, as text. It closes the connection without reading the rest. */
export async function readBodyTextUpTo({ body }: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytesLeft = maxBytes
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk.subarray(0, bytesLeft), { stream: true })
    bytesLeft -= chunk.byteLength
    if (bytesLeft <= 0) break
  }
  return text + decoder.decode()
}
