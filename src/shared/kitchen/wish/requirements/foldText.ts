const lettersWithoutAccent: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' }

/** A text in lower case without accents, letter for letter, so that places in it are places in the text. */
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
