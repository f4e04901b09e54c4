interface Envelope {
  sender: string
  recipient: string
  /** Whether it came over TLS. */
  isEncrypted: boolean
}

export interface ReceivedMail extends Envelope {
  /** Lower-case names; values unfolded and decoded. */
  headers: Record<string, string>
  subject: string
  text: string
  /** As it came over the wire, without the dots that SMTP doubles. */
  source: string
}

/** Reads a mail of one text part as a mail program would. */
export function readMail(envelope: Envelope, source: string): ReceivedMail {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  const text = decodeBody(source.slice(end + 4), headers['content-transfer-encoding'] ?? '7bit')
  return { ...envelope, headers, subject: headers.subject ?? '', text: text.replaceAll('\r\n', '\n'), source }
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind = '', word = '']) =>
          kind.toLowerCase() === 'b'
            ? Buffer.from(word, 'base64')
            : Buffer.from(decodeQuoted(word.replaceAll('_', ' ')), 'latin1'),
        ),
      ).toString('utf8'),
    )
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable')
    return Buffer.from(decodeQuoted(body.replace(/=\r\n/g, '')), 'latin1').toString('utf8')
  return body
}

function decodeQuoted(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
