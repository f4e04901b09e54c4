export interface PlainWarning {
  /** Empty for the person who reads it. */
  eater?: string
  what: string
  isCertain: boolean
}

/** Warnings in the words of the data alone, for a page that lacks the file with the sentences. */
export function PlainWarnings({ warnings }: { warnings: readonly PlainWarning[] }) {
  return [...new Set(warnings.map(plainWarningText))].map((text) => (
    <b key={text} className="late mx-2">
      {text}
    </b>
  ))
}

const plainWarningText = ({ eater, what, isCertain }: PlainWarning) =>
  `${isCertain ? '⚠ ' : ''}${eater ? `${eater}: ` : ''}${what}${isCertain ? '' : '?'}`
