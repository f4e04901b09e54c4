import { randomUUID } from 'node:crypto'
import type { HidingHome, MarkedRecipe, ReaderName } from '../../support/recipes/hiddenRecipes.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'

/** How a call names a recipe: an existing one, or an id that no recipe has. */
export type Named = Pick<MarkedRecipe, 'recipeId' | 'noteId' | 'word'>

interface Asked {
  home: HidingHome
  reader: ReaderName
}

/** The inputs with which a procedure could reveal a recipe that its caller must not see. */
export interface Telling {
  /** Inputs that name the recipe or its note: answered like an unknown id to a caller who may not see it. */
  naming?: (named: Named, asked: Asked) => unknown
  /** Inputs that name no recipe: the answers contain no recipe that the caller may not see. */
  open?: (word: string) => readonly unknown[]
  /** Whether a caller who may see the recipe gets an answer. */
  isRead?: boolean
}

const byId = ({ recipeId }: Named) => ({ recipeId })
const byVersion = ({ recipeId }: Named) => ({ recipeId, version: 1 })
const byNote = ({ noteId }: Named) => ({ noteId })
const read = (naming: NonNullable<Telling['naming']>): Telling => ({ naming, isRead: true })

/** Every procedure that reads or writes recipes. */
export const telling: Record<string, Telling> = {
  'recipes.get': read(byId),
  'recipes.report': read(byId),
  'recipes.scalables': read(byId),
  'recipes.listRelated': { naming: byId, open: () => [] },
  'recipes.listSeen': { naming: ({ recipeId }) => ({ recipeIds: [recipeId] }) },
  'recipes.list': {
    open: (word) => [
      {},
      { sort: 'rating' },
      { sort: 'time' },
      { query: word },
      { query: word.slice(2, -2) },
      { query: `${word.slice(0, 4)}x${word.slice(5)}` },
      { query: `peas ${word}line` },
      { cuisine: 'French', mealType: 'Dinner' },
      { without: ['milk'] },
    ],
  },
  'recipes.listLatest': { open: () => [undefined] },
  'recipes.count': { open: () => [undefined] },
  'recipes.listNewestOwn': { open: () => [undefined] },
  'recipes.usage': { open: () => [undefined] },
  'recipes.getForEdit': { naming: byId },
  'recipes.listRevisions': { naming: byId },
  'recipes.getRevision': { naming: byVersion },
  'recipes.restoreRevision': { naming: (named) => ({ ...byVersion(named), restoredVersion: 1 }) },
  'recipes.convertToBlog': { naming: byVersion },
  'recipes.swapLine': { naming: (named) => ({ ...byVersion(named), line: 0, swap: '1 pea' }) },
  'recipes.edit': {
    naming: (named) => ({
      ...byVersion(named),
      ...{ kind: 'recipe', name: 'Another', description: '', ingredients: ['1 pea'], instructions: ['Eat.'] },
    }),
  },
  'recipes.remove': { naming: byId },
  'recipes.setVisibility': { naming: (named) => ({ ...byId(named), shownTo: { visibility: 'everyone' } }) },
  'recipes.submit': { open: () => [typedRecipe()] },
  'ratings.mine': { naming: byId },
  'ratings.rate': { naming: (named) => ({ ...byId(named), stars: 2 }) },
  'ratings.markTried': { naming: (named) => ({ ...byId(named), hasTried: false }) },
  'notes.list': { ...read(byId), open: () => [{}] },
  'notes.listOwn': { open: () => [{}] },
  'notes.write': { naming: (named) => ({ ...byId(named), draftId: 'another', text: 'Half the salt.' }) },
  'notes.remove': { naming: byNote },
  'notes.report': { naming: byNote },
  'notes.show': { naming: byNote },
  'grocery.addRecipe': {
    naming: (named, { home, reader }) => ({
      ...byId(named),
      ...{ householdId: home.householdOf(reader), listId: 'default', additionId: randomUUID(), servings: 2 },
    }),
  },
  'grocery.recipeWarnings': read((named, { home, reader }) => ({
    ...byId(named),
    householdId: home.householdOf(reader),
  })),
  'mealPlanner.recipes': {
    naming: ({ recipeId }, { home, reader }) => ({
      householdId: home.householdOf(reader),
      recipeIds: [recipeId],
    }),
  },
  'grocery.suggest': {
    open: (word) => [{ householdId: '', text: word.slice(0, 6) }],
  },
}

/** All other procedures, which read no stored recipe. */
export const tellingOfNone: readonly string[] = [
  ...['allowProvider', 'changeName', 'changePassword', 'confirmEmail', 'confirmEmailChange', 'deleteAccount'],
  ...['deletionOutcome', 'endSession', 'entrance', 'forgotPassword', 'linkedProviders', 'listSessions'],
  ...['mailProofCode', 'pendingEmailChange', 'planDeletion', 'proveIdentity', 'removeProvider'],
  ...['requestEmailChange', 'resendCode', 'resetPassword', 'signIn', 'signOut', 'signUp'],
]
  .map((name) => `auth.${name}`)
  .concat(
    ['cuisines', 'get', 'list'].map((name) => `chefs.${name}`),
    ['addresses', 'sendMessage', 'submit'].map((name) => `feedback.${name}`),
    ['checkUnsaved', 'generate', 'readWish', 'readWishRequirements', 'swapLine'].map(
      (name) => `generation.${name}`,
    ),
    // Items that were put on a list stay visible there.
    ['addStaple', 'changes', 'foodWarnings', 'get', 'page', 'removeStaple', 'staples', 'sync'].map(
      (name) => `grocery.${name}`,
    ),
    [
      ...['addGuest', 'current', 'handOver', 'invitation', 'inviteByLink', 'inviteByMail', 'joinByCode'],
      ...['joinByLink', 'leave', 'list', 'removeGuest', 'removeMember', 'rename', 'revokeInvitation'],
      ...['nutritionTargets', 'saveGuest', 'saveNutritionTarget', 'switch', 'unknownAllergies'],
    ].map((name) => `households.${name}`),
    // Meals that were planned keep the names of their recipes.
    [
      ...['changes', 'eveningReminder', 'feeds', 'get', 'page', 'removeFeed', 'renewFeed'],
      ...['setEveningReminder', 'stopEveningReminder', 'sync'],
    ].map((name) => `mealPlanner.${name}`),
    // A proposal keeps the names of the recipes that its member saw when it was made.
    ['follow', 'get', 'newest', 'start'].map((name) => `weekPlanner.${name}`),
    // Recipes of the caller's own are named as duplicates.
    [...['assistant', 'begin', 'fileSent', 'get', 'getItem', 'list', 'remove', 'resume', 'save', 'stop']].map(
      (name) => `recipeImport.${name}`,
    ),
    ['jobs.cancel', 'jobs.follow', 'jobs.list', 'mail.listOutbox', 'sms.listOutbox'],
    ['get', 'readAllergy', 'readFood', 'save'].map((name) => `preferences.${name}`),
    // A generation that another member of the household has saved is saved again, under its own id.
    ['readLine', 'reportVersion', 'save', 'visibilityChoice'].map((name) => `recipes.${name}`),
    ['cancel', 'confirmPhone', 'phone', 'removePhone', 'result', 'retry', 'sendList', 'startPhone'].map(
      (name) => `sms.${name}`,
    ),
  )
