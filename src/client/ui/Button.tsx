import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Spinner } from './Spinner.tsx'

type ButtonLook = 'main' | 'quiet' | 'plain' | 'danger'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center font-semibold transition-[color,background-color,border-color,scale] motion-safe:active:not-disabled:scale-97'
const looks: Record<ButtonLook, string> = {
  main: 'bg-paprika text-on-paprika hover:bg-paprika-deep disabled:bg-line disabled:text-soft',
  quiet:
    'border border-edge bg-card hover:border-paprika hover:text-paprika disabled:border-line disabled:text-soft aria-disabled:border-line aria-disabled:text-soft',
  danger:
    'border-2 border-paprika bg-card text-paprika-deep hover:bg-paprika hover:text-on-paprika disabled:border-line disabled:text-soft disabled:hover:bg-card',
  plain: 'text-paprika underline-offset-4 hover:underline disabled:text-soft',
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  /** Shows a spinner and ignores a second press. */
  isBusy?: boolean
}

export function Button({
  look = 'main',
  isBusy = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${shape} ${looks[look]} disabled:cursor-not-allowed aria-disabled:cursor-not-allowed`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

export function ButtonLink({ look = 'main', ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={`${shape} ${looks[look]}`} />
}
