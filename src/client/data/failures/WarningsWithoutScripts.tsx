export interface WarningWithoutScripts {
  /** Empty for the person who reads it. */
  eater?: string
  what: string
  isCertain: boolean
}

/** Warnings in the words of the data alone, for a page that lacks the file with the sentences. */
export function WarningsWithoutScripts({ warnings }: { warnings: readonly WarningWithoutScripts[] }) {
  return [...new Set(warnings.map(plainWarningText))].map((text) => (
    <b key={text} className="late mx-2">
      {text}
    </b>
  ))
}

const plainWarningText = ({ eater, what, isCertain }: WarningWithoutScripts) =>
  `${isCertain ? '⚠ ' : ''}${eater ? `${eater}: ` : ''}${what}${isCertain ? '' : '?'}`
