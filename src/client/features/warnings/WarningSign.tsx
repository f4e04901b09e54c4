/** A stop sign for what is certain, a triangle for what may be: told apart by their shape, not their colour. */
export function WarningSign({ isCertain }: { isCertain: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`mt-[0.2em] inline-block size-[1.15em] shrink-0 fill-none stroke-2 ${isCertain ? 'stroke-current' : 'stroke-amber'}`}
    >
      <path d={isCertain ? 'M8 2h8l6 6v8l-6 6H8l-6-6V8z' : 'M12 3 22 20H2z'} strokeLinejoin="round" />
      <path d={isCertain ? 'M12 7v6m0 3v1' : 'M12 9v5m0 3v.5'} strokeLinecap="round" />
    </svg>
  )
}
