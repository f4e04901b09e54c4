/** What the product says of households and who eats in them. */

export const firstHouseholdName = (name: string) => `${name}'s kitchen`

export const title = 'Your household'
export const lead = 'Whoever eats here is cooked for: what they must not have stays out of every recipe.'
export const people = 'Who eats here'
export const you = 'you'
export const owner = 'owner'
export const noAccount = 'without an account'
export const eatsEverything = 'Eats everything, as far as we know.'
export const allergicTo = (foods: string) => `Allergic to ${foods}`
export const eatsDiet = (diets: string) => `Eats ${diets}`
export const dislikes = (foods: string) => `Does not like ${foods}`
export const likes = (foods: string) => `Likes ${foods}`
export const needsCare = 'Needs more care: nothing raw or underdone'
export const yourSettings = 'Change how you eat'

export const name = 'Name of the household'
export const rename = 'Rename'
export const renamed = 'The household has a new name.'
export const nameMissing = 'Please give the household a name.'
export const nameTooLong = (most: number) => `A name may have ${most} characters at most.`

export const addGuest = 'Add somebody without an account'
export const addGuestLead = 'A child, a grandfather, a friend who comes every Sunday: whoever eats with you.'
export const guestName = 'Name'
export const guestNameMissing = 'Please say who it is.'
export const guestIsVulnerable = 'Is under five, pregnant, over 65, or their body’s defences are weak'
export const guestIsVulnerableHint = 'Then recipes warn of raw egg, raw fish and the like.'
export const add = 'Add'
export const save = 'Save'
export const cancel = 'Cancel'
export const edit = (who: string) => `Edit ${who}`
export const remove = (who: string) => `Remove ${who}`
export const guestAdded = (who: string) => `${who} eats with you now.`
export const guestSaved = (who: string) => `What ${who} eats is saved.`
export const removed = (who: string) => `${who} was removed.`
export const removeGuestQuestion = (who: string) =>
  `Recipes will no longer keep to what ${who} must not have. Remove ${who}?`
export const tooManyGuests = (most: number) => `There is room for ${most} people without an account.`
export const noSuchGuest = 'Nobody of this name eats with you any more.'
export const guestConflict =
  'Somebody else saved this meanwhile, as it stands here. Save to put yours in its place, or cancel to keep theirs.'

export const removeMemberQuestion = (who: string) =>
  `${who} will no longer see this household and what belongs to it. Remove ${who}?`
export const makeOwner = (who: string) => `Make ${who} the owner`
export const makeOwnerQuestion = (who: string) =>
  `${who} may then remove people, you among them, and only ${who} can give it back. Make ${who} the owner?`
export const madeOwner = (who: string) => `${who} is the owner now.`
export const onlyOwner = 'Only the owner of the household may do this.'
export const noSuchMember = 'Nobody of this name is in your household any more.'
export const notYourself = 'You cannot remove yourself. Leave the household instead.'
export const alreadyOwner = 'You are the owner already.'

export const invite = 'Invite somebody with an account'
export const inviteLead =
  'Whoever joins sees who eats here and what they must not have, and shares what belongs to the household. An invitation works once, for 7 days.'
export const inviteByLink = 'Make a link'
export const linkReady = 'Hand this link to one person. It is shown only now.'
export const link = 'Invitation link'
export const copy = 'Copy'
export const copied = 'The link is copied.'
export const copyFailed = 'The link could not be copied. Please select it and copy it by hand.'
export const inviteByMail = 'Invite by email'
export const email = 'Email'
export const mailSent = (email: string) => `A code is on its way to ${email}.`
export const openInvitations = 'Open invitations'
export const byMail = (email: string, until: string) => `${email}, until ${until}`
export const byLink = (until: string) => `A link, until ${until}`
export const revoke = (what: string) => `Take back: ${what}`
export const revokeShort = 'Take back'
export const revoked = 'The invitation is taken back.'
export const noSuchInvitation = 'This invitation was used or taken back already.'
export const tooManyInvitations = (most: number) =>
  `There are ${most} open invitations already. Please take one back first.`
export const alreadyMember = 'This person is in your household already.'

export const otherHouseholds = 'Your other households'
export const switchTo = (name: string) => `Go to ${name}`
export const switched = (name: string) => `You are in ${name} now.`
export const noSuchHousehold = 'You do not belong to this household any more.'
export const haveCode = 'Have you been sent a code?'
export const haveCodeLead = 'Enter the code from your mail to join the household that invited you.'
export const code = 'Invitation code'
export const join = 'Join'
export const joinedByCode = 'Welcome. You are in the household that invited you.'
export const codeFailed = 'This code does not fit. Please check it, or ask for a new invitation.'

export const leave = 'Leave this household'
export const leaveQuestion = (name: string) =>
  `You will no longer see ${name} and what belongs to it. You can come back only when you are invited. Leave?`
export const left = (name: string) => `You have left ${name}.`
export const soleMember = 'You are the only one here with an account, so you cannot leave.'
export const ownerMustHandOver = 'You are the owner. Make somebody else the owner first, then you can leave.'
export const stay = 'No, stay'

export const loading = 'Looking up your household…'
export const loadFailed = 'Your household could not be looked up. Please try again.'
export const tryAgain = 'Try again'
export const failed = 'That did not work. Please try again.'

export const lookingUp = 'Looking up the invitation…'
export const notOpenTitle = 'This door is closed'
export const joinTitle = 'You are invited'
export const invitedTo = (who: string, household: string) => `${who} invites you to ${household}.`
export const joinLead =
  'You will see who eats there and what they must not have, and they will see the same of you. Your own household stays; you can go back any time.'
export const joinNow = (household: string) => `Join ${household}`
export const joined = (household: string) => `Welcome to ${household}.`
export const alreadyIn = (household: string) => `You belong to ${household} already.`
export const toHousehold = 'To your household'
export const signInToJoin = 'Sign in to join, or sign up first; this link keeps working for 7 days.'
export const signIn = 'Sign In'
export const signUp = 'Sign Up'
export const notOpen =
  'This invitation is not open any more. It may have been used, taken back, or be over 7 days old.'
export const askForAnother = 'Please ask whoever invited you for a new one.'
export const otherAddress =
  'This invitation was sent to another address. Please sign in with that one, or ask for a link.'
