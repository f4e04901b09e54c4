/** What a photo may weigh as it is sent, in bytes; phones take some 4 MB. */
export const maxPhotoBytes = 15 * 1024 * 1024
/** Pixels a JPEG may have in all; phones take 12 or 48 million. */
export const maxJpegPhotoPixels = 50_000_000
/** Pixels a photo may have that must be unpacked whole: PNG, WebP and progressive JPEG. */
export const maxUnstreamedPhotoPixels = 16_000_000
/** The widths a photo is kept in, in pixels. */
export const photoWidthsInPixels = [400, 800, 1600] as const

/** Where a photo is shown from in one of its widths: an address whose content never changes. */
export function urlPathOfPhoto(name: string, width: (typeof photoWidthsInPixels)[number]): string {
  return `/photos/${photoFileName(name, width)}`
}

/** The name of the file of one width. */
export function photoFileName(name: string, width: (typeof photoWidthsInPixels)[number]): string {
  return `${name}-${width}.webp`
}
