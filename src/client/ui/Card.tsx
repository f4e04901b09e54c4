import type { ReactNode } from 'react'

export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card p-card shadow-card sm:p-8 print:border-0 print:p-0 print:shadow-none">
      {children}
    </div>
  )
}
