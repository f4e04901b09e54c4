import * as m from '#messages'

export const carouselTexts = () => ({
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
export const homePageDishNames = () => ({
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
export const homePagePromises = () => [
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
