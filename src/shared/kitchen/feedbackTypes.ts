/** What somebody may write to us about. */
export const feedbackTypes = ['feature', 'bug', 'improvement', 'other'] as const
