import { type ComponentType, memo, Suspense } from 'react'

/**
 * A part whose file comes after the page's. It is drawn again only where what it is given is another: until its file has
 * come, React would put nothing in the place of what the server wrote.
 */
export const latePart = <Props extends object>(
  Part: ComponentType<Props>,
  isSame?: (before: Props, after: Props) => boolean,
) =>
  memo(
    (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
    isSame,
  )
