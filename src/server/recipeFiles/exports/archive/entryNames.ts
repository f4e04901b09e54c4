/** The last part of a path, without its folders. */
export const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** The folders of a path with a "/" at the end; '' at the top. */
export const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1)

/** "jpg" of "a/b.JPG"; '' where there is none. */
export function extensionOf(name: string): string {
  const base = baseName(name)
  const dot = base.lastIndexOf('.')
  return dot > 0 ? base.slice(dot + 1).toLowerCase() : ''
}

/** "Fried rice" of "dinner/Fried rice.cook". */
export function titleFromName(name: string): string {
  const base = baseName(name)
  const extension = extensionOf(name)
  return (extension === '' ? base : base.slice(0, -extension.length - 1)).trim()
}

const pictures = new Set('jpg jpeg png webp gif heic heif avif bmp tif tiff'.split(' '))
const others = new Set(
  'css js mjs map svg ico pdf mp4 mov m4v mp3 woff woff2 ttf otf eot db sqlite sqlite3 plist rb py sh lock scss less log exe dll'.split(
    ' ',
  ),
)

export const isPicture = (name: string) => pictures.has(extensionOf(name))

/** What operating systems add to archives, pictures, and files that no program keeps recipes in. */
export function isLeftOut(name: string): boolean {
  const parts = name.split('/')
  const hasHiddenPart = parts.some((part) => part === '__MACOSX' || (part.startsWith('.') && part !== '.'))
  const extension = extensionOf(name)
  return (
    hasHiddenPart ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(baseName(name)) ||
    pictures.has(extension) ||
    others.has(extension)
  )
}

/** A file that claims by its name to hold recipes: one of these that cannot be read is reported. */
export const claimsRecipe = (name: string) =>
  /\.(?:paprikarecipes?|melarecipes?|crumb|cook|menu|mcb|rtk|mmf|mm|rk|cml|pestle|zip|gz|csv)$/i.test(name) ||
  /(?:^|\/)recipe\.json$/i.test(name) ||
  /(?:^|\/)_?recipes\/[^/]+\.(?:md|markdown|json|ya?ml|txt)$/i.test(name)
