import { randomUUID } from 'node:crypto'
import { demandsFor, mealToPlan } from '../../support/planner/weekPlans.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { child, eatsAll, type Home, milk, plannedSoup } from './whoMayHome.ts'

interface Expectation {
  /** The owner's input; visitors and strangers send the same. */
  input: (home: Home) => unknown
  visitor: string
  stranger: string
  owner: string
}

const forAll = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'ok',
  stranger: 'ok',
  owner: 'ok',
})
/** For every member, with their own data. */
const forMembers = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'UNAUTHORIZED',
  stranger: 'ok',
  owner: 'ok',
})
const forOwner = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'UNAUTHORIZED',
  stranger: 'NOT_FOUND',
  owner: 'ok',
})
/** For members of the owner's household, which the input names. */
const forHousehold = (input: (home: Home) => object): Expectation => ({
  input: (home) => ({ householdId: home.householdId, ...input(home) }),
  visitor: 'UNAUTHORIZED',
  stranger: 'CONFLICT',
  owner: 'ok',
})
/** For a browser that used the outbox key only, signed in or not; see tests/http/accounts/outboxAccess.test.ts. */
const forKeyHolders = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'NOT_FOUND',
  stranger: 'NOT_FOUND',
  owner: 'NOT_FOUND',
})
/** Open to all, but refused with this input. */
const refusedToAll = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'BAD_REQUEST',
  stranger: 'BAD_REQUEST',
  owner: 'BAD_REQUEST',
})

const missingForAll = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'NOT_FOUND',
  stranger: 'NOT_FOUND',
  owner: 'NOT_FOUND',
})

const noFigures = {
  ...{ kcal: null, proteinGrams: null, fatGrams: null, saturatedFatGrams: null },
  ...{ carbohydrateGrams: null, sugarsGrams: null, fibreGrams: null, sodiumMg: null },
}
const password = 'Rosemary & 7 figs'
const none = () => undefined
const recipe = () => ({ recipeId: 'demo-1' })

