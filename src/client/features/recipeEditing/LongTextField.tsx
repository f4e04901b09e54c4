import { LabelledField } from '../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'

/** Lines it has room for; where the browser can, it grows with what stands in it. */
const sizes = {
  few: { rows: 3, className: 'min-h-[calc(3lh+1.35rem)]' },
  list: { rows: 8, className: 'min-h-[calc(8lh+1.35rem)]' },
  page: { rows: 16, className: 'min-h-[calc(16lh+1.35rem)]' },
}

interface LongFieldProps {
  name: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
  size: keyof typeof sizes
  isReadOnly?: boolean
  value: string
  onChange: (text: string) => void
}

/** A text of several lines. */
export function LongTextField(props: LongFieldProps) {
  const { name, label, hint, fault, isReadOnly, value, onChange } = props
  const { rows, className } = sizes[props.size]
  return (
    <LabelledField label={label} hint={hint} fault={fault}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={rows}
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${textFieldClasses} ${className} block field-sizing-content max-h-[80vh]`}
        />
      )}
    </LabelledField>
  )
}
