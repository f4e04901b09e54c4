/** Where somebody may sign in who has an account there. */
export const signInProviders = ['google', 'apple'] as const
export type SignInProvider = (typeof signInProviders)[number]
