import * as m from '#messages'
export const footerGroups = () => ({
  features: m.site_footer_groups_features(),
  cook: m.site_footer_groups_cook(),
  learn: m.site_footer_groups_learn(),
  help: m.site_footer_groups_help(),
  legal: m.site_footer_groups_legal(),
  elsewhere: m.site_footer_groups_elsewhere(),
})
/** Pages that stand in the footer; here, so that no page carries the words of the others. */
export const titles = () => ({
  features: m.site_titles_features(),
  cookingTips: m.site_titles_cooking_tips(),
  forum: m.site_titles_forum(),
  localFlavors: m.site_titles_local_flavors(),
  faq: m.site_titles_faq(),
  helpCenter: m.site_titles_help_center(),
  contact: m.site_titles_contact(),
})
/** Parts of the page of features, by their ids there. */
export const footerFeatures = () => ({
  'recipe-creation': m.site_footer_features_recipe_creation(),
  'grocery-list': m.site_footer_features_grocery_list(),
})
const socialNames: Record<string, string> = {
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}
/** What a page elsewhere is called by its host, such as www.instagram.com. */
export const socialName = (host: string) => {
  const name = host.replace(/^www\./, '')
  return socialNames[name] ?? name
}

export const carousel = () => ({
  carousel: m.site_carousel_carousel(),
  slide: m.site_carousel_slide(),
  slideOf: (name: string, place: number, count: number) => m.site_carousel_slide_of({ name, place, count }),
  goTo: (name: string, place: number, count: number) => m.site_carousel_go_to({ name, place, count }),
  previous: m.site_carousel_previous(),
  next: m.site_carousel_next(),
  play: m.site_carousel_play(),
  pause: m.site_carousel_pause(),
  choose: m.site_carousel_choose(),
})
/** What the pictures of the first page show. */
export const homeDishes = () => ({
  spaghetti: m.site_home_dishes_spaghetti(),
  dal: m.site_home_dishes_dal(),
  salmon: m.site_home_dishes_salmon(),
  mushrooms: m.site_home_dishes_mushrooms(),
  karaage: m.site_home_dishes_karaage(),
  rice: m.site_home_dishes_rice(),
  beans: m.site_home_dishes_beans(),
  shakshuka: m.site_home_dishes_shakshuka(),
  carrots: m.site_home_dishes_carrots(),
  kebabs: m.site_home_dishes_kebabs(),
  cake: m.site_home_dishes_cake(),
})
export const homePromises = () => [
  {
    name: m.site_home_promises_1_name(),
    text: m.site_home_promises_1_text(),
  },
  { name: m.site_home_promises_2_name(), text: m.site_home_promises_2_text() },
  {
    name: m.site_home_promises_3_name(),
    text: m.site_home_promises_3_text(),
  },
]
