/** Where words stand in a text, as words of their own if they do: "Ei" is not in "Eintopf"; -1 where they do not. */
export function placeOfWords(text: string, said: string): number {
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + said.length])) return at
  return text.indexOf(said)
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}]/u.test(letter)
