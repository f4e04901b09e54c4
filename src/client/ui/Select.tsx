import type { ComponentProps } from 'react'
import { fieldBox } from './TextField.tsx'

/** One of many, by the browser's own list. Its label is given by the parent component. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={`${fieldBox} min-h-11`} />
}
