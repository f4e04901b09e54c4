import { Link } from 'react-router-dom'
import { title as feedbackTitle } from '#shared/messages/feedback.ts'
import { legalPages } from '#shared/messages/legal/titles.ts'
import { submitTitle } from '#shared/messages/recipeKeeping.ts'
import * as say from '#shared/messages/site.ts'
import { useAddresses } from './addresses.ts'

const groups = [
  {
    name: say.footerGroups.features,
    pages: [
      ...Object.entries(say.footerFeatures).map(([id, title]) => ({ path: `/features#${id}`, title })),
      { path: '/features', title: say.titles.features },
    ],
  },
  {
    name: say.footerGroups.cook,
    pages: [
      { path: '/recipes', title: say.navRecipes },
      { path: '/categories', title: say.footerCategories },
      { path: '/generate', title: say.navGenerate },
      { path: '/submit-recipe', title: submitTitle },
      { path: '/grocery', title: say.navGroceries },
    ],
  },
  {
    name: say.footerGroups.learn,
    pages: [
      { path: '/cooking-tips', title: say.titles.cookingTips },
      { path: '/forum', title: say.footerForum },
      { path: '/localflavors', title: say.titles.localFlavors },
    ],
  },
  {
    name: say.footerGroups.help,
    pages: [
      { path: '/faq', title: say.footerFaq },
      { path: '/help-center', title: say.titles.helpCenter },
      { path: '/contact', title: say.titles.contact },
      { path: '/feedback', title: feedbackTitle },
    ],
  },
  { name: say.footerGroups.legal, pages: legalPages },
]

const link = 'flex min-h-11 items-center hover:text-paprika'

/** The way to everything there is, on every page. */
export function Footer() {
  const { social } = useAddresses()
  return (
    <footer className="border-t border-line text-sm text-soft print:hidden">
      <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8">
        <nav aria-label={say.footerMenu} className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
          {groups.map(({ name, pages }) => (
            <div key={name}>
              <h2 className="font-work text-sm font-semibold text-ink">{name}</h2>
              <ul>
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path} className={link}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {social.length > 0 && (
          <nav aria-label={say.footerGroups.elsewhere}>
            <ul className="flex flex-wrap gap-x-6">
              {social.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noopener" className={link}>
                    {say.socialName(new URL(address).hostname)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p suppressHydrationWarning>{say.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  )
}
