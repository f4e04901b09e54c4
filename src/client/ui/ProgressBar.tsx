interface ProgressProps {
  label: string
  value: number
  max: number
}

/** How far something has come. */
export function ProgressBar({ label, value, max }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className="progress-bar" />
}
