/** Where a browser ended up, and every address it came by. */
export interface Arrival {
  url: URL
  status: number
  html: string
  addresses: string[]
}

/**
 * As much of a browser as a way through redirects takes: it keeps cookies for each host name, follows redirects and
 * forms that send themselves, and keeps Lax cookies from forms of other sites.
 */
export class WebBrowser {
  readonly cookies = new Map<string, Map<string, string>>()
  /** Address at which it stops before it asks. */
  stopAt: ((url: URL) => boolean) | null = null
  readonly #headers: Record<string, string>

  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers
  }

  async open(address: string | URL): Promise<Arrival> {
    let url = new URL(address)
    let form: URLSearchParams | null = null
    let from: URL | null = null
    const addresses: string[] = []
    for (let hops = 0; hops < 10; hops += 1) {
      addresses.push(url.href)
      if (this.stopAt?.(url)) return { url, status: 0, html: '', addresses }
      const response: Response = await this.#ask(url, form, from)
      const location = response.headers.get('location')
      const html = await response.text()
      const next = location === null ? formIn(html) : { action: new URL(location, url), fields: null }
      if (!next) return { url, status: response.status, html, addresses }
      const isKept = response.status === 307 || response.status === 308
      form = next.fields ?? (isKept ? form : null)
      from = url
      url = next.action
    }
    throw new Error(`Redirected without end: ${addresses.join(' ')}`)
  }

  async #ask(url: URL, form: URLSearchParams | null, from: URL | null): Promise<Response> {
    const isForeign = from !== null && from.hostname !== url.hostname
    const cookies = this.cookies.get(url.hostname) ?? new Map<string, string>()
    const isCookieSent = cookies.size > 0 && !(form && isForeign)
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'sec-fetch-site': isForeign ? 'cross-site' : 'same-origin',
        ...(form && from && { origin: from.origin }),
        ...(isCookieSent && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...this.#headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    this.cookies.set(url.hostname, cookies)
    return response
  }
}

function formIn(html: string): { action: URL; fields: URLSearchParams } | null {
  const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1]
  if (!action || !html.includes('.submit()')) return null
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value]) => [
    name,
    plain(value),
  ])
  return { action: new URL(action), fields: new URLSearchParams(fields) }
}
