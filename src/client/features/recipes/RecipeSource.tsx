import * as m from '#messages'

interface RecipeSourceProps {
  /** An http or https address. */
  url: string
  author: string | null
}

/** The page that a recipe was imported from, and who wrote it there. */
export default function RecipeSource({ url, author }: RecipeSourceProps) {
  const source = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  return (
    <p className="border-t border-line pt-4 wrap-anywhere">
      <a href={url} rel="noopener noreferrer nofollow" className="text-paprika underline underline-offset-4">
        {author ? m.recipe_import_from_author({ source, author }) : m.recipe_import_from({ source })}
      </a>
    </p>
  )
}
