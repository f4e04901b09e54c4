/** The pages that say what holds between the people who run Larder and those who use it. */
export const legalPages = [
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/cookies', title: 'Cookie Policy' },
] as const
export const lastUpdated = 'Last updated 8 September 2024'
export const seeAlso = 'See also'
