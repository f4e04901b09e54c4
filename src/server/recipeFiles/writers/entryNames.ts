/** Letters of a file's name, so that with a folder and an ending it fits into what every system allows. */
const maxLength = 80
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** A title as the name of a file: without what any system forbids, never empty, never beginning with a dot. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = [...plain]
    .slice(0, maxLength)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return short === '' || reserved.test(short) ? 'recipe' : short
}

/** Gives each title a name that no other has, also where letters count the same in both cases. */
export function createEntryNames(nameOf: (title: string) => string = fileNameOf): (title: string) => string {
  const taken = new Set<string>()
  return (title) => {
    const name = nameOf(title)
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1)
      unique = nameOf === slugOf ? `${name}-${number}` : `${name} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  }
}

/** A title as the part of an address: letters and digits of any script, with hyphens between words. */
export const slugOf = (title: string): string =>
  fileNameOf(title)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'recipe'
