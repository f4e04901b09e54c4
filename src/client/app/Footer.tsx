import { Link } from 'react-router-dom'
import * as m from '#messages'
import { legalPageTitles } from '#shared/messages/legal/titles.ts'
import * as say from '#shared/messages/pages/site.ts'
import { useOperatorAddresses } from '../data/addresses.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

const groups = () => [
  {
    name: say.footerGroupTitles().features,
    pages: [
      ...Object.entries(say.footerFeatureNames()).map(([id, title]) => ({ path: `/features#${id}`, title })),
      { path: '/features', title: say.footerPageTitles().features },
    ],
  },
  {
    name: say.footerGroupTitles().cook,
    pages: [
      { path: '/recipes', title: m.site_nav_recipes() },
      { path: '/categories', title: m.site_footer_categories() },
      { path: '/generate', title: m.site_nav_generate() },
      { path: '/submit-recipe', title: m.recipe_keeping_submit_title() },
      { path: '/meal-planner', title: m.site_footer_meal_planner() },
      { path: '/grocery', title: m.site_nav_groceries() },
    ],
  },
  {
    name: say.footerGroupTitles().learn,
    pages: [
      { path: '/cooking-tips', title: say.footerPageTitles().cookingTips },
      { path: '/forum', title: m.site_footer_forum() },
      { path: '/localflavors', title: say.footerPageTitles().localFlavors },
    ],
  },
  {
    name: say.footerGroupTitles().help,
    pages: [
      { path: '/faq', title: m.site_footer_faq() },
      { path: '/help-center', title: say.footerPageTitles().helpCenter },
      { path: '/contact', title: say.footerPageTitles().contact },
      { path: '/feedback', title: m.feedback_title() },
    ],
  },
  { name: say.footerGroupTitles().legal, pages: legalPageTitles() },
]

const link = 'flex min-h-11 items-center hover:text-paprika'

/** The way to everything there is, on every page. */
export default function Footer() {
  const { social } = useOperatorAddresses()
  return (
    <footer className="[content-visibility:auto] [contain-intrinsic-block-size:auto_30rem] border-t border-line text-sm text-soft print:hidden">
      <div className="mx-auto flex max-w-5xl flex-col gap-6 px-page py-8">
        <nav
          aria-label={m.site_footer_menu()}
          className="columns-2 gap-6 sm:columns-3 lg:grid lg:grid-cols-5"
        >
          {groups().map(({ name, pages }) => (
            <div key={name} className="mb-6 break-inside-avoid lg:mb-0">
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
          <nav aria-label={say.footerGroupTitles().elsewhere}>
            <ul className="flex flex-wrap gap-x-6">
              {social.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noopener" className={link}>
                    {say.socialNetworkName(new URL(address).hostname)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LanguageChoice />
        <p suppressHydrationWarning>{m.site_copyright({ year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  )
}
