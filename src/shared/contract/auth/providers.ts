/** Where somebody may sign in who has an account there. */
export const providers = ['google', 'apple'] as const
export type Provider = (typeof providers)[number]
