/** What the product says of accounts. */

export const signUpTitle = 'Make yourself at home'
export const signUpLead = 'An account keeps your recipes, your list and what your household can eat.'
export const signUp = 'Sign Up'
export const signingUp = 'Signing Up...'
export const signInTitle = 'Welcome back'
export const signIn = 'Sign In'
export const signingIn = 'Signing In...'
export const signOut = 'Sign Out'
export const signOutFailed = 'You are still signed in. Please try again.'
export const logIn = 'Log In'
export const haveAccount = 'Already have an account?'
export const noAccountYet = 'New here?'
export const forgotPassword = 'Forgot your password?'
export const continueWith = { google: 'Continue with Google', apple: 'Continue with Apple' }
export const or = 'or'
export const otherDoors = 'Other ways to sign in'
export const opensNewTab = '(opens in a new tab)'
export const needsScripts =
  'This takes JavaScript, so that your password is sent safely. Please allow it here.'

export const email = 'Email'
export const name = 'Name'
export const password = 'Password'
export const confirmPassword = 'Confirm password'
export const newPassword = 'New password'
export const code = 'Confirmation code'
export const verificationCode = 'Verification code'
export const showPassword = 'Show'
export const hidePassword = 'Hide'
/** In three parts, so that the two names can be links. */
export const agreement = ['I agree to the ', 'Terms of Service', ' and ', 'Privacy Policy', '.'] as const

export const passwordRequirements = {
  length: 'At least 8 characters',
  upper: 'An uppercase letter',
  lower: 'A lowercase letter',
  digit: 'A number',
  special: 'A special character',
}
/** Read out behind each requirement. */
export const met = ', met'
export const unmet = ', not met yet'
export const allMet = 'Your password meets all requirements.'
export const passwordChecklist = 'Your password needs'

export const fillAllFields = 'Please fill out all fields.'
export const passwordsDiffer = 'Passwords do not match.'
export const passwordTooWeak = 'Password does not meet all requirements.'
export const passwordTooCommon =
  'This password is on every list of common passwords, so it would be guessed at once. Please choose another.'
export const passwordTooLong = 'A password may have 200 characters at most.'
export const mustAgree = 'You must agree to the Terms of Service and Privacy Policy.'
export const notAnEmail = 'Please enter an email address such as cook@example.com.'
export const nameTooLong = 'A name may have 100 characters at most.'
export const strangeCharacters = 'This holds characters we cannot keep. Please type it anew.'
export const enterEmailAndCode = 'Please enter your email and confirmation code.'
export const enterEmail = 'Please enter your email.'
export const enterEmailAndPassword = 'Please enter both email and password.'
export const notACode = 'A code has 6 digits.'

export const signUpFailed = 'Failed to sign up. Please check your credentials.'
export const signInFailed = 'Failed to sign in. Please check your credentials.'
export const confirmFailed = 'Failed to confirm email. Please check your code.'
export const forgotFailed = 'Failed to initiate password reset. Please try again.'
export const resetFailed = 'Failed to reset password. Please check your details and try again.'
export const notSignedIn = 'User is not authenticated'
export const notConfirmedYet =
  'Your email is not confirmed yet. We have sent you a new code; please enter it to finish.'
export const tooManyTries = (wait: string) => `Too many tries. Please wait ${wait} and try again.`
/** A time to wait, in words: up to a minute in seconds, then in minutes. */
export const waitFor = (seconds: number) =>
  seconds <= 1 ? 'a second' : seconds < 60 ? `${seconds} seconds` : inMinutes(Math.ceil(seconds / 60))
const inMinutes = (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`)

export const confirmTitle = 'Confirm your email'
export const confirmLead = 'We have sent a code of 6 digits to your address. It works for 15 minutes.'
export const confirm = 'Confirm Email'
export const confirming = 'Confirming...'
export const resend = 'Send a new code'
export const resendIn = (wait: string) => `You can ask for a new code in ${wait}.`
export const resendFailed = 'Failed to send a new code. Please try again.'
export const resent = 'A new code is on its way. Only the newest one works.'
export const confirmed = 'Your email is confirmed. Please sign in.'

export const forgotTitle = 'Forgot your password?'
export const forgotLead = 'Enter your email, and we send you a code to set a new one.'
export const sendCode = 'Send code'
export const sendingCode = 'Sending...'
export const resetTitle = 'Set a new password'
export const resetLead =
  'If there is an account for this address, a code is on its way. It works for 15 minutes.'
export const backToSignIn = 'Back to sign in'
export const noCode = 'No code in your mail?'
export const resetPassword = 'Reset Password'
export const resettingPassword = 'Resetting...'
export const wasReset = 'Your password is set. Please sign in.'

export const providerFailed = (provider: string) => `Failed to sign in with ${provider}. Please try again.`
export const providerEmailUnverified = (provider: string) =>
  `${provider} has not verified your email address, so we cannot use it to sign you in.`
export const providerDenied = (provider: string) =>
  `You did not sign in with ${provider}. Try again, or choose another way.`
export const providerTooMany = 'Too many tries. Please wait a few minutes and try again.'
export const providerNames = { google: 'Google', apple: 'Apple' }

export const wrongPassword = 'This is not your current password.'
export const noSuchSession = 'This device is signed out already.'
export const notYourEmail = 'This is not the email of your account.'
