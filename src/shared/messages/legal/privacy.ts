import * as m from '#messages'

/** The Privacy Policy. */
export const privacyPolicySections = () => ({
  lead: m.privacy_lead(),
  sections: [
    {
      title: m.privacy_1_title(),
      paragraphs: [
        m.privacy_1_1(),
        m.privacy_1_2(),
        m.privacy_1_3(),
        m.privacy_1_4(),
        m.privacy_1_5(),
        m.privacy_1_6(),
        m.privacy_1_7(),
        m.privacy_1_8(),
        m.privacy_1_9(),
        m.privacy_1_12(),
        m.privacy_1_10(),
        m.privacy_1_11(),
      ],
    },
    { title: m.privacy_2_title(), paragraphs: [m.privacy_2_1(), m.privacy_2_2()] },
    {
      title: m.privacy_3_title(),
      paragraphs: [m.privacy_3_1(), m.privacy_3_2(), m.privacy_3_3(), m.privacy_3_4()],
    },
    { title: m.privacy_4_title(), paragraphs: [m.privacy_4_1(), m.privacy_4_2()] },
    { title: m.privacy_5_title(), paragraphs: [m.privacy_5_1()] },
    { title: m.privacy_6_title(), paragraphs: [m.privacy_6_1()] },
  ],
})
