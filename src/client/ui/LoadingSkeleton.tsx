interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string
  shape: 'cards' | 'lines'
  count?: number
}

const bar = 'rounded-full bg-line'

/** The shape of what is on its way, so that nothing jumps when it comes; it shows only what takes a while. */
export function LoadingSkeleton({ label, shape, count = 4 }: SkeletonProps) {
  return (
    <div role="status" className="late">
      <span className="sr-only">{label}</span>
      {shape === 'cards' ? (
        <div
          aria-hidden="true"
          className="grid animate-pulse gap-4 motion-reduce:animate-none sm:grid-cols-2"
        >
          {Array.from({ length: count }, (_, place) => place).map((place) => (
            <div
              key={place}
              className="flex flex-col gap-3 overflow-hidden rounded-card border border-line bg-card"
            >
              <div className="aspect-2/1 bg-line" />
              <div className="flex flex-col gap-3 p-5 pt-2">
                <div className={`h-3 w-1/3 ${bar}`} />
                <div className={`h-5 w-4/5 ${bar}`} />
                <div className={`h-3 w-full ${bar}`} />
                <div className={`h-3 w-2/3 ${bar}`} />
              </div>
            </div>
          ))}
        </div>
      ) : (
        <div aria-hidden="true" className="flex animate-pulse flex-col gap-3 motion-reduce:animate-none">
          {Array.from({ length: count }, (_, place) => place).map((place) => (
            <div key={place} className={`h-4 ${place % 3 === 2 ? 'w-2/3' : 'w-full'} ${bar}`} />
          ))}
        </div>
      )}
    </div>
  )
}
