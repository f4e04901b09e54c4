import type { ComponentProps } from 'react'
import { textFieldClasses } from './TextField.tsx'

/** One of many, by the browser's own list. Its label is given by the parent component. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={`${textFieldClasses} min-h-11`} />
}
