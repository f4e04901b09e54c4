import * as m from '#messages'

export const helpCenterSections = () => [
  {
    id: 'first-recipe',
    title: m.help_center_sections_first_recipe_title(),
    paragraphs: [
      m.help_center_sections_first_recipe_paragraphs_1(),
      m.help_center_sections_first_recipe_paragraphs_2(),
      m.help_center_sections_first_recipe_paragraphs_3(),
      m.help_center_sections_first_recipe_paragraphs_4(),
    ],
    links: [{ to: '/generate', text: m.help_center_sections_first_recipe_links_1_text() }],
  },
  {
    id: 'account',
    title: m.help_center_sections_account_title(),
    paragraphs: [
      m.help_center_sections_account_paragraphs_1(),
      m.help_center_sections_account_paragraphs_2(),
      m.help_center_sections_account_paragraphs_3(),
    ],
    links: [
      { to: '/signup', text: m.help_center_sections_account_links_1_text() },
      { to: '/forgot-password', text: m.help_center_sections_account_links_2_text() },
      { to: '/account', text: m.help_center_sections_account_links_3_text() },
    ],
  },
  {
    id: 'tastes',
    title: m.help_center_sections_tastes_title(),
    paragraphs: [
      m.help_center_sections_tastes_paragraphs_1(),
      m.help_center_sections_tastes_paragraphs_2(),
      m.help_center_sections_tastes_paragraphs_3(),
    ],
    links: [
      { to: '/user-settings', text: m.help_center_sections_tastes_links_1_text() },
      { to: '/household', text: m.help_center_sections_tastes_links_2_text() },
    ],
  },
  {
    id: 'find',
    title: m.help_center_sections_find_title(),
    paragraphs: [
      m.help_center_sections_find_paragraphs_1(),
      m.help_center_sections_find_paragraphs_2(),
      m.help_center_sections_find_paragraphs_3(),
    ],
    links: [
      { to: '/recipes', text: m.help_center_sections_find_links_1_text() },
      { to: '/categories', text: m.help_center_sections_find_links_2_text() },
    ],
  },
  {
    id: 'cook',
    title: m.help_center_sections_cook_title(),
    paragraphs: [
      m.help_center_sections_cook_paragraphs_1(),
      m.help_center_sections_cook_paragraphs_2(),
      m.help_center_sections_cook_paragraphs_3(),
    ],
    links: [{ to: '/recipes', text: m.help_center_sections_cook_links_1_text() }],
  },
  {
    id: 'own',
    title: m.help_center_sections_own_title(),
    paragraphs: [
      m.help_center_sections_own_paragraphs_1(),
      m.help_center_sections_own_paragraphs_2(),
      m.help_center_sections_own_paragraphs_3(),
    ],
    links: [{ to: '/submit-recipe', text: m.help_center_sections_own_links_1_text() }],
  },
  {
    id: 'groceries',
    title: m.help_center_sections_groceries_title(),
    paragraphs: [
      m.help_center_sections_groceries_paragraphs_1(),
      m.help_center_sections_groceries_paragraphs_2(),
      m.help_center_sections_groceries_paragraphs_3(),
    ],
    links: [{ to: '/grocery', text: m.help_center_sections_groceries_links_1_text() }],
  },
  {
    id: 'household',
    title: m.help_center_sections_household_title(),
    paragraphs: [
      m.help_center_sections_household_paragraphs_1(),
      m.help_center_sections_household_paragraphs_2(),
    ],
    links: [{ to: '/household', text: m.help_center_sections_household_links_1_text() }],
  },
  {
    id: 'notes',
    title: m.help_center_sections_notes_title(),
    paragraphs: [m.help_center_sections_notes_paragraphs_1(), m.help_center_sections_notes_paragraphs_2()],
    links: [{ to: '/forum', text: m.help_center_sections_notes_links_1_text() }],
  },
  {
    id: 'trouble',
    title: m.help_center_sections_trouble_title(),
    paragraphs: [
      m.help_center_sections_trouble_paragraphs_1(),
      m.help_center_sections_trouble_paragraphs_2(),
    ],
    links: [
      { to: '/contact', text: m.help_center_sections_trouble_links_1_text() },
      { to: '/feedback', text: m.help_center_sections_trouble_links_2_text() },
    ],
  },
]
