import * as m from '#messages'

/** Opens the page that a browser shows in this Larder's import. */
const scriptFor = (origin: string) =>
  `javascript:location.href=${JSON.stringify(`${origin}/import?url=`)}+encodeURIComponent(location.href)`

/** A link to be kept as a bookmark. React refuses addresses that run a script, so the browser's half sets it. */
export function ImportBookmark() {
  return (
    <p className="flex flex-col items-start gap-2">
      <a
        href="/import"
        ref={(link) => link?.setAttribute('href', scriptFor(location.origin))}
        aria-describedby="import-bookmark-hint"
        onClick={(event) => event.preventDefault()}
        className="inline-flex min-h-11 cursor-grab items-center rounded-full border border-edge px-4 font-semibold text-paprika-deep hover:border-paprika"
      >
        {m.recipe_import_bookmark()}
      </a>
      <span id="import-bookmark-hint" className="max-w-prose text-sm text-soft">
        {m.recipe_import_bookmark_hint()}
      </span>
    </p>
  )
}
