import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { AccountData, RecipeData } from '#shared/contract/accountData.ts'
import type { MemberContext } from '../../context.ts'
import { accountData, emailChangeData, identityData, listOwnEmails, sessionData } from '../auth/service.ts'
import { readFeedbackData } from '../feedback/service.ts'
import { readGenerationData } from '../generation/service.ts'
import { readGroceryData } from '../grocery/service.ts'
import {
  endedMembershipData,
  handoverData,
  readHouseholdData,
  readInvitationData,
} from '../households/service.ts'
import { readMailData } from '../mail/service.ts'
import { readReportedNotes, readWrittenNotes } from '../notes/service.ts'
import { getLastLogin, preferenceData, readShownStates } from '../preferences/service.ts'
import { readRatingData } from '../ratings/service.ts'
import { findVisibilityChoice, readRecipeData } from '../recipes/service.ts'
import { textData } from '../sms/service.ts'

/** Parts of which an account keeps little. */
const parts = {
  account: accountData,
  emailChanges: emailChangeData,
  identities: identityData,
  sessions: sessionData,
  preferences: preferenceData,
  lastLoginTimestamp: getLastLogin,
  recipesAreShownTo: async (ctx) => (await findVisibilityChoice(ctx))?.visibility ?? null,
  endedMemberships: (ctx) => endedMembershipData(ctx, ctx.member.userId),
  handovers: (ctx) => handoverData(ctx, ctx.member.userId),
  texts: (ctx) => textData(ctx, ctx.member.userId),
} satisfies { [P in keyof AccountData]?: (ctx: MemberContext) => Promise<AccountData[P]> }

type ListPart = Exclude<keyof AccountData, keyof typeof parts | 'madeAt' | 'notes' | 'groceries' | 'recipes'>

/** Parts that may be long, read some at a time; each feature words its own. */
const listParts: { [P in ListPart]: (ctx: MemberContext) => AsyncGenerator<AccountData[P]> } = {
  oldClientLists: (ctx) => readShownStates(ctx, ctx.member.userId),
  households: (ctx) => readHouseholdData(ctx, ctx.member.userId),
  invitations: (ctx) => readInvitationData(ctx, ctx.member.userId),
  ratings: (ctx) => readRatingData(ctx, ctx.member.userId),
  feedback: (ctx) => readFeedbackData(ctx, ctx.member.userId),
  generations: (ctx) => readGenerationData(ctx, ctx.member.userId),
  mails: async function* (ctx) {
    yield* readMailData(ctx, await listOwnEmails(ctx, ctx.member))
  },
}

/**
 * Everything that is kept of the caller as the JSON text of an `AccountData`, piece by piece: a recipe or one of its
 * states, some notes, or some items of a list, at a time, since all of them may be hundreds of megabytes. No secret is in
 * it, hashed or not.
 */
export async function* accountText(ctx: MemberContext): AsyncGenerator<string> {
  yield `{\n  "madeAt": ${JSON.stringify(new Date().toISOString())}`
  for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
    const part = AccountData.shape[name].parse(await parts[name](ctx))
    yield `,\n  "${name}": ${indented(part, 2)}`
  }
  for (const name of Object.keys(listParts) as ListPart[]) {
    yield `,\n  "${name}": `
    yield* listText(AccountData.shape[name], listParts[name](ctx), 2)
  }
  const { written, reported } = AccountData.shape.notes.shape
  yield ',\n  "notes": {\n    "written": '
  yield* listText(written, readWrittenNotes(ctx, ctx.member.userId), 4)
  yield ',\n    "reported": '
  yield* listText(reported, readReportedNotes(ctx, ctx.member.userId), 4)
  yield '\n  }'
  yield ',\n  "groceries": '
  yield* groceryText(ctx)
  yield ',\n  "recipes": ['
  const firstSeparator = '\n    '
  let separator = firstSeparator
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
  yield separator === firstSeparator ? ']\n}\n' : '\n  ]\n}\n'
}

/** A list that begins on a line of so many spaces, each batch of it checked and worded by itself. */
async function* listText(
  schema: { parse: (batch: unknown) => unknown[] },
  batches: AsyncGenerator<unknown[]>,
  spaces: number,
): AsyncGenerator<string> {
  const newLine = `\n${' '.repeat(spaces + 2)}`
  let separator = '['
  for await (const batch of batches) {
    const items = schema.parse(batch).map((item) => indented(item, spaces + 2))
    yield `${separator}${newLine}${items.join(`,${newLine}`)}`
    separator = ','
  }
  yield separator === '[' ? '[]' : `\n${' '.repeat(spaces)}]`
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
