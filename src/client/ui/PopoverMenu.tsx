import { type ReactNode, type Ref, useState } from 'react'

interface MenuProps {
  id: string
  /** What its button says. */
  word: string
  button?: Ref<HTMLButtonElement>
  buttonLook: string
  /** Whether it is a row without a button where there is room. */
  isRowWhenWide?: boolean
  /** Items of a list. */
  children: ReactNode
}

/** Links and buttons behind a button, by the browser's own popover, which needs no script. */
export function PopoverMenu({ id, word, button, buttonLook, isRowWhenWide = false, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const row = isRowWhenWide
    ? 'lg:static lg:flex lg:gap-1 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none'
    : ''
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        className={`${buttonLook} border border-edge ${isRowWhenWide ? 'lg:hidden' : ''}`}
      >
        {word}
      </button>
      <ul
        id={id}
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className={`absolute inset-auto end-4 top-16 m-0 min-w-52 overflow-visible rounded-2xl border border-line bg-card p-2 text-ink shadow-card ${row}`}
      >
        {children}
      </ul>
    </>
  )
}
