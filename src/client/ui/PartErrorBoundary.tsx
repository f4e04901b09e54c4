import { Component, type ReactNode } from 'react'

/** Puts `fallback` in the place of a part that broke, so that the rest of the page stays. */
export class PartErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasBroken: boolean }
> {
  override state = { hasBroken: false }

  static getDerivedStateFromError() {
    return { hasBroken: true }
  }

  override render() {
    return this.state.hasBroken ? this.props.fallback : this.props.children
  }
}
