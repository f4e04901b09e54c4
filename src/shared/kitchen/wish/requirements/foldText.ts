const lettersWithoutAccent: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' }

/** A text in lower case and without accents, of the same length, so that positions in it are positions in the original. */
export function foldText(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = (lettersWithoutAccent[letter] ?? letter)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[’‘`´]/g, "'")
        .replace(/[–—]/g, '-')
      return plain.length === letter.length ? plain : letter
    })
    .join('')
}
