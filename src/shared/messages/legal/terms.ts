import * as m from '#messages'

/** The Terms of Service. */
export const termsOfServiceSections = () => ({
  lead: m.terms_lead(),
  sections: [
    { title: m.terms_1_title(), paragraphs: [m.terms_1_1(), m.terms_1_2()] },
    { title: m.terms_2_title(), paragraphs: [m.terms_2_1(), m.terms_2_2(), m.terms_2_3()] },
    { title: m.terms_3_title(), paragraphs: [m.terms_3_1(), m.terms_3_2(), m.terms_3_3()] },
    { title: m.terms_4_title(), paragraphs: [m.terms_4_1(), m.terms_4_2(), m.terms_4_3()] },
    { title: m.terms_5_title(), paragraphs: [m.terms_5_1(), m.terms_5_2()] },
  ],
})
