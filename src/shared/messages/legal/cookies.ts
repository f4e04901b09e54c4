import * as m from '#messages'

/** The Cookie Policy. */
export const cookiePolicySections = () => ({
  lead: m.cookies_lead(),
  sections: [
    { title: m.cookies_1_title(), paragraphs: [m.cookies_1_1(), m.cookies_1_2(), m.cookies_1_3()] },
    { title: m.cookies_2_title(), paragraphs: [m.cookies_2_1()] },
    { title: m.cookies_3_title(), paragraphs: [m.cookies_3_1(), m.cookies_3_2(), m.cookies_3_3()] },
    { title: m.cookies_4_title(), paragraphs: [m.cookies_4_1()] },
    { title: m.cookies_5_title(), paragraphs: [m.cookies_5_1()] },
  ],
})
