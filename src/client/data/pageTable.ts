export interface PageRoute {
  path: string
  page: string
  /** Whether every visitor who asks for it without a query gets the same bytes. */
  isSameForAll?: true
  /** Others are sent on: visitors to sign in and come back, members to where they wanted to go. */
  isFor?: 'members' | 'visitors'
  /** Whether it stands alone, without header and footer. */
  isBare?: true
  /**
   * What the service worker answers without a network: the stored page of a `recipe`, which this page may draw too; the
   * `recipe list` of those that are stored; the page of a `household` as it last was. Absent for what needs a network.
   */
  storedOffline?: 'recipe' | 'recipe list' | 'household'
}

/** What a page's route tells of it. */
export interface PageRouteHandle {
  file: string
  isForMembers: boolean
  /** Whether it stands alone, without header and footer. */
  isBare: boolean
}

/** Every page: what the server, the router and the service worker do with it stands beside its path. */
export const pageTable = [
  { path: '/', page: 'HomePage', isSameForAll: true },
  { path: '/generate', page: 'GeneratePage', isSameForAll: true },
  {
    path: '/recipes',
    page: 'RecipesPage',
    isSameForAll: true,
    storedOffline: 'recipe list',
  },
  { path: '/categories', page: 'CategoriesPage', isSameForAll: true },
  { path: '/recipe/:recipeId', page: 'RecipePage', storedOffline: 'recipe' },
  { path: '/recipe/:recipeId/cook', page: 'CookPage', isBare: true, storedOffline: 'recipe' },
  { path: '/edit-blog-recipe/:id', page: 'EditBlogRecipePage', isFor: 'members' },
  { path: '/submit-recipe', page: 'SubmitRecipePage', isFor: 'members' },
  { path: '/import', page: 'ImportPage', isFor: 'members' },
  { path: '/login', page: 'account/LoginPage', isSameForAll: true, isFor: 'visitors' },
  { path: '/signup', page: 'account/SignUpPage', isSameForAll: true, isFor: 'visitors' },
  { path: '/confirm-email', page: 'account/ConfirmEmailPage', isSameForAll: true },
  { path: '/forgot-password', page: 'account/ForgotPasswordPage', isSameForAll: true },
  { path: '/reset-password', page: 'account/ResetPasswordPage', isSameForAll: true },
  { path: '/account', page: 'account/AccountPage', isFor: 'members' },
  { path: '/user-settings', page: 'account/UserSettingsPage', isFor: 'members' },
  { path: '/grocery', page: 'GroceryPage', isFor: 'members', storedOffline: 'household' },
  { path: '/meal-planner', page: 'MealPlannerPage', isFor: 'members', storedOffline: 'household' },
  { path: '/household', page: 'HouseholdPage', isFor: 'members' },
  { path: '/join/:token', page: 'JoinPage' },
  { path: '/evening-reminders/:token', page: 'StopMailsPage' },
  { path: '/features', page: 'FeaturesPage', isSameForAll: true },
  { path: '/localflavors', page: 'LocalFlavorsPage' },
  { path: '/forum', page: 'ForumPage', isSameForAll: true },
  { path: '/cooking-tips', page: 'CookingTipsPage', isSameForAll: true },
  { path: '/help-center', page: 'HelpCenterPage', isSameForAll: true },
  { path: '/faq', page: 'FaqPage', isSameForAll: true },
  { path: '/contact', page: 'ContactPage', isSameForAll: true },
  { path: '/feedback', page: 'FeedbackPage', isSameForAll: true },
  { path: '/terms', page: 'legal/TermsPage', isSameForAll: true },
  { path: '/privacy', page: 'legal/PrivacyPage', isSameForAll: true },
  { path: '/cookies', page: 'legal/CookiesPage', isSameForAll: true },
  { path: '/dev/outbox', page: 'DevOutboxPage' },
] as const satisfies readonly PageRoute[]
