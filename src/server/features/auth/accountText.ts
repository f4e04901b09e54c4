import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { AccountData, GenerationData, RecipeData } from '#shared/contract/accountData.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { feedbackData } from '../feedback/service.ts'
import { readGenerationData } from '../generation/service.ts'
import { readGroceryData } from '../grocery/service.ts'
import { endedMembershipData, handoverData, householdData, invitationData } from '../households/service.ts'
import { mailData } from '../mail/service.ts'
import { noteData } from '../notes/service.ts'
import { getLastLogin } from '../preferences/service.ts'
import { preferences } from '../preferences/table.ts'
import { ratingData } from '../ratings/service.ts'
import { readRecipeData } from '../recipes/service.ts'
import { textData } from '../sms/service.ts'
import { deviceOf } from './device.ts'
import { findPendingEmailChange } from './emailChange.ts'
import { listFormerEmails, listOwnEmails } from './emailTakeBack.ts'
import { identities, sessions, users } from './table.ts'

type Part = Exclude<keyof AccountData, 'madeAt' | 'generations' | 'groceries' | 'recipes'>

/** Reads a part of what is kept of the caller; each feature words its own. */
const parts: { [P in Part]: (ctx: MemberContext) => Promise<AccountData[P]> } = {
  account: accountData,
  emailChanges: emailChangeData,
  identities: identityData,
  sessions: sessionData,
  preferences: preferenceData,
  lastLoginTimestamp: getLastLogin,
  households: (ctx) => householdData(ctx, ctx.member.userId),
  endedMemberships: (ctx) => endedMembershipData(ctx, ctx.member.userId),
  handovers: (ctx) => handoverData(ctx, ctx.member.userId),
  invitations: (ctx) => invitationData(ctx, ctx.member.userId),
  ratings: (ctx) => ratingData(ctx, ctx.member.userId),
  notes: (ctx) => noteData(ctx, ctx.member.userId),
  feedback: (ctx) => feedbackData(ctx, ctx.member.userId),
  texts: (ctx) => textData(ctx, ctx.member.userId),
  mails: async (ctx) => mailData(ctx, await listOwnEmails(ctx, ctx.member)),
}

/**
 * Everything that is kept of the caller as the JSON text of an `AccountData`, piece by piece: a recipe or one of its
 * states, or some items of a list, at a time, since all of them may be hundreds of megabytes. No secret is in it, hashed or not.
 */
export async function* accountText(ctx: MemberContext): AsyncGenerator<string> {
  yield `{\n  "madeAt": ${JSON.stringify(new Date().toISOString())}`
  for (const name of Object.keys(parts) as Part[]) {
    const part = AccountData.shape[name].parse(await parts[name](ctx))
    yield `,\n  "${name}": ${indented(part, 2)}`
  }
  yield ',\n  "groceries": '
  yield* groceryText(ctx)
  yield ',\n  "generations": '
  yield* generationText(ctx)
  yield ',\n  "recipes": ['
  let separator = '\n    '
  for await (const { recipe, revisions } of readRecipeData(ctx, ctx.member.userId)) {
    const words = indented(RecipeData.omit({ revisions: true }).parse(recipe), 4)
    yield `${separator}${words.slice(0, words.lastIndexOf('\n'))},\n      "revisions": [`
    separator = ',\n    '
    let revisionSeparator = '\n        '
    for await (const revision of revisions) {
      yield revisionSeparator + indented(RecipeData.shape.revisions.element.parse(revision), 8)
      revisionSeparator = ',\n        '
    }
    yield '\n      ]\n    }'
  }
  yield '\n  ]\n}\n'
}

async function* generationText(ctx: MemberContext): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of readGenerationData(ctx, ctx.member.userId)) {
    const entries = batch.map((each) => `\n    ${indented(GenerationData.parse(each), 4)}`)
    if (entries.length > 0) yield separator + entries.join(',')
    if (entries.length > 0) separator = ','
    await yieldToEventLoop()
  }
  yield separator === '[' ? '[]' : '\n  ]'
}

async function* groceryText(ctx: MemberContext): AsyncGenerator<string> {
  let separator = '['
  for await (const { household, alwaysHave, lists } of readGroceryData(ctx, ctx.member.userId)) {
    const words = indented({ household, alwaysHave }, 4)
    yield `${separator}\n    ${words.slice(0, words.lastIndexOf('\n'))},\n      "lists": `
    separator = ','
    let listSeparator = '['
    for (const { name, items } of lists) {
      yield `${listSeparator}\n        {\n          "name": ${JSON.stringify(name)},\n          "items": `
      listSeparator = ','
      let itemSeparator = '['
      for (const some of items) {
        const lines = some.map((item) => JSON.stringify(item))
        yield `${itemSeparator}\n            ${lines.join(',\n            ')}`
        itemSeparator = ','
        await yieldToEventLoop()
      }
      yield `${itemSeparator === '[' ? '[]' : '\n          ]'}\n        }`
    }
    yield `${listSeparator === '[' ? '[]' : '\n      ]'}\n    }`
  }
  yield separator === '[' ? '[]' : '\n  ]'
}

function indented(value: unknown, spaces: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`)
}

async function accountData({ deps, member }: MemberContext): Promise<AccountData['account']> {
  const { userId, email, name, hasPassword } = member
  const [user] = await deps.db
    .select({ locale: users.locale, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  const { locale: language, createdAt } = user
  return { userId, email, name, hasPassword, language, createdAt: createdAt.toISOString() }
}

async function emailChangeData(ctx: MemberContext): Promise<AccountData['emailChanges']> {
  const { email: pending } = await findPendingEmailChange(ctx)
  const former = await listFormerEmails(ctx, ctx.member.userId)
  return { pending, former: former.map(({ email, until }) => ({ email, until: until.toISOString() })) }
}

async function identityData({ deps, member }: MemberContext): Promise<AccountData['identities']> {
  const rows = await deps.db.select().from(identities).where(eq(identities.userId, member.userId))
  return rows.map(({ provider, subject, createdAt, removedAt }) => ({
    provider,
    subject,
    createdAt: createdAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  }))
}

async function sessionData({ deps, member }: MemberContext): Promise<AccountData['sessions']> {
  const rows = await deps.db.select().from(sessions).where(eq(sessions.userId, member.userId))
  return rows.map(({ userAgent, visitor, createdAt, lastUsedAt, expiresAt }) => ({
    device: deviceOf(userAgent),
    userAgent,
    network: visitor,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

async function preferenceData({ deps, member }: MemberContext): Promise<AccountData['preferences']> {
  const [row] = await deps.db.select().from(preferences).where(eq(preferences.userId, member.userId))
  if (!row) return null
  const { userId: _, version: __, ...told } = row
  return told
}
