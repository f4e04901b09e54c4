/** The pages that say what holds between the people who run Larder and those who use it. */
import * as m from '#messages'
export const legalPageTitles = () =>
  [
    { path: '/terms', title: m.titles_legal_pages_terms_title() },
    { path: '/privacy', title: m.titles_legal_pages_privacy_title() },
    { path: '/cookies', title: m.titles_legal_pages_cookies_title() },
  ] as const
