import * as m from '#messages'
import type { QuestionnaireAnswers, WishClarification } from '#shared/contract/generation.ts'
import {
  foodNameMaxLength,
  maxFoodsOfOneKind,
  maxWishClarifications,
  maxWishDescriptionLength,
} from '#shared/contract/limits.ts'
import {
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  mealTypes,
  meatPreferences,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'

/** The questions in the order in which they are asked, with their answers. */
export const wizardQuestions = {
  dietType: dietTypes,
  meatPreference: meatPreferences,
  mealType: mealTypes,
  cookingTime: cookingTimes,
  skillLevel: skillLevels,
} as const
export type WizardQuestionKey = keyof typeof wizardQuestions

export const wizardSteps = ['questions', 'additionalInfo', 'summary', 'result'] as const
export type WizardStep = (typeof wizardSteps)[number]
/** Where in the wizard somebody stands: a question, or one of the later steps. */
export type WizardPosition = WizardQuestionKey | Exclude<WizardStep, 'questions'>

export type WizardAnswers = Partial<Omit<QuestionnaireAnswers, 'meatPreference'>> & {
  meatPreference?: (typeof meatPreferences)[number]
}

/** All that the wizard knows, and all of it stands in the page's address: reload, back and forward just work. */
export interface WizardState {
  at: WizardPosition
  answers: WizardAnswers
  /** What was answered about unclear passages of the wish. */
  clarifications: readonly WishClarification[]
  /** Passages whose answers were taken back, those of kept recipes too. */
  withdrawnPassages: readonly string[]
  /** Which kept recipe the result shows; null while none has been written. */
  recipeId: string | null
  /** Set when somebody asked to go on without a cuisine. */
  isCuisineMissing: boolean
}

/** The first question of a new recipe. */
export const initialWizardState: WizardState = {
  at: 'dietType',
  answers: {},
  clarifications: [],
  withdrawnPassages: [],
  recipeId: null,
  isCuisineMissing: false,
}

const questionKeys = Object.keys(wizardQuestions) as WizardQuestionKey[]

/** The questions whose condition holds. */
export function visibleWizardQuestions({ dietType }: WizardAnswers): WizardQuestionKey[] {
  const isMeatAsked = dietType !== undefined && isMeatQuestionAsked(dietType)
  return questionKeys.filter((key) => key !== 'meatPreference' || isMeatAsked)
}

export function isWizardQuestion(at: WizardPosition): at is WizardQuestionKey {
  return at in wizardQuestions
}

export function wizardStepOfPosition(at: WizardPosition): WizardStep {
  return isWizardQuestion(at) ? 'questions' : at
}

/** Reads the address. Unknown words count as no answer; a step is reachable only with all answers before it. */
export function readWizardAddress(search: URLSearchParams): WizardState {
  const answers: WizardAnswers = {}
  for (const key of questionKeys)
    Object.assign(answers, readChoiceFromAddress(key, wizardQuestions[key], search))
  Object.assign(answers, readChoiceFromAddress('cuisine', cuisines, search))
  const description = search.get('description')
  if (description !== null) answers.description = description.slice(0, maxWishDescriptionLength)
  if (!visibleWizardQuestions(answers).includes('meatPreference')) delete answers.meatPreference

  const state = {
    at: parseWizardPosition(search.get('at')),
    answers,
    clarifications: readClarifications(search),
    withdrawnPassages: search
      .getAll('again')
      .slice(0, maxWishClarifications)
      .map((passage) => passage.slice(0, maxWishDescriptionLength)),
    recipeId: search.get('recipe'),
    isCuisineMissing: false,
  }
  const go = search.get('go')
  const movedState =
    go === 'next' ? nextWizardState(state) : go === 'previous' ? previousWizardState(state) : state
  return { ...movedState, at: reachablePosition(movedState) }
}

/** Each passage with the foods behind it in the address, which have commas between them. */
function readClarifications(search: URLSearchParams): WishClarification[] {
  const leaveOut = search.getAll('leave')
  return search
    .getAll('unclear')
    .slice(0, maxWishClarifications)
    .map((passage, index) => ({
      passage: passage.slice(0, maxWishDescriptionLength),
      leaveOut: splitTypedFoods(leaveOut[index] ?? ''),
    }))
}

/** Foods that were typed with commas between them, as many and as long as an answer may have. */
export function splitTypedFoods(text: string): string[] {
  return text
    .split(',')
    .map((food) => food.trim().slice(0, foodNameMaxLength))
    .filter((food) => food !== '')
    .slice(0, maxFoodsOfOneKind)
}

/** The answer to a passage in place of an earlier one; null takes it back. */
function replaceClarification(
  clarifications: readonly WishClarification[],
  passage: string,
  leaveOut: readonly string[] | null,
): WishClarification[] {
  const others = clarifications.filter((each) => each.passage !== passage)
  return leaveOut === null ? others : [...others, { passage, leaveOut: [...leaveOut] }]
}

/** The state with an answer to a passage; null takes back the one that was given, in whichever version. */
export function setAnswerAboutPassage(
  state: WizardState,
  passage: string,
  leaveOut: readonly string[] | null,
): WizardState {
  const others = state.withdrawnPassages.filter((each) => each !== passage)
  return {
    ...state,
    clarifications: replaceClarification(state.clarifications, passage, leaveOut),
    withdrawnPassages: leaveOut === null ? [...others, passage].slice(-maxWishClarifications) : others,
  }
}

/** Earlier answers, but for those that are given again; the newest where there are more than can be sent. */
export function mergeAnswersAboutPassages(
  earlier: readonly WishClarification[],
  later: readonly WishClarification[],
): WishClarification[] {
  return later
    .reduce((all, { passage, leaveOut }) => replaceClarification(all, passage, leaveOut), [...earlier])
    .slice(-maxWishClarifications)
}

/** What stands in the address, or in a form's hidden fields, of the answers about the wish. */
export function clarificationAddressEntries(
  clarifications: readonly WishClarification[],
): [string, string][] {
  return clarifications.flatMap(({ passage, leaveOut }): [string, string][] => [
    ['unclear', passage],
    ['leave', leaveOut.join(', ')],
  ])
}

function readChoiceFromAddress(
  key: string,
  words: readonly string[],
  search: URLSearchParams,
): Record<string, string> {
  const word = search.get(key)
  return word !== null && words.includes(word) ? { [key]: word } : {}
}

function parseWizardPosition(text: string | null): WizardPosition {
  const validPositions: readonly string[] = [...questionKeys, ...wizardSteps.slice(1)]
  return text !== null && validPositions.includes(text) ? (text as WizardPosition) : 'dietType'
}

function reachablePosition({ at, answers }: WizardState): WizardPosition {
  const visible = visibleWizardQuestions(answers)
  const firstOpenQuestion = visible.find((key) => answers[key] === undefined)
  if (isWizardQuestion(at)) {
    const isAfterFirstOpenQuestion =
      firstOpenQuestion !== undefined && questionKeys.indexOf(at) > questionKeys.indexOf(firstOpenQuestion)
    return isAfterFirstOpenQuestion ? firstOpenQuestion : visible.includes(at) ? at : 'dietType'
  }
  return firstOpenQuestion ?? (answers.cuisine === undefined ? 'additionalInfo' : at)
}

/** One step on. Stays where it is while the question is open; without a cuisine it stays and says so. */
export function nextWizardState(state: WizardState): WizardState {
  const { at, answers } = state
  if (at === 'additionalInfo')
    return answers.cuisine === undefined
      ? { ...state, isCuisineMissing: true }
      : { ...state, at: 'summary', isCuisineMissing: false }
  if (!isWizardQuestion(at) || answers[at] === undefined) return state
  const visible = visibleWizardQuestions(answers)
  return { ...state, at: visible[visible.indexOf(at) + 1] ?? 'additionalInfo' }
}

/** One step back; from the first question there is none. */
export function previousWizardState(state: WizardState): WizardState {
  const { at, answers } = state
  if (at === 'summary') return { ...state, at: 'additionalInfo' }
  const visible = visibleWizardQuestions(answers)
  if (at === 'additionalInfo') return { ...state, isCuisineMissing: false, at: visible.at(-1) ?? 'dietType' }
  if (!isWizardQuestion(at)) return state
  return { ...state, at: visible[visible.indexOf(at) - 1] ?? at }
}

/** The page's query for a state, without the question mark. */
export function createWizardQuery({
  at,
  answers,
  clarifications,
  withdrawnPassages,
  recipeId,
}: Pick<WizardState, 'at' | 'answers' | 'clarifications' | 'withdrawnPassages' | 'recipeId'>): string {
  const search = new URLSearchParams({ at })
  for (const [key, value] of wizardAnswerEntries(answers)) search.set(key, value)
  for (const [key, value] of clarificationAddressEntries(clarifications)) search.append(key, value)
  for (const passage of withdrawnPassages) search.append('again', passage)
  if (at === 'result' && recipeId) search.set('recipe', recipeId)
  return search.toString()
}

/** The answers that count, in the order of the wizard: a meat that is not asked for is none. */
export function wizardAnswerEntries(answers: WizardAnswers): [keyof WizardAnswers, string][] {
  const keys: (keyof WizardAnswers)[] = [...visibleWizardQuestions(answers), 'cuisine', 'description']
  return keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]]))
}

/** What the server is asked with; null while an answer is missing. An empty wish becomes the default one. */
export function toQuestionnaireAnswers(answers: WizardAnswers): QuestionnaireAnswers | null {
  const description = answers.description?.trim() || m.generation_default_description()
  const isMeatAsked = visibleWizardQuestions(answers).includes('meatPreference')
  const { dietType, mealType, cookingTime, skillLevel, cuisine } = answers
  const meatPreference = isMeatAsked ? answers.meatPreference : null
  if (!dietType || !mealType || !cookingTime || !skillLevel || !cuisine || meatPreference === undefined)
    return null
  return { dietType, meatPreference, mealType, cookingTime, skillLevel, cuisine, description }
}
