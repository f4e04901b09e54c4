interface ProgressProps {
  label: string
  value: number
  max: number
}

/** How far something has come. */
export function ProgressBar({ label, value, max }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-paprika [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-paprika"
    />
  )
}
