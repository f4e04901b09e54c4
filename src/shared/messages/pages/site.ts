import * as m from '#messages'
export const footerGroupTitles = () => ({
  features: m.site_footer_groups_features(),
  cook: m.site_footer_groups_cook(),
  learn: m.site_footer_groups_learn(),
  help: m.site_footer_groups_help(),
  legal: m.site_footer_groups_legal(),
  elsewhere: m.site_footer_groups_elsewhere(),
})
/** Pages that stand in the footer; here, so that no page carries the words of the others. */
export const footerPageTitles = () => ({
  features: m.site_titles_features(),
  cookingTips: m.site_titles_cooking_tips(),
  forum: m.site_titles_forum(),
  localFlavors: m.site_titles_local_flavors(),
  faq: m.site_titles_faq(),
  helpCenter: m.site_titles_help_center(),
  contact: m.site_titles_contact(),
})
/** Parts of the page of features, by their ids there. */
export const footerFeatureNames = () => ({
  'recipe-creation': m.site_footer_features_recipe_creation(),
  'meal-planning': m.site_footer_features_meal_planning(),
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
export const socialNetworkName = (host: string) => {
  const name = host.replace(/^www\./, '')
  return socialNames[name] ?? name
}