export const expectations: Record<string, Expectation> = {
  'auth.changeName': forMembers(() => ({ name: 'Somebody else' })),
  'auth.changePassword': forMembers(() => ({ currentPassword: null, newPassword: password })),
  'auth.confirmEmailChange': {
    ...refusedToAll(() => ({ email: 'renamed@example.com', code: '000000' })),
    visitor: 'UNAUTHORIZED',
  },
  'auth.deleteAccount': {
    ...forOwner(({ owner }) => ({ email: owner.email, password: null })),
    stranger: 'BAD_REQUEST',
  },
  'auth.mailProofCode': forMembers(none),
  'auth.pendingEmailChange': forMembers(none),
  'auth.planDeletion': forMembers(none),
  'auth.proveIdentity': { ...refusedToAll(() => ({ code: '000000' })), visitor: 'UNAUTHORIZED' },
  'auth.confirmEmail': refusedToAll(({ owner }) => ({ email: owner.email, code: '000000' })),
  'auth.endSession': forOwner(({ sessionId }) => ({ sessionId })),
  'auth.entrance': forAll(none),
  'auth.forgotPassword': forAll(({ owner }) => ({ email: owner.email })),
  'auth.allowProvider': forOwner(({ removedId }) => ({ id: removedId, currentPassword: null })),
  'auth.linkedProviders': forMembers(none),
  'auth.listSessions': forMembers(none),
  'auth.removeProvider': forOwner(({ linkedId }) => ({ id: linkedId, currentPassword: null })),
  'auth.resendCode': forAll(({ owner }) => ({ email: owner.email })),
  'auth.requestEmailChange': forMembers(() => ({ email: 'renamed@example.com', currentPassword: null })),
  'auth.resetPassword': refusedToAll(({ owner }) => ({
    email: owner.email,
    code: '000000',
    newPassword: password,
  })),
  'auth.signIn': refusedToAll(({ owner }) => ({ email: owner.email, password })),
  'auth.signOut': forAll(none),
  'auth.signUp': forAll(({ owner }) => ({
    email: owner.email,
    name: 'Somebody',
    password,
    acceptsTerms: true,
  })),
  'auth.deletionOutcome': forAll(() => ({ deletionId: 'x'.repeat(32) })),
  'chefs.cuisines': forAll(none),
  'chefs.get': forAll(() => ({ chefId: 'demo-chef-1' })),
  'chefs.list': forAll(() => ({})),
  'feedback.addresses': forAll(none),
  'feedback.sendMessage': forAll(() => ({
    draftId: '1700000000000',
    email: 'somebody@example.com',
    message: 'The lid sticks.',
  })),
  'feedback.submit': forAll(() => ({
    draftId: '1700000000000',
    type: 'bug',
    description: 'The lid sticks.',
  })),
  'generation.generate': forAll(() => dinnerOrder),
  'generation.swapLine': {
    ...forOwner(({ unsaved: { generationId, recipe } }) => ({
      ...{ generationId, recipe, answers: dinnerOrder.answers, line: 0, swap: '1 stone' },
    })),
    owner: 'BAD_REQUEST',
  },
  'generation.checkUnsaved': forOwner(({ unsaved: { generationId, recipe } }) => ({
    ...{ generationId, recipe, answers: dinnerOrder.answers },
  })),
  'generation.readWish': forAll(() => ({ wishes: ['no garlic'] })),
  'grocery.addRecipe': forOwner(({ householdId }) => ({
    householdId,
    listId: 'default',
    recipeId: 'demo-1',
    additionId: 'one',
    servings: 2,
  })),
  'grocery.addStaple': forOwner(({ householdId }) => ({ householdId, name: 'rice' })),
  'grocery.changes': forOwner(({ householdId }) => ({ householdId, since: 0 })),
  'grocery.foodWarnings': forOwner(({ householdId }) => ({ householdId })),
  'grocery.get': forOwner(({ householdId }) => ({ householdId })),
  'grocery.recipeWarnings': forOwner(({ householdId }) => ({ householdId, recipeId: 'demo-1' })),
  'grocery.page': forOwner(({ householdId }) => ({ householdId, listId: null, part: 1 })),
  'grocery.removeStaple': forOwner(({ householdId }) => ({ householdId, name: 'salt' })),
  'grocery.staples': forOwner(({ householdId }) => ({ householdId })),
  'grocery.suggest': forOwner(({ householdId }) => ({ householdId, text: 'mi' })),
  'grocery.sync': forOwner(({ householdId }) => ({ householdId, operations: [{ ...milk, itemId: 'eggs' }] })),
  'households.addGuest': forHousehold(() => ({ draftId: randomUUID(), ...child })),
  'households.current': forMembers(none),
  'households.handOver': forHousehold(({ mateId }) => ({ userId: mateId, currentPassword: null })),
  // Open to all with the link; this token belongs to no invitation.
  'households.invitation': missingForAll(() => ({ token: 'x'.repeat(43) })),
  'households.inviteByLink': forHousehold(() => ({})),
  'households.inviteByMail': forHousehold(() => ({ email: 'friend@example.com' })),
  'households.joinByCode': {
    ...refusedToAll(() => ({ code: '000000' })),
    visitor: 'UNAUTHORIZED',
  },
  'households.joinByLink': { ...missingForAll(() => ({ token: 'x'.repeat(43) })), visitor: 'UNAUTHORIZED' },
  // The owner must hand the household over first.
  'households.leave': { ...forHousehold(() => ({})), owner: 'BAD_REQUEST' },
  'households.list': forMembers(none),
  'households.nutritionTargets': forOwner(({ householdId }) => ({ householdId })),
  'households.removeGuest': forHousehold(({ guestId }) => ({ guestId })),
  'households.removeMember': forHousehold(({ mateId }) => ({ userId: mateId })),
  'households.rename': forHousehold(() => ({ name: 'Another name' })),
  'households.revokeInvitation': forHousehold(({ invitationId }) => ({ invitationId })),
  'households.saveGuest': forHousehold(({ guestId }) => ({ guestId, version: 1, ...child, name: 'Renamed' })),
  'households.saveNutritionTarget': forHousehold(({ guestId }) => ({
    eaterId: guestId,
    version: 0,
    figures: { ...noFigures, kcal: 1400 },
    body: null,
  })),
  'households.unknownAllergies': forMembers(none),
  'households.switch': forOwner(({ householdId }) => ({ householdId })),
  'mealPlanner.changes': forOwner(({ householdId }) => ({ householdId, since: 0 })),
  'mealPlanner.eveningReminder': forMembers(none),
  'mealPlanner.feeds': forOwner(({ householdId }) => ({ householdId })),
  'mealPlanner.get': forOwner(({ householdId }) => ({ householdId })),
  'mealPlanner.page': forOwner(({ householdId }) => ({ householdId, date: null })),
  'mealPlanner.recipes': forOwner(({ householdId }) => ({ householdId, recipeIds: ['demo-1'] })),
  'mealPlanner.removeFeed': forOwner(({ householdId }) => ({ householdId, scope: 'household' })),
  'mealPlanner.renewFeed': forOwner(({ householdId }) => ({ householdId, scope: 'household' })),
  'mealPlanner.setEveningReminder': forMembers(() => ({ isOn: true })),
  'mealPlanner.stopEveningReminder': missingForAll(() => ({ token: 'x'.repeat(43) })),
  'mealPlanner.sync': forOwner(({ householdId }) => ({ householdId, operations: [plannedSoup] })),
  'weekPlanner.follow': forOwner(({ weekPlanId }) => ({ weekPlanId })),
  'weekPlanner.get': forOwner(({ weekPlanId }) => ({ weekPlanId })),
  'weekPlanner.newest': forOwner(({ householdId }) => ({ householdId })),
  'weekPlanner.start': forOwner(({ householdId, mateId }) => ({
    weekPlanId: randomUUID(),
    householdId,
    demands: demandsFor([mealToPlan(0, { eaterIds: [mateId] })]),
    keeps: null,
  })),
  'mail.listOutbox': forKeyHolders(none),
  'notes.list': forAll(() => ({})),
  'jobs.cancel': forOwner(({ jobId }) => ({ jobId })),
  'jobs.follow': forMembers(none),
  'jobs.list': forMembers(none),
  'notes.listOwn': forMembers(() => ({})),
  'notes.remove': forOwner(({ noteId }) => ({ noteId })),
  'notes.report': forAll(({ noteId }) => ({ noteId })),
  // A hidden note by another member of the household on the owner's recipe.
  'notes.show': forOwner(({ noteId }) => ({ noteId })),
  'notes.write': forMembers(() => ({ ...recipe(), draftId: 'draft', text: 'Half the salt.' })),
  'preferences.get': forMembers(none),
  'preferences.readAllergy': forMembers(() => ({ text: 'kiwi' })),
  'preferences.readFood': forMembers(() => ({ text: 'kiwi' })),
  'preferences.save': forMembers(() => ({
    ...eatsAll,
    gender: null,
    mealFrequency: null,
    units: 'metric',
    isVulnerable: false,
    version: 0,
  })),
  'recipes.count': forAll(none),
  'recipes.listNewestOwn': forMembers(none),
  'recipes.usage': forMembers(none),
  'recipes.list': forMembers(() => ({ mine: true, myDiet: 'household' })),
  'recipes.convertToBlog': forOwner(({ recipeId }) => ({ recipeId, version: 1 })),
  'recipes.swapLine': forOwner(({ recipeId }) => ({ recipeId, version: 1, line: 0, swap: '1 pea' })),
  'recipes.edit': forOwner(({ recipeId }) => ({
    kind: 'recipe',
    recipeId,
    version: 1,
    name: 'Another',
    description: '',
    ingredients: ['1 pea'],
    instructions: ['Eat it.'],
  })),
  'ratings.markTried': forMembers(() => ({ ...recipe(), hasTried: true })),
  'ratings.mine': forMembers(recipe),
  'ratings.rate': forMembers(() => ({ ...recipe(), stars: 4 })),
  'recipes.get': forAll(recipe),
  'recipes.getForEdit': forOwner(({ recipeId }) => ({ recipeId })),
  'recipes.listLatest': forAll(none),
  'recipes.listSeen': forMembers(() => ({ recipeIds: ['demo-1'] })),
  'recipes.listRelated': forAll(recipe),
  'recipes.getRevision': forOwner(({ recipeId }) => ({ recipeId, version: 1 })),
  'recipes.listRevisions': forOwner(({ recipeId }) => ({ recipeId })),
  'recipes.readLine': forAll(() => ({ text: '2 eggs' })),
  'recipes.remove': forOwner(({ recipeId }) => ({ recipeId })),
  'recipes.report': forAll(recipe),
  'recipes.reportVersion': forMembers(() => undefined),
  'recipes.scalables': forAll(recipe),
  'recipes.restoreRevision': forOwner(({ recipeId }) => ({ recipeId, version: 1, restoredVersion: 1 })),
  'recipes.setVisibility': forOwner(({ recipeId }) => ({ recipeId, shownTo: { visibility: 'creator' } })),
  'recipes.visibilityChoice': forMembers(none),
  'recipes.save': forOwner(({ unsaved }) => unsaved),
  'recipes.submit': forMembers(() => typedRecipe()),
  'sms.confirmPhone': {
    ...refusedToAll(() => ({ phoneNumber: '+447700900999', code: '000000' })),
    visitor: 'UNAUTHORIZED',
  },
  'sms.listOutbox': forKeyHolders(none),
  'sms.phone': forMembers(none),
  'sms.removePhone': forMembers(none),
  'sms.result': forOwner(({ textId }) => ({ textId })),
  // The stranger has no phone number, and would not find the household either.
  'sms.cancel': forOwner(({ textId }) => ({ textId })),
  'sms.retry': forOwner(({ textId }) => ({ textId })),
  'sms.sendList': {
    ...forOwner(({ householdId }) => ({
      textId: randomUUID(),
      householdId,
      listId: 'default',
      notes: '',
    })),
    stranger: 'BAD_REQUEST',
  },
  'sms.startPhone': forMembers(() => ({ phoneNumber: '+447700900888' })),
}
