import * as m from '#messages'

export const cookingTipSections = () => [
  {
    id: 'knife-skills',
    title: m.cooking_tips_sections_knife_skills_title(),
    paragraphs: [
      m.cooking_tips_sections_knife_skills_paragraphs_1(),
      m.cooking_tips_sections_knife_skills_paragraphs_2(),
      m.cooking_tips_sections_knife_skills_paragraphs_3(),
      m.cooking_tips_sections_knife_skills_paragraphs_4(),
    ],
    links: [],
  },
  {
    id: 'meal-prep',
    title: m.cooking_tips_sections_meal_prep_title(),
    paragraphs: [
      m.cooking_tips_sections_meal_prep_paragraphs_1(),
      m.cooking_tips_sections_meal_prep_paragraphs_2(),
      m.cooking_tips_sections_meal_prep_paragraphs_3(),
      m.cooking_tips_sections_meal_prep_paragraphs_4(),
    ],
    links: [{ to: '/recipes?sort=time', text: m.cooking_tips_sections_meal_prep_links_1_text() }],
  },
  {
    id: 'flavor-pairing',
    title: m.cooking_tips_sections_flavor_pairing_title(),
    paragraphs: [
      m.cooking_tips_sections_flavor_pairing_paragraphs_1(),
      m.cooking_tips_sections_flavor_pairing_paragraphs_2(),
      m.cooking_tips_sections_flavor_pairing_paragraphs_3(),
      m.cooking_tips_sections_flavor_pairing_paragraphs_4(),
    ],
    links: [],
  },
  {
    id: 'heat',
    title: m.cooking_tips_sections_heat_title(),
    paragraphs: [
      m.cooking_tips_sections_heat_paragraphs_1(),
      m.cooking_tips_sections_heat_paragraphs_2(),
      m.cooking_tips_sections_heat_paragraphs_3(),
      m.cooking_tips_sections_heat_paragraphs_4(),
    ],
    links: [],
  },
  {
    id: 'salt',
    title: m.cooking_tips_sections_salt_title(),
    paragraphs: [
      m.cooking_tips_sections_salt_paragraphs_1(),
      m.cooking_tips_sections_salt_paragraphs_2(),
      m.cooking_tips_sections_salt_paragraphs_3(),
    ],
    links: [],
  },
  {
    id: 'leftovers',
    title: m.cooking_tips_sections_leftovers_title(),
    paragraphs: [
      m.cooking_tips_sections_leftovers_paragraphs_1(),
      m.cooking_tips_sections_leftovers_paragraphs_2(),
      m.cooking_tips_sections_leftovers_paragraphs_3(),
    ],
    links: [{ to: '/generate', text: m.cooking_tips_sections_leftovers_links_1_text() }],
  },
]
