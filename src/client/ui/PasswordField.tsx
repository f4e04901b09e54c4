import { type InputHTMLAttributes, useId, useState } from 'react'
import { textFieldClasses } from './TextField.tsx'
import { useIsHydrated } from './useIsHydrated.ts'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  /** Words on the button that shows what is typed, and that hides it again. */
  showWord: string
  hideWord: string
}

/** A password field that can show the typed password. */
export function PasswordField({ label, showWord, hideWord, ...rest }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useIsHydrated()
  const word = isShown ? hideWord : showWord
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="grid items-center *:[grid-area:1/1]">
        <input
          id={id}
          {...rest}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          className={`${textFieldClasses} min-h-11 pe-[min(6rem,35vw)]`}
        />
        <button
          type="button"
          disabled={!isHydrated}
          onClick={() => setIsShown(!isShown)}
          aria-label={`${word}: ${label}`}
          className="min-h-11 min-w-16 justify-self-end rounded-2xl px-[min(0.75rem,3vw)] font-semibold text-paprika hover:underline"
        >
          {word}
        </button>
      </div>
    </div>
  )
}
