/** "About" before a number, in the languages of lines; "~" leans on its number. */
const words =
  'about approx approximately roughly ca circa cca etwa ungefähr rund env environ aprox aproximadamente unos unas लगभग करीब حوالي نحو تقريبا'.split(
    ' ',
  )

export const approximationWords: ReadonlySet<string> = new Set(words)

/** The same with the space behind it, as a part of a pattern for text in any case. */
export const approximationRegexSource = `(?:~ ?|(?:${words.join('|')})\\.? )`
