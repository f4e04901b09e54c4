import * as m from '#messages'

export const featureSections = () => [
  {
    id: 'recipe-creation',
    title: m.features_sections_recipe_creation_title(),
    paragraphs: [
      m.features_sections_recipe_creation_paragraphs_1(),
      m.features_sections_recipe_creation_paragraphs_2(),
      m.features_sections_recipe_creation_paragraphs_3(),
    ],
    links: [{ to: '/generate', text: m.features_sections_recipe_creation_links_1_text() }],
  },
  {
    id: 'checks',
    title: m.features_sections_checks_title(),
    paragraphs: [m.features_sections_checks_paragraphs_1(), m.features_sections_checks_paragraphs_2()],
    links: [],
  },
  {
    id: 'cooking',
    title: m.features_sections_cooking_title(),
    paragraphs: [m.features_sections_cooking_paragraphs_1(), m.features_sections_cooking_paragraphs_2()],
    links: [{ to: '/recipes', text: m.features_sections_cooking_links_1_text() }],
  },
  {
    id: 'collection',
    title: m.features_sections_collection_title(),
    paragraphs: [
      m.features_sections_collection_paragraphs_1(),
      m.features_sections_collection_paragraphs_2(),
    ],
    links: [
      { to: '/categories', text: m.features_sections_collection_links_1_text() },
      { to: '/submit-recipe', text: m.features_sections_collection_links_2_text() },
    ],
  },
  {
    id: 'meal-planning',
    title: m.features_sections_meal_planning_title(),
    paragraphs: [
      m.features_sections_meal_planning_paragraphs_1(),
      m.features_sections_meal_planning_paragraphs_2(),
    ],
    links: [{ to: '/meal-planner', text: m.features_sections_meal_planning_links_1_text() }],
  },
  {
    id: 'grocery-list',
    title: m.features_sections_grocery_list_title(),
    paragraphs: [
      m.features_sections_grocery_list_paragraphs_1(),
      m.features_sections_grocery_list_paragraphs_2(),
      m.features_sections_grocery_list_paragraphs_3(),
    ],
    links: [{ to: '/grocery', text: m.features_sections_grocery_list_links_1_text() }],
  },
  {
    id: 'household',
    title: m.features_sections_household_title(),
    paragraphs: [m.features_sections_household_paragraphs_1()],
    links: [{ to: '/household', text: m.features_sections_household_links_1_text() }],
  },
  {
    id: 'cooks',
    title: m.features_sections_cooks_title(),
    paragraphs: [m.features_sections_cooks_paragraphs_1()],
    links: [
      { to: '/forum', text: m.features_sections_cooks_links_1_text() },
      { to: '/localflavors', text: m.features_sections_cooks_links_2_text() },
    ],
  },
]
