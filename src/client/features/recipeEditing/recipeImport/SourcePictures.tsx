import * as m from '#messages'

/** The pictures that a model read, each with the way to its full size; of a file without text a sentence. */
export function SourcePictures({ importId, pages }: { importId: string; pages: number }) {
  const urls = Array.from({ length: pages }, (_, page) => `/import/${importId}/page/${page}`)
  return (
    <section aria-label={m.recipe_import_source_shown()} className="flex flex-col gap-2">
      <h2 className="text-xl">{m.recipe_import_source_shown()}</h2>
      {pages === 0 && <p>{m.recipe_import_compare_with_file()}</p>}
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noopener" className="block min-h-11">
          <img
            src={url}
            alt={m.recipe_import_page_picture({ page: index + 1 })}
            className="w-full rounded-2xl border border-line"
          />
        </a>
      ))}
    </section>
  )
}
