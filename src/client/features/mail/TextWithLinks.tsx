/** A web address, without what ends the sentence it stands in. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/

/** Plain text as it was typed, with its web addresses as links. */
export function TextWithLinks({ text }: { text: string }) {
  const pieces = text.trimEnd().split(address)
  return (
    <div className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <a key={index} href={piece} className="text-paprika underline underline-offset-4">
            {piece}
          </a>
        ),
      )}
    </div>
  )
}
