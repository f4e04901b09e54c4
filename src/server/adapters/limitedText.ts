/** The first `maxBytes` of a body, as text. The rest is not waited for: the connection is closed. */
export async function limitedText({ body }: Response, maxBytes: number): Promise<string> {
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
