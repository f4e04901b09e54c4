import * as m from '#messages'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { textDirectionOfLocale } from '#shared/locale.ts'
import logo from '../../public/favicon.svg?raw'
import style from './plainPage.css?inline'

export interface LinkOnOfflinePage {
  path: string
  name: string
  note: string
}

interface PlainPage {
  title: string
  lead: string
  /** What is the matter, where it is not the title. */
  state?: string
  entries: readonly LinkOnOfflinePage[]
  /** Whether the page is loaded again as soon as the server answers. */
  isReloaded?: boolean
}

/** Milliseconds until the server is asked again for the first time, and at most. */
const firstPauseMs = 1_000
const maxPauseMs = 60_000

/**
 * Runs in the page: asks whether the server answers, with a pause that doubles. The pause starts again at the first when the network comes back:
 * a connection that has just come up often carries nothing yet.
 */
const reloading = `let pause,timer
function begin(){pause=${firstPauseMs};wait()}
function wait(){clearTimeout(timer);timer=setTimeout(ask,pause);pause=Math.min(2*pause,${maxPauseMs})}
async function ask(){if(navigator.onLine&&await fetch('/healthz',{cache:'no-store'}).then(a=>a.ok,()=>false))location.reload();else wait()}
addEventListener('online',begin);begin()`

/** A page of the worker's own, which needs no file but itself; without scripts it only does not load again by itself. */
export function createSelfContainedPage(
  { title, lead, state, entries, isReloaded }: PlainPage,
  status: number,
): Response {
  const nonce = crypto.randomUUID()
  const links = entries.map(
    ({ path, name, note }) =>
      `<li><a href="${path}">${escapeHtml(name)}</a>${note && `<small>${escapeHtml(note)}</small>`}</li>`,
  )
  const html = `<!DOCTYPE html><html lang="${getCurrentLocale()}" dir="${textDirectionOfLocale(getCurrentLocale())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><title>${title} · ${m.site_site_name()}</title><style nonce="${nonce}">${style}</style></head><body><header><a href="/">${logo.replace('<svg ', '<svg aria-hidden="true" width="32" height="32" ').replace(/<title>.*?<\/title>/, '')}${m.site_site_name()}</a></header><main>${state ? `<p class="state" role="status">${state}</p>` : ''}<h1>${title}</h1><p>${lead}</p>${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}<p><a class="again" href="">${m.offline_try_again()}</a></p></main>${isReloaded ? `<script nonce="${nonce}">${reloading}</script>` : ''}</body></html>`
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status, headers })
}

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words as they may stand in HTML. */
export const escapeHtml = (words: string) =>
  words.replace(/[&<>"]/g, (character) => characters[character] ?? '')
