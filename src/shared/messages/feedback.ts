import * as m from '#messages'
export const feedbackTypeNames = () => ({
  feature: m.feedback_type_names_feature(),
  bug: m.feedback_type_names_bug(),
  improvement: m.feedback_type_names_improvement(),
  other: m.feedback_type_names_other(),
})
