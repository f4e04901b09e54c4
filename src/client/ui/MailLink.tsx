/** An address to write to, and what for. */
export function MailLink({ label, address }: { label: string; address: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {label}
      <a
        href={`mailto:${address}`}
        className="flex min-h-11 items-center font-semibold text-paprika wrap-anywhere hover:underline"
      >
        {address}
      </a>
    </p>
  )
}
