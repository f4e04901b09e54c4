/** Milliseconds for one file, which the slowest usable network needs a third of. */
const fileWithinMs = 30_000

let importCount = 0

/** By address: fetched files, and modules that came at another address than their own. */
const fetched = new Map<string, Promise<void>>()
const retriedFiles = new Map<string, Promise<unknown>>()

/**
 * Stands around every `import()` in a build: fetches the files that it needs, by their paths, before it imports. A browser
 * remembers for as long as the document lives that an imported file did not come, and asks for it no more, nor for what needs
 * it. `files` is empty where a single file is needed; where that does not come, it is asked for once more by another address.
 * Rejects where a file does not come; called again, it asks again. A build puts `import().then()` inside as well: what handles
 * the failure must be a `catch` behind it, and not the second argument of `then`.
 */
export async function importFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  await Promise.all(scripts.map((file) => fetchFile(new URL(file, location.origin).href)))
  return await importModule().catch((error: unknown) => importLater<Module>(error))
}

function fetchFile(address: string): Promise<void> {
  return memoizePromise(fetched, address, async () => {
    // What the document itself preloads is on its way.
    if ([...document.querySelectorAll('link')].some(({ href }) => href === address)) return
    const answer = await fetch(address, { signal: AbortSignal.timeout(fileWithinMs) })
    // A network that asks to sign in first answers every request with a page of its own.
    const isScript = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
    if (!isScript) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`)
    await answer.arrayBuffer()
  })
}

/**
 * Browsers name the file in their error, and nowhere else. A second import that fails is not tried again: a build puts
 * `importFiles` around it as well, and it would wait for itself.
 */
function importLater<Module>(error: unknown): Promise<Module> {
  const [address, isSecond] = /(https?:[^\s?]+)(\?again=)?/.exec(String(error))?.slice(1) ?? []
  if (!address || isSecond) throw error
  return memoizePromise(retriedFiles, address, async () => {
    await fetchFile(address)
    importCount += 1
    return import(/* @vite-ignore */ `${address}?again=${importCount}`)
  }) as Promise<Module>
}

/** What is known under a key; what fails is forgotten. */
function memoizePromise<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) {
  const value = known.get(key) ?? make()
  known.set(key, value)
  value.catch(() => known.delete(key))
  return value
}
