import { Link } from 'react-router-dom'

interface PageNumbersProps {
  label: string
  page: number
  pageCount: number
  addressOf: (page: number) => string
  words: { previous: string; next: string; page: (page: number) => string; number: (page: number) => string }
}

const shape = 'flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 tabular-nums'

/** The way to the other pages of a list: the first, the last, those around the current one, and one to either side. */
export function PageNumbers({ label, page, pageCount, addressOf, words }: PageNumbersProps) {
  const neighbours = [page - 1, page, page + 1]
  const shown = [...new Set([1, ...neighbours, pageCount])].filter((each) => each >= 1 && each <= pageCount)
  const links = shown.sort((a, b) => a - b)
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link to={addressOf(page - 1)} rel="prev" className={`${shape} hover:text-paprika`}>
              {words.previous}
            </Link>
          </li>
        )}
        {links.map((each, index) => (
          <li key={each} className="flex items-center">
            {each - (links[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1 text-soft">
                …
              </span>
            )}
            <Link
              to={addressOf(each)}
              aria-label={words.page(each)}
              aria-current={each === page ? 'page' : undefined}
              className={`${shape} border ${each === page ? 'border-paprika bg-blush font-semibold text-paprika-deep' : 'border-edge bg-card hover:border-paprika hover:text-paprika'}`}
            >
              {words.number(each)}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={addressOf(page + 1)} rel="next" className={`${shape} hover:text-paprika`}>
              {words.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
