interface StepTrailProps {
  label: string
  steps: { key: string; name: string }[]
  current: string
}

/** Where one stands on a way of a few steps. */
export function StepProgressTrail({ label, steps, current }: StepTrailProps) {
  const position = steps.findIndex((step) => step.key === current)
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-2">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={step.key === current ? 'step' : undefined}
            className={`grow basis-12 border-t-4 pt-2 text-sm leading-tight ${index <= position ? 'border-paprika font-semibold' : 'border-line text-soft'}`}
          >
            {step.name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
